#include "app/gui/photo/settled_board.h"

#include "app/gui/document/image_convert.h"
#include "vision/photo/ingest.h"

#include <QCoreApplication>

#include <vector>

namespace concord::gui {

std::optional<SettledBoard> settledBoard(const Document& document, int player) {
    if (!document.isHarmonies() || player >= document.playerCount()) {
        return {};
    }
    const std::shared_ptr<const Photo>& photo = document.playerState(player).photo;
    const std::optional<Board>& board = document.harmoniesPlayer(player).board;
    const bool isRead = photo && photo->reading && !photo->files.empty() && !photo->files.front().contents.isEmpty();
    if (!isRead || !board || board->tokenCount() == 0 || board->side() != photo->reading->side ||
        !document.doubtfulCells(player).empty()) {
        return {};
    }
    return SettledBoard{photo, *board};
}

PhotoToPack photoToPack(const SettledBoard& settled) {
    const QByteArray& contents = settled.photo->files.front().contents;
    PhotoToPack packed;
    packed.clean = vision::cleanPhoto(
        {reinterpret_cast<const unsigned char*>(contents.constData()), static_cast<std::size_t>(contents.size())});
    const vision::Photo decoded = vision::ingest(packed.clean.jpeg);
    packed.storedSize = {decoded.storedSize.width, decoded.storedSize.height};
    packed.shown.picture = imageFromBgr(decoded.bgr);
    packed.shown.scale = decoded.scale;
    packed.shown.exifOrientation = decoded.exifOrientation;
    packed.shown.reading = settled.photo->reading;
    return packed;
}

QByteArray packedFile(const SettledBoard& settled, const PhotoToPack& photo, vision::PhotoLicence licence) {
    vision::SettledPhoto truth;
    truth.board = settled.board;
    for (const vision::CellReading& cell : settled.photo->reading->cells) {
        truth.centers.emplace_back(cell.center);  // rounded
    }
    truth.imageSize = {photo.storedSize.width(), photo.storedSize.height()};
    truth.licence = licence;
    truth.program = QStringLiteral("Concord %1").arg(QCoreApplication::applicationVersion()).trimmed().toStdString();
    const std::vector<unsigned char> file = vision::packed(photo.clean.jpeg, truth);
    return {reinterpret_cast<const char*>(file.data()), static_cast<qsizetype>(file.size())};
}

}  // namespace concord::gui
