#include "app/gui/board/row_field.h"

#include "app/gui/board/stack_keys.h"
#include "app/gui/document/harmonies_edits.h"

#include <QEvent>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <utility>

namespace concord::gui {

namespace {

constexpr int longest = 400;  // far more than a board needs

Table withStacks(Table table, int player, const std::vector<TypedStack>& stacks) {
    PlayerState& state = table.playerStates.at(static_cast<std::size_t>(player));
    changeHarmonies(table, [&](Game& game) {
        std::optional<Board>& board = game.players.at(static_cast<std::size_t>(player)).board;
        if (!board) {
            board = Board(game.side);
        }
        for (const TypedStack& one : stacks) {
            board->setStack(one.cell, one.stack);
            if (one.stack.empty()) {
                board->setCube(one.cell, Cube::None);
            }
            state.checked.set(static_cast<std::size_t>(indexOf(game.side, one.cell)));
        }
    });
    return table;
}

}  // namespace

RowField::RowField(Document& document, Selection& selection, QWidget* parent)
    : QLineEdit(parent), m_document(document), m_selection(selection) {
    setMaxLength(longest);
    connect(this, &QLineEdit::textChanged, this, &RowField::putOnBoard);
    connect(&selection, &Selection::playerChanged, this, &RowField::forget);
    connect(&document, &Document::replaced, this, &RowField::forget);
    connect(&document, &Document::changed, this, [this] {
        if (!m_isPutting) {
            m_before.reset();
        }
    });
    setTexts();
}

void RowField::setTexts() {
    setAccessibleName(tr("The whole board as a row of letters"));
    setPlaceholderText(tr("Whole board: L TT MM MMM - TTL"));
    setToolTip(
        tr("<p>One group of letters for each cell, column by column from the top: a1, a2 … The letters name the "
           "tokens from the bottom up: <b>W</b> water, <b>M</b> mountain, <b>T</b> trunk, <b>L</b> leaves, "
           "<b>F</b> field, <b>H</b> house.</p><p>A whole stack has a letter too: <b>R</b> medium tree, <b>E</b> "
           "tall tree, <b>O</b> medium mountain, <b>U</b> high mountain, <b>B</b> building.</p><p><b>-</b> is an "
           "empty cell, <b>/</b> goes on to the next column. Enter goes back to the board.</p>"));
    setAccessibleDescription(toolTip());
}

void RowField::putOnBoard() {
    if (!m_document.isHarmonies()) {
        return;
    }
    const TypedRow row = readRow(text(), m_document.harmonies().side);
    if (!m_before) {
        m_before = m_document.table();
        m_document.beginStroke();  // for its number: all edits of this line become one undo step
        m_stroke = m_document.stroke();
        m_document.endStroke();
    }
    Table after = row.stacks.empty() ? *m_before : withStacks(*m_before, m_selection.player(), row.stacks);
    m_isPutting = true;
    m_document.continueStroke(m_stroke);
    m_document.edit(std::move(after), [] { return tr("typed row"); });
    m_document.endStroke();
    m_isPutting = false;
    if (!row.stacks.empty()) {
        m_selection.highlight({}, false);
        m_selection.selectCell(row.stacks.back().cell);
    }
    m_problem = row.problem;
    if (m_problem) {
        emit problemFound(m_problem->sentence);
    } else {
        emit problemSolved();
    }
}

void RowField::finish() {
    m_before.reset();
    const QSignalBlocker quiet(this);  // the board keeps what was typed
    clear();
}

void RowField::forget() {
    m_problem.reset();
    finish();
}

void RowField::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_problem) {
                setSelection(m_problem->from, m_problem->length);
                emit problemFound(m_problem->sentence);
            } else {
                finish();
                emit backToBoard();
            }
            return;
        case Qt::Key_Escape:
            emit backToBoard();  // losing the focus finishes the line, unless it has a problem
            return;
        default:
            QLineEdit::keyPressEvent(event);
    }
}

void RowField::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    const bool comesBack = event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason ||
                           event->reason() == Qt::MenuBarFocusReason;
    if (!comesBack && !m_problem) {
        finish();
    }
}

void RowField::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QLineEdit::changeEvent(event);
}

}  // namespace concord::gui
