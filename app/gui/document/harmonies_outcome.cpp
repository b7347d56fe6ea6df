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

}  // namespace concord::gui
