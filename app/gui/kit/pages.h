// The pages of the window, one seen at a time, and the way back. Another page takes one line:
//     m_pages->add(new PastGamesPage(m_document));
// and whoever wants it seen calls show(). Its windowTitle() names it for those who cannot see it.
#pragma once

#include "app/gui/kit/language_texts.h"

#include <QAction>
#include <QStackedWidget>

#include <vector>

namespace concord::gui {

class Pages : public QStackedWidget {
    Q_OBJECT

public:
    explicit Pages(QWidget* parent = nullptr);

    // The pages own the widget. The first one added is the first one seen.
    void add(QWidget* page);

    // A page seen before is gone back to; a new one comes after those seen so far.
    void show(QWidget* page);
    // The same, but going back leads to `before` and from there to the first page.
    void showAfter(QWidget* before, QWidget* page);
    void back();

    // Goes back a page; off on the first one.
    QAction* backAction() { return &m_back; }

protected:
    void changeEvent(QEvent* event) override;

signals:
    void shown(QWidget* page);

private:
    void showLast();

    LanguageTexts m_texts;
    std::vector<QWidget*> m_way;  // from the first page to the one seen
    QAction m_back;
};

}  // namespace concord::gui
