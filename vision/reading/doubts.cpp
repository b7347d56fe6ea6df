#include "vision/reading/doubts.h"

#include <algorithm>

namespace concord::vision {

bool isWorthAsking(const CellReading& cell) {
    constexpr double certain = 0.995;  // rounds to 100 %
    const auto isSame = [&](Stack stack) {
        return stack == cell.stack || (stack.isBuilding() && cell.stack.isBuilding());
    };
    double same = 0;
    for (const Alternative& alternative : cell.alternatives) {
        same += isSame(alternative.stack) ? alternative.p : 0;
    }
    return std::max(same, cell.confidence) < certain;
}

std::vector<Cell> doubtfulCells(const Reading& reading, const std::bitset<maxCells>& checked) {
    std::vector<Cell> doubtful = reading.review;
    std::erase_if(doubtful, [&](Cell cell) {
        const CellReading* const read = cellReading(reading, cell);
        return checked.test(static_cast<std::size_t>(indexOf(reading.side, cell))) ||
               (read != nullptr && !isWorthAsking(*read));
    });
    return doubtful;
}

std::vector<Alternative> offeredAlternatives(const CellReading& cell) {
    constexpr std::size_t max = 4;
    constexpr double minShown = 0.005;  // less would be shown as 0 %
    std::vector<Alternative> offered;
    for (const Alternative& alternative : cell.alternatives) {
        if (offered.empty() || (offered.size() < max && alternative.p >= minShown)) {
            offered.push_back(alternative);
        }
    }
    return offered;
}

const CellReading* cellReading(const Reading& reading, Cell cell) {
    const auto found = std::ranges::find(reading.cells, cell, &CellReading::cell);
    return found == reading.cells.end() ? nullptr : &*found;
}

}  // namespace concord::vision
