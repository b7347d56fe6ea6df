// Files of kept games: each is there as a whole or as it was before.
#pragma once

#include "app/gui/kit/wording.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>

namespace concord::gui {

QByteArray autosaveContents(const QString& path);  // empty where it cannot be read
// Empty when it is done, or else why it could not be, as a sentence.
Wording writeAutosave(const QString& path, const QByteArray& contents);

// Lets go of files that have been there for a while, in the order of the patterns of their names; not of what may be
// being written just now.
void removeOld(const QString& folder, const QStringList& patterns,
               const std::function<bool(const QString& name)>& isWanted = {});

}  // namespace concord::gui
