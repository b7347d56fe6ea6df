// The photo with an overlay of the reading's cells: frames and contents.
#pragma once

#include "app/gui/document/document.h"

#include <QGraphicsScene>
#include <QPolygonF>

#include <optional>
#include <vector>

namespace concord::gui {

class OutlineItem;
class ReadStackItem;

// Turns the stored image of an EXIF orientation (1 to 8) upright.
QTransform displayFromStored(QSizeF stored, int exifOrientation);

class PhotoScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit PhotoScene(QObject* parent = nullptr);

    void setPhoto(const Photo* photo);  // null: none
    // Frames of the cells: those to check, the selected one, the highlighted ones, and those that break a claim.
    void setMarks(const std::vector<Cell>& doubtful, std::optional<Cell> selected, const std::vector<Cell>& highlighted,
                  const std::vector<Cell>& breaking = {});
    void setBoard(const Board& board);  // the present contents of the cells; of the reading's side
    void setHexesVisible(bool visible);
    Stack shownStack(Cell cell) const;  // empty without a reading

    // The outline of the board, to be dragged into place, hides the cells until endOutline(). The scene owns the item.
    OutlineItem* beginOutline(const Photo& photo);
    void endOutline();
    OutlineItem* outlineItem() const { return m_outlineItem; }  // null: none

    // The cell whose hexagon contains the point; of several, the one whose top is nearest. Nothing while the board's
    // outline is shown.
    std::optional<Cell> cellAt(QPointF point) const;
    // The hexagon of the cell; empty without a reading.
    QPolygonF outline(Cell cell) const;
    // Bounds of all hexagons with a margin; null without a reading.
    QRectF boardRect() const;
    void clickAt(QPointF point);

signals:
    void cellClicked(concord::Cell cell);

private:
    struct Hex {
        Cell cell;
        QPointF top;                              // of the stack
        QGraphicsPolygonItem* outline = nullptr;  // owned by the scene
        QGraphicsPolygonItem* shadow = nullptr;   // a dark edge that is visible on any photo
        QGraphicsSimpleTextItem* mark = nullptr;  // the "?" of a doubtful cell
        ReadStackItem* contents = nullptr;
        bool doubtful = false;
    };
    void addHex(const vision::CellReading& reading, const QTransform& display);
    void shareMedianRadius();
    void applyVisibility();

    std::vector<Hex> m_hexes;
    bool m_hexesVisible = true;
    OutlineItem* m_outlineItem = nullptr;
};

}  // namespace concord::gui
