#include "app/gui/kit/tab_order.h"

#include <QVariant>

namespace concord::gui {

namespace {

constexpr const char* firstFocusProperty = "firstFocus";

// Inner parts of fields have the field itself as focus proxy.
bool isStop(const QWidget& widget) { return widget.focusPolicy() != Qt::NoFocus && widget.focusProxy() == nullptr; }

// In the order of the focus chain.
QList<QWidget*> stopsOf(QWidget* part) {
    QList<QWidget*> stops;
    QWidget* widget = part;
    do {
        if ((widget == part || part->isAncestorOf(widget)) && isStop(*widget)) {
            stops << widget;
        }
        widget = widget->nextInFocusChain();
    } while (widget != part);
    return stops;
}

}  // namespace

void setFirstFocus(QWidget* page, QWidget* first) { page->setProperty(firstFocusProperty, QVariant::fromValue(first)); }

QWidget* firstFocus(QWidget* page) {
    auto* const first = page->property(firstFocusProperty).value<QWidget*>();
    return first != nullptr ? first : page;
}

void orderTabs(QWidget* whole, const QList<QWidget*>& parts) {
    QWidget* before = whole;
    for (QWidget* const part : parts) {
        for (QWidget* const stop : stopsOf(part)) {
            QWidget::setTabOrder(before, stop);
            before = stop;
        }
    }
}

}  // namespace concord::gui
