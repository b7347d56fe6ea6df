// A second game for the tests: a pad of three rows, one of them negative, and no boards. What holds it without a line
// that names it holds any game.
#pragma once

#include "scoring/table/game_module.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace concord::tiny {

struct TinyPlayer {
    std::string name;
    std::string colour;
    std::array<std::optional<int>, 3> numbers;  // gold, debts, bonus
    std::optional<int> claimedTotal;

    friend bool operator==(const TinyPlayer&, const TinyPlayer&) = default;
};

struct TinyGame {
    std::vector<TinyPlayer> players;

    friend bool operator==(const TinyGame&, const TinyGame&) = default;
};

// {"format": "concord-game", "version": 1, "game": "tiny",
//  "players": [{"name": "Ann", "gold": 12, "debts": -3, "bonus": 1, "claimed": 10}]}
const GameModule& tinyModule();

// Ann has the numbers, Bob 1 gold and nothing else.
GameDocument tinyDocument(int gold, int debts, int bonus);

// The registry holds it as long as the program runs.
void addTinyGame();

}  // namespace concord::tiny
