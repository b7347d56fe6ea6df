#include "sureness.h"

#include "theme.h"

#include <QCoreApplication>
#include <QLocale>

namespace concord::gui {

namespace {

struct Sureness {
    Q_DECLARE_TR_FUNCTIONS(Sureness)
};

QString surenessOfReading(const vision::ScoreSpread& total, int doubtful) {
    const QString sure = percent(total.sure);
    if (doubtful == 0) {
        return Sureness::tr("The photo is clear: the landscape points are %1 certain.").arg(sure);
    }
    const QString look = Sureness::tr("%n cell(s) want a look.", nullptr, doubtful);
    if (total.low == total.high) {
        return Sureness::tr("The landscape points are %1 certain. %2").arg(sure, look);
    }
    const QLocale locale;
    return Sureness::tr("The landscape points are %1 certain; %2 to %3 are possible. %4")
        .arg(sure, locale.toString(total.low), locale.toString(total.high), look);
}

}  // namespace

QString surenessSentence(const Document& document, int player) {
    const Sheet& sheet = document.sheet(player);
    if (!sheet.photo || !sheet.photo->reading) {
        return document.player(player).board ? Sureness::tr("Click a line below to see its cells on the board.")
                                             : Sureness::tr("No board is known; points that were typed count.");
    }
    const int doubtful = static_cast<int>(document.doubtfulCells(player).size());
    if (document.player(player).board == sheet.photo->reading->board && sheet.checked.none()) {
        return surenessOfReading(sheet.photo->reading->total, doubtful);
    }
    return doubtful == 0 ? Sureness::tr("Every doubtful cell has been looked at.")
                         : Sureness::tr("%n cell(s) still want a look.", nullptr, doubtful);
}

}  // namespace concord::gui
