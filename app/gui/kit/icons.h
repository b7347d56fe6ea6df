// Icons of our own for buttons and menus, drawn in the colour of the text beside them.
#pragma once

#include <QIcon>
#include <QString>

namespace concord::gui {

// name: of a file in app/gui/kit/icons without its ending. The icon follows the palette, so that it
// needs no second look in the dark.
QIcon icon(const QString& name);
// The drawing that the desktop shows too.
QIcon applicationIcon();

}  // namespace concord::gui
