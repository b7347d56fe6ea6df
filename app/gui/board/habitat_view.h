// The habitat of a card as a widget.
#pragma once

#include "scoring/harmonies/board.h"
#include "scoring/harmonies/cards.h"

#include <QWidget>

namespace concord::gui {

class HabitatView : public QWidget {
    Q_OBJECT

public:
    // scale: how much larger than usual the card is shown.
    HabitatView(Habitat habitat, Cube cube, double scale, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Habitat m_habitat;
    Cube m_cube;
    double m_scale;
};

}  // namespace concord::gui
