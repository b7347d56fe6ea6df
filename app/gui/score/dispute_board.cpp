#include "app/gui/score/dispute_board.h"

#include "app/gui/board/board_view.h"
#include "app/gui/photo/photo_view.h"

#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <vector>

namespace concord::gui {

DisputeBoard::DisputeBoard(QWidget* parent)
    : QWidget(parent), m_boardView(new BoardView(&m_boardScene)), m_photoView(new PhotoView(&m_photoScene)) {
    auto* const splitter = new QSplitter;
    splitter->addWidget(m_photoView);
    splitter->addWidget(m_boardView);
    splitter->setHandleWidth(10);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({1000, 1000});
    m_photoView->hide();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitter);
    connect(&m_boardScene, &BoardScene::cellClicked, this, &DisputeBoard::cellClicked);
    connect(&m_boardScene, &BoardScene::cellClickedAgain, this, &DisputeBoard::cellClicked);
    connect(&m_boardScene, &BoardScene::cellDragged, this, &DisputeBoard::cellDragged);
    connect(&m_photoScene, &PhotoScene::cellClicked, this, &DisputeBoard::cellClicked);
}

void DisputeBoard::show(const Board& board, const std::shared_ptr<const Photo>& photo) {
    m_boardScene.setBoard(board);
    // The photo can be of another side, if the board was changed by hand since.
    const bool isOfBoard = photo && !photo->picture.isNull() && photo->reading && photo->reading->side == board.side();
    const std::shared_ptr<const Photo> shown = isOfBoard ? photo : nullptr;
    if (shown != m_photo) {
        m_photo = shown;
        m_photoScene.setPhoto(m_photo.get());
        m_photoView->setVisible(m_photo != nullptr);
        m_photoView->showBoard();
    }
    m_photoScene.setBoard(board);
}

void DisputeBoard::setLight(const BoardHighlights& light) {
    m_boardScene.setLight(light);
    std::vector<Cell> highlighted = light.highlighted;
    highlighted.insert(highlighted.end(), light.supporting.begin(), light.supporting.end());
    std::vector<Cell> breaking;
    std::ranges::copy_if(light.breaking, std::back_inserter(breaking),
                         [&](Cell cell) { return breaksClaim(light, cell); });
    m_photoScene.setMarks({}, {}, highlighted, breaking);
}

}  // namespace concord::gui
