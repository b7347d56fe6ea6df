// The pages of the window, one visible at a time, and the way back. Adding a page takes one line:
//     m_pages->add(m_padPage);
// and show() shows it. Tests find it by its windowTitle(). Escape goes back too, unless the page needs it.
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

    // Takes ownership of the widget. The first page added is the first one shown.
    void add(QWidget* page);

    // Goes back to the page if it is on the way from the first page to the current one; otherwise it becomes the next.
    void show(QWidget* page);
    // The same, but going back leads to `before` and from there to the first page.
    void showAfter(QWidget* before, QWidget* page);
    void back();

    // Goes back one page; disabled on the first one.
    QAction* backAction() { return &m_back; }

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

signals:
    void shown(QWidget* page);

private:
    void showLast();

    LanguageTexts m_texts;
    std::vector<QWidget*> m_way;  // from the first page to the current one
    QAction m_back;
};

}  // namespace concord::gui
