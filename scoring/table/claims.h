// Compares claimed numbers with the computed score, row by row.
#pragma once

#include "scoring/table/game_module.h"

#include <string>
#include <vector>

namespace concord {

struct RowComparison {
    std::size_t row = 0;  // index in the table
    int claimed = 0;
    int computed = 0;              // as the score counts it, even where that is a typed number
    std::vector<ScoreLine> lines;  // that explain the computed number; for a sum, the lines of all its parts

    int difference() const { return claimed - computed; }
};

struct PlayerComparison {
    std::string name;
    std::vector<RowComparison> rows;  // every claimed row, in the order of the pad
};

// One entry for each player, in the order of the game. table: the score of the game.
std::vector<PlayerComparison> compareClaims(const GameDocument& game, const ScoreTable& table);
bool allAgree(const std::vector<PlayerComparison>& players);

// Whether the points of the row `part` are included in the row `sum`; a row includes itself.
bool countsIn(const ScoreTable& table, std::size_t sum, std::size_t part);

// `concord-verification` JSON, for scripts.
std::string comparisonsToJson(const GameModule& module, const ScoreTable& table,
                              const std::vector<PlayerComparison>& players, bool pretty = true);

}  // namespace concord
