// A field for a whole board in one line (typed_row.h). What is typed is put on the board at once, for the person to
// see; a line is one step to undo. Cells without a group stay as they are.
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
    void problemFound(const concord::gui::Wording& problem);  // names the group; what was typed stays in the field
    void problemSolved();
    void backToBoard();  // the keyboard focus should return to the board

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setTexts();
    void putOnBoard();
    void finish();
    void forget();  // clears the line, because another board is shown

    Document& m_document;
    Selection& m_selection;
    std::optional<Table> m_before;  // the table without the line; nothing: the next letter begins a line
    int m_stroke = 0;               // the document's number for the edits of this line, which are undone together
    bool m_isPutting = false;       // the document's change in progress comes from this field
    std::optional<RowProblem> m_problem;
};

}  // namespace concord::gui
