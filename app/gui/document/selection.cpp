#include "app/gui/document/selection.h"

#include "app/gui/document/document.h"

#include <algorithm>

namespace concord::gui {

Selection::Selection(QObject* parent) : QObject(parent) {}

void Selection::selectPlayer(int player) {
    if (player == m_player) {
        return;
    }
    m_player = player;
    selectCell({});
    highlight({}, false);
    emit playerChanged();
}

void Selection::selectCell(std::optional<Cell> cell) {
    if (cell != m_cell) {
        m_cell = cell;
        emit cellChanged();
    }
}

void Selection::highlight(const std::vector<Cell>& cells, bool isPath) {
    if (cells != m_highlighted || isPath != m_highlightedIsPath) {
        m_highlighted = cells;
        m_highlightedIsPath = isPath;
        emit highlightedChanged();
    }
}

void Selection::reset() {
    m_player = 0;
    m_cell.reset();
    m_highlighted.clear();
    m_highlightedIsPath = false;
    emit playerChanged();
    emit cellChanged();
    emit highlightedChanged();
}

void Selection::follow(const Document& document) {
    connect(&document, &Document::aboutToChange, this, [this, &document] {
        const std::vector<PlayerState>& players = document.table().playerStates;
        const auto seat = static_cast<std::size_t>(m_player);
        m_playerBefore = seat < players.size() ? std::optional(players[seat].player) : std::nullopt;
    });
    // changed() follows, and the pages then show the selected player, who must exist.
    connect(&document, &Document::structureChanged, this, [this, &document] {
        const std::optional<int> seat = m_playerBefore ? document.find(*m_playerBefore) : std::nullopt;
        if (seat && *seat != m_player) {
            m_player = *seat;  // with the cell: it is on the same board
            emit playerChanged();
        }
        if (m_playerBefore && !seat && m_player < document.playerCount()) {  // the next player has the seat now
            selectCell({});
            highlight({}, false);
            emit playerChanged();
        }
        keepWithin(document.playerCount(), document.harmonies().side);
    });
}

void Selection::keepWithin(int players, Side side) {
    if (m_player >= players) {
        selectPlayer(players - 1);
    }
    const auto missing = [&](Cell cell) { return std::ranges::count(cells(side), cell) == 0; };
    if (std::ranges::any_of(m_highlighted, missing)) {
        highlight({}, false);
    }
    if (m_cell && missing(*m_cell)) {
        selectCell({});
    }
}

}  // namespace concord::gui
