// Captures the window as a person sees it, including open menus and dialogs.
#pragma once

#include <QPixmap>
#include <QWidget>

#include <functional>

namespace concord::views {

// Handles events for a moment, in which what is pending is laid out and painted.
void settle();

// In device pixels.
QPixmap pictureOf(QWidget& window);

// Shows something that may block the caller (a dialog), captures it and closes it.
QPixmap pictureDuring(QWidget& window, const std::function<void()>& show);

}  // namespace concord::views
