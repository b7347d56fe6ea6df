#include "app/gui/document/contradictions.h"

#include "app/gui/document/dispute_edits.h"
#include "app/gui/document/document.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/outcome.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace concord::gui {

namespace {

struct ContradictionWords {
    Q_DECLARE_TR_FUNCTIONS(ContradictionWords)
};

// The row whose number the contradiction is about; for one about a whole board, the first sum: that of the board.
std::string_view rowInQuestion(const Document& document, const Contradiction& contradiction) {
    if (!contradiction.row.empty()) {
        return contradiction.row;
    }
    const std::vector<PadRow>& rows = document.score().rows;
    const auto sum = std::ranges::find_if(rows, &PadRow::isSum);
    return sum == rows.end() ? std::string_view() : sum->id;
}

// The codes accepted in a dispute, while its number is still the one that the players agreed on.
std::vector<std::string> acceptedAt(const Document& document, int player, std::string_view row) {
    const auto dispute = disputeOf(document, player, row);
    return dispute && isStillSettled(document, player, *dispute) ? dispute->accepted : std::vector<std::string>();
}

bool isAccepted(const Document& document, const Contradiction& contradiction) {
    const std::vector<std::string> accepted =
        acceptedAt(document, contradiction.player, rowInQuestion(document, contradiction));
    return std::ranges::find(accepted, contradiction.code) != accepted.end();
}

}  // namespace

std::vector<Contradiction> contradictions(const Document& document) {
    if (!document.isOpen()) {
        return {};
    }
    const AskedNumbers asked{requiredRows(document), gaps(document).empty()};
    std::vector<Contradiction> found = document.game().module().contradictions(document.game(), asked);
    std::erase_if(found, [&](const Contradiction& one) { return isAccepted(document, one); });
    return found;
}

std::string_view lineOf(const Document& document, const Contradiction& contradiction) {
    if (!contradiction.row.empty()) {
        return contradiction.row;
    }
    const GameExtras& extras = extrasOf(document.game());
    const std::vector<std::string_view> lines = extras.linesAbove(document);
    const auto board = std::ranges::find_if(lines, [&](std::string_view line) { return extras.opensBoard(line); });
    return board == lines.end() ? std::string_view() : *board;
}

Translatable contradictionInWords(const Document& document, const Contradiction& contradiction) {
    constexpr std::array<const char*, 2> ofRow{QT_TRANSLATE_NOOP3(
        "ContradictionWords", "%1, %2: %3", "a player, a row of the pad, and what cannot be right there")};
    // Needs no name of a row: the message itself names the board.
    constexpr std::array<const char*, 2> ofBoard{QT_TRANSLATE_NOOP3(
        "ContradictionWords", "%1: %2", "a player, and what cannot be right on the board of the player")};
    const QString player = QString::fromStdString(document.player(contradiction.player).name);
    const Translatable message = Translatable::of(contradiction.message);
    const std::optional<std::size_t> row = document.score().rowOf(contradiction.row);
    if (!row) {
        return {"ContradictionWords", ofBoard[0], {player}, {message}, {}, ofBoard[1]};
    }
    const Translatable line = Translatable::of({document.score().rows.at(*row).name, {}});
    return {"ContradictionWords", ofRow[0], {player}, {line, message}, {}, ofRow[1]};
}

void acceptContradiction(Document& document, const Contradiction& contradiction) {
    const std::string_view row = rowInQuestion(document, contradiction);
    const int points = document.score().points(static_cast<std::size_t>(contradiction.player), row).value_or(0);
    record::SettledDispute dispute{
        .player = document.player(contradiction.player).name, .row = std::string(row), .points = points};
    if (const auto before = disputeOf(document, contradiction.player, row);
        before && isStillSettled(document, contradiction.player, *before)) {
        dispute = *before;
    }
    dispute.accepted.push_back(contradiction.code);
    document.edit(withDispute(document.table(), dispute), [] { return ContradictionWords::tr("accepted as it is"); });
}

}  // namespace concord::gui
