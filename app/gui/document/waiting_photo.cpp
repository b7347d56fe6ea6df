#include "app/gui/document/waiting_photo.h"

#include <QCryptographicHash>

namespace concord::gui {

QString photoIdOf(const QByteArray& contents) {
    return QString::fromLatin1(QCryptographicHash::hash(contents, QCryptographicHash::Sha1).toHex());
}

}  // namespace concord::gui
