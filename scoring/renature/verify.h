// Compares claimed numbers with the computed score.
#pragma once

#include "scoring/renature/score.h"

namespace concord::renature {

struct Comparison {
    Category category = Category::Track;
    int claimed = 0;
    int computed = 0;
    std::vector<ScoreItem> items;  // the items of the computed number

    int difference() const { return claimed - computed; }
};

struct PlayerVerification {
    std::string name;
    std::vector<Comparison> comparisons;  // every claimed row, in the order of the pad
};

// One entry a player, in the order of the game.
std::vector<PlayerVerification> verifyGame(const Game& game, const GameScore& score);
bool allAgree(const std::vector<PlayerVerification>& verification);

}  // namespace concord::renature
