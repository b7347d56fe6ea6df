// A game for the tests alone: a pad of three rows, one of them negative, with their total, and no boards. Code that
// handles it without naming it can handle any game.
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

// Adds the game to the registry (game_registry.h).
void addTinyGame();

}  // namespace concord::tiny
