#include "scoring/harmonies/spirits.h"

#include "scoring/harmonies/cell_set.h"

#include <algorithm>
#include <utility>

namespace concord {
namespace {

CellSet cellsOf(const Board& board, SpiritLandscape landscape) {
    switch (landscape) {
        case SpiritLandscape::Field:
            return cellsWhere(board, &Stack::isField);
        case SpiritLandscape::Tree:
            return cellsWhere(board, &Stack::isTree);
        case SpiritLandscape::Building:
            return cellsWhere(board, &Stack::isBuilding);
        case SpiritLandscape::Mountain:
            return cellsWhere(board, &Stack::isMountain);
        case SpiritLandscape::Water:
            return cellsWhere(board, &Stack::isWater);
    }
    return 0;
}

// The points of one stack of that height or one group of that size.
int pointsFor(const SpiritCard& card, int heightOrSize) {
    const auto step = std::ranges::find_if(
        card.steps, [&](const SpiritStep& s) { return heightOrSize >= s.from && (!s.to || heightOrSize <= *s.to); });
    return step == card.steps.end() ? 0 : step->points;
}

}  // namespace

std::vector<ScoreItem> spiritItems(const Board& board, const SpiritCard& card) {
    std::vector<ScoreItem> items;
    const auto add = [&](int points, std::vector<Cell> cells) {
        if (points > 0) {
            items.push_back({Category::Spirit, Rule::SpiritCard, points, std::move(cells), card.id});
        }
    };
    const CellSet landscape = cellsOf(board, card.landscape);
    if (card.scoring == SpiritScoring::Stack) {
        for (const Cell cell : cellsIn(board.side(), landscape)) {
            add(pointsFor(card, board.stack(cell).height()), {cell});
        }
    } else {
        for (const CellSet group : groups(board.side(), landscape)) {
            add(pointsFor(card, sizeOf(group)), cellsIn(board.side(), group));
        }
    }
    return items;
}

std::vector<ScoreItem> scoreSpirit(const Player& player) {
    if (!player.spirit) {
        return {};
    }
    const SpiritEntry& spirit = *player.spirit;
    const SpiritCard* card = spiritCard(spirit.card);
    std::vector<ScoreItem> items;
    if (card != nullptr && spirit.placed && player.board) {
        items = spiritItems(*player.board, *card);
    }
    if (items.empty()) {
        items.push_back({Category::Spirit, Rule::SpiritCard, card == nullptr ? spirit.points : 0, {}, spirit.card});
    }
    return items;
}

bool spiritCubePlaced(const Player& player) {
    if (player.spirit && player.spirit->card.empty()) {
        // Typed points above 0 prove that the cube was placed, and so does a spirit's cube on the board.
        const bool onBoard = player.board && player.cubesKnown && player.board->cubeCount(Cube::Spirit) > 0;
        return player.spirit->points > 0 || onBoard;
    }
    return player.spirit && player.spirit->placed;
}

}  // namespace concord
