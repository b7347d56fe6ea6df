// How large the window is when it is opened for the first time.
#pragma once

#include <QSize>

namespace concord::gui {

struct InitialWindowSize {
    QSize size;  // without the frame
    bool isMaximized = false;

    friend bool operator==(const InitialWindowSize&, const InitialWindowSize&) = default;
};

// availableSize: of the screen, without panels. The window fits there with its frame. It is maximized if a comfortable
// size does not fit.
InitialWindowSize initialWindowSize(QSize availableSize);

}  // namespace concord::gui
