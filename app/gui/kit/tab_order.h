// The keyboard focus of a page: where it is at first, and where Tab leads from there.
#pragma once

#include <QList>
#include <QWidget>

namespace concord::gui {

// The widget that gets the focus when a page is shown; it may be changed later. Not a focus proxy: Tab would treat the
// page as that widget and skip everything before it.
void setFirstFocus(QWidget* page, QWidget* first);
// The page itself if none was set.
QWidget* firstFocus(QWidget* page);

// Tab enters `whole` at the first of its parts and goes through them one after the other, keeping the order inside
// each.
void orderTabs(QWidget* whole, const QList<QWidget*>& parts);

}  // namespace concord::gui
