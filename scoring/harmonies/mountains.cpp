#include "scoring/harmonies/mountains.h"

#include <algorithm>

namespace concord {
namespace {

constexpr std::array mountainRules{Rule::MountainHeight1, Rule::MountainHeight2, Rule::MountainHeight3};

bool touchesMountain(const Board& board, Cell cell) {
    return std::ranges::any_of(neighbours(board.side(), cell),
                               [&](Cell neighbour) { return board.stack(neighbour).isMountain(); });
}

}  // namespace

std::vector<ScoreItem> scoreMountains(const Board& board) {
    std::vector<ScoreItem> items;
    for (const Cell cell : cells(board.side())) {
        const Stack stack = board.stack(cell);
        if (!stack.isMountain()) {
            continue;
        }
        if (touchesMountain(board, cell)) {
            const auto index = static_cast<std::size_t>(stack.height() - 1);
            items.push_back({Category::Mountains, mountainRules[index], mountainPoints[index], {cell}, {}});
        } else {
            items.push_back({Category::Mountains, Rule::MountainIsolated, 0, {cell}, {}});
        }
    }
    return items;
}

}  // namespace concord
