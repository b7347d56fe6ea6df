// A field for a whole board in one line (typed_row.h). What is typed lies on the board at once, so that the person sees
// it; a line is one undo step. Cells behind the last group stay as they are.
#pragma once

#include "app/gui/board/typed_row.h"
#include "app/gui/document/document.h"
#include "app/gui/document/selection.h"

#include <QLineEdit>

#include <optional>

namespace concord::gui {

class RowField : public QLineEdit {
    Q_OBJECT

public:
    RowField(Document& document, Selection& selection, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override { return {90, QLineEdit::minimumSizeHint().height()}; }

signals:
    void problemFound(const concord::gui::Wording& problem);  // names the group; what was typed stays
    void problemSolved();
    void finished();  // the keyboard goes back to the board

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setTexts();
    void put();  // on the board
    void finish();
    void drop();  // belongs to another board

    Document& m_document;
    Selection& m_selection;
    std::optional<Table> m_before;  // what the line is put on; nothing: on what is there now
    int m_stroke = 0;
    bool m_isPutting = false;
    std::optional<RowProblem> m_problem;
};

}  // namespace concord::gui
