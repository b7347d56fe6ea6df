// What a rule gives or denies, and why.
#pragma once

#include "scoring/renature/game.h"
#include "scoring/renature/reason.h"

namespace concord::renature {

// One point-giving or point-denying fact.
struct ScoreItem {
    Category category = Category::Track;  // Track to Tokens
    Rule rule = Rule::Track;
    int points = 0;
    std::optional<int> area;  // of the areas category: its index in the game, from 0
    std::vector<Reason> why;

    friend bool operator==(const ScoreItem&, const ScoreItem&) = default;
};

}  // namespace concord::renature
