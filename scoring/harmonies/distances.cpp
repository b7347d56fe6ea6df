#include "scoring/harmonies/distances.h"

#include <algorithm>

namespace concord {

Distances::Distances(Side side, CellSet group) : m_side(side), m_group(group) {
    for (CellSet from = group; from != 0; from &= from - 1) {
        auto& steps = m_steps[static_cast<std::size_t>(firstIndex(from))];
        CellSet reached = firstOf(from);
        for (int distance = 1; reached != group; ++distance) {
            const CellSet next = touching(side, reached) & group & ~reached;
            for (CellSet to = next; to != 0; to &= to - 1) {
                steps[static_cast<std::size_t>(firstIndex(to))] = static_cast<std::int8_t>(distance);
            }
            m_greatest = std::max(m_greatest, distance);
            reached |= next;
        }
    }
}

CellSet Distances::farthestFrom(int from) const {
    CellSet farthest = 0;
    for (CellSet to = m_group; to != 0; to &= to - 1) {
        if (between(from, firstIndex(to)) == m_greatest) {
            farthest |= firstOf(to);
        }
    }
    return farthest;
}

}  // namespace concord
