// Distances between the cells of one group, in steps from cell to cell inside the group.
#pragma once

#include "scoring/harmonies/cell_set.h"

#include <array>

namespace concord {

class Distances {
public:
    // group: connected cells.
    Distances(Side side, CellSet group);

    CellSet group() const { return m_group; }
    Side side() const { return m_side; }

    // Steps between two cells of the group, given by index: 0 for the same.
    int between(int from, int to) const {
        return m_steps[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
    }

    int greatest() const { return m_greatest; }  // the longest distance between two cells
    CellSet farthestFrom(int from) const;        // the cells greatest() steps away; often none

private:
    Side m_side;
    CellSet m_group;
    int m_greatest = 0;
    std::array<std::array<std::int8_t, maxCells>, maxCells> m_steps{};
};

}  // namespace concord
