// The current player, cell and highlighted cells.
#pragma once

#include "app/gui/document/table.h"
#include "scoring/harmonies/cell.h"

#include <QObject>

#include <optional>
#include <vector>

namespace concord::gui {

class Document;

class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(QObject* parent = nullptr);

    int player() const { return m_player; }
    std::optional<Cell> cell() const { return m_cell; }
    const std::vector<Cell>& highlighted() const { return m_highlighted; }
    bool highlightedIsPath() const { return m_highlightedIsPath; }  // in order from end to end: a river

    void selectPlayer(int player);  // clears the cell and what is highlighted
    void selectCell(std::optional<Cell> cell);
    void highlight(const std::vector<Cell>& cells, bool isPath);
    void reset();
    // From now on the same player stays selected when others leave or return. Calls keepWithin() after every change of
    // the structure.
    void follow(const Document& document);
    // After players were added or removed or the side changed: selects the last player if the selected seat is gone,
    // and clears the cell and what is highlighted if the board no longer has those cells.
    void keepWithin(int players, Side side);

signals:
    void playerChanged();
    void cellChanged();
    void highlightedChanged();

private:
    int m_player = 0;
    std::optional<PlayerId> m_playerBefore;  // who was selected before the change that the document reports
    std::optional<Cell> m_cell;
    std::vector<Cell> m_highlighted;
    bool m_highlightedIsPath = false;
};

}  // namespace concord::gui
