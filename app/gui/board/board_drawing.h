// Draws cells and whole boards, the same way on the screen, on paper and in pictures.
#pragma once

#include "app/gui/board/board_layout.h"
#include "app/gui/kit/theme.h"
#include "scoring/harmonies/board.h"

#include <QPainter>

#include <vector>

namespace concord::gui {

// Everything that a cell shows, as a plain value.
struct CellAppearance {
    Stack stack;
    Cube cube = Cube::None;
    bool doubtful = false;  // should be checked
    bool highlighted = false;
    bool supporting = false;   // explains the highlighted cells, but does not score itself
    bool breaksClaim = false;  // a reason why a claim in a dispute is wrong
    bool dimmed = false;
    bool selected = false;
    bool hovered = false;

    friend bool operator==(const CellAppearance&, const CellAppearance&) = default;
};

// Which cells stand out; if all the lists are empty, no cell is dimmed.
struct BoardHighlights {
    std::vector<Cell> highlighted;
    std::vector<Cell> supporting;
    bool isPath = false;  // the highlighted cells are joined in order by a line
    // Cells that break a claim. One that is also highlighted is not drawn as breaking it, unless all of them are.
    std::vector<Cell> breaking = {};
    bool breakingIsPath = false;

    friend bool operator==(const BoardHighlights&, const BoardHighlights&) = default;
};

// Whether the cell is drawn as breaking a claim.
bool breaksClaim(const BoardHighlights& light, Cell cell);

// Highlights or dims a cell by the light; its contents stay.
void applyLight(const BoardHighlights& light, Cell cell, CellAppearance& appearance);

// radius: centre to corner. The frame of a selected cell reaches beyond the hexagon by 0.03 of the radius.
void drawCell(QPainter& painter, QPointF centre, double radius, Cell cell, const CellAppearance& appearance,
              const BoardColours& colours);

// The height of the stack as a number, beside it.
void drawHeight(QPainter& painter, QPointF centre, double radius, int height);

// The lines of paths: along the highlighted cells, which are numbered, and along those that break a claim.
void drawPaths(QPainter& painter, const BoardLayout& layout, const BoardHighlights& light, const BoardColours& colours);

// The board in the middle of the rectangle, as large as fits.
void drawBoard(QPainter& painter, const QRectF& into, const Board& board, const BoardHighlights& light,
               const BoardColours& colours);

// Height of a drawn board for a width.
double boardHeight(Side side, double width);

}  // namespace concord::gui
