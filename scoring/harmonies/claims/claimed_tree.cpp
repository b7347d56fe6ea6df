#include "scoring/harmonies/claims/claimed_tree.h"

#include "scoring/harmonies/trees.h"

#include <utility>

namespace concord {
namespace {

Message noTree(Cell cell, std::optional<Token> top) {
    if (!top) {
        return {CONCORD_TEXT("%1 is empty: a tree is green, on the ground or on brown."), {name(cell)}};
    }
    if (*top == Token::Brown) {
        return {CONCORD_TEXT("No green lies on the brown of %1: a trunk alone is no tree and pays nothing."),
                {name(cell)}};
    }
    return {CONCORD_TEXT("The top of %1 is %2: a tree has green on top."), {name(cell)}, {colourWord(*top)}};
}

Message treePays(const Board& board, Cell cell, int points) {
    const std::string height = std::to_string(board.stack(cell).height());
    return points == 1 ? Message{CONCORD_TEXT("The tree on %1 is %2 high and pays 1 point."), {name(cell), height}}
                       : Message{CONCORD_TEXT("The tree on %1 is %2 high and pays %3 points."),
                                 {name(cell), height, std::to_string(points)}};
}

}  // namespace

ClaimAnswer explainClaimedTrees(const Board& board, ClaimAnswer answer) {
    const std::vector<ScoreItem> items = scoreTrees(board);
    answer.points = pointsAt(board.side(), items, setOf(board.side(), answer.claimed));
    for (const Cell cell : answer.claimed) {
        const ScoreItem* item = itemAt(items, cell);
        if (item == nullptr || item->points == 0) {
            const Rule rule = item == nullptr ? answer.rule : item->rule;
            return denied(std::move(answer), rule, noTree(cell, board.stack(cell).top()), {cell});
        }
    }
    const Cell first = answer.claimed.front();
    const Rule rule = itemAt(items, first)->rule;
    Message sentence = answer.claimed.size() == 1
                           ? treePays(board, first, answer.points)
                           : Message{CONCORD_TEXT("Each of the %1 trees counts by its own height: "
                                                  "together they pay %2 points."),
                                     {std::to_string(answer.claimed.size()), std::to_string(answer.points)}};
    return confirmed(std::move(answer), rule, std::move(sentence), {});
}

}  // namespace concord
