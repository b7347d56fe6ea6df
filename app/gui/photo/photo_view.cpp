#include "app/gui/photo/photo_view.h"

#include "app/gui/photo/outline_item.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace concord::gui {

PhotoView::PhotoView(PhotoScene* scene, QWidget* parent) : FocusRing(scene, parent), m_photoScene(*scene) {
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    setDragMode(QGraphicsView::ScrollHandDrag);
    setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // dragging moves the photo
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setBackgroundRole(QPalette::Window);
    setAcceptDrops(false);  // the window takes what is dropped
    viewport()->setAcceptDrops(false);
    viewport()->setCursor(Qt::ArrowCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Photo"));
}

void PhotoView::fit(const QRectF& part) {
    m_fitted = part;
    fitInView(part, Qt::KeepAspectRatio);
}

void PhotoView::showAll() { fit(sceneRect()); }

void PhotoView::showBoard() {
    const QRectF board = m_photoScene.boardRect();
    fit(board.isNull() ? sceneRect() : board);
}

void PhotoView::zoomIn() { zoom(1.25); }
void PhotoView::zoomOut() { zoom(0.8); }

void PhotoView::zoom(double factor) {
    const double whole = std::min(viewport()->width() / std::max(1.0, sceneRect().width()),
                                  viewport()->height() / std::max(1.0, sceneRect().height()));
    constexpr double largest = 8;  // screen pixels per pixel of the stored image
    const double next = std::min(transform().m11() * factor, std::max(largest, whole));
    if (next <= whole) {
        showAll();
        return;
    }
    m_fitted = {};
    scale(next / transform().m11(), next / transform().m11());
}

void PhotoView::showCell(Cell cell) {
    const QPolygonF outline = m_photoScene.outline(cell);
    if (m_fitted.isNull() && !outline.isEmpty()) {
        ensureVisible(outline.boundingRect(), 40, 40);
    }
}

void PhotoView::wheelEvent(QWheelEvent* event) {
    zoom(std::pow(1.0015, event->angleDelta().y()));  // a fifth larger for each notch of a wheel
    event->accept();
}

void PhotoView::mousePressEvent(QMouseEvent* event) {
    m_pressedAt = event->pos();
    QGraphicsView::mousePressEvent(event);
}

void PhotoView::mouseReleaseEvent(QMouseEvent* event) {
    QGraphicsView::mouseReleaseEvent(event);
    viewport()->setCursor(Qt::ArrowCursor);
    if (event->button() == Qt::LeftButton &&
        (event->pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance()) {
        m_photoScene.clickAt(mapToScene(event->pos()));
    }
}

void PhotoView::mouseDoubleClickEvent(QMouseEvent* event) { mousePressEvent(event); }

void PhotoView::keyPressEvent(QKeyEvent* event) {
    OutlineItem* const outline = m_photoScene.outlineItem();
    if (outline == nullptr || !outline->pressKey(event->key(), event->modifiers())) {
        QGraphicsView::keyPressEvent(event);
    }
}

void PhotoView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (!m_fitted.isNull()) {
        fit(m_fitted);
    }
}

void PhotoView::showEvent(QShowEvent* event) {
    QGraphicsView::showEvent(event);
    if (!m_fitted.isNull()) {
        fit(m_fitted);
    }
}

void PhotoView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Photo"));
    }
    QGraphicsView::changeEvent(event);
}

}  // namespace concord::gui
