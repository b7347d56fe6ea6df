#include "app/gui/board/board_picture.h"

#include <QPainter>

namespace concord::gui {

BoardPicture::BoardPicture(const Board& board, QWidget* parent) : QWidget(parent), m_board(board) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    constexpr int narrowest = 130;  // four of them fit side by side on a small screen
    setMinimumSize(narrowest, heightForWidth(narrowest));
}

void BoardPicture::setLight(const BoardHighlights& light) {
    m_light = light;
    update();
}

int BoardPicture::heightForWidth(int width) const { return static_cast<int>(boardHeight(m_board.side(), width)) + 1; }

void BoardPicture::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawBoard(painter, rect(), m_board, m_light, boardColours(palette()));
}

}  // namespace concord::gui
