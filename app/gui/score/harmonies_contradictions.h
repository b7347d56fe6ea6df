// What cannot be right in a game of Harmonies.
#pragma once

#include "app/gui/document/game_extras.h"

namespace concord::gui {

// boardLine: the line of the pad that opens the board.
std::vector<Contradiction> harmoniesContradictions(const Document& document, bool isComplete,
                                                   std::string_view boardLine);

}  // namespace concord::gui
