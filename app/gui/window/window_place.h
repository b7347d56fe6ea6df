// How large the window is when it is opened for the first time.
#pragma once

#include <QSize>

namespace concord::gui {

struct WindowPlace {
    QSize size;  // without the frame
    bool isMaximized = false;

    friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

// room: of the screen, without panels. The window with its frame fits there; where little would be left around it, it
// fills the screen.
WindowPlace firstPlace(QSize room);

}  // namespace concord::gui
