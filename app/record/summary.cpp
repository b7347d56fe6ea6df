#include "app/record/summary.h"

#include "app/record/repaired_text.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

namespace concord::record {

namespace {

bool sameIgnoringCase(const QString& a, const QString& b) { return a.compare(b, Qt::CaseInsensitive) == 0; }

bool hasWord(const GameSummary& game, const QString& word) {
    const auto holds = [&](const QString& text) { return text.contains(word, Qt::CaseInsensitive); };
    const QString day = game.played.left(QStringLiteral("2026-11-21").size());
    return holds(game.place) || holds(game.note) || holds(day) ||
           std::ranges::any_of(game.seats,
                               [&](const SeatSummary& seat) { return holds(seat.name) || holds(seat.nameThen); });
}

}  // namespace

bool GameFilter::accepts(const GameSummary& one) const {
    if (!game.isEmpty() && one.game != game) {
        return false;
    }
    if ((year && one.year() != *year) || (solo && one.isSolo() != *solo)) {
        return false;
    }
    const QString where = repairedText(place, TextKind::Line);
    const QString who = repairedText(player, TextKind::Line);
    if ((!variant.isEmpty() && !sameIgnoringCase(one.variant, variant)) ||
        (!place.isEmpty() && !sameIgnoringCase(one.place, where))) {
        return false;
    }
    const auto isPlayer = [&](const SeatSummary& seat) {
        return sameIgnoringCase(seat.name, who) || sameIgnoringCase(seat.nameThen, who);
    };
    if (!player.isEmpty() && std::ranges::none_of(one.seats, isPlayer)) {
        return false;
    }
    const QStringList words = repairedText(text, TextKind::Line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString& word) { return hasWord(one, word); });
}

std::vector<GameSummary> filtered(const std::vector<GameSummary>& games, const GameFilter& filter) {
    std::vector<GameSummary> result;
    std::ranges::copy_if(games, std::back_inserter(result),
                         [&](const GameSummary& game) { return filter.accepts(game); });
    return result;
}

}  // namespace concord::record
