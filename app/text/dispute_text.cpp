#include "app/text/dispute_text.h"

#include "app/text/game_words.h"
#include "app/text/words.h"

#include <QCoreApplication>

namespace concord::words {

namespace {

struct DisputeWords {
    Q_DECLARE_TR_FUNCTIONS(DisputeWords)
};

}  // namespace

QString settledDispute(const ScoreTable& score, const GameDocument& game, std::size_t player,
                       const DisputeParts& dispute) {
    const std::optional<std::size_t> row = score.rowOf(dispute.row);
    const QString name = row ? rowName(score.rows.at(*row))
                             : QString::fromUtf8(dispute.row.data(), static_cast<qsizetype>(dispute.row.size()));
    const bool isSame = score.points(player, dispute.row) == dispute.points;
    const QString text = (isSame ? DisputeWords::tr("%1: settled at %2.", "a row of the pad and points")
                                 : DisputeWords::tr("%1: settled at %2, but the number has changed since.",
                                                    "a row of the pad and points"))
                             .arg(name, words::points(dispute.points));
    const QString claim = gameWords(game.module()).claim(game, player, dispute.claim, dispute.cells);
    return claim.isEmpty() ? text : text + QLatin1Char(' ') + claim;
}

}  // namespace concord::words
