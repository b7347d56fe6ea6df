#include "app/gui/window/help_dialog.h"

#include "app/gui/kit/alt_letters.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QKeySequence>
#include <QMenu>
#include <QSet>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace concord::gui {

namespace {

// The text of an action or menu as HTML, without its Alt letter and the dots that announce a dialog.
QString labelAsHtml(const QString& text) { return withoutAltLetter(text).remove(QStringLiteral("…")).toHtmlEscaped(); }

// A short name that an action has for its icon, as "Undo" has, whose text names the step. Where it has none, Qt makes
// one of the text, but not without "(X)".
QString nameOf(const QAction& action) {
    const bool hasShortName = QAction(action.text()).iconText() != action.iconText();
    return hasShortName ? action.iconText() : action.text();
}

QString keysOf(const QAction& action) {
    QStringList keys;
    for (const QKeySequence& one : action.shortcuts()) {
        keys << one.toString(QKeySequence::NativeText).toHtmlEscaped();
    }
    return keys.join(QStringLiteral(", "));
}

QString rowsOf(const QList<QAction*>& actions, QSet<const QAction*>& listed) {
    QString rows;
    for (QAction* const action : actions) {
        if (action->menu() != nullptr) {
            rows += rowsOf(action->menu()->actions(), listed);
        } else if (!action->shortcuts().isEmpty() && !listed.contains(action)) {
            listed.insert(action);
            rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
                        .arg(keysOf(*action), labelAsHtml(nameOf(*action)));
        }
    }
    return rows;
}

QString section(const QString& title, const QString& rows) {
    return rows.isEmpty() ? QString()
                          : QStringLiteral("<p><b>%1</b></p><table>%2</table>").arg(labelAsHtml(title), rows);
}

}  // namespace

QString menuKeys(const QList<const QWidget*>& bars) {
    QSet<const QAction*> listed;
    QString html;
    for (const QWidget* const bar : bars) {
        QList<QAction*> withoutMenu;
        for (QAction* const action : bar->actions()) {
            if (action->menu() != nullptr) {
                html += section(action->text(), rowsOf(action->menu()->actions(), listed));
            } else {
                withoutMenu << action;
            }
        }
        html += section(bar->windowTitle(), rowsOf(withoutMenu, listed));
    }
    return html;
}

HelpDialog::HelpDialog(const QList<const QWidget*>& bars, QWidget* parent) : QDialog(parent), m_text(new QTextBrowser) {
    setWindowTitle(tr("Mouse and keys"));
    auto* const column = new QVBoxLayout(this);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    column->addWidget(m_text, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_text->setHtml(
        tr("<p><b>Mouse.</b> Choose a token or a whole stack below the board, then click a cell to put it there, or "
           "drag over many. A right click takes the top off, or a whole stack while one is chosen. In the photo, turn "
           "the wheel to zoom and drag to move.</p>"
           "<p><b>Keys.</b> Arrows choose a cell, the space bar and Enter go on to the next one. W, M, T, L, F and H "
           "put water, mountain, trunk, leaves, field and house on it; R and E put a medium and a tall tree, O and U "
           "a medium and a high mountain, B a building. A letter that cannot go on what was just typed is meant for "
           "the next cell. A and S put an animal or spirit cube, Backspace takes the last key back, Delete takes the "
           "top off. N goes to the next doubtful cell, 1 to 4 choose what it may be, Enter says that it is "
           "right.</p>"
           "<p><b>Whole board.</b> The field below the board takes it in one line, a group of letters for each cell, "
           "column by column: L TT MM MMM - TTL.</p>"
           "<p><b>Cards.</b> A name and the cubes placed, then Enter: fro 3.</p>"
           "<p><b>Outline of the board.</b> 1 to 4 choose a corner, arrows move it, with Shift further, R turns, Enter "
           "reads the photo again.</p>") +
        tr("<p><b>Score pad.</b> Arrows choose a field; typing puts a number into it, its parts too: 5+10+4. Enter or "
           "the space bar opens a field or a board, Delete takes a typed number away.</p>"
           "<p><b>Dispute.</b> Left and right walk through what was counted.</p>"
           "<p><b>Past games.</b> Delete deletes the chosen games, %1 brings them back, %2 searches.</p>"
           "<p><b>Camera.</b> The space bar takes the photo, Escape closes the camera.</p>")
            .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText),
                 QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText)) +
        tr("<p><b>Back.</b> Escape leaves a page.</p>") + menuKeys(bars));
    constexpr QSize fitting(720, 520);  // fits the smallest window
    resize(fitting);
}

QString HelpDialog::text() const { return m_text->toPlainText(); }

}  // namespace concord::gui
