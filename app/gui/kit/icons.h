// Our own icons for buttons and menus, drawn in the colour of the text beside them.
#pragma once

#include <QIcon>
#include <QString>

#include <functional>

class QPainter;

namespace concord::gui {

// name: of a file in app/gui/kit/icons without its extension. The icon follows the palette, so that a dark theme needs
// no second one.
QIcon icon(const QString& name);
// An icon painted in a square; side: in logical pixels.
QIcon paintedIcon(int side, const std::function<void(QPainter&)>& paint);
// The application's icon, as the desktop shows it.
QIcon applicationIcon();

}  // namespace concord::gui
