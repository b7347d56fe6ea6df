// Boards for tests: from texts, at random, rotated and mirrored.
#pragma once

#include "scoring/harmonies/board.h"
#include "scoring/harmonies/score.h"

#include <initializer_list>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace concord::testing {

// {"c2", "brown red"}: tokens from bottom to top.
using CellText = std::pair<std::string_view, std::string_view>;

Cell cellNamed(Side side, std::string_view name);
Stack stackOf(std::string_view tokens);
Board boardOf(Side side, std::initializer_list<CellText> cells);

// The same stack on many cells: boardWith(Side::A, "blue", "a1 a2 b1").
Board boardWith(Side side, std::string_view stack, std::string_view cells);

std::string names(const std::vector<Cell>& cells);  // "a1 b2"

// A board of legal stacks. Every board has its own mixture of stacks, so that some boards have mostly a few kinds, such
// as water or mountains. full: no cell stays empty.
Board randomBoard(Side side, std::mt19937& random, bool full = false);

Board mirroredLeftRight(const Board& board);
Board mirroredTopBottom(const Board& board);
Board rotatedByHalfTurn(const Board& board);

// The points of the items by category, Trees to Water.
std::vector<int> pointsByCategory(const std::vector<ScoreItem>& items);
int pointsOf(const std::vector<ScoreItem>& items);

}  // namespace concord::testing
