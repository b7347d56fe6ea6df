// Our own icons for buttons and menus, drawn in the colour of the text beside them.
#pragma once

#include <QIcon>
#include <QString>

namespace concord::gui {

// name: of a file in app/gui/kit/icons without its extension. The icon follows the palette, so that a dark theme needs
// no second one.
QIcon icon(const QString& name);
// The application's icon, as the desktop shows it.
QIcon applicationIcon();

}  // namespace concord::gui
