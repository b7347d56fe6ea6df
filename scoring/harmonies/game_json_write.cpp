#include "scoring/harmonies/game_json.h"

#include <nlohmann/json.hpp>

namespace concord {

namespace {

using Json = nlohmann::ordered_json;

Json boardJson(const Player& player) {
    const Board& board = *player.board;
    Json stacks = Json::object();
    Json cubes = Json::object();
    for (const Cell cell : cells(board.side())) {
        for (const Token token : board.stack(cell).tokens()) {
            stacks[name(cell)].push_back(name(token));
        }
        if (board.cube(cell) != Cube::None) {
            cubes[name(cell)] = board.cube(cell) == Cube::Animal ? "animal" : "spirit";
        }
    }
    Json json{{"cells", std::move(stacks)}};
    if (player.cubesKnown || !cubes.empty()) {
        json["cubes"] = std::move(cubes);
    }
    return json;
}

Json numbersJson(const PadNumbers& numbers) {
    Json json = Json::object();
    for (int c = 0; c < categoryCount; ++c) {
        const auto category = static_cast<Category>(c);
        if (const auto number = numbers.at(category)) {
            json[std::string(name(category))] = *number;
        }
    }
    return json;
}

Json animalJson(const AnimalEntry& entry) {
    Json json = Json::object();
    if (entry.card.empty()) {
        json["points"] = entry.points;
    } else {
        json["card"] = entry.card;
    }
    if (entry.placed) {
        json["placed"] = *entry.placed;
    }
    return json;
}

Json spiritJson(const SpiritEntry& entry) {
    return entry.card.empty() ? Json{{"points", entry.points}} : Json{{"card", entry.card}, {"placed", entry.placed}};
}

Json playerJson(const Player& player) {
    Json json{{"name", player.name}};
    if (!player.colour.empty()) {
        json["colour"] = player.colour;
    }
    if (player.board) {
        json["board"] = boardJson(player);
    }
    if (!player.typed.empty()) {
        json["typed"] = numbersJson(player.typed);
    }
    if (player.animals) {
        Json& animals = json["animals"] = Json::array();
        for (const AnimalEntry& entry : *player.animals) {
            animals.push_back(animalJson(entry));
        }
    }
    if (player.spirit) {
        json["spirit"] = spiritJson(*player.spirit);
    }
    if (!player.claimed.empty()) {
        json["claimed"] = numbersJson(player.claimed);
    }
    return json;
}

}  // namespace

std::string gameToJson(const Game& game, bool pretty) {
    Json json{{"format", "concord-game"}, {"version", 1}, {"game", "harmonies"}, {"side", name(game.side)}};
    if (game.rulings != Rulings{}) {
        json["rulings"] = {{"closedRiver", game.rulings.closedRiver == ClosedRiver::Loop ? "loop" : "shortest"},
                           {"spiritCubeBreaksTies", game.rulings.spiritCubeBreaksTies}};
    }
    Json& players = json["players"] = Json::array();
    for (const Player& player : game.players) {
        players.push_back(playerJson(player));
    }
    return json.dump(pretty ? 2 : -1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace concord
