#include "app/gui/document/outcome.h"

#include "app/gui/document/table_edits.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace concord::gui {

namespace {

struct OutcomeWords {
    Q_DECLARE_TR_FUNCTIONS(OutcomeWords)
};

constexpr std::array<Category, 7> typedRows{Category::Trees, Category::Mountains, Category::Fields, Category::Buildings,
                                            Category::Water, Category::Animals,   Category::Spirit};

QString nameOf(const Document& document, int player) { return QString::fromStdString(document.player(player).name); }

QString points(int number) { return OutcomeWords::tr("%n point(s)", nullptr, number); }

QString listed(const QStringList& names) {
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

int totalOf(const Document& document, int player) {
    return document.score().players.at(static_cast<std::size_t>(player)).total();
}

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
    int best = 0;
    for (int i = 0; i < document.playerCount(); ++i) {
        best = std::max(best, totalOf(document, i));
    }
    return best;
}

// "Ann: animals, nature's spirit. Bob: animals."; a player without any number is only named.
QString missingSentence(const Document& document) {
    QStringList players;
    for (int i = 0; i < document.playerCount(); ++i) {
        QStringList rows;
        int asked = 0;
        for (const Category category : typedRows) {
            asked += category != Category::Spirit || document.table().withSpirits ? 1 : 0;
            if (!isKnown(document.table(), i, category)) {
                rows << (category == Category::Water ? words::waterOf(document.game().side)
                                                     : words::category(category));
            }
        }
        if (rows.size() == asked) {
            players << OutcomeWords::tr("%1 (everything)").arg(nameOf(document, i));
        } else if (!rows.empty()) {
            players << OutcomeWords::tr("%1 (%2)").arg(nameOf(document, i), rows.join(QStringLiteral(", ")));
        }
    }
    return OutcomeWords::tr("Still missing: %1.").arg(players.join(QStringLiteral("; ")));
}

QString nextSunSentence(int total) {
    const std::optional<int> next = nextSunAt(total);
    return next ? OutcomeWords::tr("The next sun comes at %1 points: %n point(s) more.", nullptr, *next - total)
                      .arg(*next)
                : OutcomeWords::tr("More suns cannot be had for points.");
}

Outcome soFar(const Document& document) {
    Outcome outcome;
    const int best = bestTotal(document);
    const std::vector<int> leaders = playersWith(document, best);
    if (best == 0) {
        outcome.headline = OutcomeWords::tr("Type the numbers, or open a player's board.");
    } else if (document.playerCount() == 1) {
        outcome.headline = OutcomeWords::tr("%n point(s) so far.", nullptr, best);
    } else if (leaders.size() == 1) {
        outcome.headline =
            OutcomeWords::tr("So far %1 leads with %n point(s).", nullptr, best).arg(nameOf(document, leaders.front()));
    } else {
        outcome.headline = OutcomeWords::tr("So far %1 are level with %n point(s).", nullptr, best)
                               .arg(listed(namesOf(document, leaders)));
    }
    outcome.detail = missingSentence(document);
    if (document.playerCount() == 1 && best > 0) {
        outcome.detail = nextSunSentence(best) + QLatin1Char(' ') + outcome.detail;
    }
    return outcome;
}

QString sunSentence(const Document& document, const Suns& suns) {
    QStringList parts{OutcomeWords::tr("%1 for the points").arg(suns.score),
                      OutcomeWords::tr("%1 for the side").arg(suns.side)};
    if (suns.spirit) {
        parts << (document.player(0).spirit ? OutcomeWords::tr("%1 for the nature's spirit").arg(*suns.spirit)
                                            : OutcomeWords::tr("%1 for playing without a spirit").arg(*suns.spirit));
    }
    return OutcomeWords::tr("Suns: %1.").arg(parts.join(QStringLiteral(", ")));
}

Outcome solo(const Document& document) {
    Outcome outcome;
    const Suns suns = document.score().suns.value_or(Suns());
    const int total = totalOf(document, 0);
    outcome.final = true;
    outcome.headline =
        OutcomeWords::tr("%1, %2").arg(points(total), OutcomeWords::tr("%n sun(s)", nullptr, suns.total()));
    outcome.detail = sunSentence(document, suns) + QLatin1Char(' ') + nextSunSentence(total);
    return outcome;
}

QString cubesOf(const Document& document, int player) {
    const std::optional<int> cubes = document.score().players.at(static_cast<std::size_t>(player)).cubesPlaced;
    return OutcomeWords::tr("%1 %2", "a player and a number of cubes")
        .arg(nameOf(document, player), cubes ? QLocale().toString(*cubes) : QStringLiteral("?"));
}

QString winsWith(const Document& document, int player) {
    return OutcomeWords::tr("%1 wins with %n point(s).", nullptr, totalOf(document, player))
        .arg(nameOf(document, player));
}

// How the tie of these players for the first place was decided.
void sayTie(const Document& document, const std::vector<int>& tied, Outcome& outcome) {
    const QString names = listed(namesOf(document, tied));
    const int best = bestTotal(document);
    QStringList cubes;
    for (const int player : tied) {
        cubes << cubesOf(document, player);
        outcome.cubesWanted |= !document.score().players.at(static_cast<std::size_t>(player)).cubesPlaced;
    }
    if (outcome.cubesWanted) {
        outcome.headline = OutcomeWords::tr("%1 are level with %n point(s).", nullptr, best).arg(names);
        outcome.detail = OutcomeWords::tr("Whoever placed more animal cubes wins: type them into the last row.");
        return;
    }
    QString list = OutcomeWords::tr("Animal cubes placed: %1.").arg(cubes.join(QStringLiteral(", ")));
    if (document.game().rulings.spiritCubeBreaksTies) {
        list += QLatin1Char(' ') + OutcomeWords::tr("As agreed, a spirit's cube counts too.");
    }
    if (outcome.winners.size() == 1) {
        outcome.headline = winsWith(document, outcome.winners.front());
        outcome.detail = OutcomeWords::tr("%1 are level; the animal cubes break the tie. %2").arg(names, list);
    } else {
        outcome.headline = OutcomeWords::tr("%1 share the victory with %n point(s).", nullptr, best)
                               .arg(listed(namesOf(document, outcome.winners)));
        outcome.detail = OutcomeWords::tr("The animal cubes do not break the tie. %1").arg(list);
    }
}

}  // namespace

bool isKnown(const Table& table, int player, Category category) {
    return hasNumber(table.game.players.at(static_cast<std::size_t>(player)), category) ||
           (category == Category::Spirit && !table.withSpirits);
}

std::vector<Gap> gaps(const Table& table) {
    std::vector<Gap> found;
    for (int player = 0; player < static_cast<int>(table.game.players.size()); ++player) {
        for (const Category category : typedRows) {
            if (!isKnown(table, player, category)) {
                found.push_back({player, category});
            }
        }
    }
    return found;
}

Outcome outcomeOf(const Document& document) {
    if (!gaps(document.table()).empty()) {
        return soFar(document);
    }
    if (document.playerCount() == 1) {
        return solo(document);
    }
    Outcome outcome;
    outcome.final = true;
    for (int i = 0; i < document.playerCount(); ++i) {
        if (document.score().players.at(static_cast<std::size_t>(i)).rank == 1) {
            outcome.winners.push_back(i);
        }
    }
    const int best = bestTotal(document);
    const std::vector<int> tied = playersWith(document, best);
    if (tied.size() > 1) {
        sayTie(document, tied, outcome);
    } else {
        outcome.headline = winsWith(document, tied.front());
    }
    return outcome;
}

}  // namespace concord::gui
