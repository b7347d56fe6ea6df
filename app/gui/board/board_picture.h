// The board of a player as a picture that grows with the window.
#pragma once

#include "app/gui/board/board_drawing.h"

#include <QWidget>

namespace concord::gui {

class BoardPicture final : public QWidget {
    Q_OBJECT

public:
    explicit BoardPicture(const Board& board, QWidget* parent = nullptr);

    void setLight(const BoardHighlights& light);
    const BoardHighlights& light() const { return m_light; }

    QSize sizeHint() const override { return {300, heightForWidth(300)}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Board m_board;
    BoardHighlights m_light;
};

}  // namespace concord::gui
