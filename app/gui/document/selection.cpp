#include "app/gui/document/selection.h"

#include <algorithm>

namespace concord::gui {

Selection::Selection(QObject* parent) : QObject(parent) {}

void Selection::selectPlayer(int player) {
    if (player == m_player) {
        return;
    }
    m_player = player;
    selectCell({});
    light({}, false);
    emit playerChanged();
}

void Selection::selectCell(std::optional<Cell> cell) {
    if (cell != m_cell) {
        m_cell = cell;
        emit cellChanged();
    }
}

void Selection::light(const std::vector<Cell>& cells, bool isPath) {
    if (cells != m_lit || isPath != m_litIsPath) {
        m_lit = cells;
        m_litIsPath = isPath;
        emit litChanged();
    }
}

void Selection::reset() {
    m_player = 0;
    m_cell.reset();
    m_lit.clear();
    m_litIsPath = false;
    emit playerChanged();
    emit cellChanged();
    emit litChanged();
}

void Selection::keepWithin(int players, Side side) {
    if (m_player >= players) {
        selectPlayer(players - 1);
    }
    const auto missing = [&](Cell cell) { return std::ranges::count(cells(side), cell) == 0; };
    if (std::ranges::any_of(m_lit, missing)) {
        light({}, false);
    }
    if (m_cell && missing(*m_cell)) {
        selectCell({});
    }
}

}  // namespace concord::gui
