// A picture of the window as a person sees it, with the menus and dialogs that are open over it.
#pragma once

#include <QPixmap>
#include <QWidget>

#include <functional>

namespace concord::views {

// Returns when all that was asked for is painted and no event has come for a moment.
void settle();

// In device pixels.
QPixmap pictureOf(QWidget& window);

// Shows something that may keep the caller waiting (a dialog), takes the picture meanwhile and closes it.
QPixmap pictureDuring(QWidget& window, const std::function<void()>& show);

}  // namespace concord::views
