// What keys do on the board: they build on the selected cell. If that was just typed, the key of a whole stack builds
// on the next cell, and so does that of a token where a whole stack was typed or the token cannot go on what was typed.
#include "app/gui/board/board_editor.h"
#include "vision/reading/doubts.h"

namespace concord::gui {

namespace {

std::optional<Cell> nextCell(Side side, Cell cell) {
    const int next = indexOf(side, cell) + 1;
    return next < cellCount(side) ? std::optional(cells(side)[static_cast<std::size_t>(next)]) : std::nullopt;
}

}  // namespace

void BoardEditor::start() {
    const bool isOpen = m_document.isHarmonies() && m_selection.player() < m_document.playerCount();
    if (isOpen && !m_selection.cell() && m_document.playerState(m_selection.player()).photo == nullptr) {
        moveSelection(0, 0);
    }
}

// Null unless the last key left the cell selected.
const BoardEditor::Step* BoardEditor::lastStepOn(Cell cell) const {
    return m_steps.empty() || m_steps.back().after != cell ? nullptr : &m_steps.back();
}

// A token is meant for the next cell after a whole stack, or where it cannot go on what was just typed.
bool BoardEditor::belongsToNextCell(Cell cell, Token token) const {
    const Step* const last = lastStepOn(cell);
    return last != nullptr && last->isBuilt && (last->isWhole || !stack(cell).with(token));
}

template <typename Change>
void BoardEditor::typeOn(Step step, const Change& change) {
    setBrush({});  // from now on the keyboard builds
    m_selection.highlight({}, false);
    m_isTyping = true;
    m_selection.selectCell(step.after);
    const int index = m_document.undoStack()->index();
    change(step.after);
    m_isTyping = false;
    step.isEdit = m_document.undoStack()->index() > index;
    step.isBuilt = step.isBuilt && (step.isEdit || step.isWhole);  // a stack that stood there already counts as typed
    if (step.isEdit || step.isWhole || step.before != step.after) {
        m_steps.push_back(step);  // of a refused key there is nothing to take back
    }
    emit brushChanged();  // which tokens may be added depends on m_steps
}

template <typename Change>
void BoardEditor::build(Cell cell, bool onNext, bool isWhole, const Change& change) {
    const std::optional<Cell> next = onNext ? nextCell(m_document.harmonies().side, cell) : cell;
    if (next) {
        typeOn({.before = cell, .after = *next, .isBuilt = true, .isWhole = isWhole}, change);
    } else {
        goToNext(cell);  // says that there is none
    }
}

void BoardEditor::typeCube(Cell cell, Cube cube) {
    const Step* const last = lastStepOn(cell);
    typeOn({.before = cell,
            .after = cell,
            .isBuilt = last != nullptr && last->isBuilt,
            .isWhole = last != nullptr && last->isWhole},
           [&](Cell here) { toggleCube(here, cube); });
}

bool BoardEditor::goToNext(Cell from) {
    const std::optional<Cell> next = nextCell(m_document.harmonies().side, from);
    if (!next) {
        emit refused([from] { return tr("%1 is the last cell.").arg(QString::fromStdString(name(from))); });
        return false;
    }
    typeOn({.before = from, .after = *next}, [](Cell) {});
    return true;
}

void BoardEditor::takeBack(Cell cell) {
    if (lastStepOn(cell) == nullptr) {
        takeOff(cell);
        return;
    }
    const Step step = m_steps.back();
    m_steps.pop_back();
    m_isTyping = true;
    if (step.isEdit) {
        m_document.undoStack()->undo();
    }
    m_selection.selectCell(step.before);
    m_isTyping = false;
    emit brushChanged();
}

void BoardEditor::chooseAlternative(Cell cell, int key) {
    const vision::CellReading* reading = m_document.cellReading(m_selection.player(), cell);
    if (reading == nullptr) {
        return;
    }
    const std::vector<vision::Alternative> offered = vision::offeredAlternatives(*reading);
    if (const auto place = static_cast<std::size_t>(key - Qt::Key_1); place < offered.size()) {
        choose(offered[place].stack);
    }
}

void BoardEditor::pressKey(int pressed) {
    if (!m_document.isHarmonies()) {
        return;
    }
    const int key = latinKey(pressed);
    const bool isAlternativeKey = key >= Qt::Key_1 && key <= Qt::Key_9;
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key == Qt::Key_N) {
        selectNextDoubtful();
        return;
    }
    const std::optional<Token> token = tokenOfKey(key);
    const std::optional<Stack> whole = stackOfKey(key);
    if (!m_selection.cell()) {
        if (isAlternativeKey || isEnter) {
            return;  // may be meant for a doubtful cell, but answering the last one left none selected
        }
        moveSelection(0, 0);  // shows where keys act
        if (!token && !whole) {
            return;
        }
    }
    const Cell cell = *m_selection.cell();
    if (token) {
        build(cell, belongsToNextCell(cell, *token), false, [&](Cell here) { add(here, *token); });
    } else if (whole) {
        const Step* const last = lastStepOn(cell);
        build(cell, last != nullptr && last->isBuilt, true, [&](Cell here) { put(here, *whole); });
    } else if (isAlternativeKey) {
        chooseAlternative(cell, key);
    } else if (key == Qt::Key_A || key == Qt::Key_S) {
        typeCube(cell, key == Qt::Key_A ? Cube::Animal : Cube::Spirit);
    } else if (isEnter && m_document.isDoubtful(m_selection.player(), cell)) {
        confirm();
    } else if (key == Qt::Key_Space && m_brush.kind != Brush::Kind::Select) {
        click(cell);
    } else if (isEnter || key == Qt::Key_Space) {
        goToNext(cell);
    } else if (key == Qt::Key_Backspace) {
        takeBack(cell);
    } else if (key == Qt::Key_Delete) {
        takeOff(cell);
    }
}

}  // namespace concord::gui
