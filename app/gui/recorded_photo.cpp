#include "recorded_photo.h"

#include "../../scoring/input_error.h"
#include "../../vision/board_frame.h"
#include "../../vision/ingest.h"
#include "../record/record_error.h"
#include "image_convert.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace concord::gui {

namespace {

std::string textOf(const QJsonValue& json) { return json.toString().toStdString(); }

std::optional<Stack> stackFrom(const QJsonValue& json) {
    std::vector<Token> tokens;
    for (const QJsonValue& colour : json.toArray()) {
        const std::optional<Token> token = tokenFromName(textOf(colour));
        if (!token) {
            return {};
        }
        tokens.push_back(*token);
    }
    return Stack::fromTokens(tokens);
}

Board boardFrom(const QJsonObject& json, Side side) {
    Board board(side);
    const QJsonObject stacks = json[QStringLiteral("cells")].toObject();
    const QJsonObject cubes = json[QStringLiteral("cubes")].toObject();
    for (const Cell cell : cells(side)) {
        const QString key = QString::fromStdString(name(cell));
        board.setStack(cell, stackFrom(stacks[key]).value_or(Stack()));
        if (cubes.contains(key) && !board.stack(cell).empty()) {
            board.setCube(cell, cubes[key].toString() == QLatin1String("spirit") ? Cube::Spirit : Cube::Animal);
        }
    }
    return board;
}

std::optional<vision::CellReading> cellFrom(const QJsonObject& json, Cell cell) {
    vision::CellReading reading;
    reading.cell = cell;
    const std::optional<Stack> stack = stackFrom(json[QStringLiteral("stack")]);
    const QJsonArray center = json[QStringLiteral("center")].toArray();
    if (!stack || center.size() != 2) {
        return {};
    }
    reading.stack = *stack;
    reading.confidence = json[QStringLiteral("confidence")].toDouble();
    reading.review = json[QStringLiteral("review")].toBool();
    reading.center = reading.top = {center.at(0).toDouble(), center.at(1).toDouble()};
    for (const QJsonValue& one : json[QStringLiteral("alternatives")].toArray()) {
        if (const auto other = stackFrom(one.toObject()[QStringLiteral("stack")])) {
            reading.alternatives.push_back({*other, one.toObject()[QStringLiteral("p")].toDouble()});
        }
    }
    return reading;
}

// The cells' centres say where the whole board lies: on its surface, as the heights are not known any more.
void lay(vision::Reading& reading) {
    std::vector<cv::Point2d> board;
    std::vector<cv::Point2d> photo;
    for (const vision::CellReading& cell : reading.cells) {
        board.push_back(vision::cellCenterMm(reading.side, cell.cell));
        photo.push_back(cell.center);
    }
    const cv::Mat photoFromBoard = cv::findHomography(board, photo);
    if (photoFromBoard.empty()) {
        return;
    }
    std::vector<std::vector<cv::Point2d>> outlines;
    for (const vision::CellReading& cell : reading.cells) {
        const auto hexagon = vision::cellHexagonMm(reading.side, cell.cell);
        cv::perspectiveTransform(std::vector<cv::Point2d>(hexagon.begin(), hexagon.end()), outlines.emplace_back(),
                                 photoFromBoard);
    }
    // Centres that lie in no plane, or all in one place, are nobody's board.
    constexpr double leastCellPx = 1;
    const auto isSeen = [](const std::vector<cv::Point2d>& outline) {
        const std::vector<cv::Point2f> corners(outline.begin(), outline.end());
        return cv::contourArea(corners) > leastCellPx;  // false where it is no number
    };
    if (!std::ranges::all_of(outlines, isSeen)) {
        return;
    }
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        reading.cells[i].outline = std::move(outlines[i]);
    }
    cv::perspectiveTransform(vision::plateOutlineMm(), reading.boardOutline, photoFromBoard);
}

// The latest photo that was read, and behind it another view that was read together with it; or a photo without
// a reading.
std::vector<const record::RecordedPhoto*> viewsOf(const record::GameRecord& record, const std::string& player,
                                                  bool alone) {
    std::vector<const record::RecordedPhoto*> views;
    for (const record::RecordedPhoto& photo : record.photos) {
        const bool shown = photo.player == player || (alone && photo.player.empty());
        if (shown && !photo.reading.empty()) {
            views = {&photo};
        } else if (shown && (views.empty() || (views.size() == 1 && !views.front()->reading.empty()))) {
            views.push_back(&photo);
        }
    }
    return views;
}

PhotoFile fileOf(record::Store& store, const record::RecordedPhoto& photo, const QString& player) {
    const QString ending = QFileInfo(QString::fromStdString(photo.file)).suffix();
    return {store.photo(photo.file), player + QLatin1Char('.') + ending, {}};
}

std::shared_ptr<const Photo> photoOf(record::Store& store, const std::vector<const record::RecordedPhoto*>& views,
                                     const QString& player) {
    auto photo = std::make_shared<Photo>();
    try {
        for (const record::RecordedPhoto* view : views) {
            photo->files.push_back(fileOf(store, *view, player));
        }
        const QByteArray& bytes = photo->files.at(0).contents;
        const vision::Photo decoded = vision::ingest({bytes.begin(), bytes.end()});
        photo->picture = imageFromBgr(decoded.bgr);
        photo->scale = decoded.scale;
        photo->exifOrientation = decoded.exifOrientation;
        photo->reading = readingFromJson(views.front()->reading);
        if (photo->reading) {
            photo->reading->imageSize = decoded.storedSize;
            photo->reading->exifOrientation = decoded.exifOrientation;
        }
        return photo;
    } catch (const record::RecordError&) {
        throw;
    } catch (const InputError&) {
        return nullptr;
    }
}

void settle(Sheet& sheet, const Player& player) {
    if (!sheet.photo || !sheet.photo->reading || !player.board || player.board->side() != sheet.photo->reading->side) {
        return;
    }
    const Side side = player.board->side();
    const Board& read = sheet.photo->reading->board;
    for (const Cell cell : cells(side)) {
        if (player.board->stack(cell) != read.stack(cell)) {
            sheet.checked.set(static_cast<std::size_t>(indexOf(side, cell)));
        }
    }
}

}  // namespace

std::optional<vision::Reading> readingFromJson(const std::string& json) {
    const QJsonObject root = QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
    const std::string side = textOf(root[QStringLiteral("side")]);
    if (root[QStringLiteral("format")].toString() != QLatin1String("concord-reading") || (side != "A" && side != "B")) {
        return {};
    }
    vision::Reading reading;
    reading.side = side == "A" ? Side::A : Side::B;
    reading.sideConfidence = root[QStringLiteral("sideConfidence")].toDouble();
    for (const QJsonValue& photo : root[QStringLiteral("photos")].toArray()) {
        reading.photos.push_back(textOf(photo));
    }
    reading.board = boardFrom(root[QStringLiteral("board")].toObject(), reading.side);
    const QJsonObject all = root[QStringLiteral("cells")].toObject();
    for (const Cell cell : cells(reading.side)) {
        auto one = cellFrom(all[QString::fromStdString(name(cell))].toObject(), cell);
        if (!one) {
            return {};
        }
        one->cube = reading.board.cube(cell);
        reading.cells.push_back(std::move(*one));
    }
    for (const QJsonValue& one : root[QStringLiteral("review")].toArray()) {
        if (const std::optional<Cell> cell = cellFromName(reading.side, textOf(one))) {
            reading.review.push_back(*cell);
        }
    }
    const QJsonObject total = root[QStringLiteral("total")].toObject();
    reading.total = {total[QStringLiteral("mostLikely")].toInt(), total[QStringLiteral("low")].toInt(),
                     total[QStringLiteral("high")].toInt(), total[QStringLiteral("sure")].toDouble()};
    const QJsonObject timing = root[QStringLiteral("timing")].toObject();
    reading.timing.decodeMs = timing[QStringLiteral("decodeMs")].toDouble();
    reading.timing.readMs = timing[QStringLiteral("readMs")].toDouble();
    lay(reading);
    return reading;
}

Table tableFromRecord(record::Store& store, record::Number game) {
    const record::OpenedGame opened = store.open(game);
    Table table = tableFromGame(opened.game);
    const bool alone = table.game.players.size() == 1;
    for (std::size_t i = 0; i < table.sheets.size(); ++i) {
        const Player& player = table.game.players[i];
        const auto views = viewsOf(opened.record, player.name, alone);
        if (!views.empty()) {
            table.sheets[i].photo = photoOf(store, views, QString::fromStdString(player.name));
            settle(table.sheets[i], player);
        }
    }
    return table;
}

}  // namespace concord::gui
