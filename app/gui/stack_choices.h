// What the selected cell may hold: the cell in the photo, enlarged, the reading's alternatives as pictures to click,
// and every other legal stack. For a doubtful cell it is a question: "c4: tall tree or medium tree?"
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
    // Height while a photo's cell is shown, in logical pixels.
    void setQuestionHeight(int height);
    // A sentence in place of the title until something changes: nothing may move under the mouse.
    void showNote(const Wording& note);
    QString title() const;
    const std::vector<QToolButton*>& alternativeButtons() const { return m_alternatives; }

signals:
    void stackChosen(concord::Stack stack);
    void keyAsked(int key);  // pressed while one of the choices has the keyboard

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    const vision::Reading* reading() const;
    QString titleOf(Cell cell) const;
    void showWithoutCell();
    void addAlternative(int place, const vision::Alternative& alternative, bool isPresent);
    void clearAlternatives();
    void putTexts();
    void fillMenu();

    const Document& m_document;
    const Selection& m_selection;
    Wording m_note;  // empty: the title stands there
    QLabel* m_title;
    QWidget* m_pictures;
    QHBoxLayout* m_row;
    QLabel* m_closeUp;
    QToolButton* m_other;
    int m_height;
    std::vector<QToolButton*> m_alternatives;
};

}  // namespace concord::gui
