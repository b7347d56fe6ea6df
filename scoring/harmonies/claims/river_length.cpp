#include "scoring/harmonies/claims/river_length.h"

#include "scoring/harmonies/claims/claim_answer.h"
#include "scoring/harmonies/closed_loop.h"

#include <algorithm>

namespace concord {
namespace {

std::vector<Cell> cellsOf(Side side, const ClosedLoop& loop) {
    std::vector<Cell> result;
    result.reserve(static_cast<std::size_t>(loop.length));
    for (int i = 0; i < loop.length; ++i) {
        result.push_back(cells(side)[loop.indices[static_cast<std::size_t>(i)]]);
    }
    return result;
}

}  // namespace

RiverLength riverLength(const Distances& distances, CellSet part, ClosedRiver closedRiver) {
    RiverLength length;
    for (CellSet from = part; from != 0; from &= from - 1) {
        for (CellSet to = from; to != 0; to &= to - 1) {
            const int pathTokens = distances.between(firstIndex(from), firstIndex(to)) + 1;
            if (pathTokens > length.tokens) {
                length.tokens = pathTokens;
                length.from = cells(distances.side())[static_cast<std::size_t>(firstIndex(from))];
                length.to = cells(distances.side())[static_cast<std::size_t>(firstIndex(to))];
            }
        }
    }
    if (closedRiver == ClosedRiver::Loop) {
        length.loop = cellsOf(distances.side(), longestClosedLoop(distances, length.tokens, part));
        length.tokens = std::max(length.tokens, static_cast<int>(length.loop.size()));
    }
    return length;
}

std::vector<Cell> walkAlong(Side side, const std::vector<Cell>& tokens) {
    const auto touches = [&](Cell a, Cell b) {
        return (bitOf(indexOf(side, b)) & touching(side, setOf(side, {&a, 1}))) != 0;
    };
    if (std::ranges::adjacent_find(tokens, [&](Cell a, Cell b) { return !touches(a, b); }) == tokens.end()) {
        return tokens;
    }
    const CellSet all = setOf(side, tokens);
    std::vector<Cell> ends;
    for (const Cell cell : tokens) {
        const int touchedTokens = sizeOf(neighbourMask(side, indexOf(side, cell)) & all);
        if (touchedTokens > 2) {
            return {};
        }
        if (touchedTokens == 1) {
            ends.push_back(cell);
        }
    }
    return ends.size() == 2 ? shortestPath(side, all, setOf(side, {&ends[0], 1}), setOf(side, {&ends[1], 1}))
                            : std::vector<Cell>{};
}

std::vector<Cell> shortestShortcut(const Distances& distances, const std::vector<Cell>& walk) {
    const Side side = distances.side();
    const auto distance = [&](std::size_t a, std::size_t b) {
        return static_cast<std::size_t>(distances.between(indexOf(side, walk[a]), indexOf(side, walk[b])));
    };
    std::size_t from = 0;
    std::size_t to = walk.size() - 1;
    for (std::size_t first = 0; first < walk.size(); ++first) {
        for (std::size_t second = first + 1; second < walk.size(); ++second) {
            const bool isShortcut = distance(first, second) < second - first;
            const bool isBetter = distance(first, second) < distance(from, to) ||
                                  (distance(first, second) == distance(from, to) && second - first > to - from);
            if (isShortcut && (isBetter || distance(from, to) == to - from)) {
                from = first;
                to = second;
            }
        }
    }
    return shortestPath(side, distances.group(), setOf(side, {&walk[from], 1}), setOf(side, {&walk[to], 1}));
}

}  // namespace concord
