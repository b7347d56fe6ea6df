#include "app/web/table/kept.h"

#include "app/phone/messages/json_parts.h"
#include "app/web/table/json.h"
#include "scoring/json/json_expect.h"
#include "scoring/table/game_file.h"
#include "vision/reading/reading_json.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace concord::web {

namespace {

using phone::Json;

constexpr std::string_view format = "concord-web-table";
constexpr std::size_t maxKeptUndo = 30;

// --- writing

class Writer {
public:
    explicit Writer(const Kept& kept) : m_kept(kept) {}

    std::string write() {
        Json json{
            {"format", format}, {"version", 1}, {"lastPhoto", m_kept.lastPhoto}, {"playerWord", m_kept.playerWord}};
        json["table"] = tableJson(m_kept.table);
        json["undo"] = Json::array();
        const std::size_t first = m_kept.undo.size() - std::min(m_kept.undo.size(), maxKeptUndo);
        for (std::size_t i = first; i < m_kept.undo.size(); ++i) {
            json["undo"].push_back(tableJson(m_kept.undo[i]));
        }
        json["photos"] = Json::array();
        for (const Photo& photo : m_kept.photos) {
            json["photos"].push_back(photoJson(photo));
        }
        json["boards"] = std::move(m_boards);
        return json.dump();
    }

private:
    // Photos that are several times on the table are written once.
    std::size_t numberOf(const std::shared_ptr<const BoardPhoto>& photo) {
        const auto [known, isNew] = m_numbers.try_emplace(photo.get(), m_boards.size());
        if (isNew) {
            Json json{{"photos", photo->photos},
                      {"width", photo->width},
                      {"height", photo->height},
                      {"orientation", photo->orientation}};
            if (photo->reading) {
                json["reading"] = Json::parse(vision::completeReadingToJson(*photo->reading));
            }
            m_boards.push_back(std::move(json));
        }
        return known->second;
    }

    static Json spiritJson(const SpiritEntry& spirit) {
        return {{"card", spirit.card}, {"placed", spirit.placed}, {"points", spirit.points}};
    }

    Json seatJson(const Seat& seat) {
        Json json{{"number", seat.number}, {"checked", Json::array()}};
        for (std::size_t i = 0; i < seat.checked.size(); ++i) {
            if (seat.checked.test(i)) {
                json["checked"].push_back(i);
            }
        }
        if (seat.photo) {
            json["photo"] = numberOf(seat.photo);
        }
        if (seat.animals) {
            json["animals"] = Json::array();
            for (const AnimalEntry& entry : *seat.animals) {
                json["animals"].push_back({{"card", entry.card},
                                           {"placed", entry.placed ? Json(*entry.placed) : Json()},
                                           {"points", entry.points}});
            }
        }
        if (seat.spirit) {
            json["spirit"] = spiritJson(*seat.spirit);
        }
        return json;
    }

    Json tableJson(const Table& table) {
        if (!table.isOpen()) {
            return {};
        }
        Json json{{"game", Json::parse(gameFileToJson({table.game, table.record}, false))},
                  {"withSpirits", table.withSpirits},
                  {"lastNumber", table.lastNumber},
                  {"seats", Json::array()}};
        for (const Seat& seat : table.seats) {
            json["seats"].push_back(seatJson(seat));
        }
        return json;
    }

    Json photoJson(const Photo& photo) {
        Json json{{"id", photo.id},
                  {"name", photo.name},
                  {"sha256", photo.sha256},
                  {"width", photo.width},
                  {"height", photo.height},
                  {"orientation", photo.orientation},
                  {"use", static_cast<int>(photo.use)},
                  {"state", static_cast<int>(photo.state)},
                  {"playerName", photo.playerName},
                  {"addsPlayer", photo.addsPlayer},
                  {"isLoose", photo.isLoose},
                  {"what", phone::jsonOf(photo.what)}};
        if (photo.player) {
            json["player"] = *photo.player;
        }
        if (photo.question) {
            json["question"] = {{"text", phone::jsonOf(photo.question->text)}, {"offers", photo.question->offers}};
        }
        if (photo.result) {
            json["result"] = numberOf(photo.result);
        }
        if (photo.readSide) {
            json["readSide"] = name(*photo.readSide);
        }
        if (!photo.readWith.empty() && photo.base) {
            json["readWith"] = photo.readWith;
            json["base"] = numberOf(photo.base);
        }
        return json;
    }

    const Kept& m_kept;
    Json m_boards = Json::array();
    std::map<const BoardPhoto*, std::size_t> m_numbers;
};

// --- reading

class Reader {
public:
    explicit Reader(const JsonValue& root) : m_root(root) {
        for (const JsonValue& board : listAt(require(root, "boards"))) {
            m_boards.push_back(boardFrom(board));
        }
    }

    Kept read() {
        requireVersion1(m_root);
        Kept kept;
        kept.lastPhoto = wholeAt(require(m_root, "lastPhoto"));
        kept.playerWord = textAt(require(m_root, "playerWord"));
        kept.table = tableFrom(require(m_root, "table"));
        for (const JsonValue& table : listAt(require(m_root, "undo"))) {
            kept.undo.push_back(tableFrom(table));
        }
        for (const JsonValue& photo : listAt(require(m_root, "photos"))) {
            kept.photos.push_back(photoFrom(photo));
        }
        return kept;
    }

private:
    static std::shared_ptr<const BoardPhoto> boardFrom(const JsonValue& value) {
        auto photo = std::make_shared<BoardPhoto>();
        for (const JsonValue& id : listAt(require(value, "photos"))) {
            photo->photos.push_back(textAt(id));
        }
        if (photo->photos.empty()) {
            value.complain({CONCORD_TEXT("expected the ids of photos"), {}});
        }
        photo->width = wholeAt(require(value, "width"));
        photo->height = wholeAt(require(value, "height"));
        photo->orientation = wholeAt(require(value, "orientation"), 8);
        if (const std::optional<JsonValue> reading = value.member("reading")) {
            photo->reading = vision::completeReadingFromJson(reading->toJson());
            if (!photo->reading) {
                reading->complain({CONCORD_TEXT("expected a concord-reading"), {}});
            }
        }
        return photo;
    }

    std::shared_ptr<const BoardPhoto> photoAt(const JsonValue& object, std::string_view key) const {
        const std::optional<JsonValue> number = object.member(key);
        if (!number) {
            return nullptr;
        }
        const auto index = static_cast<std::size_t>(wholeAt(*number));
        if (index >= m_boards.size()) {
            number->complain({CONCORD_TEXT("expected the number of a photo"), {}});
        }
        return m_boards[index];
    }

    Seat seatFrom(const JsonValue& value) const {
        Seat seat;
        seat.number = wholeAt(require(value, "number"));
        for (const JsonValue& index : listAt(require(value, "checked"))) {
            seat.checked.set(static_cast<std::size_t>(wholeAt(index, maxCells - 1)));
        }
        seat.photo = photoAt(value, "photo");
        if (const std::optional<JsonValue> animals = value.member("animals")) {
            seat.animals.emplace();
            for (const JsonValue& entry : listAt(*animals)) {
                const JsonValue placed = require(entry, "placed");
                seat.animals->push_back(
                    {.card = textAt(require(entry, "card")),
                     .placed = placed.kind() == JsonValue::Kind::Null ? std::nullopt : std::optional(wholeAt(placed)),
                     .points = wholeAt(require(entry, "points"))});
            }
        }
        if (const std::optional<JsonValue> spirit = value.member("spirit")) {
            seat.spirit = SpiritEntry{.card = textAt(require(*spirit, "card")),
                                      .placed = booleanAt(require(*spirit, "placed")),
                                      .points = wholeAt(require(*spirit, "points"))};
        }
        return seat;
    }

    Table tableFrom(const JsonValue& value) const {
        if (value.kind() == JsonValue::Kind::Null) {
            return {};
        }
        GameFile file = gameFileFromJson(require(value, "game").toJson());
        Table table;
        table.game = std::move(file.game);
        table.record = std::move(file.record);
        table.withSpirits = booleanAt(require(value, "withSpirits"));
        table.lastNumber = wholeAt(require(value, "lastNumber"));
        const JsonValue seats = require(value, "seats");
        for (const JsonValue& seat : listAt(seats)) {
            table.seats.push_back(seatFrom(seat));
            table.lastNumber = std::max(table.lastNumber, table.seats.back().number);
        }
        if (table.seats.size() != table.players().size()) {
            seats.complain({CONCORD_TEXT("expected a seat for each player"), {}});
        }
        return table;
    }

    Photo photoFrom(const JsonValue& value) const {
        Photo photo;
        photo.id = textAt(require(value, "id"));
        photo.name = textAt(require(value, "name"));
        photo.sha256 = textAt(require(value, "sha256"));
        photo.width = wholeAt(require(value, "width"));
        photo.height = wholeAt(require(value, "height"));
        photo.orientation = wholeAt(require(value, "orientation"), 8);
        photo.use = static_cast<PhotoUse>(wholeAt(require(value, "use"), static_cast<int>(PhotoUse::SecondView)));
        photo.state = static_cast<PhotoState>(wholeAt(require(value, "state"), static_cast<int>(PhotoState::Loose)));
        photo.playerName = textAt(require(value, "playerName"));
        photo.addsPlayer = booleanAt(require(value, "addsPlayer"));
        photo.isLoose = booleanAt(require(value, "isLoose"));
        photo.what = textFromJson(require(value, "what").toJson());
        if (const std::optional<JsonValue> player = value.member("player")) {
            photo.player = wholeAt(*player);
        }
        if (const std::optional<JsonValue> question = value.member("question")) {
            photo.question = PhotoQuestion{textFromJson(require(*question, "text").toJson()), {}};
            for (const JsonValue& offer : listAt(require(*question, "offers"))) {
                photo.question->offers.push_back(textAt(offer));
            }
        }
        photo.result = photoAt(value, "result");
        if (const std::optional<JsonValue> side = value.member("readSide")) {
            photo.readSide = textAt(*side) == "A" ? Side::A : Side::B;
        }
        if (const std::optional<JsonValue> with = value.member("readWith")) {
            photo.readWith = textAt(*with);
            photo.base = photoAt(value, "base");
        }
        if (photo.state == PhotoState::Reading) {
            photo.state = PhotoState::Waiting;  // the page was closed meanwhile
        }
        // What is read has a reading, or it is read again.
        const bool wasRead = photo.state == PhotoState::OnBoard || photo.state == PhotoState::Question;
        if (wasRead && !(photo.result && photo.result->reading)) {
            photo.state = PhotoState::Waiting;
            photo.question.reset();
        }
        return photo;
    }

    JsonValue m_root;
    std::vector<std::shared_ptr<const BoardPhoto>> m_boards;
};

// --- the record

bool isUuid(std::string_view text) {
    constexpr std::string_view shape = "00000000-0000-0000-0000-000000000000";
    if (text.size() != shape.size()) {
        return false;
    }
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const bool isHex = std::string_view("0123456789abcdefABCDEF").find(text[i]) != std::string_view::npos;
        if (shape[i] == '-' ? text[i] != '-' : !isHex) {
            return false;
        }
    }
    return true;
}

// "2026-11-21T19:30:00+01:00"
bool isLocalTime(std::string_view text) {
    constexpr std::string_view shape = "0000-00-00T00:00:00+00:00";
    if (text.size() != shape.size()) {
        return false;
    }
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const bool isDigit = text[i] >= '0' && text[i] <= '9';
        const bool fits = shape[i] == '0' ? isDigit : shape[i] == text[i] || (shape[i] == '+' && text[i] == '-');
        if (!fits) {
            return false;
        }
    }
    return true;
}

Json memberOf(const JsonValue& member) {
    const std::string& key = member.key();
    if (key == "minutes") {
        return wholeAt(member);
    }
    if ((key == "id" && !isUuid(textAt(member))) || (key == "played" && !isLocalTime(textAt(member)))) {
        member.complainGot(CONCORD_TEXT("expected a UUID, or a time with its offset, got %1"));
    }
    return textAt(member, key == "note" ? TextKind::Note : TextKind::Line);
}

// What of an imported record is still true, and what the page says.
std::string recordJson(const Table& table, std::string_view details) {
    constexpr std::array<std::string_view, 7> keys{"id", "played", "zone", "place", "minutes", "starter", "note"};
    Json json = Json::object();
    if (!table.record.empty()) {
        const JsonDocument before(table.record);
        for (const JsonValue& member : before.root().children()) {
            if (std::ranges::count(keys, member.key()) > 0) {
                json[member.key()] = Json::parse(member.toJson());
            }
        }
    }
    if (!details.empty()) {
        const JsonDocument document(details);
        expectObject(document.root());
        refuseOtherKeys(document.root(), keys);
        for (const JsonValue& member : document.root().children()) {
            json[member.key()] = memberOf(member);
        }
    }
    const std::vector<TablePlayer> players = table.players();
    const auto starter = json.find("starter");
    if (starter != json.end() && std::ranges::count(players, starter->get<std::string>(), &TablePlayer::name) == 0) {
        json.erase(starter);
    }
    return json.empty() ? std::string() : json.dump();
}

}  // namespace

std::string keptJson(const Kept& kept) { return Writer(kept).write(); }

Kept openedFromJson(std::string_view text) {
    const JsonDocument document(text);
    const std::optional<JsonValue> kind = document.root().member("format");
    if (kind && kind->kind() == JsonValue::Kind::Text && kind->text() == format) {
        return Reader(document.root()).read();
    }
    GameFile file = gameFileFromJson(text);
    Kept kept;
    kept.table = tableOf(std::move(file.game), std::move(file.record));
    return kept;
}

std::string exportedJson(const Table& table, std::string_view details) {
    return gameFileToJson({table.game, recordJson(table, details)}, true);
}

}  // namespace concord::web
