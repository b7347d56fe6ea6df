#include "sureness.h"

#include "theme.h"

#include "../../scoring/fast_score.h"
#include "../../vision/report.h"

#include <QCoreApplication>
#include <QLocale>

namespace concord::gui {

namespace {

struct Sureness {
    Q_DECLARE_TR_FUNCTIONS(Sureness)
};

std::vector<Cell> settledCells(const Sheet& sheet, const Board& board) {
    std::vector<Cell> settled;
    for (const Cell cell : cells(board.side())) {
        const auto index = static_cast<std::size_t>(indexOf(board.side(), cell));
        if (sheet.checked.test(index)) {
            settled.push_back(cell);
        }
    }
    return settled;
}

// How far the points that are shown may be trusted. The likeliest points can be others: many small doubts may
// outweigh the likeliest board.
QString pointsSentence(const vision::ScoreSpread& spread, int shown) {
    const QLocale locale;
    const QString sure = percent(spread.sure);
    if (spread.mostLikely != shown) {
        return Sureness::tr("The likeliest landscape points are %1 (%2); %3 to %4 are possible.")
            .arg(locale.toString(spread.mostLikely), sure, locale.toString(spread.low), locale.toString(spread.high));
    }
    if (spread.low == spread.high) {
        return Sureness::tr("The landscape points are %1 certain.").arg(sure);
    }
    return Sureness::tr("The landscape points are %1 certain; %2 to %3 are possible.")
        .arg(sure, locale.toString(spread.low), locale.toString(spread.high));
}

}  // namespace

QString surenessSentence(const Document& document, int player) {
    const Sheet& sheet = document.sheet(player);
    const std::optional<Board>& board = document.player(player).board;
    if (!board) {
        return Sureness::tr("No board is known; points that were typed count.");
    }
    if (!sheet.photo || !sheet.photo->reading || sheet.photo->reading->side != board->side()) {
        return Sureness::tr("Click a line below to see its cells on the board.");
    }
    const vision::Reading& reading = *sheet.photo->reading;
    const ClosedRiver closedRiver = document.game().rulings.closedRiver;
    const bool untouched = sheet.checked.none();
    const vision::ScoreSpread spread =
        untouched && closedRiver == ClosedRiver::Shortest
            ? reading.total  // the same, without the work
            : vision::spreadScore(reading, *board, settledCells(sheet, *board), closedRiver);
    const int shown = fastLandscapeScore(board->side(), BoardMasks(*board), closedRiver);
    const QString points = pointsSentence(spread, shown);
    const int doubtful = static_cast<int>(document.doubtfulCells(player).size());
    const QString doubts = doubtful == 0 && untouched ? Sureness::tr("No cell is doubtful.")
                           : doubtful == 0            ? Sureness::tr("Every doubtful cell has been looked at.")
                           : untouched                ? Sureness::tr("%n cell(s) want a look.", nullptr, doubtful)
                                       : Sureness::tr("%n cell(s) still want a look.", nullptr, doubtful);
    return Sureness::tr("%1 %2").arg(points, doubts);
}

}  // namespace concord::gui
