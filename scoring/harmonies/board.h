// A personal board: one stack per cell, and the cubes that lie on them.
#pragma once

#include "scoring/harmonies/cell.h"
#include "scoring/harmonies/stack.h"

#include <array>
#include <cstdint>

namespace concord {

enum class Cube : std::uint8_t { None, Animal, Spirit };

// A plain value. Array elements beyond the cells of the side stay empty.
class Board {
public:
    explicit Board(Side side = Side::A) : m_side(side) {}

    Side side() const { return m_side; }

    Stack stack(Cell cell) const { return m_stacks[at(cell)]; }
    Stack stack(int index) const { return m_stacks[static_cast<std::size_t>(index)]; }
    void setStack(Cell cell, Stack stack) { m_stacks[at(cell)] = stack; }

    // A cube lies on the top token of its stack, at most one per cell (rulebook page 6).
    Cube cube(Cell cell) const { return m_cubes[at(cell)]; }
    void setCube(Cell cell, Cube cube) { m_cubes[at(cell)] = cube; }

    int tokenCount() const;
    int tokenCount(Token token) const;
    int cubeCount(Cube cube) const;

    friend bool operator==(const Board&, const Board&) = default;

private:
    std::size_t at(Cell cell) const { return static_cast<std::size_t>(indexOf(m_side, cell)); }

    Side m_side;
    std::array<Stack, maxCells> m_stacks{};
    std::array<Cube, maxCells> m_cubes{};
};

}  // namespace concord
