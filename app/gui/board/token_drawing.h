// Draws tokens, stacks and cubes. Each colour has its own motif on top and its own pattern on the side, so that every
// token of a stack can be recognised without its colour.
#pragma once

#include "scoring/harmonies/board.h"
#include "scoring/harmonies/stack.h"

#include <QColor>
#include <QIcon>
#include <QPainter>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace concord::gui {

QColor tokenColour(Token token);
QColor cubeColour(Cube cube);

// Seen from slightly above: discs with seams, the motif on the topmost.
//   ground: centre of the cell on the board; radius: centre to corner of the cell
void drawStack(QPainter& painter, QPointF ground, double radius, Stack stack);
// A token on any one of several others: the lower disc shows all their colours.
void drawStackOnAny(QPainter& painter, QPointF ground, double radius, const std::vector<Token>& bases, Token top);
// The centre of the uppermost disc's top (on an empty cell, the foot of a stack, slightly below the
// cell's centre).
QPointF topOf(QPointF ground, double radius, Stack stack);
// foot: centre of the cube's bottom face; radius: of the cell, as above.
void drawCube(QPainter& painter, QPointF foot, double radius, Cube cube);

// Pictures for buttons, size in logical pixels.
QIcon stackIcon(Stack stack, int size);
QIcon cubeIcon(Cube cube, int size);

}  // namespace concord::gui
