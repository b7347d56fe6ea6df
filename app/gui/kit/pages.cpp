#include "app/gui/kit/pages.h"

#include "app/gui/kit/tab_order.h"

#include <QEvent>
#include <QKeyEvent>

#include <algorithm>

namespace concord::gui {

Pages::Pages(QWidget* parent) : QStackedWidget(parent) {
    m_texts.put([this] {
        m_back.setText(tr("&Back"));
        m_back.setIconText(tr("Back"));
    });
    m_back.setShortcuts({QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(Qt::Key_Back)});
    m_back.setEnabled(false);
    connect(&m_back, &QAction::triggered, this, &Pages::back);
}

void Pages::add(QWidget* page) {
    addWidget(page);
    page->setAccessibleName(page->windowTitle());
    connect(page, &QWidget::windowTitleChanged, page, &QWidget::setAccessibleName);
    if (m_way.empty()) {
        m_way.push_back(page);
    }
}

void Pages::show(QWidget* page) {
    const auto seen = std::ranges::find(m_way, page);
    m_way.erase(seen, m_way.end());
    m_way.push_back(page);
    showLast();
}

void Pages::showAfter(QWidget* before, QWidget* page) {
    m_way.resize(1);
    if (before != m_way.front()) {
        m_way.push_back(before);
    }
    show(page);
}

void Pages::back() {
    if (m_way.size() > 1) {
        m_way.pop_back();
        showLast();
    }
}

void Pages::showLast() {
    m_back.setEnabled(m_way.size() > 1);
    QWidget* const page = m_way.back();
    setCurrentWidget(page);
    emit shown(page);  // which may change what gets the focus first
    firstFocus(page)->setFocus();
}

void Pages::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
    }
    QStackedWidget::changeEvent(event);
}

void Pages::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && m_way.size() > 1) {
        back();
    } else {
        QStackedWidget::keyPressEvent(event);
    }
}

}  // namespace concord::gui
