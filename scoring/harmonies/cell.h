// The cells of a personal board: names, neighbours and order.
//
// Seen with the straight edge at the top; hexes are flat-topped, the short columns sit
// half a cell lower, so b1 touches a1, a2, c1, c2 and b2 (rulebook page 2, both sides).
//
//    side A: 5-4-5-4-5              side B: 4-3-4-3-4-3-4
//
//    a1  .  c1  .  e1               a1  .  c1  .  e1  .  g1
//     .  b1  .  d1  .                .  b1  .  d1  .  f1  .
//    a2  .  c2  .  e2               a2  .  c2  .  e2  .  g2
//     .  b2  .  d2  .                .  b2  .  d2  .  f2  .
//    a3  .  c3  .  e3               a3  .  c3  .  e3  .  g3
//     .  b3  .  d3  .                .  b3  .  d3  .  f3  .
//    a4  .  c4  .  e4               a4  .  c4  .  e4  .  g4
//     .  b4  .  d4  .
//    a5  .  c5  .  e5
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace concord {

enum class Side : std::uint8_t { A, B };

inline constexpr int maxCells = 25;  // side B has the most

// A cell by column (0 is "a") and row (0 is "1"). Ordered by name: a1, a2, ... b1 ...
struct Cell {
    std::int8_t column = 0;
    std::int8_t row = 0;

    friend auto operator<=>(const Cell&, const Cell&) = default;
};

// Axial coordinates: q counts columns to the right, r steps straight down in a column.
struct Axial {
    int q = 0;
    int r = 0;

    friend bool operator==(const Axial&, const Axial&) = default;
};

std::string_view name(Side side);  // "A" or "B"
std::string name(Cell cell);       // "c2"

// Nothing when no cell of that side has the name.
std::optional<Cell> cellFromName(Side side, std::string_view name);

int columnCount(Side side);           // 5 or 7
int rowCount(Side side, int column);  // cells in the column, column in [0, columnCount)
bool contains(Side side, Cell cell);

// All cells of the side in the order of their names: 23 or 25.
std::span<const Cell> cells(Side side);
int cellCount(Side side);

// Position of the cell in cells(side), [0, cellCount). The cell must be on the side.
int indexOf(Side side, Cell cell);

// The cells that touch the given one, in the order of their names: 2 to 6.
std::span<const Cell> neighbours(Side side, Cell cell);

// The same as a set of bits: bit i is cells(side)[i].
std::uint32_t neighbourMask(Side side, int index);

Axial axial(Cell cell);
std::optional<Cell> cellAt(Side side, Axial place);

// One turn by 60 degrees clockwise around (0, 0).
constexpr Axial turnedClockwise(Axial a) { return {-a.r, a.q + a.r}; }

}  // namespace concord
