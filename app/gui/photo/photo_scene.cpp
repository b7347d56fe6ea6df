#include "app/gui/photo/photo_scene.h"

#include "app/gui/photo/cosmetic_pen.h"
#include "app/gui/photo/outline_item.h"
#include "app/gui/photo/read_stack_item.h"

#include <QGraphicsPixmapItem>
#include <QGraphicsPolygonItem>
#include <QLineF>
#include <QPen>

#include <algorithm>
#include <cstddef>
#include <limits>

namespace concord::gui {

QTransform displayFromStored(QSizeF stored, int exifOrientation) {
    const double w = stored.width();
    const double h = stored.height();
    switch (exifOrientation) {
        case 2:
            return {-1, 0, 0, 1, w, 0};
        case 3:
            return {-1, 0, 0, -1, w, h};
        case 4:
            return {1, 0, 0, -1, 0, h};
        case 5:
            return {0, 1, 1, 0, 0, 0};
        case 6:
            return {0, 1, -1, 0, h, 0};
        case 7:
            return {0, -1, -1, 0, h, w};
        case 8:
            return {0, -1, 1, 0, 0, w};
        default:
            return {};
    }
}

PhotoScene::PhotoScene(QObject* parent) : QGraphicsScene(parent) {}

void PhotoScene::setPhoto(const Photo* photo) {
    clear();
    m_hexes.clear();
    m_outlineItem = nullptr;
    if (photo == nullptr || photo->picture.isNull()) {
        setSceneRect({});
        return;
    }
    const QSizeF stored = QSizeF(photo->picture.size()) / photo->scale;
    const QTransform display = displayFromStored(stored, photo->exifOrientation);
    auto* const pixmap = addPixmap(QPixmap::fromImage(photo->picture));
    pixmap->setTransformationMode(Qt::SmoothTransformation);
    pixmap->setTransform(QTransform::fromScale(1 / photo->scale, 1 / photo->scale) * display);
    if (photo->reading) {
        for (const vision::CellReading& reading : photo->reading->cells) {
            if (!reading.outline.empty()) {  // unknown for some recorded photos
                addHex(reading, display);
            }
        }
    }
    shareMedianRadius();
    setSceneRect(display.mapRect(QRectF(QPointF(0, 0), stored)));
}

// Stacks are hidden where cells are small on the screen: by the median radius, so that they are shown in all or none.
void PhotoScene::shareMedianRadius() {
    if (m_hexes.empty()) {
        return;
    }
    std::vector<double> radii;
    radii.reserve(m_hexes.size());
    for (const Hex& hex : m_hexes) {
        radii.push_back(hex.contents->radius());
    }
    const auto middle = radii.begin() + static_cast<std::ptrdiff_t>(radii.size() / 2);
    std::ranges::nth_element(radii, middle);
    for (const Hex& hex : m_hexes) {
        hex.contents->setMedianRadius(*middle);
    }
}

void PhotoScene::addHex(const vision::CellReading& reading, const QTransform& display) {
    QPolygonF corners;
    for (const cv::Point2d& corner : reading.outline) {
        // The centre of the first pixel is (0, 0); the scene draws it from 0 to 1.
        corners << display.map(QPointF(corner.x + 0.5, corner.y + 0.5));
    }
    Hex hex;
    hex.cell = reading.cell;
    hex.top = display.map(QPointF(reading.top.x + 0.5, reading.top.y + 0.5));
    hex.shadow = addPolygon(corners, Qt::NoPen);
    hex.outline = addPolygon(corners, Qt::NoPen);
    hex.mark = addSimpleText(QStringLiteral("?"));
    QFont font = hex.mark->font();
    font.setPixelSize(48);
    font.setBold(true);
    hex.mark->setFont(font);
    hex.mark->setBrush(QColor(255, 190, 0));
    hex.mark->setPen(QPen(Qt::black, 2));
    // Where the top of the stack is in the photo; the cell's contents are drawn below that.
    const QLineF radius(hex.top, corners.value(0));
    const QRectF size = hex.mark->boundingRect();
    const double scale = 0.75 * radius.length() / size.height();
    hex.mark->setTransform(QTransform::fromScale(scale, scale).translate(-size.width() / 2, -size.height() / 2));
    hex.mark->setPos(hex.top - QPointF(0, 0.3 * radius.length()));
    hex.contents = new ReadStackItem(radius.length());
    hex.contents->setPos(hex.top + QPointF(0, 0.42 * radius.length()));
    hex.contents->setContents(reading.stack, reading.cube);
    hex.contents->setZValue(3.5);
    addItem(hex.contents);
    m_hexes.push_back(hex);
}

void PhotoScene::setBoard(const Board& board) {
    for (const Hex& hex : m_hexes) {
        if (contains(board.side(), hex.cell)) {
            hex.contents->setContents(board.stack(hex.cell), board.cube(hex.cell));
        }
    }
}

Stack PhotoScene::shownStack(Cell cell) const {
    const auto found = std::ranges::find(m_hexes, cell, &Hex::cell);
    return found == m_hexes.end() ? Stack() : found->contents->stack();
}

OutlineItem* PhotoScene::beginOutline(const Photo& photo) {
    endOutline();
    const QSizeF stored = QSizeF(photo.picture.size()) / photo.scale;
    const QTransform display = displayFromStored(stored, photo.exifOrientation);
    // The centre of the first pixel is (0, 0); the scene draws it from 0 to 1.
    const QTransform sceneFromStored = QTransform::fromTranslate(0.5, 0.5) * display;
    const QRectF area = sceneRect().adjusted(-sceneRect().width() / 4, -sceneRect().height() / 4,
                                             sceneRect().width() / 4, sceneRect().height() / 4);
    m_outlineItem = new OutlineItem(BoardOutline(photo), sceneFromStored, area);
    addItem(m_outlineItem);
    applyVisibility();
    return m_outlineItem;
}

void PhotoScene::endOutline() {
    if (m_outlineItem != nullptr) {
        removeItem(m_outlineItem);
        m_outlineItem->deleteLater();
        m_outlineItem = nullptr;
        applyVisibility();
    }
}

void PhotoScene::applyVisibility() {
    const bool visible = m_hexesVisible && m_outlineItem == nullptr;
    for (const Hex& hex : m_hexes) {
        hex.shadow->setVisible(visible);
        hex.outline->setVisible(visible);
        hex.contents->setVisible(visible);
        hex.mark->setVisible(visible && hex.doubtful);
    }
}

void PhotoScene::setMarks(const std::vector<Cell>& doubtful, std::optional<Cell> selected,
                          const std::vector<Cell>& highlighted, const std::vector<Cell>& breaking) {
    for (Hex& hex : m_hexes) {
        const bool isBreaking = std::ranges::find(breaking, hex.cell) != breaking.end();
        const bool isHighlighted = isBreaking || std::ranges::find(highlighted, hex.cell) != highlighted.end();
        const QColor light = isBreaking ? QColor(255, 110, 20) : QColor(255, 90, 210);
        const bool isDoubtful = std::ranges::find(doubtful, hex.cell) != doubtful.end();
        const bool isSelected = selected == hex.cell;
        const double width = isSelected ? 3.5 : isHighlighted ? 3 : isDoubtful ? 2 : 1.2;
        const QColor colour = isSelected      ? QColor(255, 255, 255)
                              : isHighlighted ? light
                              : isDoubtful    ? QColor(255, 190, 0)
                                              : QColor(255, 255, 255, 150);
        hex.shadow->setPen(cosmeticPen(QColor(0, 0, 0, isHighlighted || isSelected ? 190 : 90), width + 1.6));
        hex.outline->setPen(
            cosmeticPen(colour, width, isDoubtful && !isHighlighted && !isSelected ? Qt::DashLine : Qt::SolidLine));
        QColor veil = light;
        veil.setAlpha(isHighlighted ? 70 : 0);
        hex.outline->setBrush(veil);
        hex.doubtful = isDoubtful;
        const double front = isSelected ? 3 : isBreaking ? 2.5 : isHighlighted ? 2 : isDoubtful ? 1 : 0.5;
        hex.shadow->setZValue(front);
        hex.outline->setZValue(front + 0.1);
        hex.mark->setZValue(4);
    }
    applyVisibility();
}

void PhotoScene::setHexesVisible(bool visible) {
    m_hexesVisible = visible;
    applyVisibility();
}

std::optional<Cell> PhotoScene::cellAt(QPointF point) const {
    if (m_outlineItem != nullptr) {
        return {};  // clicks are for the board's outline
    }
    std::optional<Cell> nearest;
    double min = std::numeric_limits<double>::max();
    for (const Hex& hex : m_hexes) {
        const double distance = QLineF(point, hex.top).length();
        if (distance < min && hex.outline->polygon().containsPoint(point, Qt::OddEvenFill)) {
            min = distance;
            nearest = hex.cell;
        }
    }
    return nearest;
}

QPolygonF PhotoScene::outline(Cell cell) const {
    const auto found = std::ranges::find(m_hexes, cell, &Hex::cell);
    return found == m_hexes.end() ? QPolygonF() : found->outline->polygon();
}

QRectF PhotoScene::boardRect() const {
    QRectF all;
    for (const Hex& hex : m_hexes) {
        all |= hex.outline->polygon().boundingRect();
    }
    const double margin = 0.08 * std::max(all.width(), all.height());
    return all.isNull() ? all : all.adjusted(-margin, -margin, margin, margin).intersected(sceneRect());
}

void PhotoScene::clickAt(QPointF point) {
    if (const std::optional<Cell> cell = cellAt(point)) {
        emit cellClicked(*cell);
    }
}

}  // namespace concord::gui
