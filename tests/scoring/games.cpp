#include "tests/scoring/games.h"

#include <algorithm>
#include <iterator>

namespace concord::testing {

Player playerWith(std::string name, Board board) {
    Player player;
    player.name = std::move(name);
    player.board = board;
    return player;
}

Player typedPlayer(std::string name, int trees, int mountains, int fields, int buildings, int water) {
    Player player;
    player.name = std::move(name);
    player.typed.set(Category::Trees, trees);
    player.typed.set(Category::Mountains, mountains);
    player.typed.set(Category::Fields, fields);
    player.typed.set(Category::Buildings, buildings);
    player.typed.set(Category::Water, water);
    return player;
}

Game gameOf(std::vector<Player> players) {
    Game game;
    game.players = std::move(players);
    for (const Player& player : game.players) {
        if (player.board) {
            game.side = player.board->side();
        }
    }
    return game;
}

AnimalEntry cardEntry(std::string card, int placed) { return {std::move(card), placed, 0}; }

AnimalEntry unnamedCardEntry(int points, std::optional<int> placed) { return {"", placed, points}; }

std::vector<std::string> codes(const std::vector<Warning>& warnings) {
    std::vector<std::string> result;
    std::ranges::transform(warnings, std::back_inserter(result), &Warning::code);
    return result;
}

const Warning* warningOf(const std::vector<Warning>& warnings, std::string_view code) {
    const auto found = std::ranges::find(warnings, code, &Warning::code);
    return found == warnings.end() ? nullptr : &*found;
}

std::vector<ScoreItem> itemsOf(const PlayerScore& score, Category category) {
    std::vector<ScoreItem> items;
    std::ranges::copy_if(score.items, std::back_inserter(items),
                         [&](const ScoreItem& item) { return item.category == category; });
    return items;
}

}  // namespace concord::testing
