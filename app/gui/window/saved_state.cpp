#include "app/gui/window/saved_state.h"

#include "app/gui/document/document.h"
#include "app/text/terminal.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>

namespace concord::gui {

namespace {

struct SavedWords {
    Q_DECLARE_TR_FUNCTIONS(SavedWords)
};

QString stateInWords(const Document& document, const SavedState& state) {
    if (state.recorded) {
        const QString day = QLocale().toString(state.recorded->toLocalTime().date(), QLocale::ShortFormat);
        return (state.isRecordedAsItIs ? SavedWords::tr("recorded on %1")
                                       : SavedWords::tr("recorded on %1, changed since"))
            .arg(day);
    }
    if (!document.path().isEmpty()) {
        const QString file = text::printable(QFileInfo(document.path()).fileName());
        return (document.isModified() ? SavedWords::tr("file %1, changed since") : SavedWords::tr("file %1")).arg(file);
    }
    return state.isKept ? SavedWords::tr("kept automatically") : SavedWords::tr("not kept");
}

}  // namespace

QString savedInWords(const Document& document, const SavedState& state) {
    if (!document.isOpen()) {
        return {};
    }
    QStringList names;
    for (const TablePlayer& player : document.players()) {
        names << QString::fromStdString(player.name);
    }
    return SavedWords::tr("%1 – %2", "players, and where their game is kept")
        .arg(names.join(QStringLiteral(", ")), stateInWords(document, state));
}

}  // namespace concord::gui
