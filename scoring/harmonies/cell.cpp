#include "scoring/harmonies/cell.h"

#include <array>

namespace concord {
namespace {

// Everything about one side, computed at compile time.
struct SideTable {
    std::array<Cell, maxCells> cells{};
    std::array<std::array<Cell, 6>, maxCells> neighbours{};
    std::array<int, maxCells> neighbourCounts{};
    std::array<std::uint32_t, maxCells> masks{};
    std::array<int, 8> firstOfColumn{};
    int columns = 0;
    int count = 0;
};

// Columns alternate between long ones and those with one cell less.
constexpr int rowsIn(Side side, int column) { return (side == Side::A ? 5 : 4) - column % 2; }

constexpr Axial axialOf(Cell cell) { return {cell.column, cell.row - cell.column / 2}; }

constexpr bool touch(Cell a, Cell b) {
    const int q = axialOf(b).q - axialOf(a).q;
    const int r = axialOf(b).r - axialOf(a).r;
    const int squaredDistance = q * q + r * r + q * r;  // of the centres; 1 between neighbours
    return squaredDistance == 1;
}

constexpr SideTable layOut(Side side) {
    SideTable table;
    table.columns = side == Side::A ? 5 : 7;
    for (int column = 0; column < table.columns; ++column) {
        table.firstOfColumn[static_cast<std::size_t>(column)] = table.count;
        for (int row = 0; row < rowsIn(side, column); ++row) {
            table.cells[static_cast<std::size_t>(table.count++)] = {static_cast<std::int8_t>(column),
                                                                    static_cast<std::int8_t>(row)};
        }
    }
    const auto count = static_cast<std::size_t>(table.count);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t k = 0; k < count; ++k) {
            if (touch(table.cells[i], table.cells[k])) {
                table.neighbours[i][static_cast<std::size_t>(table.neighbourCounts[i]++)] = table.cells[k];
                table.masks[i] |= std::uint32_t{1} << k;
            }
        }
    }
    return table;
}

constexpr SideTable sideA = layOut(Side::A);
constexpr SideTable sideB = layOut(Side::B);
static_assert(sideA.count == 23 && sideB.count == 25);

constexpr const SideTable& tableOf(Side side) { return side == Side::A ? sideA : sideB; }

}  // namespace

std::string_view name(Side side) { return side == Side::A ? "A" : "B"; }

std::string name(Cell cell) { return {static_cast<char>('a' + cell.column), static_cast<char>('1' + cell.row)}; }

std::optional<Cell> cellFromName(Side side, std::string_view name) {
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'g' || name[1] < '1' || name[1] > '9') {
        return std::nullopt;
    }
    const Cell cell{static_cast<std::int8_t>(name[0] - 'a'), static_cast<std::int8_t>(name[1] - '1')};
    return contains(side, cell) ? std::optional(cell) : std::nullopt;
}

int columnCount(Side side) { return tableOf(side).columns; }

int rowCount(Side side, int column) { return rowsIn(side, column); }

bool contains(Side side, Cell cell) {
    return cell.column >= 0 && cell.column < columnCount(side) && cell.row >= 0 && cell.row < rowsIn(side, cell.column);
}

std::span<const Cell> cells(Side side) {
    return std::span(tableOf(side).cells).first(static_cast<std::size_t>(cellCount(side)));
}

int cellCount(Side side) { return tableOf(side).count; }

int indexOf(Side side, Cell cell) {
    return tableOf(side).firstOfColumn[static_cast<std::uint8_t>(cell.column)] + cell.row;
}

std::span<const Cell> neighbours(Side side, Cell cell) {
    const auto index = static_cast<std::size_t>(indexOf(side, cell));
    const SideTable& table = tableOf(side);
    return std::span(table.neighbours[index]).first(static_cast<std::size_t>(table.neighbourCounts[index]));
}

std::uint32_t neighbourMask(Side side, int index) { return tableOf(side).masks[static_cast<std::size_t>(index)]; }

Axial axial(Cell cell) { return axialOf(cell); }

std::optional<Cell> cellAt(Side side, Axial place) {
    if (place.q < 0 || place.q >= columnCount(side)) {
        return std::nullopt;
    }
    const int row = place.r + place.q / 2;
    if (row < 0 || row >= rowsIn(side, place.q)) {
        return std::nullopt;
    }
    return Cell{static_cast<std::int8_t>(place.q), static_cast<std::int8_t>(row)};
}

}  // namespace concord
