// What the selected cell may hold: the cell in the photo, enlarged, the reading's
// alternatives as pictures to click, and every other legal stack.
#pragma once

#include "board_editor.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace concord::gui {

class StackChoices : public QWidget {
    Q_OBJECT

public:
    StackChoices(const Document& document, const Selection& selection, QWidget* parent = nullptr);

    void refresh();
    // A sentence in place of the title until something changes: nothing may move under the mouse.
    void showNote(const QString& note);
    const std::vector<QToolButton*>& alternativeButtons() const { return m_alternatives; }

signals:
    void stackChosen(concord::Stack stack);
    void confirmed();

private:
    void addAlternative(int place, const vision::Alternative& alternative, bool isPresent);
    void fillMenu();

    const Document& m_document;
    const Selection& m_selection;
    QLabel* m_title;
    QWidget* m_pictures;
    QHBoxLayout* m_row;
    QLabel* m_closeUp;
    QToolButton* m_right;
    QToolButton* m_other;
    std::vector<QToolButton*> m_alternatives;
};

}  // namespace concord::gui
