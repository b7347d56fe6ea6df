// The tokens and cubes to put on the board; shows which may go on the selected cell.
#pragma once

#include "app/gui/board/board_editor.h"

#include <QList>
#include <QWidget>

class QButtonGroup;
class QToolButton;

namespace concord::gui {

class TokenPalette : public QWidget {
    Q_OBJECT

public:
    explicit TokenPalette(BoardEditor& editor, QWidget* parent = nullptr);

    void refresh();  // after any change of brush, selection or document
    QToolButton* buttonOf(Token token) const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(Brush brush, const QIcon& icon);
    void setTexts();
    void fitTexts();

    BoardEditor& m_editor;
    QButtonGroup* m_group;
    QList<Brush> m_brushes;  // by button id
    QList<QIcon> m_icons;    // the same
    int m_widthOfTexts = 0;  // that all buttons need to show their texts
};

}  // namespace concord::gui
