#include "app/text/game_words.h"

#include "app/text/harmonies/harmonies_words.h"
#include "app/text/renature/renature_words.h"
#include "app/text/words.h"
#include "scoring/harmonies/harmonies_module.h"
#include "scoring/renature/renature_module.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace concord::words {

namespace {

std::map<const GameModule*, const GameWords*>& registry() {
    static std::map<const GameModule*, const GameWords*> all;
    return all;
}

}  // namespace

QString GameWords::title(const ScoreTable&, const ScoreLine&) const { return {}; }

QStringList GameWords::outcome(const ScoreTable& table, const GameDocument&) const {
    QStringList names;
    for (const std::string& winner : table.winners) {
        names << text::printable(QString::fromStdString(winner));
    }
    const auto best = std::ranges::find(table.players, 1, &PlayerColumn::rank);
    const int total = table.total(static_cast<std::size_t>(best - table.players.begin()));
    const int size = std::abs(total);
    // The window's sentences: their translations are filed under its class OutcomeWords.
    const QString sentence =
        names.size() == 1
            ? QCoreApplication::translate("OutcomeWords", "%1 wins with %n point(s).", nullptr, size)
            : QCoreApplication::translate("OutcomeWords", "%1 share the victory with %n point(s).", nullptr, size);
    return {withNumber(sentence, total).arg(names.join(QStringLiteral(", ")))};
}

QStringList GameWords::warnings(const ScoreTable& table, const GameDocument&, std::size_t player) const {
    QStringList sentences;
    for (const Warning& warning : table.players.at(player).warnings) {
        sentences << translated(warning.message);
    }
    return sentences;
}

QString GameWords::claim(const GameDocument&, std::size_t, std::string_view, const std::vector<std::string>&) const {
    return {};
}

void GameWords::writeBoards(std::ostream&, const GameDocument&, const text::Terminal&) const {}

void addGameWords(const GameModule& module, const GameWords& words) { registry()[&module] = &words; }

const GameWords& gameWords(const GameModule& module) {
    static const GameWords defaults;
    const auto found = registry().find(&module);
    return found == registry().end() ? defaults : *found->second;
}

void addAllGameWords() {
    addGameWords(harmoniesModule(), harmoniesWords());
    addGameWords(renature::renatureModule(), renatureWords());
}

QString sentence(const ScoreLine& line) { return translated(line.why); }

QString pageOf(const ScoreLine& line) { return rulebookPage(line.page); }

}  // namespace concord::words
