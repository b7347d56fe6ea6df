// What the selected cell may hold: the cell in the photo, enlarged, the reading's alternatives as pictures to click,
// and every other legal stack. For a doubtful cell it is a question: "c4: tall tree or medium tree? (other stacks stand
// in front of it)"
#pragma once

#include "app/gui/board/board_editor.h"

#include <QPixmap>
#include <QWidget>

#include <memory>
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
    // Height while a cell of a photo is selected or doubtful, in logical pixels. Too small a height is raised.
    void setQuestionHeight(int height);
    // Shows a sentence in place of the title until the next refresh(). No button moves away from under the mouse.
    void showNote(const Wording& note);
    QString title() const;
    const std::vector<QToolButton*>& alternativeButtons() const { return m_alternatives; }

signals:
    void stackChosen(concord::Stack stack);
    void keyPressed(int key);  // N or 1 to 4, pressed while one of the choices has the keyboard

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    const vision::Reading* reading() const;
    QString titleOf(Cell cell) const;
    void showWithoutCell();
    void addAlternative(int place, const vision::Alternative& alternative, bool isPresent);
    void clearAlternatives();
    void nameAlternatives();
    void setTexts();
    void fillMenu();
    void showCloseUp(const vision::CellReading& cell);

    const Document& m_document;
    const Selection& m_selection;
    Wording m_note;  // empty: the title is shown
    QLabel* m_title;
    QWidget* m_pictures;
    QHBoxLayout* m_row;
    QLabel* m_closeUp;
    QToolButton* m_other;
    int m_height;
    // What the enlarged picture shows: it is slow to make, and most edits leave it as it is.
    std::weak_ptr<const Photo> m_closeUpPhoto;
    Cell m_closeUpCell;
    int m_closeUpSize = 0;
    QPixmap m_closeUpPicture;
    std::vector<QToolButton*> m_alternatives;
};

}  // namespace concord::gui
