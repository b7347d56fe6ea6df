// What a screen reader sees of a drawn board: a table of its columns and rows, with what stands in each cell.
#pragma once

namespace concord::gui {

// BoardView calls it; calling it again does nothing.
void installBoardAccessibility();

}  // namespace concord::gui
