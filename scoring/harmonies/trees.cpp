#include "scoring/harmonies/trees.h"

namespace concord {
namespace {

constexpr std::array treeRules{Rule::TreeHeight1, Rule::TreeHeight2, Rule::TreeHeight3};

}  // namespace

std::vector<ScoreItem> scoreTrees(const Board& board) {
    std::vector<ScoreItem> items;
    for (const Cell cell : cells(board.side())) {
        const Stack stack = board.stack(cell);
        if (stack.isTree()) {
            const auto index = static_cast<std::size_t>(stack.height() - 1);
            items.push_back({Category::Trees, treeRules[index], treePoints[index], {cell}, {}});
        } else if (stack.isTrunk()) {
            items.push_back({Category::Trees, Rule::TrunkAlone, 0, {cell}, {}});
        }
    }
    return items;
}

}  // namespace concord
