#include "app/web/table/json.h"
#include "app/web/table/saved_table.h"
#include "scoring/json/json_expect.h"
#include "scoring/table/game_file.h"
#include "vision/reading/reading_json.h"

#include <algorithm>
#include <utility>

namespace concord::web {

namespace {

class Reader {
public:
    explicit Reader(const JsonValue& root) : m_root(root) {
        for (const JsonValue& photo : listAt(require(root, "boards"))) {
            m_boardPhotos.push_back(boardPhotoFrom(photo));
        }
    }

    SavedTable read() {
        requireVersion1(m_root);
        SavedTable saved;
        saved.lastPhoto = wholeAt(require(m_root, "lastPhoto"));
        saved.playerWord = textAt(require(m_root, "playerWord"));
        saved.table = tableFrom(require(m_root, "table"));
        for (const JsonValue& table : listAt(require(m_root, "undo"))) {
            saved.undo.push_back(tableFrom(table));
        }
        for (const JsonValue& photo : listAt(require(m_root, "photos"))) {
            saved.photos.push_back(photoFrom(photo));
        }
        return saved;
    }

private:
    static std::shared_ptr<const BoardPhoto> boardPhotoFrom(const JsonValue& value) {
        auto photo = std::make_shared<BoardPhoto>();
        for (const JsonValue& id : listAt(require(value, "photos"))) {
            photo->photos.push_back(textAt(id));
        }
        if (photo->photos.empty()) {
            value.fail({CONCORD_TEXT("expected the ids of photos"), {}});
        }
        photo->width = wholeAt(require(value, "width"));
        photo->height = wholeAt(require(value, "height"));
        photo->orientation = wholeAt(require(value, "orientation"), 8);
        if (const std::optional<JsonValue> reading = value.member("reading")) {
            photo->reading = vision::completeReadingFromJson(reading->toJson());
            if (!photo->reading) {
                reading->fail({CONCORD_TEXT("expected a concord-reading"), {}});
            }
        }
        return photo;
    }

    std::shared_ptr<const BoardPhoto> boardPhotoAt(const JsonValue& object, std::string_view key) const {
        const std::optional<JsonValue> number = object.member(key);
        if (!number) {
            return nullptr;
        }
        const auto index = static_cast<std::size_t>(wholeAt(*number));
        if (index >= m_boardPhotos.size()) {
            number->fail({CONCORD_TEXT("expected the number of a photo"), {}});
        }
        return m_boardPhotos[index];
    }

    Seat seatFrom(const JsonValue& value) const {
        Seat seat;
        seat.number = wholeAt(require(value, "number"));
        for (const JsonValue& index : listAt(require(value, "checked"))) {
            seat.checked.set(static_cast<std::size_t>(wholeAt(index, maxCells - 1)));
        }
        seat.photo = boardPhotoAt(value, "photo");
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
            seats.fail({CONCORD_TEXT("expected a seat for each player"), {}});
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
        photo.why = textFromJson(require(value, "what").toJson());
        if (const std::optional<JsonValue> player = value.member("player")) {
            photo.player = wholeAt(*player);
        }
        if (const std::optional<JsonValue> question = value.member("question")) {
            photo.question = PhotoQuestion{textFromJson(require(*question, "text").toJson()), {}};
            for (const JsonValue& offer : listAt(require(*question, "offers"))) {
                photo.question->offers.push_back(textAt(offer));
            }
        }
        photo.result = boardPhotoAt(value, "result");
        if (const std::optional<JsonValue> side = value.member("readSide")) {
            photo.readSide = textAt(*side) == "A" ? Side::A : Side::B;
        }
        if (const std::optional<JsonValue> with = value.member("readWith")) {
            photo.readWith = textAt(*with);
            photo.base = boardPhotoAt(value, "base");
        }
        if (photo.state == PhotoState::Reading) {
            photo.state = PhotoState::Waiting;  // the page was closed while the photo was being read
        }
        // Without the reading that its state needs, a photo is read again.
        const bool needsReading = photo.state == PhotoState::OnBoard || photo.state == PhotoState::Question;
        if (needsReading && !(photo.result && photo.result->reading)) {
            photo.state = PhotoState::Waiting;
            photo.question.reset();
        }
        return photo;
    }

    JsonValue m_root;
    std::vector<std::shared_ptr<const BoardPhoto>> m_boardPhotos;
};

}  // namespace

SavedTable savedTableFromJson(std::string_view text) {
    const JsonDocument document(text);
    const std::optional<JsonValue> format = document.root().member("format");
    if (format && format->kind() == JsonValue::Kind::Text && format->text() == savedTableFormat) {
        return Reader(document.root()).read();
    }
    GameFile file = gameFileFromJson(text);
    SavedTable saved;
    saved.table = tableOf(std::move(file.game), std::move(file.record));
    return saved;
}

}  // namespace concord::web
