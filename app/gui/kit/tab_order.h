// How the keyboard gets through a page: where it is at first, and where Tab leads from there.
#pragma once

#include <QList>
#include <QWidget>

namespace concord::gui {

// What has the keyboard when a page is shown; it may be another part of it later. No focus proxy: Tab takes a page with
// one for the proxy itself, and would jump over all that stands before it.
void setFirstFocus(QWidget* page, QWidget* first);
// The page itself where nothing was said.
QWidget* firstFocus(QWidget* page);

// Tab enters the whole at the first of its parts and leads through them one after the other, within each as before.
void orderTabs(QWidget* whole, const QList<QWidget*>& parts);

}  // namespace concord::gui
