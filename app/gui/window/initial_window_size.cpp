#include "app/gui/window/initial_window_size.h"

namespace concord::gui {

InitialWindowSize initialWindowSize(QSize availableSize) {
    constexpr QSize comfortable(1180, 760);
    constexpr QSize frame(16, 48);  // estimated title bar and edges, because the window is not shown yet
    constexpr double share = 0.75;  // of a large screen
    const QSize inside = availableSize - frame;
    const QSize size = (availableSize * share).expandedTo(comfortable).boundedTo(inside);
    return {size, inside.width() < comfortable.width() || inside.height() < comfortable.height()};
}

}  // namespace concord::gui
