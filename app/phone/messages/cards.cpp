#include "app/phone/messages/cards.h"

#include "scoring/harmonies/animals.h"
#include "scoring/harmonies/habitats.h"
#include "scoring/harmonies/table_edits.h"

#include <array>

namespace concord::phone {

namespace {

template <typename Card>
Json nameJson(const Card& card) {
    const auto english = card.names.find("en");
    return jsonOf(Text{english == card.names.end() ? card.id : english->second, {}});
}

Json habitatJson(const Habitat& habitat) {
    Json json = Json::array();
    for (const HabitatCell& cell : habitat) {
        json.push_back({{"q", cell.place.q}, {"r", cell.place.r}, {"landscape", name(cell.landscape)}});
    }
    return json;
}

// The cells on which a cube of the card could be put now.
Json fitsJson(const std::optional<Board>& board, const Habitat& habitat) {
    Json json = Json::array();
    if (board) {
        for (const Cell cell : cells(board->side())) {
            if (board->cube(cell) == Cube::None && isHabitat(*board, habitat, cell)) {
                json.push_back(name(cell));
            }
        }
    }
    return json;
}

Json stepsJson(const SpiritCard& card) {
    Json json = Json::array();
    for (const SpiritStep& step : card.steps) {
        Json one{{"from", step.from}, {"points", step.points}};
        if (step.to) {
            one["to"] = *step.to;
        }
        json.push_back(std::move(one));
    }
    return json;
}

const char* landscapeName(SpiritLandscape landscape) {
    constexpr std::array<const char*, 5> names{"field", "tree", "building", "mountain", "water"};
    return names.at(static_cast<std::size_t>(landscape));
}

class Catalogue {
public:
    Catalogue(const Game& game, const std::vector<std::string>& ids, std::size_t player)
        : m_game(game), m_ids(ids), m_board(game.players.at(player).board) {}

    Json animals() const {
        Json list = Json::array();
        for (const AnimalCard& card : animalCards()) {
            Json json = base(card);
            json["points"] = card.points;
            json["aliases"] = card.aliases;
            list.push_back(std::move(json));
        }
        return list;
    }

    Json spirits() const {
        Json list = Json::array();
        for (const SpiritCard& card : spiritCards()) {
            Json json = base(card);
            json["scoring"] = card.scoring == SpiritScoring::Stack ? "count" : "group";
            json["landscape"] = landscapeName(card.landscape);
            json["steps"] = stepsJson(card);
            json["soloSuns"] = card.soloSuns;
            list.push_back(std::move(json));
        }
        return list;
    }

private:
    template <typename Card>
    Json base(const Card& card) const {
        const std::optional<std::size_t> holder = cardHolder(m_game, card.id);
        return {{"id", card.id},
                {"name", nameJson(card)},
                {"stripe", name(card.stripe)},
                {"habitat", habitatJson(card.habitat)},
                {"fits", fitsJson(m_board, card.habitat)},
                {"takenBy", holder ? Json(m_ids.at(*holder)) : Json()}};
    }

    const Game& m_game;
    const std::vector<std::string>& m_ids;
    const std::optional<Board>& m_board;
};

}  // namespace

void addCards(Json& json, const Player& player) {
    Json list = Json::array();
    for (const AnimalEntry& entry : player.animals.value_or(std::vector<AnimalEntry>())) {
        if (const AnimalCard* const card = animalCard(entry.card)) {
            list.push_back({{"id", card->id},
                            {"name", nameJson(*card)},
                            {"placed", entry.placed.value_or(0)},
                            {"points", animalPoints(entry)},
                            {"most", card->points.size()}});
        }
    }
    json["cards"] = std::move(list);
    const SpiritCard* const spirit = player.spirit ? spiritCard(player.spirit->card) : nullptr;
    json["spirit"] = spirit == nullptr
                         ? Json()
                         : Json{{"id", spirit->id}, {"name", nameJson(*spirit)}, {"placed", player.spirit->placed}};
}

Json catalogueJson(const Game& game, const std::vector<std::string>& ids, std::size_t player) {
    const Catalogue catalogue(game, ids, player);
    return {{"cards", catalogue.animals()}, {"spirits", catalogue.spirits()}};
}

}  // namespace concord::phone
