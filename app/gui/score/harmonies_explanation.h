// A line of a score of Harmonies, with the cells of the board that show it.
#pragma once

#include "app/gui/document/game_extras.h"

namespace concord::gui {

// line: index of the player's line, which is that of the ScoreItem too. language: of the names of cards.
ExplainedLine explainedItem(const Document& document, int player, std::size_t line, const QString& language);

}  // namespace concord::gui
