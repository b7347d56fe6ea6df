#include "scoring/harmonies/closed_loop.h"

#include <algorithm>

namespace concord {
namespace {

// Searches for a loop of a given length by depth-first search, smaller cells first. Each new cell must be as far from
// every earlier cell as it is along the loop, which leaves few paths.
class LoopSearch {
public:
    LoopSearch(const Distances& distances, int length, CellSet within) : m_distances(distances), m_within(within) {
        m_loop.length = length;
    }

    bool find() {
        for (CellSet starts = m_within; starts != 0; starts &= starts - 1) {
            // The loop starts at its smallest cell, so smaller ones are excluded.
            m_allowed = starts & ~firstOf(starts);
            m_loop.indices[0] = static_cast<std::uint8_t>(firstIndex(starts));
            if (closesAfter(1)) {
                return true;
            }
        }
        return false;
    }

    const ClosedLoop& loop() const { return m_loop; }

private:
    bool closesAfter(int placed) {
        if (placed == m_loop.length) {
            return true;
        }
        const int last = m_loop.indices[static_cast<std::size_t>(placed - 1)];
        CellSet next = neighbourMask(m_distances.side(), last) & m_allowed;
        for (; next != 0; next &= next - 1) {
            const int cell = firstIndex(next);
            if (fits(cell, placed)) {
                m_loop.indices[static_cast<std::size_t>(placed)] = static_cast<std::uint8_t>(cell);
                if (closesAfter(placed + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    bool fits(int cell, int position) const {
        for (int earlier = 0; earlier < position; ++earlier) {
            const int alongLoop = std::min(position - earlier, m_loop.length - (position - earlier));
            if (m_distances.between(m_loop.indices[static_cast<std::size_t>(earlier)], cell) != alongLoop) {
                return false;
            }
        }
        return true;
    }

    const Distances& m_distances;
    CellSet m_within;
    CellSet m_allowed = 0;
    ClosedLoop m_loop;
};

}  // namespace

ClosedLoop longestClosedLoop(const Distances& distances, int longerThan, CellSet within) {
    within &= distances.group();
    // Two cells on opposite sides of a loop are half its length apart.
    const int longest = std::min(2 * distances.greatest() + 1, sizeOf(within));
    for (int length = longest; length > std::max(longerThan, 2); --length) {
        LoopSearch search(distances, length, within);
        if (search.find()) {
            return search.loop();
        }
    }
    return {};
}

ClosedLoop longestClosedLoop(const Distances& distances, int longerThan) {
    return longestClosedLoop(distances, longerThan, distances.group());
}

}  // namespace concord
