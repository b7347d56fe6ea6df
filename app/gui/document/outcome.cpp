#include "app/gui/document/outcome.h"

#include "app/gui/document/contradictions.h"
#include "app/gui/document/document.h"
#include "app/gui/document/game_extras.h"
#include "app/text/words.h"
#include "scoring/table/game_module.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace concord::gui {

std::vector<std::size_t> byRank(const ScoreTable& score) {
    std::vector<std::size_t> order(score.players.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&score](std::size_t player) { return score.players[player].rank; });
    return order;
}

namespace {

struct OutcomeWords {
    Q_DECLARE_TR_FUNCTIONS(OutcomeWords)
};

const OutcomeTexts& textsOf(const Document& document) { return document.game().module().facts().outcome; }

QString nameOf(const Document& document, int player) { return QString::fromStdString(document.player(player).name); }

QString listInWords(const QStringList& names) {
    if (names.size() < 2) {
        return names.join(QString());
    }
    return OutcomeWords::tr("%1 and %2", "the last two of a list of names")
        .arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
}

QStringList namesOf(const Document& document, const std::vector<int>& players) {
    QStringList names;
    for (const int player : players) {
        names << nameOf(document, player);
    }
    return names;
}

int totalOf(const Document& document, int player) { return document.score().total(static_cast<std::size_t>(player)); }

std::vector<int> playersWith(const Document& document, int total) {
    std::vector<int> players;
    for (int i = 0; i < document.playerCount(); ++i) {
        if (totalOf(document, i) == total) {
            players.push_back(i);
        }
    }
    return players;
}

int bestTotal(const Document& document) {
    int best = totalOf(document, 0);
    for (int i = 1; i < document.playerCount(); ++i) {
        best = std::max(best, totalOf(document, i));
    }
    return best;
}

const PadValue& valueOf(const Document& document, int player, std::size_t row) {
    return document.score().players.at(static_cast<std::size_t>(player)).values.at(row);
}

bool isRequired(const Document& document, const PadRow& row) {
    return extrasOf(document.game()).isRequired(document.table(), row.id);
}

// Whether the row needs a number; parts of the game that were not played need one only where the row is required.
bool isExpected(const Document& document, int player, std::size_t row) {
    const PadRow& padRow = document.score().rows.at(row);
    return padRow.kind == PadRow::Kind::Points &&
           (valueOf(document, player, row).source != PointSource::None || isRequired(document, padRow));
}

bool isMissing(const Document& document, int player, std::size_t row) {
    return isExpected(document, player, row) && !valueOf(document, player, row).hasNumber();
}

// "Still missing: Ann (animals, nature's spirit); Bob (everything)."
QString missingSentence(const Document& document) {
    QStringList players;
    for (int i = 0; i < document.playerCount(); ++i) {
        QStringList rows;
        int expected = 0;
        for (std::size_t row = 0; row < document.score().rows.size(); ++row) {
            expected += isExpected(document, i, row) ? 1 : 0;
            if (isMissing(document, i, row)) {
                rows << words::rowName(document.score().rows[row]);
            }
        }
        if (rows.size() == expected) {
            players << OutcomeWords::tr("%1 (everything)").arg(nameOf(document, i));
        } else if (!rows.empty()) {
            players << OutcomeWords::tr("%1 (%2)").arg(nameOf(document, i), rows.join(QStringLiteral(", ")));
        }
    }
    return OutcomeWords::tr("Still missing: %1.").arg(players.join(QStringLiteral("; ")));
}

Outcome outcomeSoFar(const Document& document) {
    Outcome outcome;
    const int best = bestTotal(document);
    const std::vector<int> leaders = playersWith(document, best);
    const bool isEmpty = !document.score().hasPoints();
    if (isEmpty) {
        outcome.headline = words::translated({textsOf(document).firstStep, {}});
    } else if (document.playerCount() == 1) {
        outcome.headline = words::withNumber(OutcomeWords::tr("%n point(s) so far.", nullptr, std::abs(best)), best);
    } else if (leaders.size() == 1) {
        outcome.headline =
            words::withNumber(OutcomeWords::tr("So far %1 leads with %n point(s).", nullptr, std::abs(best)), best)
                .arg(nameOf(document, leaders.front()));
    } else {
        outcome.headline =
            words::withNumber(OutcomeWords::tr("So far %1 are level with %n point(s).", nullptr, std::abs(best)), best)
                .arg(listInWords(namesOf(document, leaders)));
    }
    outcome.detail = missingSentence(document);
    if (document.playerCount() == 1 && !isEmpty) {
        const QString more = extrasOf(document.game()).soloSoFar(document);
        outcome.detail = more.isEmpty() ? outcome.detail : more + QLatin1Char(' ') + outcome.detail;
    }
    return outcome;
}

Outcome soloOutcome(const Document& document) {
    Outcome outcome;
    outcome.final = true;
    outcome.headline = words::points(totalOf(document, 0));
    extrasOf(document.game()).describeSolo(document, outcome);
    return outcome;
}

QString winsWith(const Document& document, int player) {
    return words::withNumber(
               OutcomeWords::tr("%1 wins with %n point(s).", nullptr, std::abs(totalOf(document, player))),
               totalOf(document, player))
        .arg(nameOf(document, player));
}

// "Animal cubes placed: Ann 3, Bob 4.", perhaps with a note.
std::string tieListOf(const Document& document, const QStringList& values) {
    const ScoreTable& score = document.score();
    const std::string numbers = values.join(QStringLiteral(", ")).toStdString();
    const QString list = words::translated({textsOf(document).list, {numbers}, {{score.tieBreak, {}}}});
    const QString note =
        *score.tieBreakNote != '\0' ? QLatin1Char(' ') + words::translated({score.tieBreakNote, {}}) : QString();
    return (list + note).toStdString();
}

// How the tie of these players for the first place was decided.
void describeTie(const Document& document, const std::vector<int>& tied, Outcome& outcome) {
    outcome.isTied = true;
    const QString names = listInWords(namesOf(document, tied));
    const int best = bestTotal(document);
    const bool hasTieBreak = *document.score().tieBreak != '\0';
    QStringList values;
    for (const int player : tied) {
        const std::optional<int> value = document.score().players.at(static_cast<std::size_t>(player)).tieBreak;
        // The name and the number stay on one line.
        values << QStringLiteral("%1\u00a0%2")
                      .arg(nameOf(document, player), value ? QLocale().toString(*value) : QStringLiteral("–"));
        if (hasTieBreak && !value) {
            outcome.tieBreakWanted = true;
            outcome.tieBreakMissing.push_back(player);
        }
    }
    const OutcomeTexts& texts = textsOf(document);
    const std::string list = tieListOf(document, values);
    if (outcome.tieBreakWanted) {
        outcome.winners.clear();
        outcome.headline =
            words::withNumber(OutcomeWords::tr("%1 are level with %n point(s).", nullptr, std::abs(best)), best)
                .arg(names);
        outcome.detail = words::translated({texts.unknown, {list}});
    } else if (outcome.winners.size() == 1) {
        outcome.headline = winsWith(document, outcome.winners.front());
        outcome.detail = hasTieBreak ? words::translated({texts.decided, {names.toStdString(), list}}) : QString();
    } else {
        outcome.headline =
            words::withNumber(OutcomeWords::tr("%1 share the victory with %n point(s).", nullptr, std::abs(best)), best)
                .arg(listInWords(namesOf(document, outcome.winners)));
        outcome.detail = hasTieBreak ? words::translated({texts.undecided, {list}}) : QString();
    }
}

}  // namespace

std::vector<Gap> gaps(const Document& document) {
    std::vector<Gap> found;
    for (int player = 0; player < document.playerCount(); ++player) {
        for (std::size_t row = 0; row < document.score().rows.size(); ++row) {
            if (isMissing(document, player, row)) {
                found.push_back({player, document.score().rows[row].id});
            }
        }
    }
    return found;
}

std::vector<std::string_view> requiredRows(const Document& document) {
    std::vector<std::string_view> required;
    for (const PadRow& row : document.score().rows) {
        if (isRequired(document, row)) {
            required.push_back(row.id);
        }
    }
    return required;
}

namespace {

Outcome finalOutcome(const Document& document) {
    if (document.playerCount() == 1) {
        return soloOutcome(document);
    }
    Outcome outcome;
    outcome.final = true;
    for (int i = 0; i < document.playerCount(); ++i) {
        if (document.score().players.at(static_cast<std::size_t>(i)).rank == 1) {
            outcome.winners.push_back(i);
        }
    }
    const std::vector<int> tied = playersWith(document, bestTotal(document));
    if (tied.size() > 1) {
        describeTie(document, tied, outcome);
    } else {
        outcome.headline = winsWith(document, tied.front());
    }
    return outcome;
}

}  // namespace

Outcome outcomeOf(const Document& document) {
    if (!gaps(document).empty()) {
        return outcomeSoFar(document);
    }
    Outcome outcome = finalOutcome(document);
    if (const std::vector<Contradiction> wrong = contradictions(document); !wrong.empty()) {
        outcome.contradicted = true;
        outcome.winners.clear();
        outcome.detail = OutcomeWords::tr("%1 If it is right: %2", "what cannot be right, and who wins if it is")
                             .arg(contradictionInWords(document, wrong.front())(), outcome.headline);
        outcome.headline = OutcomeWords::tr("Something does not add up.");
    }
    return outcome;
}

}  // namespace concord::gui
