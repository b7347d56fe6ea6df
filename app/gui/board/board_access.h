// What a screen reader sees of a drawn board: a table of its columns and rows, with what stands in each cell.
#pragma once

namespace concord::gui {

// Once is enough; BoardView does it.
void installBoardAccess();

}  // namespace concord::gui
