// Files of autosaved games: each is written completely, or stays as it was.
#pragma once

#include "app/gui/kit/wording.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>

namespace concord::gui {

QByteArray autosaveContents(const QString& path);  // empty where it cannot be read
// Empty on success, otherwise a sentence that says why it failed.
Wording writeAutosave(const QString& path, const QByteArray& contents);

// Removes files that have not changed for a while, in the order of the patterns of their names; recent files may still
// be in use. Files for which keep() is true stay.
void removeOld(const QString& folder, const QStringList& patterns,
               const std::function<bool(const QString& name)>& keep = {});

}  // namespace concord::gui
