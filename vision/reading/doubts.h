// Which cells of a reading a person is asked about.
#pragma once

#include "vision/reading/reading.h"

#include <bitset>

namespace concord::vision {

// Whether a cell that should be checked is asked about: not where the answer is certain (it rounds to 100 %), nor where
// only the colour under a red token is unknown, which changes no score.
bool isWorthAsking(const CellReading& cell);

// The cells that a person should still be asked about, the most important ones first. checked: cells that a person has
// checked, by indexOf.
std::vector<Cell> doubtfulCells(const Reading& reading, const std::bitset<maxCells>& checked);

// The alternatives that a person who is asked about the cell can choose from, likeliest first: one to four, or none if
// the cell has none.
std::vector<Alternative> offeredAlternatives(const CellReading& cell);

// What the reading says of a cell; null for a cell that is not on the reading's side.
const CellReading* cellReading(const Reading& reading, Cell cell);

}  // namespace concord::vision
