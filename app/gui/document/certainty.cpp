#include "app/gui/document/certainty.h"

#include "app/text/numbers.h"
#include "app/text/words.h"
#include "vision/reading/certainty.h"

#include <QCoreApplication>
#include <QLocale>

namespace concord::gui {

namespace {

struct CertaintyWords {
    Q_DECLARE_TR_FUNCTIONS(CertaintyWords)
};

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
    const vision::Certainty certainty = vision::certaintyOf(*playerState.photo->reading, *board, playerState.checked,
                                                            document.harmonies().rulings.closedRiver);
    const QString points = pointsSentence(certainty.spread, certainty.shown);
    if (certainty.doubtful > 0) {
        const QString doubts = certainty.isUntouched
                                   ? CertaintyWords::tr("%n cell(s) want a look.", nullptr, certainty.doubtful)
                                   : CertaintyWords::tr("%n cell(s) still want a look.", nullptr, certainty.doubtful);
        return CertaintyWords::tr("%1 %2").arg(points, doubts);
    }
    if (certainty.weakest.empty()) {
        return CertaintyWords::tr("%1 %2").arg(
            points, certainty.wasAsked ? CertaintyWords::tr("Every doubtful cell has been looked at.")
                                       : CertaintyWords::tr("No cell is doubtful."));
    }
    const QString advice =
        certainty.wasAsked
            ? CertaintyWords::tr(
                  "Every doubtful cell has been looked at. If the game is close, compare %1 with the real "
                  "board too.")
            : CertaintyWords::tr(
                  "No single cell is doubtful enough to ask about, but small doubts add up: if the game is "
                  "close, compare %1 with the real board.");
    return CertaintyWords::tr("%1 %2").arg(points, advice.arg(words::cells(certainty.weakest)));
}

}  // namespace concord::gui
