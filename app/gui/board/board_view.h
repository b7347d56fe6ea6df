// The board, as large as there is space for, with keyboard control.
#pragma once

#include "app/gui/kit/focus_ring.h"

#include <QGraphicsView>

namespace concord::gui {

class BoardView : public FocusRing<QGraphicsView> {
    Q_OBJECT

public:
    explicit BoardView(QGraphicsScene* scene, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {420, 420}; }
    QSize minimumSizeHint() const override { return {200, 140}; }

signals:
    void moveRequested(int columns, int rows);  // one step by an arrow key
    // Any other key but Escape, Tab, modifiers and function keys, without Control, Alt or Meta.
    void keyPressed(int key);
    void entered();  // it got the focus, not by a click

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void fit();
};

}  // namespace concord::gui
