#include "scoring/harmonies/claims/claimed_island.h"

#include "scoring/harmonies/islands.h"

#include <algorithm>
#include <utility>

namespace concord {
namespace {

ClaimAnswer joinedIsland(ClaimAnswer answer, std::vector<Cell> path) {
    const std::string from = name(path.front());
    const std::string to = name(path.back());
    path.erase(path.begin());
    path.pop_back();
    Message sentence{CONCORD_TEXT("The water between %1 and %2 has a gap at %3: the land is one island, "
                                  "which pays %4 points once."),
                     {from, to, listOf(path), std::to_string(islandPoints)}};
    return denied(std::move(answer), Rule::Island, std::move(sentence), std::move(path));
}

// part: claimed and connected, but not all of the island that it belongs to.
ClaimAnswer onlyPartOfIsland(const Board& board, ClaimAnswer answer, CellSet part, CellSet island) {
    const Side side = board.side();
    std::vector<Cell> rest = cellsIn(side, island & ~part);
    if (std::ranges::all_of(rest, [&](Cell cell) { return board.stack(cell).empty(); })) {
        Message sentence{CONCORD_TEXT("Empty spaces are land too: this island also takes in %1."), {listOf(rest)}};
        return denied(std::move(answer), Rule::Island, std::move(sentence), std::move(rest));
    }
    std::vector<Cell> gap = cellsIn(side, touching(side, part) & island & ~part);
    Message sentence{CONCORD_TEXT("The water has a gap at %1: the land continues there, and all %2 spaces are one "
                                  "island, which pays %3 points once."),
                     {listOf(gap), std::to_string(sizeOf(island)), std::to_string(islandPoints)}};
    return denied(std::move(answer), Rule::Island, std::move(sentence), std::move(gap));
}

Message islandPays(CellSet island, const std::vector<Cell>& cells, std::size_t waterCells) {
    const std::string points = std::to_string(islandPoints);
    if (island == 0) {
        return {CONCORD_TEXT("The board is all water, which counts as one island and pays %1 points."), {points}};
    }
    if (cells.size() == 1) {
        return {CONCORD_TEXT("The water around %1 cuts it off: this island of one space pays %2 points."),
                {listOf(cells), points}};
    }
    const std::string size = std::to_string(cells.size());
    return waterCells == 0 ? Message{CONCORD_TEXT("No water cuts the land apart: all %1 spaces are one island, "
                                                  "which pays %2 points."),
                                     {size, points}}
                           : Message{CONCORD_TEXT("This island of %1 spaces pays %2 points."), {size, points}};
}

}  // namespace

ClaimAnswer explainClaimedIslands(const Board& board, ClaimAnswer answer) {
    const Side side = board.side();
    const CellSet claimed = setOf(side, answer.claimed);
    const CellSet land = allCells(side) & ~cellsWhere(board, &Stack::isWater);
    answer.points =
        land == 0 && claimed == 0 ? fewestIslands * islandPoints : pointsAt(side, scoreIslands(board), claimed);
    for (const Cell cell : answer.claimed) {
        if (board.stack(cell).isWater()) {
            Message sentence{CONCORD_TEXT("%1 is water: an island is land that water cuts off."), {name(cell)}};
            return denied(std::move(answer), Rule::Island, std::move(sentence), {cell});
        }
    }
    int islands = 0;
    for (const CellSet island : groups(side, land)) {
        const std::vector<CellSet> parts = groups(side, claimed & island);
        if (parts.size() > 1) {
            return joinedIsland(std::move(answer), shortestPath(side, island, parts[0], claimed & island & ~parts[0]));
        }
        if (parts.size() == 1 && parts[0] != island) {
            return onlyPartOfIsland(board, std::move(answer), parts[0], island);
        }
        islands += static_cast<int>(parts.size());
    }
    if (islands > 1) {
        Message sentence{CONCORD_TEXT("These are %1 separate islands: together they pay %2 points."),
                         {std::to_string(islands), std::to_string(answer.points)}};
        return confirmed(std::move(answer), Rule::Island, std::move(sentence), {});
    }
    std::vector<Cell> water = cellsIn(side, touching(side, claimed) & ~land);
    Message sentence = islandPays(claimed, answer.claimed, water.size());
    return confirmed(std::move(answer), Rule::Island, std::move(sentence), std::move(water));
}

}  // namespace concord
