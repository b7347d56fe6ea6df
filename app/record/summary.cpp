#include "app/record/summary.h"

#include "app/record/repaired_text.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

namespace concord::record {

namespace {

bool same(const QString& a, const QString& b) { return a.compare(b, Qt::CaseInsensitive) == 0; }

bool hasWord(const GameSummary& game, const QString& word) {
    const auto holds = [&](const QString& text) { return text.contains(word, Qt::CaseInsensitive); };
    return holds(game.place) || holds(game.note) || holds(game.played) ||
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
    if ((!variant.isEmpty() && !same(one.variant, variant)) || (!place.isEmpty() && !same(one.place, where))) {
        return false;
    }
    const auto isPlayer = [&](const SeatSummary& seat) { return same(seat.name, who) || same(seat.nameThen, who); };
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
