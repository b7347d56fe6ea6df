#include "app/gui/document/harmonies_outcome.h"

#include "app/gui/document/document.h"
#include "scoring/harmonies/suns.h"

#include <QCoreApplication>

namespace concord::gui {

namespace {

struct OutcomeWords {
    Q_DECLARE_TR_FUNCTIONS(OutcomeWords)
};

int soloTotal(const Document& document) { return document.score().total(0); }

QString sunSentence(const Document& document, const Suns& suns) {
    QStringList parts{OutcomeWords::tr("%1 for the points").arg(suns.score),
                      OutcomeWords::tr("%1 for the side").arg(suns.side)};
    if (suns.spirit) {
        parts << (document.harmonies().players.front().spirit
                      ? OutcomeWords::tr("%1 for the nature's spirit").arg(*suns.spirit)
                      : OutcomeWords::tr("%1 for playing without a spirit").arg(*suns.spirit));
    }
    return OutcomeWords::tr("Suns: %1.").arg(parts.join(QStringLiteral(", ")));
}

}  // namespace

QString firstStepWithBoards() { return OutcomeWords::tr("Type the numbers, or open a player's board."); }

void describeSuns(const Document& document, Outcome& outcome) {
    const Suns suns = document.harmoniesScore().suns.value_or(Suns());
    outcome.headline =
        OutcomeWords::tr("%1, %2").arg(outcome.headline, OutcomeWords::tr("%n sun(s)", nullptr, suns.total()));
    outcome.detail = sunSentence(document, suns) + QLatin1Char(' ') + nextSunSentence(document);
}

QString nextSunSentence(const Document& document) {
    const int total = soloTotal(document);
    const std::optional<int> next = nextSunAt(total);
    return next ? OutcomeWords::tr("The next sun comes at %1 points: %n point(s) more.", nullptr, *next - total)
                      .arg(*next)
                : OutcomeWords::tr("Points cannot earn any more suns.");
}

TieWords animalCubeWords(const Document& document, const QString& names, const QString& values) {
    QString list = OutcomeWords::tr("Animal cubes placed: %1.").arg(values);
    if (document.harmonies().rulings.spiritCubeBreaksTies) {
        list += QLatin1Char(' ') + OutcomeWords::tr("As agreed, a spirit's cube counts too.");
    }
    return {.unknown = OutcomeWords::tr("Whoever placed more animal cubes wins: type them into the last row."),
            .decided = OutcomeWords::tr("%1 are level; the animal cubes break the tie. %2").arg(names, list),
            .undecided = OutcomeWords::tr("The animal cubes do not break the tie. %1").arg(list)};
}

}  // namespace concord::gui
