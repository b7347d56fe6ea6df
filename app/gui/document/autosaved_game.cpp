#include "app/gui/document/autosaved_game.h"

#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/old_autosaved_reading.h"
#include "app/gui/document/waiting_photos_json.h"
#include "scoring/harmonies/game_json.h"
#include "scoring/json/text_repair.h"
#include "vision/reading/reading_json.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace concord::gui {

namespace {

// Versions 1 and 2 had other forms of a reading; see old_autosaved_reading.h.
constexpr int version = 3;
constexpr std::size_t maxFiles = 2;  // of a photo

QString text(std::string_view from) { return QString::fromUtf8(from.data(), static_cast<qsizetype>(from.size())); }

QJsonArray jsonOf(const std::vector<Cell>& cells) {
    QJsonArray list;
    for (const Cell cell : cells) {
        list.append(text(name(cell)));
    }
    return list;
}

std::vector<Cell> cellsFrom(const QJsonValue& json, Side side) {
    std::vector<Cell> cells;
    for (const QJsonValue one : json.toArray()) {
        if (const std::optional<Cell> cell = cellFromName(side, one.toString().toStdString())) {
            cells.push_back(*cell);
        }
    }
    return cells;
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

QJsonObject jsonOf(const PlayerState& playerState, Side side, const QString& photo) {
    std::vector<Cell> checked;
    for (const Cell cell : cells(side)) {
        if (playerState.checked.test(static_cast<std::size_t>(indexOf(side, cell)))) {
            checked.push_back(cell);
        }
    }
    QJsonObject json{{"photo", photo}, {"checked", jsonOf(checked)}};
    if (playerState.animalCards) {
        QJsonArray cards;
        std::ranges::for_each(*playerState.animalCards, [&](const AnimalEntry& one) { cards.append(jsonOf(one)); });
        json.insert("animalCards", cards);
    }
    if (const std::optional<SpiritEntry>& spirit = playerState.spiritCard) {
        json.insert("spiritCard",
                    QJsonObject{{"card", text(spirit->card)}, {"placed", spirit->placed}, {"points", spirit->points}});
    }
    return json;
}

PlayerState playerStateFrom(const QJsonObject& json, Side side, const PhotoByName& photoOf) {
    PlayerState playerState;
    if (const QString photo = json["photo"].toString(); !photo.isEmpty()) {
        playerState.photo = photoOf(photo);
    }
    for (const Cell cell : cellsFrom(json["checked"], side)) {
        playerState.checked.set(static_cast<std::size_t>(indexOf(side, cell)));
    }
    if (json.contains("animalCards")) {
        playerState.animalCards.emplace();
        for (const QJsonValue one : json["animalCards"].toArray()) {
            playerState.animalCards->push_back(animalFrom(one.toObject()));
        }
    }
    if (json.contains("spiritCard")) {
        const QJsonObject spirit = json["spiritCard"].toObject();
        playerState.spiritCard =
            SpiritEntry{spirit["card"].toString().toStdString(), spirit["placed"].toBool(), spirit["points"].toInt()};
    }
    return playerState;
}

// Drops set-aside cards that no game can have: the file may have been changed.
void dropInvalidCards(PlayerState& playerState, const Player& player, Side side) {
    if (!playerState.animalCards && !playerState.spiritCard) {
        return;
    }
    Game game;
    game.side = side;
    game.players.resize(1);
    Player& holder = game.players.front();
    holder.name = player.name;
    holder.board = player.board;
    holder.cubesKnown = player.cubesKnown;
    holder.animals = playerState.animalCards;
    holder.spirit = playerState.spiritCard;
    try {
        if (gameFromJson(gameToJson(game, false)) == game) {
            return;
        }
    } catch (const InputError&) {
        // invalid, like cards that come back changed
    }
    playerState.animalCards.reset();
    playerState.spiritCard.reset();
}

// The side whose cells can be checked; any one for games without cells.
Side sideOf(const Table& table) {
    const Game* const harmonies = table.game.get<Game>();
    return harmonies == nullptr ? Side::A : harmonies->side;
}

qint64 orderIn(const QJsonObject& savedGame) {
    constexpr qint64 max = 1LL << 52;  // JSON holds integers up to this size exactly
    return std::clamp<qint64>(savedGame["order"].toInteger(), 0, max);
}

// Version 1 left the names of the files out of the reading; their paths contain them.
void addFileNames(Photo& photo) {
    for (const PhotoFile& file : photo.files) {
        photo.reading->photos.push_back(QFileInfo(file.path).fileName().toStdString());
    }
}

QJsonObject jsonOf(const vision::Reading& reading) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(vision::completeReadingToJson(reading))).object();
}

// Nothing for the public form, which does not contain a complete reading.
std::optional<vision::Reading> readingFrom(const QJsonObject& json, int fileVersion) {
    const QJsonObject reading = fileVersion <= lastVersionWithOwnReading ? completeFromOldReading(json) : json;
    if (!reading["complete"].toBool()) {
        return {};
    }
    return vision::readingFromJson(QJsonDocument(reading).toJson(QJsonDocument::Compact).toStdString());
}

}  // namespace

QByteArray toJson(const AutosavedGame& game, const PhotoName& nameOf) {
    QJsonArray playerStates;
    for (const PlayerState& playerState : game.table.playerStates) {
        playerStates.append(
            jsonOf(playerState, sideOf(game.table), playerState.photo ? nameOf(playerState.photo) : QString()));
    }
    // The game is stored as a text, so that its record keeps the spelling of its numbers. Some keys still have the
    // names of earlier versions.
    QJsonObject json{{"format", "concord-kept-game"},
                     {"version", version},
                     {"order", game.order},
                     {"savedAt", game.savedAt.toString(Qt::ISODateWithMs)},
                     {"path", game.path},
                     {"modified", game.modified},
                     {"withSpirits", game.table.withSpirits},
                     {"startAsked", game.table.starterSettled},
                     {"game", text(gameFileToJson(fileOf(game.table), false))},
                     {"sheets", playerStates}};
    if (!game.waiting.empty()) {
        json.insert("inbox", jsonOf(game.waiting, game.table.playerStates));
    }
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::optional<AutosavedGame> autosavedGameFromJson(const QByteArray& json, const PhotoByName& photoOf) {
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    if (root["format"].toString() != QStringLiteral("concord-kept-game") || root["version"].toInt() < 1 ||
        root["version"].toInt() > version) {
        return {};
    }
    AutosavedGame autosaved;
    try {
        std::vector<RepairedText> repaired;  // names saved by versions that did not check them
        autosaved.table = tableFromFile(repairedGameFileFromJson(root["game"].toString().toStdString(), repaired));
    } catch (const InputError&) {
        return {};
    }
    autosaved.path = root["path"].toString();
    autosaved.modified = root["modified"].toBool();
    autosaved.savedAt = QDateTime::fromString(root["savedAt"].toString(), Qt::ISODateWithMs);
    autosaved.order = orderIn(root);
    autosaved.table.withSpirits = root["withSpirits"].toBool();
    autosaved.table.starterSettled = root["startAsked"].toBool();
    const QJsonArray playerStates = root["sheets"].toArray();
    for (std::size_t i = 0; i < autosaved.table.playerStates.size(); ++i) {
        autosaved.table.playerStates[i] =
            playerStateFrom(playerStates.at(static_cast<qsizetype>(i)).toObject(), sideOf(autosaved.table), photoOf);
        if (const Game* const harmonies = autosaved.table.game.get<Game>()) {
            dropInvalidCards(autosaved.table.playerStates[i], harmonies->players[i], harmonies->side);
        }
    }
    autosaved.waiting = waitingPhotosFrom(root["inbox"].toArray(), autosaved.table.playerStates);
    return autosaved;
}

qint64 autosaveOrder(const QByteArray& savedGame) { return orderIn(QJsonDocument::fromJson(savedGame).object()); }

// Everything that looks like a name counts, so that a damaged file, or one of another version, keeps its photos too.
QStringList photoNames(const QByteArray& savedGame) {
    static const QRegularExpression pattern(QStringLiteral("[0-9a-f]{40}"));
    QStringList names;
    for (QRegularExpressionMatchIterator found = pattern.globalMatch(QString::fromLatin1(savedGame));
         found.hasNext();) {
        names << found.next().captured();
    }
    return names;
}

QByteArray photoToJson(const Photo& photo) {
    QJsonArray files;
    for (const PhotoFile& file : photo.files) {
        files.append(file.path);
    }
    QJsonObject json{
        {"version", version}, {"files", files}, {"scale", photo.scale}, {"exifOrientation", photo.exifOrientation}};
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
    const QJsonArray files = root["files"].toArray();
    for (const QJsonValue path : files) {
        photo->files.push_back({{}, path.toString(), {}});
    }
    photo->scale = root["scale"].toDouble();
    photo->exifOrientation = root["exifOrientation"].toInt();
    if (photo->files.size() > maxFiles || !(photo->scale > 0 && photo->scale <= 1) || photo->exifOrientation < 1 ||
        photo->exifOrientation > 8) {
        return {};
    }
    if (root.contains("reading")) {
        photo->reading = readingFrom(root["reading"].toObject(), root["version"].toInt(1));
    }
    if (photo->reading && !root.contains("version")) {
        addFileNames(*photo);
    }
    return photo;
}

}  // namespace concord::gui
