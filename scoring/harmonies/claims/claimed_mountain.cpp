#include "scoring/harmonies/claims/claimed_mountain.h"

#include "scoring/harmonies/evidence.h"
#include "scoring/harmonies/mountains.h"

#include <utility>

namespace concord {
namespace {

Message noPayingMountain(Cell cell, Stack stack) {
    if (stack.isMountain()) {
        return {CONCORD_TEXT("The mountain on %1 is %2 high but touches no other mountain: it pays nothing."),
                {name(cell), std::to_string(stack.height())}};
    }
    if (stack.empty()) {
        return {CONCORD_TEXT("%1 is empty: a mountain is gray."), {name(cell)}};
    }
    if (stack.tokens().front() == Token::Gray) {
        return {CONCORD_TEXT("Red lies on the gray of %1: that is a building, not a mountain."), {name(cell)}};
    }
    return {CONCORD_TEXT("The top of %1 is %2: a mountain is gray."), {name(cell)}, {colourWord(*stack.top())}};
}

Message mountainPays(const Board& board, const ScoreItem& item, const std::vector<Cell>& touched) {
    const std::string cell = name(item.cells.front());
    const std::string height = std::to_string(board.stack(item.cells.front()).height());
    return item.points == 1
               ? Message{CONCORD_TEXT("The mountain on %1 is %2 high, touches another one (%3) and pays 1 point."),
                         {cell, height, listOf(touched)}}
               : Message{CONCORD_TEXT("The mountain on %1 is %2 high, touches another one (%3) and pays %4 points."),
                         {cell, height, listOf(touched), std::to_string(item.points)}};
}

}  // namespace

ClaimAnswer explainClaimedMountains(const Board& board, ClaimAnswer answer) {
    const std::vector<ScoreItem> items = scoreMountains(board);
    answer.points = pointsAt(board.side(), items, setOf(board.side(), answer.claimed));
    for (const Cell cell : answer.claimed) {
        const ScoreItem* item = itemAt(items, cell);
        if (item == nullptr || item->points == 0) {
            const Rule rule = item == nullptr ? answer.rule : item->rule;
            return denied(std::move(answer), rule, noPayingMountain(cell, board.stack(cell)), {cell});
        }
    }
    const ScoreItem first = *itemAt(items, answer.claimed.front());
    if (answer.claimed.size() == 1) {
        const std::vector<Cell> touched = evidenceFor(board, first).cells;
        return confirmed(std::move(answer), first.rule, mountainPays(board, first, touched), touched);
    }
    Message sentence{CONCORD_TEXT("Each of the %1 mountains touches another one: together they pay %2 points."),
                     {std::to_string(answer.claimed.size()), std::to_string(answer.points)}};
    return confirmed(std::move(answer), first.rule, std::move(sentence), {});
}

}  // namespace concord
