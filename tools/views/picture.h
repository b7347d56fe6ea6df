// Captures the window as a person sees it, including open menus and dialogs.
#pragma once

#include <QPixmap>
#include <QWidget>

#include <functional>

namespace concord::views {

// Handles events for a moment, so that all pending layouts and paints are done.
void settle();

// The window and whatever is open over it, in device pixels.
QPixmap pictureOf(QWidget& window);

// Calls show(), which opens something over the window and may return only when that is closed, as a dialog does;
// captures the window with it, and closes it.
QPixmap pictureDuring(QWidget& window, const std::function<void()>& show);

}  // namespace concord::views
