#include "scoring/harmonies/evidence.h"

#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/habitats.h"

#include <algorithm>
#include <set>

namespace concord {
namespace {

// The cells around these whose stack meets the condition, none of the given cells among them.
template <typename Condition>
std::vector<Cell> around(const Board& board, const std::vector<Cell>& cells, Condition condition) {
    std::set<Cell> found;
    for (const Cell cell : cells) {
        for (const Cell neighbour : neighbours(board.side(), cell)) {
            if (condition(board.stack(neighbour))) {
                found.insert(neighbour);
            }
        }
    }
    for (const Cell cell : cells) {
        found.erase(cell);
    }
    return {found.begin(), found.end()};
}

Evidence aroundBuilding(const Board& board, const ScoreItem& item) {
    Evidence evidence{around(board, item.cells, [](Stack stack) { return !stack.empty(); }), {}};
    for (const Token token : allTokens) {
        if (std::ranges::any_of(evidence.cells, [&](Cell cell) { return board.stack(cell).top() == token; })) {
            evidence.colours.push_back(token);
        }
    }
    return evidence;
}

Evidence habitatsOf(const Board& board, const ScoreItem& item) {
    const AnimalCard* card = animalCard(item.card);
    if (card == nullptr) {
        return {};
    }
    std::set<Cell> found;
    for (const HabitatPlace& place : findHabitats(board, card->habitat)) {
        if (std::ranges::find(item.cells, place.cube) != item.cells.end()) {
            found.insert(place.cells.begin(), place.cells.end());
        }
    }
    for (const Cell cell : item.cells) {
        found.erase(cell);
    }
    return {{found.begin(), found.end()}, {}};
}

}  // namespace

Evidence evidenceFor(const Board& board, const ScoreItem& item) {
    switch (item.rule) {
        case Rule::Building:
        case Rule::BuildingTooFewColours:
            return aroundBuilding(board, item);
        case Rule::MountainHeight1:
        case Rule::MountainHeight2:
        case Rule::MountainHeight3:
            return {around(board, item.cells, [](Stack stack) { return stack.isMountain(); }), {}};
        case Rule::Island:
            return {around(board, item.cells, [](Stack stack) { return stack.isWater(); }), {}};
        case Rule::AnimalCard:
            return habitatsOf(board, item);
        default:
            return {};
    }
}

}  // namespace concord
