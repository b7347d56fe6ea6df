// The photo with the reading's cells over it: their frames and what they hold.
#pragma once

#include "app/gui/document/document.h"

#include <QGraphicsScene>
#include <QPolygonF>

#include <optional>
#include <vector>

namespace concord::gui {

class OutlineItem;
class ReadStackItem;

// Turns the stored image of an EXIF orientation (1 to 8) the way it is meant to be seen.
QTransform displayFromStored(QSizeF stored, int exifOrientation);

class PhotoScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit PhotoScene(QObject* parent = nullptr);

    void setPhoto(const Photo* photo);  // null: none
    // Frames of the cells: those that want a look, the chosen one, and those lit up.
    void setMarks(const std::vector<Cell>& doubtful, std::optional<Cell> selected, const std::vector<Cell>& lit);
    void setBoard(const Board& board);  // what the cells hold by now; of the reading's side
    void setHexesVisible(bool visible);
    Stack shownStack(Cell cell) const;  // empty without a reading

    // The outline to drag into place hides the cells until it is taken away. The scene owns the item.
    OutlineItem* beginOutline(const Photo& photo);
    void endOutline();
    OutlineItem* outlineItem() const { return m_outline; }  // null: none

    // The cell whose hexagon holds the point; of several the one with the nearest top.
    std::optional<Cell> cellAt(QPointF point) const;
    // Where the cell is seen; empty without a reading.
    QPolygonF outline(Cell cell) const;
    // Around all outlines, with some table; null without a reading.
    QRectF boardRect() const;
    void clickAt(QPointF point);

signals:
    void cellClicked(concord::Cell cell);

private:
    struct Hex {
        Cell cell;
        QPointF top;
        QGraphicsPolygonItem* outline = nullptr;  // owned by the scene
        QGraphicsPolygonItem* shadow = nullptr;   // a dark rim that shows on any photo
        QGraphicsSimpleTextItem* mark = nullptr;
        ReadStackItem* contents = nullptr;
        bool doubtful = false;
    };
    void addHex(const vision::CellReading& reading, const QTransform& display);
    void applyVisibility();

    std::vector<Hex> m_hexes;
    bool m_hexesVisible = true;
    OutlineItem* m_outline = nullptr;
};

}  // namespace concord::gui
