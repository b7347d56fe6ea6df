#include "app/phone/messages/json_parts.h"
#include "app/web/table/saved_table.h"
#include "scoring/table/game_file.h"
#include "vision/reading/reading_json.h"

#include <algorithm>
#include <map>
#include <utility>

namespace concord::web {

namespace {

using phone::Json;

constexpr std::size_t maxKeptUndo = 30;  // each is a whole table, so more would make the text long

class Writer {
public:
    explicit Writer(const SavedTable& saved) : m_saved(saved) {}

    std::string write() {
        Json json{{"format", savedTableFormat},
                  {"version", 1},
                  {"lastPhoto", m_saved.lastPhoto},
                  {"playerWord", m_saved.playerWord}};
        json["table"] = tableJson(m_saved.table);
        json["undo"] = Json::array();
        const std::size_t first = m_saved.undo.size() - std::min(m_saved.undo.size(), maxKeptUndo);
        for (std::size_t i = first; i < m_saved.undo.size(); ++i) {
            json["undo"].push_back(tableJson(m_saved.undo[i]));
        }
        json["photos"] = Json::array();
        for (const Photo& photo : m_saved.photos) {
            json["photos"].push_back(photoJson(photo));
        }
        json["boards"] = std::move(m_boards);
        return json.dump();
    }

private:
    // The photo's index in "boards", where it is added at the first call. Tables of different undo steps may share it.
    std::size_t boardIndex(const std::shared_ptr<const BoardPhoto>& photo) {
        const auto [known, isNew] = m_boardIndices.try_emplace(photo.get(), m_boards.size());
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
            json["photo"] = boardIndex(seat.photo);
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
                  {"what", phone::jsonOf(photo.why)}};
        if (photo.player) {
            json["player"] = *photo.player;
        }
        if (photo.question) {
            json["question"] = {{"text", phone::jsonOf(photo.question->text)}, {"offers", photo.question->offers}};
        }
        if (photo.result) {
            json["result"] = boardIndex(photo.result);
        }
        if (photo.readSide) {
            json["readSide"] = name(*photo.readSide);
        }
        if (!photo.readWith.empty() && photo.base) {
            json["readWith"] = photo.readWith;
            json["base"] = boardIndex(photo.base);
        }
        return json;
    }

    const SavedTable& m_saved;
    Json m_boards = Json::array();
    std::map<const BoardPhoto*, std::size_t> m_boardIndices;
};

}  // namespace

std::string savedTableJson(const SavedTable& saved) { return Writer(saved).write(); }

}  // namespace concord::web
