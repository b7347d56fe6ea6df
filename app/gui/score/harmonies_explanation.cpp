#include "app/gui/score/harmonies_explanation.h"

#include "app/gui/document/document.h"
#include "app/gui/score/dispute_model.h"
#include "app/text/words.h"
#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/evidence.h"

#include <QLocale>

#include <algorithm>

namespace concord::gui {

namespace {

QString joinedSentences(const QStringList& sentences) {
    QStringList present = sentences;
    present.removeAll(QString());
    return present.join(QLatin1Char(' '));
}

QString animalReason(const Player& player, const ScoreItem& item) {
    const AnimalCard* const card = animalCard(item.card);
    if (card == nullptr || !player.animals) {
        return {};
    }
    const auto entry = std::ranges::find(*player.animals, item.card, &AnimalEntry::card);
    return entry == player.animals->end()
               ? QString()
               : DisputeModel::tr("%1 of %2 cubes were placed.")
                     .arg(QLocale().toString(entry->placed.value_or(0)), QLocale().toString(int(card->points.size())));
}

QString typedReason(const PlayerScore& score, const ScoreItem& item) {
    const std::optional<int> boardPoints =
        item.rule == Rule::Typed ? score.computed.at(item.category) : std::optional<int>();
    return boardPoints ? DisputeModel::tr("The board itself gives %1.").arg(QLocale().toString(*boardPoints))
                       : QString();
}

}  // namespace

ExplainedLine explainedItem(const Document& document, int player, std::size_t index, const QString& language) {
    const PlayerScore& score = document.harmoniesScore().players.at(static_cast<std::size_t>(player));
    const Player& holder = document.harmoniesPlayer(player);
    const ScoreItem& item = score.items.at(index);
    const Evidence evidence = holder.board ? evidenceFor(*holder.board, item) : Evidence();
    const QString title = words::itemTitle(item, language);
    const QString page = words::rulebookPage(item.rule);
    const QString sentence = words::ruleSentence(item.rule);
    return {.title = item.cells.empty() ? title : DisputeModel::tr("%1: %2").arg(title, words::cells(item.cells)),
            .reason =
                joinedSentences({animalReason(holder, item), typedReason(score, item), words::reason(item, evidence)}),
            .rule = page.isEmpty() ? sentence : DisputeModel::tr("%1 %2.").arg(sentence, page),
            .cells = item.cells,
            .supporting = evidence.cells,
            .isPath = item.rule == Rule::River};
}

}  // namespace concord::gui
