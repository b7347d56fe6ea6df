#include "app/gui/board/board_editor.h"

#include "app/text/words.h"

#include <algorithm>
#include <vector>

namespace concord::gui {

BoardEditor::BoardEditor(Document& document, Selection& selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection) {
    const auto forget = [this] {
        if (!m_isTyping) {
            m_steps.clear();
        }
    };
    connect(&document, &Document::changed, this, forget);
    connect(&selection, &Selection::cellChanged, this, forget);
    connect(&selection, &Selection::playerChanged, this, forget);
}

void BoardEditor::setBrush(Brush brush) {
    if (brush != m_brush) {
        m_brush = brush;
        emit brushChanged();
    }
}

bool BoardEditor::cancel() {
    const bool hadAnything = m_brush != Brush() || !m_selection.highlighted().empty();
    setBrush({});
    m_selection.highlight({}, false);
    return hadAnything;
}

Stack BoardEditor::stack(Cell cell) const {
    const std::optional<Board>& board = m_document.harmoniesPlayer(m_selection.player()).board;
    return board ? board->stack(cell) : Stack();
}

bool BoardEditor::mayAdd(Token token) const {
    if (!m_document.isHarmonies() || !m_selection.cell()) {
        return true;
    }
    return belongsToNextCell(*m_selection.cell(), token) || stack(*m_selection.cell()).with(token).has_value();
}

QString BoardEditor::cellInWords() const {
    const std::optional<Cell> cell = m_selection.cell();
    if (!m_document.isHarmonies() || !cell) {
        return {};
    }
    const Cube cube = presentCube(*cell);
    const QString what = words::stack(stack(*cell));
    const QString contents = cube == Cube::None ? what : tr("%1, %2").arg(what, words::cube(cube));
    const bool isDoubtful = m_document.isDoubtful(m_selection.player(), *cell);
    return tr("%1: %2").arg(QString::fromStdString(name(*cell)),
                            isDoubtful ? tr("%1, %2").arg(contents, tr("doubtful")) : contents);
}

Cube BoardEditor::presentCube(Cell cell) const {
    const std::optional<Board>& board = m_document.harmoniesPlayer(m_selection.player()).board;
    return board ? board->cube(cell) : Cube::None;
}

bool BoardEditor::mayClick(Cell cell) const {
    switch (m_brush.kind) {
        case Brush::Kind::Select:
        case Brush::Kind::Stack:
            return true;
        case Brush::Kind::Token:
            return stack(cell).with(m_brush.token).has_value();
        case Brush::Kind::Cube:
        case Brush::Kind::TakeOff:
            break;
    }
    return !stack(cell).empty();
}

void BoardEditor::drag(Cell cell) {
    if (mayClick(cell)) {
        clickAgain(cell);
    }
}

void BoardEditor::clickAgain(Cell cell) {
    const bool wouldRemove = (m_brush.kind == Brush::Kind::Stack && stack(cell) == m_brush.stack) ||
                             (m_brush.kind == Brush::Kind::Cube && presentCube(cell) == m_brush.cube);
    if (!wouldRemove) {
        click(cell);
    }
}

void BoardEditor::clickRight(Cell cell) {
    if (m_brush.kind == Brush::Kind::Stack) {
        m_selection.highlight({}, false);
        m_selection.selectCell(cell);
        put(cell, {});
    } else {
        takeOff(cell);
    }
}

void BoardEditor::click(Cell cell) {
    m_selection.highlight({}, false);
    m_selection.selectCell(cell);
    switch (m_brush.kind) {
        case Brush::Kind::Select:
            break;
        case Brush::Kind::Token:
            add(cell, m_brush.token);
            break;
        case Brush::Kind::Stack:
            put(cell, stack(cell) == m_brush.stack ? Stack() : m_brush.stack);
            break;
        case Brush::Kind::Cube:
            toggleCube(cell, m_brush.cube);
            break;
        case Brush::Kind::TakeOff:
            takeOff(cell);
            break;
    }
}

void BoardEditor::takeOff(Cell cell) {
    m_selection.highlight({}, false);
    m_selection.selectCell(cell);
    const std::optional<Board>& board = m_document.harmoniesPlayer(m_selection.player()).board;
    if (!board || board->stack(cell).empty()) {
        return;
    }
    if (board->cube(cell) != Cube::None) {
        m_document.setCube(m_selection.player(), cell, Cube::None);
    } else {
        m_document.setStack(m_selection.player(), cell, board->stack(cell).withoutTop());
    }
}

void BoardEditor::put(Cell cell, Stack stack) { m_document.setStack(m_selection.player(), cell, stack); }

void BoardEditor::add(Cell cell, Token token) {
    if (const std::optional<Stack> higher = stack(cell).with(token)) {
        put(cell, *higher);
    } else {
        emit refused([token, cell, below = stack(cell)] {
            return tr("%1 cannot go on %2 (%3).")
                .arg(words::token(token), QString::fromStdString(name(cell)), words::stack(below));
        });
    }
}

void BoardEditor::toggleCube(Cell cell, Cube cube) {
    if (stack(cell).empty()) {
        emit refused([cell] {
            return tr("A cube needs a token below it; %1 is empty.").arg(QString::fromStdString(name(cell)));
        });
        return;
    }
    m_document.setCube(m_selection.player(), cell, presentCube(cell) == cube ? Cube::None : cube);
}

void BoardEditor::choose(Stack stack) {
    if (const std::optional<Cell> cell = m_selection.cell()) {
        const bool wasDoubtful = m_document.isDoubtful(m_selection.player(), *cell);
        m_document.setStack(m_selection.player(), *cell, stack);
        if (wasDoubtful) {
            selectNextDoubtfulOrNone();
        }
    }
}

void BoardEditor::selectNextDoubtfulOrNone() {
    if (m_document.doubtfulCells(m_selection.player()).empty()) {
        m_selection.selectCell({});
    } else {
        selectNextDoubtful();
    }
}

void BoardEditor::confirm() {
    const std::optional<Cell> cell = m_selection.cell();
    if (cell && m_document.isDoubtful(m_selection.player(), *cell)) {
        m_document.markChecked(m_selection.player(), *cell);
        selectNextDoubtfulOrNone();
    }
}

void BoardEditor::selectNextDoubtful() {
    if (!m_document.isHarmonies()) {
        return;
    }
    const std::vector<Cell> doubtful = m_document.doubtfulCells(m_selection.player());
    if (doubtful.empty()) {
        return;
    }
    m_selection.highlight({}, false);
    auto next = doubtful.begin();
    if (m_selection.cell()) {
        if (const auto here = std::ranges::find(doubtful, *m_selection.cell());
            here != doubtful.end() && here + 1 != doubtful.end()) {
            next = here + 1;
        }
    }
    m_selection.selectCell(*next);
}

void BoardEditor::moveSelection(int columns, int rows) {
    if (!m_selection.cell()) {
        m_selection.selectCell(cells(m_document.harmonies().side).front());
        return;
    }
    const Side side = m_document.harmonies().side;
    const Cell from = *m_selection.cell();
    const int column = std::clamp(from.column + columns, 0, columnCount(side) - 1);
    const int row = std::clamp(from.row + rows, 0, rowCount(side, column) - 1);
    m_selection.highlight({}, false);
    m_selection.selectCell(Cell{static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)});
}

}  // namespace concord::gui
