// A settled dispute in words, for both programs.
#pragma once

#include "scoring/table/game_module.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace concord::words {

// One player's settled dispute, as recorded.
struct DisputeParts {
    std::string_view row;
    int points = 0;  // when it was settled
    std::string_view claim;
    std::vector<std::string> cells;
};

// "River: settled at 15 points. Claimed as a river: a1, a2. Only the longest river counts ... (Rulebook, page 8)"
QString settledDispute(const ScoreTable& score, const GameDocument& game, std::size_t player,
                       const DisputeParts& dispute);

}  // namespace concord::words
