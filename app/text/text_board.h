// A board as flat-topped hexes of letters, for a terminal.
//
//     _____
//    /     \        one cell:
//   / a1 ?* \       the cell's name, ? if it should be checked, * or + for a cube
//   \ NNG 3 /       the stack from bottom to top and its height
//    \_____/
#pragma once

#include "app/text/terminal.h"
#include "scoring/harmonies/board.h"

#include <QStringList>

#include <span>

namespace concord::text {

// The letter of a token. Gray and green start with the same letter, blue and brown too: A is gray, N is brown. Letters
// are the same in every language; the legend explains them.
char letter(Token token);

Block drawBoard(const Board& board, std::span<const Cell> doubtful, bool colours);

// A sign on a cell, in the place of "?" in the drawing above.
struct CellMark {
    Cell cell;
    char sign = ' ';
};

// Of several marks on a cell the last is drawn.
Block drawMarkedBoard(const Board& board, std::span<const CellMark> marks, bool colours);

// "B blue, A gray ..." and the marks, for below the boards.
QString boardLegend(bool withDoubts);
QString boardLegend(const QStringList& moreMarks);  // "# claimed" ...

}  // namespace concord::text
