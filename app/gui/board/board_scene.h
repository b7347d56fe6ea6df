// A board as a clickable picture. Shows values and knows no rule.
#pragma once

#include "app/gui/board/board_layout.h"
#include "app/gui/board/cell_item.h"

#include <QGraphicsScene>

#include <optional>
#include <vector>

namespace concord::gui {

class BoardScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(QObject* parent = nullptr);

    const BoardLayout& layout() const { return m_layout; }
    void setBoard(const Board& board);  // takes over its side; if that is another one, all marks are cleared
    // Whether the cell should be checked.
    void setDoubtful(Cell cell, bool doubtful);
    void setSelected(std::optional<Cell> cell);
    // supporting: cells that explain the highlighted ones without scoring themselves. All others are dimmed, but none
    // if both lists are empty. isPath: the highlighted cells are joined in order by a line.
    void setHighlighted(const std::vector<Cell>& highlighted, bool isPath, const std::vector<Cell>& supporting = {});
    void setLight(const BoardHighlights& light);

    CellAppearance appearance(Cell cell) const;  // the cell must be on the board's side

signals:
    // A button went down; the clicks and drags up to strokeEnded() belong together.
    void strokeBegun();
    void cellClicked(concord::Cell cell);
    void cellClickedAgain(concord::Cell cell);  // the second press of a double click
    void cellRightClicked(concord::Cell cell);
    // The mouse entered another cell with the button held; reported once per cell and stroke.
    void cellDragged(concord::Cell cell);
    void cellRightDragged(concord::Cell cell);
    void strokeEnded();
    void cellHovered(std::optional<concord::Cell> cell);

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    bool event(QEvent* event) override;

private:
    void rebuild(Side side);
    void hover(std::optional<Cell> cell);
    void drag(QPointF from, QPointF to);
    void endStroke();
    void press(QGraphicsSceneMouseEvent& event, bool isAgain);
    CellItem* item(Cell cell) const { return m_items[static_cast<std::size_t>(indexOf(m_layout.side(), cell))]; }
    template <typename Change>
    void change(Cell cell, Change&& apply);

    BoardLayout m_layout{Side::A};
    std::vector<CellItem*> m_items;  // by indexOf; owned by the scene
    BoardHighlights m_light;
    std::optional<Cell> m_hovered;
    Qt::MouseButton m_strokeButton = Qt::NoButton;  // none: no stroke is in progress
    std::vector<Cell> m_stroked;                    // cells that the stroke has visited
};

}  // namespace concord::gui
