// The templates are those of the window (outcome.cpp and harmonies_outcome.cpp in app/gui/document), so that they are
// translated once.
#include "app/phone/messages/outcome_text.h"

#include <algorithm>
#include <utility>

namespace concord::phone {

namespace {

// who: replaces %1, in texts that name somebody. The page chooses the plural form by the absolute count.
Text withCount(const char* text, int count, Text who = {}) {
    Text result{text, {}};
    result.count = count;
    if (!who.isEmpty()) {
        result.parts = {std::move(who)};
    }
    return result;
}

// The totals and gaps of a table.
class Standings {
public:
    Standings(const ScoreTable& table, const std::vector<std::string>& requiredRows)
        : m_table(table), m_required(requiredRows) {}

    bool hasPoints() const { return m_table.hasPoints(); }

    int best() const {
        int best = m_table.total(0);
        for (std::size_t i = 1; i < m_table.players.size(); ++i) {
            best = std::max(best, m_table.total(i));
        }
        return best;
    }

    std::vector<std::size_t> playersWith(int total) const {
        std::vector<std::size_t> players;
        for (std::size_t i = 0; i < m_table.players.size(); ++i) {
            if (m_table.total(i) == total) {
                players.push_back(i);
            }
        }
        return players;
    }

    Text names(const std::vector<std::size_t>& players) const {
        std::vector<std::string> names;
        names.reserve(players.size());
        for (const std::size_t player : players) {
            names.push_back(m_table.players[player].name);
        }
        return namesInWords(names);
    }

    // "Still missing: Ann (everything), Bob (Trees, Water)."; empty if nothing is missing.
    Text missing() const {
        std::vector<Text> players;
        for (const PlayerColumn& player : m_table.players) {
            std::vector<Text> rows;
            std::size_t expected = 0;
            for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
                if (isExpected(player, row)) {
                    ++expected;
                    if (!player.values[row].hasNumber()) {
                        rows.push_back({m_table.rows[row].name, {}});
                    }
                }
            }
            if (!rows.empty() && rows.size() == expected) {
                players.push_back({"%1 (everything)", {player.name}});
            } else if (!rows.empty()) {
                players.push_back({"%1 (%2)", {player.name}, {listOf(std::move(rows))}});
            }
        }
        return players.empty() ? Text() : Text{"Still missing: %1.", {}, {listOf(std::move(players))}};
    }

private:
    bool isExpected(const PlayerColumn& player, std::size_t row) const {
        const PadRow& padRow = m_table.rows[row];
        return padRow.kind == PadRow::Kind::Points &&
               (player.values[row].source != PointSource::None || std::ranges::count(m_required, padRow.id) > 0);
    }

    const ScoreTable& m_table;
    const std::vector<std::string>& m_required;
};

void describeTie(const ScoreTable& table, const Standings& standings, const OutcomeTexts& texts, OutcomeText& outcome) {
    const int best = standings.best();
    const std::vector<std::size_t> tied = standings.playersWith(best);
    const Text names = standings.names(tied);
    std::vector<Text> values;
    bool isUnknown = false;
    for (const std::size_t player : tied) {
        const std::optional<int> value = table.players[player].tieBreak;
        // The name and the number stay on one line.
        values.push_back({"%1", {table.players[player].name + "\u00a0" + (value ? std::to_string(*value) : "?")}});
        isUnknown |= !value;
    }
    const bool hasTieBreak = *table.tieBreak != '\0';
    const Text note = *table.tieBreakNote != '\0' ? Text{table.tieBreakNote, {}} : Text();
    const Text list = sentences({Text{texts.list, {}, {listOf(std::move(values)), Text{table.tieBreak, {}}}}, note});
    outcome.tieBreakWanted = hasTieBreak && isUnknown;
    if (outcome.tieBreakWanted) {
        outcome.winners.clear();
        outcome.headline = withCount("%1 are level with %n point(s).", best, names);
        outcome.detail = {texts.unknown, {}, {list}};
    } else if (outcome.winners.size() == 1) {
        outcome.headline = withCount("%1 wins with %n point(s).", best, standings.names(outcome.winners));
        outcome.detail = hasTieBreak ? Text{texts.decided, {}, {names, list}} : Text();
    } else {
        outcome.headline = withCount("%1 share the victory with %n point(s).", best, standings.names(outcome.winners));
        outcome.detail = hasTieBreak ? Text{texts.undecided, {}, {list}} : Text();
    }
}

OutcomeText soFar(const Standings& standings, std::size_t playerCount, const OutcomeTexts& texts) {
    OutcomeText outcome;
    const int best = standings.best();
    const std::vector<std::size_t> leaders = standings.playersWith(best);
    if (!standings.hasPoints()) {
        outcome.headline = {texts.firstStep, {}};
    } else if (playerCount == 1) {
        outcome.headline = withCount("%n point(s) so far.", best);
    } else {
        outcome.headline = withCount(
            leaders.size() == 1 ? "So far %1 leads with %n point(s)." : "So far %1 are level with %n point(s).", best,
            standings.names(leaders));
    }
    outcome.detail = standings.missing();
    return outcome;
}

}  // namespace

OutcomeText outcomeOf(const ScoreTable& table, const OutcomeTexts& texts,
                      const std::vector<std::string>& requiredRows) {
    if (table.players.empty()) {
        return {};
    }
    const Standings standings(table, requiredRows);
    if (!standings.missing().isEmpty()) {
        return soFar(standings, table.players.size(), texts);
    }
    OutcomeText outcome;
    outcome.final = true;
    if (table.players.size() == 1) {
        outcome.headline = withCount("%n point(s)", table.total(0));
        if (table.rows.back().kind == PadRow::Kind::Extra) {
            outcome.headline = {
                "%1, %2", {}, {outcome.headline, withCount("%n sun(s)", table.players.front().values.back().points)}};
        }
        return outcome;
    }
    for (std::size_t i = 0; i < table.players.size(); ++i) {
        if (table.players[i].rank == 1) {
            outcome.winners.push_back(i);
        }
    }
    const std::vector<std::size_t> first = standings.playersWith(standings.best());
    if (first.size() > 1) {
        describeTie(table, standings, texts, outcome);
    } else {
        outcome.headline = withCount("%1 wins with %n point(s).", standings.best(), standings.names(first));
    }
    return outcome;
}

OutcomeText withContradiction(const OutcomeText& outcome, const ScoreTable& table, const Contradiction& contradiction) {
    const std::optional<std::size_t> row = table.rowOf(contradiction.row);
    const std::string& player = table.players.at(static_cast<std::size_t>(contradiction.player)).name;
    const Text message = textOf(contradiction.message);
    const Text wrong = row ? Text{CONCORD_TEXT("%1, %2: %3"), {player}, {Text{table.rows.at(*row).name, {}}, message}}
                           : Text{CONCORD_TEXT("%1: %2"), {player}, {message}};
    OutcomeText result = outcome;
    result.headline = {CONCORD_TEXT("Something does not add up."), {}};
    result.detail = {CONCORD_TEXT("%1 If it is right: %2"), {}, {wrong, outcome.headline}};
    result.winners.clear();
    return result;
}

}  // namespace concord::phone
