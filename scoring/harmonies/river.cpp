#include "scoring/harmonies/river.h"

#include "scoring/harmonies/closed_loop.h"

#include <optional>
#include <utility>

namespace concord {
namespace {

using Path = std::vector<int>;  // cells by index, in order

// The longest shortest path of the group; of several the first by cell names, starting at the end that comes first.
Path greatestShortestPath(const Distances& distances) {
    CellSet from = distances.group();
    while (distances.farthestFrom(firstIndex(from)) == 0) {
        from &= from - 1;
    }
    Path path{firstIndex(from)};
    CellSet ends = distances.farthestFrom(path.front());
    for (int stepsLeft = distances.greatest() - 1; stepsLeft >= 0; --stepsLeft) {
        CellSet next = neighbourMask(distances.side(), path.back()) & distances.group();
        for (bool found = false; !found; next &= next - 1) {
            CellSet reachable = 0;
            for (CellSet end = ends; end != 0; end &= end - 1) {
                if (distances.between(firstIndex(next), firstIndex(end)) == stepsLeft) {
                    reachable |= firstOf(end);
                }
            }
            found = reachable != 0;
            if (found) {
                path.push_back(firstIndex(next));
                ends = reachable;
            }
        }
    }
    return path;
}

Path riverOf(Side side, CellSet group, ClosedRiver closedRiver) {
    const Distances distances(side, group);
    Path path = greatestShortestPath(distances);
    if (closedRiver == ClosedRiver::Loop) {
        const ClosedLoop loop = longestClosedLoop(distances, static_cast<int>(path.size()));
        if (loop.length > 0) {
            path.assign(loop.indices.begin(), loop.indices.begin() + loop.length);
        }
    }
    return path;
}

std::vector<Cell> cellsAlong(Side side, const Path& path) {
    std::vector<Cell> result;
    result.reserve(path.size());
    for (const int index : path) {
        result.push_back(cells(side)[static_cast<std::size_t>(index)]);
    }
    return result;
}

}  // namespace

std::vector<ScoreItem> scoreRiver(const Board& board, ClosedRiver closedRiver) {
    const Side side = board.side();
    const std::vector<CellSet> blueGroups = groups(side, cellsWhere(board, &Stack::isWater));
    Path best;
    CellSet bestGroup = 0;
    for (const CellSet group : blueGroups) {
        Path river = riverOf(side, group, closedRiver);
        if (river.size() > best.size() || (river.size() == best.size() && river < best)) {
            best = std::move(river);
            bestGroup = group;
        }
    }
    std::vector<ScoreItem> items;
    if (!best.empty()) {
        items.push_back(
            {Category::Water, Rule::River, riverPoints(static_cast<int>(best.size())), cellsAlong(side, best), {}});
    }
    for (const CellSet group : blueGroups) {
        if (group != bestGroup) {
            items.push_back({Category::Water, Rule::RiverShorter, 0, cellsIn(side, group), {}});
        }
    }
    return items;
}

int bestRiverPoints(const Board& board, ClosedRiver closedRiver) {
    const std::vector<ScoreItem> items = scoreRiver(board, closedRiver);
    return items.empty() ? 0 : items.front().points;
}

}  // namespace concord
