#include "scoring/harmonies/claims/claimed_building.h"

#include "scoring/harmonies/buildings.h"
#include "scoring/harmonies/evidence.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace concord {
namespace {

Message noBuilding(Cell cell, std::optional<Token> top) {
    if (!top) {
        return {CONCORD_TEXT("%1 is empty: a building is red on gray, brown or red."), {name(cell)}};
    }
    if (*top == Token::Red) {
        return {CONCORD_TEXT("The red token on %1 stands on the ground: a building is red on gray, brown or red."),
                {name(cell)}};
    }
    return {CONCORD_TEXT("The top of %1 is %2: a building has red on top."), {name(cell)}, {colourWord(*top)}};
}

// The cells of the evidence with this colour on top: "d2, e3".
std::string cellsWithTop(const Board& board, const Evidence& evidence, Token colour) {
    std::vector<Cell> cells;
    std::ranges::copy_if(evidence.cells, std::back_inserter(cells),
                         [&](Cell cell) { return board.stack(cell).top() == colour; });
    return listOf(cells);
}

Message coloursMissing(const Board& board, Cell cell, const Evidence& evidence) {
    const std::vector<Token>& colours = evidence.colours;
    if (colours.empty()) {
        return {CONCORD_TEXT("Nothing stands around the building on %1: three different colours are missing."),
                {name(cell)}};
    }
    if (colours.size() == 1) {
        return {
            CONCORD_TEXT("The only colour on top around the building on %1 is %3 (%2): two more colours are missing."),
            {name(cell), cellsWithTop(board, evidence, colours[0])},
            {colourWord(colours[0])}};
    }
    return {CONCORD_TEXT("The tops around the building on %1 are only %4 (%2) and %5 (%3): "
                         "a third colour is missing."),
            {name(cell), cellsWithTop(board, evidence, colours[0]), cellsWithTop(board, evidence, colours[1])},
            {colourWord(colours[0]), colourWord(colours[1])}};
}

ClaimAnswer deniedAt(const Board& board, ClaimAnswer answer, const ScoreItem* item, Cell cell) {
    if (item == nullptr || item->rule != Rule::BuildingTooFewColours) {
        const Rule rule = item == nullptr ? answer.rule : item->rule;
        return denied(std::move(answer), rule, noBuilding(cell, board.stack(cell).top()), {cell});
    }
    const Evidence evidence = evidenceFor(board, *item);
    return denied(std::move(answer), item->rule, coloursMissing(board, cell, evidence),
                  evidence.cells.empty() ? std::vector<Cell>{cell} : evidence.cells);
}

}  // namespace

ClaimAnswer explainClaimedBuildings(const Board& board, ClaimAnswer answer) {
    const std::vector<ScoreItem> items = scoreBuildings(board);
    answer.points = pointsAt(board.side(), items, setOf(board.side(), answer.claimed));
    for (const Cell cell : answer.claimed) {
        const ScoreItem* item = itemAt(items, cell);
        if (item == nullptr || item->points == 0) {
            return deniedAt(board, std::move(answer), item, cell);
        }
    }
    const std::string points = std::to_string(answer.points);
    if (answer.claimed.size() > 1) {
        Message sentence{CONCORD_TEXT("Each of the %1 buildings has three or more colours around it: "
                                      "together they pay %2 points."),
                         {std::to_string(answer.claimed.size()), points}};
        return confirmed(std::move(answer), Rule::Building, std::move(sentence), {});
    }
    const Cell cell = answer.claimed.front();
    const Evidence evidence = evidenceFor(board, *itemAt(items, cell));
    Message sentence{CONCORD_TEXT("The building on %1 has %2 different colours around it and pays %3 points."),
                     {name(cell), std::to_string(evidence.colours.size()), points}};
    return confirmed(std::move(answer), Rule::Building, std::move(sentence), evidence.cells);
}

}  // namespace concord
