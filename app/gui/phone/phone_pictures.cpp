#include "app/gui/phone/phone_pictures.h"

#include "app/gui/photo/photo_scene.h"

#include <QBuffer>
#include <QTransform>

namespace concord::gui {

std::string jpegOf(const QImage& image) {
    if (image.isNull()) {
        return {};
    }
    constexpr int quality = 82;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "JPEG", quality);
    return bytes.toStdString();
}

QImage shownPhoto(const Photo& photo) {
    const QImage& picture = photo.picture;
    const bool isLarge = std::max(picture.width(), picture.height()) > maxShownSidePx;
    const QImage shown =
        isLarge ? picture.scaled(maxShownSidePx, maxShownSidePx, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                : picture;
    return shown.transformed(displayFromStored(QSizeF(shown.size()), photo.exifOrientation));
}

}  // namespace concord::gui
