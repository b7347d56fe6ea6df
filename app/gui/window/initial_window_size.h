// How large the window is when it is opened for the first time.
#pragma once

#include <QSize>

namespace concord::gui {

struct InitialWindowSize {
    QSize size;  // without the frame
    bool isMaximized = false;

    friend bool operator==(const InitialWindowSize&, const InitialWindowSize&) = default;
};

// room: of the screen, without panels. The window with its frame fits there; where little would be left around it, it
// fills the screen.
InitialWindowSize initialWindowSize(QSize room);

}  // namespace concord::gui
