// Who stays selected when players leave or return.
#include "app/gui/document/selection.h"

#include "app/gui/score/score_panel.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QSignalSpy>

namespace concord::gui {
namespace {

class SelectionTest : public ::testing::Test {
protected:
    MainWindow m_window;
};

TEST_F(SelectionTest, WhenTheSelectedPlayerLeavesTheNextIsSelectedWithoutACell) {
    m_window.startGame(newGameWith({"Ann", "Bob", "Cleo"}));
    m_window.showBoard(1);
    m_window.selection().selectCell(cellNamed("c2"));
    const QSignalSpy changed(&m_window.selection(), &Selection::playerChanged);
    m_window.document().removePlayer(1);
    EXPECT_EQ(m_window.selection().player(), 1);
    EXPECT_FALSE(m_window.selection().cell());
    EXPECT_EQ(changed.count(), 1);
    EXPECT_TRUE(m_window.gamePage()->scorePanel()->headline().startsWith(QStringLiteral("Cleo")));
}

TEST_F(SelectionTest, APlayerStaysSelectedWhenSomebodyBeforeThemLeavesOrReturns) {
    m_window.startGame(newGameWith({"Ann", "Bob", "Cleo"}));
    m_window.showBoard(1);
    m_window.selection().selectCell(cellNamed("c2"));
    m_window.document().removePlayer(0);
    EXPECT_EQ(m_window.selection().player(), 0);
    EXPECT_TRUE(m_window.selection().cell() == cellNamed("c2"));
    EXPECT_TRUE(m_window.gamePage()->scorePanel()->headline().startsWith(QStringLiteral("Bob")));
    m_window.document().undoStack()->undo();
    EXPECT_EQ(m_window.selection().player(), 1);
    EXPECT_TRUE(m_window.gamePage()->scorePanel()->headline().startsWith(QStringLiteral("Bob")));
    m_window.document().removePlayer(1);
    EXPECT_EQ(m_window.selection().player(), 1);  // Cleo, who has that seat now
}

}  // namespace
}  // namespace concord::gui
