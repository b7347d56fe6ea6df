// Boards and cards of Harmonies on the score sheet.
#pragma once

#include <iosfwd>

namespace concord::gui {

class Document;
class PageWriter;

void writeBoardAndCards(PageWriter& page, const Document& document, int player);
// The part of the sheet as a text that is below the outcome: the pad, the boards in letters, the cards and the
// warnings.
void writeHarmonies(std::ostream& out, const Document& document);

}  // namespace concord::gui
