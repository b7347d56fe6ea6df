#include "app/gui/document/contradictions.h"

#include "app/gui/document/dispute_edits.h"
#include "app/gui/document/document.h"
#include "app/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace concord::gui {

namespace {

struct ContradictionWords {
    Q_DECLARE_TR_FUNCTIONS(ContradictionWords)
};

// The number that it is about: of a whole board, the sum of what the board gives.
std::string_view rowOf(const Document& document, const Contradiction& contradiction) {
    const ScoreTable& score = document.score();
    if (score.rowOf(contradiction.line)) {
        return contradiction.line;
    }
    const auto sum = std::ranges::find_if(score.rows, &PadRow::isSum);
    return sum == score.rows.end() ? std::string_view() : sum->id;
}

bool isAccepted(const Document& document, const Contradiction& contradiction) {
    const auto dispute = disputeOf(document, contradiction.player, rowOf(document, contradiction));
    return dispute && isStillSettled(document, contradiction.player, *dispute);
}

}  // namespace

std::vector<Contradiction> contradictions(const Document& document) {
    if (!document.isOpen()) {
        return {};
    }
    std::vector<Contradiction> found = extrasOf(document.game()).contradictions(document, gaps(document).empty());
    std::erase_if(found, [&](const Contradiction& one) { return isAccepted(document, one); });
    return found;
}

QString contradictionInWords(const Document& document, const Contradiction& contradiction) {
    const std::optional<std::size_t> row = document.score().rowOf(contradiction.line);
    const QString line =
        row ? words::rowName(document.score().rows.at(*row)) : extrasOf(document.game()).lineName(contradiction.line);
    return ContradictionWords::tr("%1, %2: %3", "a player, a row of the pad, and what cannot be right there")
        .arg(QString::fromStdString(document.player(contradiction.player).name), line, contradiction.text);
}

void acceptContradiction(Document& document, const Contradiction& contradiction) {
    const std::string_view row = rowOf(document, contradiction);
    const int points = document.score().points(static_cast<std::size_t>(contradiction.player), row).value_or(0);
    document.edit(withDispute(document.table(),
                              {document.player(contradiction.player).name, std::string(row), points, {}, {}, {}}),
                  [] { return ContradictionWords::tr("accepted as it is"); });
}

}  // namespace concord::gui
