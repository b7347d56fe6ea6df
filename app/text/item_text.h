// The items of a score as lines: points, what, where, the rule in words and its page.
#pragma once

#include "scoring/harmonies/score.h"

#include <QString>

#include <iosfwd>
#include <vector>

namespace concord::cli {

// The language of card names: the user's, "en", "de" ...
QString cardLanguage();

void writeItems(std::ostream& out, const std::vector<ScoreItem>& items, int indent);

// Every item of every player, category by category.
void writeExplanation(std::ostream& out, const GameScore& score);

}  // namespace concord::cli
