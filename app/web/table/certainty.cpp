// The sentences are those of the window, so that they are translated once.
#include "app/web/table/certainty.h"

#include "vision/reading/certainty.h"

#include <algorithm>
#include <cmath>

namespace concord::web {

namespace {

using phone::Text;

// "100 %" only for a share of 1.
std::string percent(double share) {
    constexpr int all = 100;
    const int whole = share < 1 ? std::clamp(static_cast<int>(std::lround(share * all)), 0, all - 1) : all;
    return std::to_string(whole) + "\u00a0%";
}

Text pointsInWords(const vision::ScoreSpread& spread, int shown) {
    const std::string sure = percent(spread.sure);
    const std::string low = std::to_string(spread.low);
    const std::string high = std::to_string(spread.high);
    if (spread.mostLikely != shown) {
        return {"The likeliest landscape points are %1 (%2); %3 to %4 are possible.",
                {std::to_string(spread.mostLikely), sure, low, high}};
    }
    if (spread.low == spread.high) {
        return {"The landscape points are %1 certain.", {sure}};
    }
    return {"The landscape points are %1 certain; %2 to %3 are possible.", {sure, low, high}};
}

Text adviceInWords(const vision::Certainty& certainty) {
    if (certainty.doubtful > 0) {
        return {certainty.isUntouched ? "%n cell(s) want a look." : "%n cell(s) still want a look.",
                {},
                {},
                certainty.doubtful};
    }
    if (certainty.weakest.empty()) {
        return {certainty.wasAsked ? "Every doubtful cell has been looked at." : "No cell is doubtful.", {}};
    }
    std::string cells;
    for (const Cell cell : certainty.weakest) {
        cells += (cells.empty() ? "" : ", ") + name(cell);
    }
    return {certainty.wasAsked
                ? "Every doubtful cell has been looked at. If the game is close, compare %1 with the real "
                  "board too."
                : "No single cell is doubtful enough to ask about, but small doubts add up: if the game is "
                  "close, compare %1 with the real board.",
            {cells}};
}

}  // namespace

Text CertaintyTexts::of(const Table& table, std::size_t seat) {
    const Seat& state = table.seats.at(seat);
    const vision::Reading* const reading = readingOf(table, seat);
    if (reading == nullptr || !table.harmonies()->players.at(seat).board) {
        m_cache.erase(state.number);
        return {};
    }
    const Board& board = *table.harmonies()->players.at(seat).board;
    const ClosedRiver closedRiver = table.harmonies()->rulings.closedRiver;
    const auto cached = m_cache.find(state.number);
    if (cached != m_cache.end() && cached->second.photo == state.photo && cached->second.board == board &&
        cached->second.checked == state.checked && cached->second.closedRiver == closedRiver) {
        return cached->second.text;
    }
    const vision::Certainty certainty = vision::certaintyOf(*reading, board, state.checked, closedRiver);
    Text text{"%1 %2", {}, {pointsInWords(certainty.spread, certainty.shown), adviceInWords(certainty)}};
    m_cache.insert_or_assign(state.number, CachedText{state.photo, board, state.checked, closedRiver, text});
    return text;
}

}  // namespace concord::web
