// What the score sheet shows of a game of Renature in addition to the pad.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/kit/page_writer.h"

namespace concord::gui {

// Colour, plants left and tokens of a player.
void writePlayerBoard(PageWriter& page, const Document& document, int player);
// Every area that held its token to the end, with its plants, and how it was decided.
void writeAreasLeft(PageWriter& page, const Document& document);

}  // namespace concord::gui
