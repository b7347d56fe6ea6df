#include "kept_game.h"

#include "../../scoring/game_json.h"
#include "../../scoring/text_mender.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int version = 1;

QString text(std::string_view from) { return QString::fromUtf8(from.data(), static_cast<qsizetype>(from.size())); }

QJsonArray jsonOf(const cv::Point2d& point) { return {point.x, point.y}; }

cv::Point2d pointFrom(const QJsonValue& json) {
    const QJsonArray pair = json.toArray();
    return {pair.at(0).toDouble(), pair.at(1).toDouble()};
}

QJsonArray jsonOf(const std::vector<cv::Point2d>& points) {
    QJsonArray list;
    for (const cv::Point2d& point : points) {
        list.append(jsonOf(point));
    }
    return list;
}

std::vector<cv::Point2d> pointsFrom(const QJsonValue& json) {
    std::vector<cv::Point2d> points;
    for (const QJsonValue& point : json.toArray()) {
        points.push_back(pointFrom(point));
    }
    return points;
}

QJsonArray jsonOf(const std::vector<Cell>& cells) {
    QJsonArray list;
    for (const Cell cell : cells) {
        list.append(text(name(cell)));
    }
    return list;
}

std::vector<Cell> cellsFrom(const QJsonValue& json, Side side) {
    std::vector<Cell> cells;
    for (const QJsonValue& one : json.toArray()) {
        if (const std::optional<Cell> cell = cellFromName(side, one.toString().toStdString())) {
            cells.push_back(*cell);
        }
    }
    return cells;
}

// Stacks are kept by the number of their kind, which never changes: see Stack::kind().
Stack stackFrom(const QJsonValue& json) {
    const int kind = json.toInt();
    return kind >= 0 && kind < Stack::kinds ? Stack::fromKind(kind) : Stack();
}

Cube cubeFrom(const QJsonValue& json) {
    const int cube = json.toInt();
    return cube >= 0 && cube <= static_cast<int>(Cube::Spirit) ? static_cast<Cube>(cube) : Cube::None;
}

QJsonObject jsonOf(const vision::CellReading& cell) {
    QJsonArray alternatives;
    for (const vision::Alternative& one : cell.alternatives) {
        alternatives.append(QJsonArray{one.stack.kind(), one.p});
    }
    return {{"cell", text(name(cell.cell))},   {"stack", cell.stack.kind()},    {"confidence", cell.confidence},
            {"review", cell.review},           {"center", jsonOf(cell.center)}, {"top", jsonOf(cell.top)},
            {"outline", jsonOf(cell.outline)}, {"alternatives", alternatives},  {"cube", static_cast<int>(cell.cube)}};
}

std::optional<vision::CellReading> cellReadingFrom(const QJsonObject& json, Side side) {
    const std::optional<Cell> cell = cellFromName(side, json["cell"].toString().toStdString());
    if (!cell) {
        return {};
    }
    vision::CellReading reading;
    reading.cell = *cell;
    reading.stack = stackFrom(json["stack"]);
    reading.confidence = json["confidence"].toDouble();
    reading.review = json["review"].toBool();
    reading.center = pointFrom(json["center"]);
    reading.top = pointFrom(json["top"]);
    reading.outline = pointsFrom(json["outline"]);
    for (const QJsonValue& one : json["alternatives"].toArray()) {
        reading.alternatives.push_back({stackFrom(one.toArray().at(0)), one.toArray().at(1).toDouble()});
    }
    reading.cube = cubeFrom(json["cube"]);
    return reading;
}

QJsonObject jsonOf(const Board& board) {
    QJsonObject json;
    for (const Cell cell : cells(board.side())) {
        if (!board.stack(cell).empty()) {
            json.insert(text(name(cell)), QJsonArray{board.stack(cell).kind(), static_cast<int>(board.cube(cell))});
        }
    }
    return json;
}

Board boardFrom(const QJsonObject& json, Side side) {
    Board board(side);
    for (const QString& key : json.keys()) {
        const std::optional<Cell> cell = cellFromName(side, key.toStdString());
        const Stack stack = stackFrom(json[key].toArray().at(0));
        if (cell && !stack.empty()) {
            board.setStack(*cell, stack);
            board.setCube(*cell, cubeFrom(json[key].toArray().at(1)));
        }
    }
    return board;
}

QJsonObject jsonOf(const vision::Reading& reading) {
    QJsonArray cells;
    for (const vision::CellReading& cell : reading.cells) {
        cells.append(jsonOf(cell));
    }
    const vision::ScoreSpread& total = reading.total;
    return {{"side", text(name(reading.side))},
            {"sideConfidence", reading.sideConfidence},
            {"board", jsonOf(reading.board)},
            {"cells", cells},
            {"review", jsonOf(reading.review)},
            {"total", QJsonArray{total.mostLikely, total.low, total.high, total.sure}},
            {"tiltDeg", reading.tiltDeg},
            {"boardOutline", jsonOf(reading.boardOutline)},
            {"imageSize", QJsonArray{reading.imageSize.width, reading.imageSize.height}},
            {"exifOrientation", reading.exifOrientation}};
}

vision::Reading readingFrom(const QJsonObject& json) {
    vision::Reading reading;
    reading.side = json["side"].toString() == QStringLiteral("B") ? Side::B : Side::A;
    reading.sideConfidence = json["sideConfidence"].toDouble();
    reading.board = boardFrom(json["board"].toObject(), reading.side);
    for (const QJsonValue& one : json["cells"].toArray()) {
        if (auto cell = cellReadingFrom(one.toObject(), reading.side)) {
            reading.cells.push_back(std::move(*cell));
        }
    }
    reading.review = cellsFrom(json["review"], reading.side);
    const QJsonArray total = json["total"].toArray();
    reading.total = {total.at(0).toInt(), total.at(1).toInt(), total.at(2).toInt(), total.at(3).toDouble()};
    reading.tiltDeg = json["tiltDeg"].toDouble();
    reading.boardOutline = pointsFrom(json["boardOutline"]);
    const QJsonArray size = json["imageSize"].toArray();
    reading.imageSize = {size.at(0).toInt(), size.at(1).toInt()};
    reading.exifOrientation = json["exifOrientation"].toInt(1);
    return reading;
}

QJsonObject jsonOf(const AnimalEntry& entry) {
    QJsonObject json{{"card", text(entry.card)}, {"points", entry.points}};
    if (entry.placed) {
        json.insert("placed", *entry.placed);
    }
    return json;
}

AnimalEntry animalFrom(const QJsonObject& json) {
    const QJsonValue placed = json["placed"];
    return {json["card"].toString().toStdString(), placed.isDouble() ? std::optional(placed.toInt()) : std::nullopt,
            json["points"].toInt()};
}

QJsonObject jsonOf(const Sheet& sheet, Side side, const QString& photo) {
    std::vector<Cell> checked;
    for (const Cell cell : cells(side)) {
        if (sheet.checked.test(static_cast<std::size_t>(indexOf(side, cell)))) {
            checked.push_back(cell);
        }
    }
    QJsonObject json{{"photo", photo}, {"checked", jsonOf(checked)}};
    if (sheet.animalCards) {
        QJsonArray cards;
        std::ranges::for_each(*sheet.animalCards, [&](const AnimalEntry& one) { cards.append(jsonOf(one)); });
        json.insert("animalCards", cards);
    }
    if (const std::optional<SpiritEntry>& spirit = sheet.spiritCard) {
        json.insert("spiritCard",
                    QJsonObject{{"card", text(spirit->card)}, {"placed", spirit->placed}, {"points", spirit->points}});
    }
    return json;
}

Sheet sheetFrom(const QJsonObject& json, Side side, const PhotoByName& photoOf) {
    Sheet sheet;
    if (const QString photo = json["photo"].toString(); !photo.isEmpty()) {
        sheet.photo = photoOf(photo);
    }
    for (const Cell cell : cellsFrom(json["checked"], side)) {
        sheet.checked.set(static_cast<std::size_t>(indexOf(side, cell)));
    }
    if (json.contains("animalCards")) {
        sheet.animalCards.emplace();
        for (const QJsonValue& one : json["animalCards"].toArray()) {
            sheet.animalCards->push_back(animalFrom(one.toObject()));
        }
    }
    if (json.contains("spiritCard")) {
        const QJsonObject spirit = json["spiritCard"].toObject();
        sheet.spiritCard =
            SpiritEntry{spirit["card"].toString().toStdString(), spirit["placed"].toBool(), spirit["points"].toInt()};
    }
    return sheet;
}

}  // namespace

QByteArray toJson(const KeptGame& game, const PhotoName& nameOf) {
    QJsonArray sheets;
    for (const Sheet& sheet : game.table.sheets) {
        sheets.append(jsonOf(sheet, game.table.game.side, sheet.photo ? nameOf(sheet.photo) : QString()));
    }
    // The game stands there as a text, so that its record keeps the spelling of its numbers.
    const QJsonObject json{{"format", "concord-kept-game"},
                           {"version", version},
                           {"savedAt", game.savedAt.toString(Qt::ISODateWithMs)},
                           {"path", game.path},
                           {"modified", game.modified},
                           {"withSpirits", game.table.withSpirits},
                           {"startAsked", game.table.startAsked},
                           {"game", text(gameToJson(game.table.game, false))},
                           {"sheets", sheets}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::optional<KeptGame> keptGameFromJson(const QByteArray& json, const PhotoByName& photoOf) {
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    if (root["format"].toString() != QStringLiteral("concord-kept-game") || root["version"].toInt() != version) {
        return {};
    }
    KeptGame kept;
    try {
        std::vector<MendedText> mended;  // of before there was a rule for names
        kept.table = tableFromGame(keptGameFromJson(root["game"].toString().toStdString(), mended));
    } catch (const InputError&) {
        return {};
    }
    kept.path = root["path"].toString();
    kept.modified = root["modified"].toBool();
    kept.savedAt = QDateTime::fromString(root["savedAt"].toString(), Qt::ISODateWithMs);
    kept.table.withSpirits = root["withSpirits"].toBool();
    kept.table.startAsked = root["startAsked"].toBool();
    const QJsonArray sheets = root["sheets"].toArray();
    for (std::size_t i = 0; i < kept.table.sheets.size(); ++i) {
        kept.table.sheets[i] =
            sheetFrom(sheets.at(static_cast<qsizetype>(i)).toObject(), kept.table.game.side, photoOf);
    }
    return kept;
}

QStringList photoNames(const QByteArray& keptGame) {
    QStringList names;
    for (const QJsonValue& sheet : QJsonDocument::fromJson(keptGame).object()["sheets"].toArray()) {
        if (const QString photo = sheet.toObject()["photo"].toString(); !photo.isEmpty()) {
            names << photo;
        }
    }
    return names;
}

QByteArray photoToJson(const Photo& photo) {
    QJsonArray files;
    for (const PhotoFile& file : photo.files) {
        files.append(file.path);
    }
    QJsonObject json{{"files", files}, {"scale", photo.scale}, {"exifOrientation", photo.exifOrientation}};
    if (photo.reading) {
        json.insert("reading", jsonOf(*photo.reading));
    }
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::shared_ptr<Photo> photoFromJson(const QByteArray& json) {
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    if (root.isEmpty()) {
        return {};
    }
    auto photo = std::make_shared<Photo>();
    for (const QJsonValue& path : root["files"].toArray()) {
        photo->files.push_back({{}, path.toString(), {}});
    }
    photo->scale = root["scale"].toDouble(1);
    photo->exifOrientation = root["exifOrientation"].toInt(1);
    if (root.contains("reading")) {
        photo->reading = readingFrom(root["reading"].toObject());
    }
    return photo;
}

}  // namespace concord::gui
