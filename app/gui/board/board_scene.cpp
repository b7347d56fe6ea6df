#include "app/gui/board/board_scene.h"

#include "app/gui/kit/theme.h"

#include <QGraphicsSceneMouseEvent>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace concord::gui {

BoardScene::BoardScene(QObject* parent) : QGraphicsScene(parent) { rebuild(Side::A); }

template <typename Change>
void BoardScene::change(Cell cell, Change&& apply) {
    CellItem* const theItem = item(cell);
    CellAppearance appearance = theItem->appearance();
    std::forward<Change>(apply)(appearance);
    theItem->setAppearance(appearance);
}

void BoardScene::rebuild(Side side) {
    endStroke();
    clear();
    m_items.clear();
    m_light = {};
    m_hovered.reset();
    m_layout = BoardLayout(side);
    for (const Cell cell : cells(side)) {
        const QPointF centre = m_layout.centre(cell);
        auto* const theItem = new CellItem(cell, m_layout.hexagon(cell).translated(-centre), m_layout.radius());
        theItem->setPos(centre);
        addItem(theItem);
        m_items.push_back(theItem);
    }
    const double margin = m_layout.radius() * 0.15;
    setSceneRect(m_layout.bounds().adjusted(-margin, -margin, margin, margin));
}

void BoardScene::setBoard(const Board& board) {
    if (board.side() != m_layout.side()) {
        rebuild(board.side());
    }
    for (const Cell cell : cells(board.side())) {
        change(cell, [&](CellAppearance& appearance) {
            appearance.stack = board.stack(cell);
            appearance.cube = board.cube(cell);
        });
    }
}

void BoardScene::setDoubtful(Cell cell, bool doubtful) {
    change(cell, [&](CellAppearance& appearance) { appearance.doubtful = doubtful; });
}

void BoardScene::setSelected(std::optional<Cell> selected) {
    for (const Cell cell : cells(m_layout.side())) {
        change(cell, [&](CellAppearance& appearance) { appearance.selected = cell == selected; });
    }
}

void BoardScene::setHighlighted(const std::vector<Cell>& highlighted, bool isPath,
                                const std::vector<Cell>& supporting) {
    setLight({.highlighted = highlighted, .supporting = supporting, .isPath = isPath});
}

void BoardScene::setLight(const BoardHighlights& light) {
    for (const Cell cell : cells(m_layout.side())) {
        change(cell, [&](CellAppearance& appearance) { applyLight(light, cell, appearance); });
    }
    if (light != m_light) {
        m_light = light;
        update();  // paths are drawn in front of the cells
    }
}

CellAppearance BoardScene::appearance(Cell cell) const { return item(cell)->appearance(); }

void BoardScene::mousePressEvent(QGraphicsSceneMouseEvent* event) { press(*event, false); }

void BoardScene::mouseDoubleClickEvent(QGraphicsSceneMouseEvent* event) { press(*event, true); }

void BoardScene::press(QGraphicsSceneMouseEvent& event, bool isAgain) {
    event.accept();
    const Qt::MouseButton button = event.button();
    if (button != Qt::LeftButton && button != Qt::RightButton) {
        return;
    }
    endStroke();  // that of the other button, still pressed
    m_strokeButton = button;
    emit strokeBegun();
    if (const std::optional<Cell> cell = m_layout.cellAt(event.scenePos())) {
        m_stroked.push_back(*cell);
        if (button == Qt::RightButton) {
            emit cellRightClicked(*cell);
        } else if (isAgain) {
            emit cellClickedAgain(*cell);
        } else {
            emit cellClicked(*cell);
        }
    }
}

void BoardScene::mouseMoveEvent(QGraphicsSceneMouseEvent* event) {
    hover(m_layout.cellAt(event->scenePos()));
    if (m_strokeButton == Qt::NoButton) {
        return;
    }
    if (event->buttons().testFlag(m_strokeButton)) {
        drag(event->lastScenePos(), event->scenePos());
    } else {
        endStroke();  // the release happened where no event reached us
    }
}

void BoardScene::mouseReleaseEvent(QGraphicsSceneMouseEvent* event) {
    event->accept();
    if (event->button() == m_strokeButton) {
        endStroke();
    }
}

// The mouse may skip cells between two events, so the line between them is sampled.
void BoardScene::drag(QPointF from, QPointF to) {
    const QLineF way(from, to);
    const int steps = 1 + static_cast<int>(way.length() / (m_layout.radius() / 2));
    for (int i = 1; i <= steps; ++i) {
        const std::optional<Cell> cell = m_layout.cellAt(way.pointAt(static_cast<double>(i) / steps));
        if (!cell || std::ranges::find(m_stroked, *cell) != m_stroked.end()) {
            continue;
        }
        m_stroked.push_back(*cell);
        if (m_strokeButton == Qt::LeftButton) {
            emit cellDragged(*cell);
        } else {
            emit cellRightDragged(*cell);
        }
    }
}

void BoardScene::endStroke() {
    m_stroked.clear();
    if (std::exchange(m_strokeButton, Qt::NoButton) != Qt::NoButton) {
        emit strokeEnded();
    }
}

bool BoardScene::event(QEvent* event) {
    if (event->type() == QEvent::GraphicsSceneLeave) {
        hover({});
    }
    return QGraphicsScene::event(event);
}

void BoardScene::hover(std::optional<Cell> cell) {
    if (cell == m_hovered) {
        return;
    }
    if (m_hovered) {
        change(*m_hovered, [](CellAppearance& appearance) { appearance.hovered = false; });
    }
    m_hovered = cell;
    if (m_hovered) {
        change(*m_hovered, [](CellAppearance& appearance) { appearance.hovered = true; });
    }
    emit cellHovered(cell);
}

void BoardScene::drawForeground(QPainter* painter, const QRectF&) {
    painter->setRenderHint(QPainter::Antialiasing);
    drawPaths(*painter, m_layout, m_light, boardColours(palette()));
}

}  // namespace concord::gui
