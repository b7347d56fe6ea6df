// The tokens, cubes and whole stacks to put on the board, with their keys; shows which tokens may go on the selected
// cell.
#pragma once

#include "app/gui/board/board_editor.h"

#include <QList>
#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QToolButton;

namespace concord::gui {

class TokenPalette : public QWidget {
    Q_OBJECT

public:
    explicit TokenPalette(BoardEditor& editor, QWidget* parent = nullptr);

    void refresh();  // call it after a change of selection or document; a change of brush is noticed here
    QToolButton* buttonOf(const Brush& brush) const;
    QToolButton* buttonOf(Token token) const { return buttonOf({.kind = Brush::Kind::Token, .token = token}); }
    // Fills the rest of the row of stacks.
    void addBesideStacks(QWidget* widget);
    // The row of stacks, which gives way where the page is low.
    void setStacksVisible(bool visible) { m_stackRow->setVisible(visible); }
    QWidget* stackRow() const { return m_stackRow; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(Brush brush, const QIcon& icon);
    void setTexts();
    void fitTexts();
    QFont smallFont(double scale) const;
    QList<QToolButton*> firstRowButtons() const;

    BoardEditor& m_editor;
    QButtonGroup* m_group;
    QHBoxLayout* m_firstRow;
    QWidget* m_stackRow;
    QHBoxLayout* m_stacks;
    QList<Brush> m_brushes;  // by button id
    QList<QIcon> m_icons;    // the same
};

}  // namespace concord::gui
