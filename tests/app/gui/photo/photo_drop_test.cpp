// Dragging photos from the photo strip onto a player's tab or pad column.
#include "app/gui/photo/photo_drop.h"

#include "app/gui/document/table_edits.h"
#include "app/gui/kit/translation.h"
#include "app/gui/photo/photo_strip.h"
#include "app/gui/photo/photo_tray.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QTabBar>
#include <QTest>

#include <memory>

namespace concord::gui {
namespace {

class PhotoDropTest : public ::testing::Test {
protected:
    // Ann has a photo with its board, Bob has none.
    PhotoDropTest() {
        NewGame game;
        game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#d1495b"}};
        m_window.resize(1024, 600);
        m_window.show();
        m_window.startGame(game);
        auto photo = std::make_shared<Photo>(*doubtfulPhoto());
        photo->files.front().contents = "the photo of Ann";
        m_photo = photo;
        m_window.document().setPhoto(0, photo, false);
    }

    bool hasPhoto(int player) { return m_window.document().playerState(player).photo == m_photo; }
    std::unique_ptr<QMimeData> makeDragData() {
        const QAbstractItemModel& strip = *m_window.photoTray()->strip()->model();
        return std::unique_ptr<QMimeData>(strip.mimeData({strip.index(0, 0)}));
    }
    // Drops the first photo of the strip; returns whether that was accepted.
    bool drop(QWidget* onto, QPoint where) {
        const std::unique_ptr<QMimeData> data = makeDragData();
        QDragEnterEvent enter(where, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(onto, &enter);
        QDropEvent drop(where, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(onto, &drop);
        return enter.isAccepted() && drop.isAccepted();
    }

    MainWindow m_window;
    std::shared_ptr<const Photo> m_photo;
};

TEST_F(PhotoDropTest, DroppedOnATabMovesToThatPlayerInOneUndoStep) {
    m_window.showBoard(0);
    QCoreApplication::processEvents();
    auto* const tabs = m_window.gamePage()->findChild<QTabBar*>();
    const int steps = m_window.document().undoStack()->count();
    EXPECT_TRUE(drop(tabs, tabs->tabRect(1).center()));
    EXPECT_TRUE(hasPhoto(1));
    EXPECT_FALSE(hasPhoto(0));
    EXPECT_EQ(m_window.document().undoStack()->count(), steps + 1);
    m_window.document().undoStack()->undo();
    EXPECT_TRUE(hasPhoto(0));
    EXPECT_FALSE(drop(tabs, {tabs->width() - 1, 1}));  // to the right of the last tab
    EXPECT_TRUE(hasPhoto(0));
}

TEST_F(PhotoDropTest, DroppedOnAPadColumnMovesToThatPlayer) {
    m_window.showPad();
    QCoreApplication::processEvents();
    PadView* const pad = m_window.padPage()->padView();
    const QRect head = pad->visualRect(pad->model()->index(0, 1));
    EXPECT_TRUE(drop(pad->viewport(), head.center()));
    EXPECT_TRUE(hasPhoto(1));
    const QPoint beyondColumns(pad->viewport()->width() - 1, head.center().y());
    EXPECT_FALSE(drop(pad->viewport(), beyondColumns));
}

TEST_F(PhotoDropTest, TheStripFitsIntoASmallWindowInEveryLanguage) {
    for (const QString& language : languages()) {
        installLanguage(language);
        m_window.showPad();
        m_window.showBoard(0);
        QTest::qWait(50);  // until the layout has followed the texts
        EXPECT_TRUE(m_window.photoTray()->strip()->isVisible()) << language.toStdString();
        EXPECT_GE(m_window.photoTray()->strip()->height(), PhotoStripDelegate::lowHeight) << language.toStdString();
        EXPECT_EQ(m_window.size(), QSize(1024, 600)) << language.toStdString();
    }
    installLanguage(QStringLiteral("en"));
}

}  // namespace
}  // namespace concord::gui
