// Contradictions in the open game, and which of them the players accept.
#pragma once

#include "app/gui/kit/translatable.h"
#include "scoring/table/contradiction.h"

#include <string_view>
#include <vector>

namespace concord::gui {

class Document;

// Those that the players have not accepted; none while no game is open.
std::vector<Contradiction> contradictions(const Document& document);

// "Ann, Animals: the number of cubes on the board is 3, but 4 by the cards. Is a cube on the board missing?"
Translatable contradictionInWords(const Document& document, const Contradiction& contradiction);

// The line of the pad where the contradiction is shown: its row, or the line that opens the board; empty if there is
// none.
std::string_view lineOf(const Document& document, const Contradiction& contradiction);

// Notes that the players accept the contradiction: it is settled like a dispute, until the number changes.
void acceptContradiction(Document& document, const Contradiction& contradiction);

}  // namespace concord::gui
