// The photo with zoom (wheel) and pan (drag).
#pragma once

#include "photo_scene.h"

#include <QGraphicsView>

namespace concord::gui {

class PhotoView : public QGraphicsView {
    Q_OBJECT

public:
    explicit PhotoView(PhotoScene* scene, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {380, 420}; }
    QSize minimumSizeHint() const override { return {200, 240}; }

public slots:
    void zoomIn();
    void zoomOut();
    void showAll();
    // Comes into view if it is out of it; the zoom stays.
    void showCell(concord::Cell cell);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void zoom(double factor);

    PhotoScene& m_photoScene;
    QPoint m_pressedAt;
    bool m_showsAll = true;  // follows the window's size until the person zooms
};

}  // namespace concord::gui
