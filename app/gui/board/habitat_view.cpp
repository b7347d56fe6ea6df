#include "app/gui/board/habitat_view.h"

#include "app/gui/board/habitat_drawing.h"

#include <utility>

namespace concord::gui {

HabitatView::HabitatView(Habitat habitat, Cube cube, double scale, QWidget* parent)
    : QWidget(parent), m_habitat(std::move(habitat)), m_cube(cube), m_scale(scale) {}

void HabitatView::paintEvent(QPaintEvent*) {
    constexpr double widestCell = 64;
    QPainter painter(this);
    drawHabitat(painter, rect(), m_habitat, m_cube, widestCell * m_scale, boardColours(palette()));
}

}  // namespace concord::gui
