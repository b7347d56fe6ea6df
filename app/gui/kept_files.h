// Files of kept games: each is there as a whole or as it was before.
#pragma once

#include "wording.h"

#include <QByteArray>
#include <QString>

namespace concord::gui {

QByteArray keptContents(const QString& path);  // empty where it cannot be read
// Empty when it is done, or else why it could not be, as a sentence.
Wording writeKept(const QString& path, const QByteArray& contents);

}  // namespace concord::gui
