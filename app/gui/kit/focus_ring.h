// Shows the keyboard focus of a graphics view, as buttons do.
#pragma once

#include "app/gui/kit/style.h"

#include <QFocusEvent>
#include <QPaintEvent>
#include <QWidget>

namespace concord::gui {

// View: a QGraphicsView. The ring is drawn over its edge.
template <typename View>
class FocusRing : public View {
public:
    using View::View;

protected:
    void paintEvent(QPaintEvent* event) override {
        View::paintEvent(event);
        drawFocusRing(*this->viewport());
    }
    void focusInEvent(QFocusEvent* event) override {
        View::focusInEvent(event);
        this->viewport()->update();
    }
    void focusOutEvent(QFocusEvent* event) override {
        View::focusOutEvent(event);
        this->viewport()->update();
    }
    // A mouse user needs no ring.
    bool viewportEvent(QEvent* event) override {
        if (event->type() == QEvent::MouseButtonPress && this->window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
            this->window()->setAttribute(Qt::WA_KeyboardFocusChange, false);
            this->viewport()->update();
        }
        return View::viewportEvent(event);
    }
    // Scrolling moves the picture, not the ring.
    void scrollContentsBy(int dx, int dy) override {
        View::scrollContentsBy(dx, dy);
        if (this->hasFocus()) {
            this->viewport()->update();
        }
    }
};

}  // namespace concord::gui
