// A part of a score, with its reasons.
#pragma once

#include "scoring/renature/game.h"
#include "scoring/renature/reason.h"

namespace concord::renature {

// Points that a rule gives or denies.
struct ScoreItem {
    Category category = Category::Track;  // any but Total
    Rule rule = Rule::Track;
    int points = 0;
    std::optional<int> area;  // only for Category::Areas: the index of the area in the game, from 0
    std::vector<Reason> why;

    friend bool operator==(const ScoreItem&, const ScoreItem&) = default;
};

}  // namespace concord::renature
