// The lines of a score as text: the points, what they are for, the cells, the rule in words and its page.
#pragma once

#include "scoring/table/game_module.h"

#include <QString>

#include <iosfwd>
#include <vector>

namespace concord::text {

// The language of card names: the user's, "en", "de" ...
QString cardLanguage();

void writeLines(std::ostream& out, const GameModule& module, const ScoreTable& table,
                const std::vector<ScoreLine>& lines, int indent);

// Every line of every player, row by row.
void writeExplanation(std::ostream& out, const GameModule& module, const ScoreTable& table);

}  // namespace concord::text
