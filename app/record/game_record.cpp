#include "app/record/game_record.h"

#include "app/files/utf8.h"
#include "app/record/checked_cells.h"
#include "app/record/more_members.h"
#include "app/record/repaired_text.h"
#include "scoring/json/json_expect.h"
#include "scoring/json/stored_values.h"

#include <nlohmann/json.hpp>

#include <QDateTime>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>
#include <array>

namespace concord::record {

namespace {

using Json = nlohmann::ordered_json;
using Kind = JsonValue::Kind;

constexpr std::size_t maxPhotos = 100;
constexpr std::size_t hashDigits = 64;       // of a SHA-256
constexpr std::size_t maxEndingLetters = 4;  // "jpeg"

constexpr std::array<std::string_view, 13> ownKeys{"id",       "played",   "zone",    "place",  "minutes",
                                                   "starter",  "note",     "players", "photos", "score",
                                                   "scoredBy", "recorded", "changed"};

// The text of a member; empty if it is missing.
std::string textOf(const JsonValue& object, std::string_view key) {
    const auto value = object.member(key);
    return value ? textAt(*value) : std::string{};
}

std::string textOf(const JsonValue& object, std::string_view key, TextKind kind) {
    const auto value = object.member(key);
    return value ? textAt(*value, kind) : std::string{};
}

std::string uuidAt(const JsonValue& value) {
    if (!isUuid(textAt(value))) {
        value.failGot(CONCORD_TEXT("expected a UUID, got %1"));
    }
    return value.text();
}

std::string timeOf(const JsonValue& object, std::string_view key, bool utc) {
    std::string text = textOf(object, key);
    if (!text.empty() && (!isTimeWithOffset(text) || (utc && !text.ends_with('Z')))) {
        object.member(key)->failGot(
            utc ? CONCORD_TEXT("expected a time in UTC like \"2026-11-21T18:30:00Z\", got %1")
                : CONCORD_TEXT("expected a time with its offset like \"2026-11-21T19:30:00+01:00\", got %1"));
    }
    return text;
}

std::string playerOf(const JsonValue& object, std::string_view key, const std::vector<std::string>& names) {
    std::string name = textOf(object, key, TextKind::Line);
    if (!name.empty() && std::ranges::find(names, name) == names.end()) {
        object.member(key)->failGot(CONCORD_TEXT("expected one of the game's players, got %1"));
    }
    return name;
}

std::string objectOf(const JsonValue& object, std::string_view key) {
    const auto value = object.member(key);
    if (!value) {
        return {};
    }
    expectObject(*value);
    return value->toJson();
}

// With its texts normalised, so that names in the score are spelled like those of the game.
std::string scoreOf(const JsonValue& object) {
    const auto score = object.member("score");
    if (!score) {
        return {};
    }
    expectObject(*score);
    return score->toJson(
        [](const std::string& text, const std::string&) { return repairedText(text, TextKind::Line); });
}

// names: of the seats, for players whose name has not changed.
std::vector<KnownPlayer> readPlayers(const JsonValue& value, const std::vector<std::string>& names) {
    std::vector<KnownPlayer> players;
    for (const JsonValue& entry : listAt(value)) {
        constexpr std::array<std::string_view, 2> keys{"id", "name"};
        expectObject(entry);
        refuseOtherKeys(entry, keys);
        const auto given = entry.member("name");
        const std::string name = given                           ? textAt(*given, TextKind::Name)
                                 : players.size() < names.size() ? names[players.size()]
                                                                 : std::string{};
        const JsonValue id = require(entry, "id");
        if (std::ranges::find(players, uuidAt(id), &KnownPlayer::id) != players.end()) {
            id.failGot(CONCORD_TEXT("expected each player once, got %1 again"));
        }
        players.push_back({id.text(), name});
    }
    if (players.size() != names.size()) {
        value.fail({CONCORD_TEXT("expected an entry for each of the %1 players, got %2"),
                    {std::to_string(names.size()), std::to_string(players.size())}});
    }
    return players;
}

bool isPhotoFile(std::string_view file) {
    const std::size_t dot = file.find('.');
    const auto isHex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    const auto isLetter = [](char c) { return c >= 'a' && c <= 'z'; };
    return dot == hashDigits && std::ranges::all_of(file.substr(0, dot), isHex) && file.size() > dot + 1 &&
           file.size() <= dot + 1 + maxEndingLetters && std::ranges::all_of(file.substr(dot + 1), isLetter);
}

std::vector<RecordedPhoto> readPhotos(const JsonValue& value, const std::vector<std::string>& names) {
    std::vector<RecordedPhoto> photos;
    for (const JsonValue& entry : listAt(value)) {
        constexpr std::array<std::string_view, 3> keys{"file", "player", "reading"};
        expectObject(entry);
        refuseOtherKeys(entry, keys);
        const JsonValue file = require(entry, "file");
        if (!isPhotoFile(textAt(file))) {
            file.failGot(CONCORD_TEXT("expected a photo named by its SHA-256, got %1"));
        }
        photos.push_back({file.text(), playerOf(entry, "player", names), objectOf(entry, "reading")});
    }
    if (photos.size() > maxPhotos) {
        value.fail({CONCORD_TEXT("expected at most %1 photos, got %2"),
                    {std::to_string(maxPhotos), std::to_string(photos.size())}});
    }
    return photos;
}

GameRecord read(const JsonValue& object, const std::vector<std::string>& names) {
    expectObject(object);
    GameRecord record;
    if (const auto id = object.member("id")) {
        record.id = uuidAt(*id);
    }
    record.played = timeOf(object, "played", false);
    record.zone = textOf(object, "zone", TextKind::Line);
    record.place = textOf(object, "place", TextKind::Line);
    if (const auto minutes = object.member("minutes")) {
        record.minutes = wholeAt(*minutes, maxMinutes);
    }
    record.starter = playerOf(object, "starter", names);
    record.note = textOf(object, "note", TextKind::Note);
    if (const auto players = object.member("players")) {
        record.players = readPlayers(*players, names);
    }
    if (const auto photos = object.member("photos")) {
        record.photos = readPhotos(*photos, names);
    }
    record.score = scoreOf(object);
    record.scoredBy = textOf(object, "scoredBy", TextKind::Line);
    record.recorded = timeOf(object, "recorded", true);
    record.changed = timeOf(object, "changed", true);
    record.more = membersExcept(ownKeys, object);
    normalizeCheckedNames(record);
    return record;
}

// Writes the members of an object in the order of the calls, omitting empty ones.
class Writer {
public:
    void raw(const char* key, const std::string& json) {
        if (!json.empty()) {
            m_text.append(m_text.empty() ? "\"" : ",\"").append(key).append("\":").append(json);
        }
    }

    void text(const char* key, const std::string& value) {
        raw(key, value.empty() ? "" : Json(value).dump(-1, ' ', false, Json::error_handler_t::replace));
    }

    std::string object(const std::string& more) const {
        if (m_text.empty() && more.empty()) {
            return {};
        }
        return '{' + m_text + (m_text.empty() ? more.substr(1) : more) + '}';
    }

private:
    std::string m_text;
};

std::string playersJson(const std::vector<KnownPlayer>& players) {
    std::string list;
    for (const KnownPlayer& player : players) {
        Writer entry;
        entry.text("id", player.id);
        entry.text("name", player.name);
        list.append(list.empty() ? "[" : ",").append(entry.object({}));
    }
    return list.empty() ? list : list + ']';
}

std::string photosJson(const std::vector<RecordedPhoto>& photos) {
    std::string list;
    for (const RecordedPhoto& photo : photos) {
        Writer entry;
        entry.text("file", photo.file);
        entry.text("player", photo.player);
        entry.raw("reading", photo.reading);
        list.append(list.empty() ? "[" : ",").append(entry.object({}));
    }
    return list.empty() ? list : list + ']';
}

}  // namespace

GameRecord recordFromJson(std::string_view text, const std::vector<std::string>& names) {
    if (text.empty()) {
        return {};
    }
    // Parsed as part of a game, so that places read "/record/minutes".
    const JsonDocument document("{\"record\":" + std::string(text) + '}');
    return read(require(document.root(), "record"), names);
}

GameRecord recordOrUnread(std::string_view text, const std::vector<std::string>& names) {
    try {
        return recordFromJson(text, names);
    } catch (const InputError&) {
        GameRecord record;
        record.unread = text;
        return record;
    }
}

std::string recordToJson(const GameRecord& record) {
    if (!record.unread.empty()) {
        return record.unread;
    }
    Writer writer;
    writer.text("id", record.id);
    writer.text("played", record.played);
    writer.text("zone", record.zone);
    writer.text("place", record.place);
    writer.raw("minutes", record.minutes ? std::to_string(*record.minutes) : "");
    writer.text("starter", record.starter);
    writer.text("note", record.note);
    writer.raw("players", playersJson(record.players));
    writer.raw("photos", photosJson(record.photos));
    writer.raw("score", record.score);
    writer.text("scoredBy", record.scoredBy);
    writer.text("recorded", record.recorded);
    writer.text("changed", record.changed);
    return writer.object(record.more);
}

namespace {

bool hasDuplicates(std::vector<std::string> ids) {
    std::ranges::sort(ids);
    return std::ranges::adjacent_find(ids) != ids.end();
}

bool hasDuplicatePlayers(const JsonValue& record) {
    std::vector<std::string> ids;
    const auto players = record.member("players");
    for (const JsonValue& player : players ? players->children() : std::vector<JsonValue>()) {
        ids.push_back(textOf(player, "id"));
    }
    return hasDuplicates(std::move(ids));
}

}  // namespace

std::vector<RepairedText> repairPlayers(std::vector<KnownPlayer>& players) {
    std::vector<std::string> ids;
    std::vector<std::string> names;
    for (const KnownPlayer& player : players) {
        ids.push_back(player.id);
        names.push_back(repairedPlayerName(qt(player.name), qt(player.id)).toStdString());
    }
    if (hasDuplicates(ids)) {
        players.clear();
        return {};
    }
    names = repairedNames(names);
    std::vector<RepairedText> repaired;
    for (std::size_t p = 0; p < players.size(); ++p) {
        if (names[p] != concord::repairedText(players[p].name, TextKind::Name)) {
            repaired.push_back({players[p].name, names[p]});
        }
        players[p].name = names[p];
    }
    return repaired;
}

std::string withoutDuplicatePlayers(const std::string& record) {
    if (record.empty()) {
        return record;
    }
    const JsonDocument json(record);
    if (!hasDuplicatePlayers(json.root())) {
        return record;
    }
    constexpr std::array<std::string_view, 1> players{"players"};
    const std::string rest = membersExcept(players, json.root());
    return rest.empty() ? rest : objectOf(rest);
}

std::string timeWithOffset(const QDateTime& time) {
    const QString text = time.toOffsetFromUtc(time.offsetFromUtc()).toString(Qt::ISODate);
    const bool hasOffset = QDateTime::fromString(text, Qt::ISODate).isValid();
    return (hasOffset ? text : time.toUTC().toString(Qt::ISODate)).toStdString();
}

std::string zoneHere() {
    static const QRegularExpression ianaName(QStringLiteral("^[A-Za-z][A-Za-z0-9_+/-]*$"));
    const QByteArray id = QTimeZone::systemTimeZoneId();
    return ianaName.match(QString::fromUtf8(id)).hasMatch() && QTimeZone(id).isValid() ? id.toStdString()
                                                                                       : std::string();
}

}  // namespace concord::record
