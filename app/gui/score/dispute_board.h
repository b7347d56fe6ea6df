// The board of a dispute, and beside it the photo that it was read from.
#pragma once

#include "app/gui/board/board_scene.h"
#include "app/gui/photo/photo_scene.h"

#include <QWidget>

#include <memory>

class QSplitter;

namespace concord::gui {

class BoardView;
class PhotoView;

class DisputeBoard : public QWidget {
    Q_OBJECT

public:
    explicit DisputeBoard(QWidget* parent = nullptr);

    void show(const Board& board, const std::shared_ptr<const Photo>& photo);  // null: no photo
    void setLight(const BoardHighlights& light);

    BoardScene& boardScene() { return m_boardScene; }
    PhotoScene& photoScene() { return m_photoScene; }
    BoardView* boardView() const { return m_boardView; }
    PhotoView* photoView() const { return m_photoView; }

signals:
    void cellClicked(concord::Cell cell);  // on the board or in the photo
    void cellDragged(concord::Cell cell);

private:
    BoardScene m_boardScene;
    PhotoScene m_photoScene;
    BoardView* m_boardView;
    PhotoView* m_photoView;
    std::shared_ptr<const Photo> m_photo;
};

}  // namespace concord::gui
