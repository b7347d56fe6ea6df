// The photo with zoom (wheel) and pan (drag).
#pragma once

#include "app/gui/kit/focus_ring.h"
#include "app/gui/photo/photo_scene.h"

#include <QGraphicsView>

namespace concord::gui {

class PhotoView : public FocusRing<QGraphicsView> {
    Q_OBJECT

public:
    explicit PhotoView(PhotoScene* scene, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {420, 420}; }
    QSize minimumSizeHint() const override { return {200, 140}; }

    // Connected to actions and keys.
    void zoomIn();
    void zoomOut();
    void showAll();
    // The board with a margin of table; the whole photo if no board was read.
    void showBoard();
    // Scrolls to the cell if it is not visible; the zoom stays.
    void showCell(concord::Cell cell);

protected:
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;  // for the outline, while there is one
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void zoom(double factor);
    void fit(const QRectF& part);

    PhotoScene& m_photoScene;
    QPoint m_pressedAt;
    QRectF m_fitted;  // part of the scene that is fitted again after a resize; null while the zoom is the user's
};

}  // namespace concord::gui
