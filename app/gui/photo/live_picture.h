// The camera's picture, as large as there is space for, with the outline of the board if one was found.
#pragma once

#include <QImage>
#include <QPolygonF>
#include <QWidget>

namespace concord::gui {

class LivePicture : public QWidget {
    Q_OBJECT

public:
    explicit LivePicture(QWidget* parent = nullptr);

    const QImage& frame() const { return m_frame; }
    void setFrame(const QImage& frame);
    void setBoard(const QPolygonF& boardEdge, bool good);  // in pixels of the frame; empty: none

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setTexts();

    QImage m_frame;
    QPolygonF m_boardEdge;
    bool m_good = false;
};

}  // namespace concord::gui
