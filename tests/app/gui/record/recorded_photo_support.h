// Photos as the record stores them, with their readings.
#pragma once

#include "app/gui/document/photo.h"
#include "tests/app/gui/support/support.h"
#include "vision/geometry/board_frame.h"

#include <QBuffer>
#include <QByteArray>
#include <QImage>

#include <memory>

namespace concord::gui {

inline QByteArray pictureBytes() {
    QImage picture(500, 400, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return bytes;
}

inline std::shared_ptr<const Photo> photoWithBytes() {
    auto photo = std::make_shared<Photo>(*doubtfulPhoto());
    photo->files = {{pictureBytes(), QStringLiteral("table.png"), {}}};
    return photo;
}

// A reading of a board seen from straight above, with 2 pixels per millimetre.
inline vision::Reading readingFromAbove() {
    vision::Reading reading = *doubtfulPhoto()->reading;
    for (vision::CellReading& cell : reading.cells) {
        const cv::Point2d mm = vision::cellCenterMm(reading.side, cell.cell);
        cell.center = {250 + (2 * mm.x), 200 - (2 * mm.y)};
    }
    return reading;
}

}  // namespace concord::gui
