#include "app/gui/board/board_view.h"

#include "app/gui/board/board_accessibility.h"

#include <QEvent>
#include <QFocusEvent>
#include <QGraphicsItem>
#include <QKeyEvent>

namespace concord::gui {

BoardView::BoardView(QGraphicsScene* scene, QWidget* parent) : FocusRing(scene, parent) {
    installBoardAccessibility();
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setAcceptDrops(false);  // the window takes what is dropped
    viewport()->setAcceptDrops(false);
    setBackgroundRole(QPalette::Window);
    setAccessibleName(tr("Board"));
    connect(scene, &QGraphicsScene::sceneRectChanged, this, &BoardView::fit);
}

void BoardView::fit() { fitInView(sceneRect(), Qt::KeepAspectRatio); }

void BoardView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    fit();
}

void BoardView::showEvent(QShowEvent* event) {
    QGraphicsView::showEvent(event);
    fit();
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            emit moveRequested(-1, 0);
            return;
        case Qt::Key_Right:
            emit moveRequested(1, 0);
            return;
        case Qt::Key_Up:
            emit moveRequested(0, -1);
            return;
        case Qt::Key_Down:
            emit moveRequested(0, 1);
            return;
        default:
            break;
    }
    if ((event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0 &&
        event->key() != Qt::Key_Escape && event->key() != Qt::Key_Tab && event->key() != Qt::Key_Backtab &&
        event->key() < Qt::Key_Shift) {  // modifiers and function keys follow
        emit keyPressed(event->key());
        return;
    }
    QGraphicsView::keyPressEvent(event);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    FocusRing::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason) {
        emit entered();
    }
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Board"));
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        for (QGraphicsItem* const cell : scene()->items()) {
            cell->update();  // its drawing is cached
        }
    }
    QGraphicsView::changeEvent(event);
}

}  // namespace concord::gui
