// The photo with the reading's hexes over it.
#pragma once

#include "document.h"

#include <QGraphicsScene>
#include <QPolygonF>

#include <optional>
#include <vector>

namespace concord::gui {

// Turns the stored image of an EXIF orientation (1 to 8) the way it is meant to be seen.
QTransform displayFromStored(QSizeF stored, int exifOrientation);

class PhotoScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit PhotoScene(QObject* parent = nullptr);

    void setPhoto(const Photo* photo);  // null: none
    // Frames of the cells: those that want a look, the chosen one, and those lit up.
    void setMarks(const std::vector<Cell>& doubtful, std::optional<Cell> selected, const std::vector<Cell>& lit);
    void setHexesVisible(bool visible);

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
    };
    void addHex(const vision::CellReading& reading, const QTransform& display);

    std::vector<Hex> m_hexes;
};

}  // namespace concord::gui
