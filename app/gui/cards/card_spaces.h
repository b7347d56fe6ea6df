// The spaces of an animal card from the bottom up: those whose cube has not been placed show it, and a click
// sets how many cubes were placed.
#pragma once

#include <QAbstractSlider>

#include <vector>

namespace concord::gui {

// Its value is the number of cubes placed, [0, spaces]. Arrows, digits and the wheel change it too.
class CardSpaces : public QAbstractSlider {
    Q_OBJECT

public:
    // points: of the spaces, ascending. scale: how much larger than usual the card is shown.
    CardSpaces(std::vector<int> points, double scale, QWidget* parent = nullptr);

    QRect spaceRect(int space) const;  // space: [0, spaces), 0 is the lowest

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void paintSpace(QPainter& painter, int space) const;

    std::vector<int> m_points;
    double m_scale;
};

}  // namespace concord::gui
