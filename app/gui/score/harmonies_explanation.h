// A line of a score of Harmonies, with the cells of the board that show it.
#pragma once

#include "app/gui/document/game_extras.h"

namespace concord::gui {

// index: of the player's ScoreLine; the ScoreItems are in the same order. language: of the names of cards.
ExplainedLine explainedItem(const Document& document, int player, std::size_t index, const QString& language);

}  // namespace concord::gui
