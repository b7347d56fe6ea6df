#include "app/gui/document/certainty.h"

#include "app/text/numbers.h"
#include "app/text/words.h"
#include "scoring/harmonies/fast_score.h"
#include "vision/reading/report.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace concord::gui {

namespace {

struct CertaintyWords {
    Q_DECLARE_TR_FUNCTIONS(CertaintyWords)
};

std::vector<Cell> settledCells(const PlayerState& playerState, const Board& board) {
    std::vector<Cell> settled;
    for (const Cell cell : cells(board.side())) {
        const auto index = static_cast<std::size_t>(indexOf(board.side(), cell));
        if (playerState.checked.test(index)) {
            settled.push_back(cell);
        }
    }
    return settled;
}

// The cells that nobody has checked and whose small doubts change the points most, at most three.
std::vector<Cell> weakestCells(const vision::Reading& reading, const Board& board, const PlayerState& playerState,
                               ClosedRiver closedRiver) {
    struct Weakness {
        Cell cell;
        double points;  // expected change
    };
    std::vector<Weakness> found;
    const int shown = fastLandscapeScore(board.side(), BoardMasks(board), closedRiver);
    for (const vision::CellReading& one : reading.cells) {
        double points = 0;
        for (const vision::Alternative& alternative : one.alternatives) {
            Board other = board;
            other.setStack(one.cell, alternative.stack);
            points +=
                alternative.p * std::abs(fastLandscapeScore(board.side(), BoardMasks(other), closedRiver) - shown);
        }
        if (points > 0 && !playerState.checked.test(static_cast<std::size_t>(indexOf(board.side(), one.cell)))) {
            found.push_back({one.cell, points});
        }
    }
    std::ranges::stable_sort(found, std::ranges::greater(), &Weakness::points);
    constexpr std::size_t max = 3;
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < std::min(max, found.size()); ++i) {
        cells.push_back(found[i].cell);
    }
    return cells;
}

// How far the displayed points can be trusted. They may differ from the likeliest points: many small doubts together
// can outweigh the likeliest board.
QString pointsSentence(const vision::ScoreSpread& spread, int shown) {
    const QLocale locale;
    const QString sure = text::percent(spread.sure);
    if (spread.mostLikely != shown) {
        return CertaintyWords::tr("The likeliest landscape points are %1 (%2); %3 to %4 are possible.")
            .arg(locale.toString(spread.mostLikely), sure, locale.toString(spread.low), locale.toString(spread.high));
    }
    if (spread.low == spread.high) {
        return CertaintyWords::tr("The landscape points are %1 certain.").arg(sure);
    }
    return CertaintyWords::tr("The landscape points are %1 certain; %2 to %3 are possible.")
        .arg(sure, locale.toString(spread.low), locale.toString(spread.high));
}

}  // namespace

QString certaintySentence(const Document& document, int player) {
    const PlayerState& playerState = document.playerState(player);
    const std::optional<Board>& board = document.harmoniesPlayer(player).board;
    if (!board) {
        return CertaintyWords::tr("No board is known; points that were typed count.");
    }
    if (!playerState.photo || !playerState.photo->reading || playerState.photo->reading->side != board->side()) {
        return CertaintyWords::tr("Click a line below to see its cells on the board.");
    }
    const vision::Reading& reading = *playerState.photo->reading;
    const ClosedRiver closedRiver = document.harmonies().rulings.closedRiver;
    const bool untouched = playerState.checked.none();
    const vision::ScoreSpread spread =
        untouched && closedRiver == ClosedRiver::Shortest
            ? reading.total  // the same, without the work
            : vision::spreadScore(reading, *board, settledCells(playerState, *board), closedRiver);
    const int shown = fastLandscapeScore(board->side(), BoardMasks(*board), closedRiver);
    const QString points = pointsSentence(spread, shown);
    const int doubtful = static_cast<int>(document.doubtfulCells(player).size());
    if (doubtful > 0) {
        const QString doubts = untouched ? CertaintyWords::tr("%n cell(s) want a look.", nullptr, doubtful)
                                         : CertaintyWords::tr("%n cell(s) still want a look.", nullptr, doubtful);
        return CertaintyWords::tr("%1 %2").arg(points, doubts);
    }
    // Many cells that are each certain enough can together leave a doubt that decides a close game.
    constexpr double sureEnough = 0.95;
    const std::vector<Cell> weakest =
        spread.sure < sureEnough ? weakestCells(reading, *board, playerState, closedRiver) : std::vector<Cell>();
    const bool asked = !reading.review.empty();
    if (weakest.empty()) {
        return CertaintyWords::tr("%1 %2").arg(points,
                                               asked ? CertaintyWords::tr("Every doubtful cell has been looked at.")
                                                     : CertaintyWords::tr("No cell is doubtful."));
    }
    const QString advice =
        asked ? CertaintyWords::tr(
                    "Every doubtful cell has been looked at. If the game is close, compare %1 with the real "
                    "board too.")
              : CertaintyWords::tr(
                    "No single cell is doubtful enough to ask about, but small doubts add up: if the game is "
                    "close, compare %1 with the real board.");
    return CertaintyWords::tr("%1 %2").arg(points, advice.arg(words::cells(weakest)));
}

}  // namespace concord::gui
