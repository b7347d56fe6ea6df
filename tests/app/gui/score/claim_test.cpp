// "Why doesn't my river count?" in the window, and what becomes of a dispute that is settled.
#include "app/gui/board/board_view.h"
#include "app/gui/document/autosaved_game.h"
#include "app/gui/document/dispute_edits.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/photo/photo_view.h"
#include "app/gui/score/claim_bar.h"
#include "app/gui/score/dispute_page.h"
#include "app/gui/score/explanation.h"
#include "app/gui/score/pad_delegate.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

namespace concord::gui {
namespace {

// Blue tokens on a1-b1-c2-b2-a3, which is no river of five: b1 and b2 touch, so the river a1-b1-b2-a3 counts.
Table gameWithBentRiver() {
    Table table = emptyTable(Side::A);
    changeHarmonies(table, [](Game& game) {
        game.players.front().name = "Pauline";
        Board& board = *game.players.front().board;
        for (const char* cell : {"a1", "b1", "c2", "b2", "a3"}) {
            board.setStack(cellNamed(cell), stackOf({Token::Blue}));
        }
        board.setStack(cellNamed("e1"), stackOf({Token::Yellow}));
        board.setStack(cellNamed("e2"), stackOf({Token::Yellow}));
        board.setStack(cellNamed("e3"), stackOf({Token::Yellow}));
    });
    return table;
}

class ClaimTest : public ::testing::Test {
protected:
    ClaimTest() {
        m_document.replace(gameWithBentRiver(), {});
        m_page.resize(1000, 560);
        m_page.show();
        m_page.dispute(0, "water");
    }
    CellAppearance appearance(const char* cell) { return m_page.boardScene().appearance(cellNamed(cell)); }
    void click(const char* cell) {
        auto* const view = m_page.board()->boardView();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->mapFromScene(m_page.boardScene().layout().centre(cellNamed(cell))));
    }
    void typeCells(const QString& cells) {
        QTest::keyClicks(m_page.claimBar()->cellsField(), cells);
        QTest::keyClick(m_page.claimBar()->cellsField(), Qt::Key_Return);
    }
    bool says(const char* part) { return m_page.explanation().contains(QString::fromUtf8(part)); }

    Document m_document;
    Selection m_selection;
    DisputePage m_page{m_document, m_selection};
};

TEST_F(ClaimTest, ClickedCellsAreAnsweredWithWhatBreaksTheClaim) {
    EXPECT_EQ(m_page.claimBar()->whyButton()->text(), QStringLiteral("&Why doesn't my river count?"));
    QTest::mouseClick(m_page.claimBar()->whyButton(), Qt::LeftButton);
    for (const char* cell : {"a1", "b1", "c2", "b2", "a3"}) {
        click(cell);
    }
    EXPECT_EQ(m_page.claimBar()->cellsField()->text(), QStringLiteral("a1-b1-c2-b2-a3"));
    EXPECT_TRUE(says("b1 and b2 touch")) << m_page.explanation().toStdString();
    EXPECT_TRUE(says("page 8"));
    EXPECT_TRUE(says("8 points")) << m_page.explanation().toStdString();  // the river that counts has four tokens
    EXPECT_TRUE(appearance("b1").breaksClaim);
    EXPECT_TRUE(appearance("b1").highlighted);
    EXPECT_FALSE(appearance("a1").breaksClaim);
    EXPECT_TRUE(appearance("e1").dimmed);
    click("c2");  // no longer claimed
    EXPECT_TRUE(m_page.claim().answer()->holds);
    EXPECT_FALSE(appearance("b1").breaksClaim);
    EXPECT_TRUE(says("The claim holds"));
}

TEST_F(ClaimTest, TypedCellsAreAnsweredAndWrongOnesNamed) {
    QTest::mouseClick(m_page.claimBar()->whyButton(), Qt::LeftButton);
    EXPECT_TRUE(says("Click the cells"));
    typeCells(QStringLiteral("A1 b1, b2"));
    EXPECT_TRUE(says("a part of a longer river")) << m_page.explanation().toStdString();
    EXPECT_EQ(m_page.claimBar()->cellsField()->text(), QStringLiteral("a1-b1-b2"));
    typeCells(QStringLiteral("-z9"));
    EXPECT_TRUE(says("expected a cell of side A")) << m_page.explanation().toStdString();
    EXPECT_EQ(m_page.claim().cells().size(), 3U);
    m_page.claimBar()->cellsField()->selectAll();
    typeCells(QStringLiteral("a1"));
    EXPECT_EQ(m_page.claim().cells().size(), 1U);
    QTest::keyClick(m_page.claimBar()->cellsField(), Qt::Key_Escape);
    EXPECT_FALSE(m_page.claim().isOpen());
    EXPECT_TRUE(says("River")) << m_page.explanation().toStdString();
}

TEST_F(ClaimTest, TheKindOfClaimAndTheRowFollowEachOther) {
    QTest::mouseClick(m_page.claimBar()->whyButton(), Qt::LeftButton);
    m_page.dispute(0, "fields");
    EXPECT_EQ(m_page.claim().kind(), ClaimKind::Field);
    typeCells(QStringLiteral("e1 e3"));
    EXPECT_TRUE(says("The yellow on e2 joins e1 and e3"));
    EXPECT_TRUE(appearance("e2").breaksClaim);
    QTest::keyClick(m_page.claimBar()->kindBox(), Qt::Key_Down);  // building
    EXPECT_EQ(m_page.model().row(), "buildings");
    EXPECT_TRUE(says("a building has red on top"));
    m_page.dispute(0, "total");
    EXPECT_TRUE(m_page.claimBar()->whyButton()->isVisible());
    m_page.dispute(0, "animals");
    EXPECT_FALSE(m_page.claimBar()->whyButton()->isVisible());
    m_document.replace(emptyTable(Side::B), {});
    m_page.dispute(0, "water");
    EXPECT_EQ(m_page.claimBar()->whyButton()->text(), QStringLiteral("&Why doesn't my island count?"));
}

TEST_F(ClaimTest, TheWalkAndTheClaimTakeTurns) {
    QTest::mouseClick(m_page.claimBar()->whyButton(), Qt::LeftButton);
    typeCells(QStringLiteral("e1"));
    EXPECT_TRUE(appearance("e1").breaksClaim);
    QTest::mouseClick(m_page.nextButton(), Qt::LeftButton);
    EXPECT_FALSE(appearance("e1").breaksClaim);
    EXPECT_TRUE(appearance("a1").highlighted);
    click("e2");
    EXPECT_TRUE(appearance("e1").breaksClaim);
}

TEST_F(ClaimTest, TheAnswerIsCopiedForTheGroupChat) {
    QTest::mouseClick(m_page.claimBar()->whyButton(), Qt::LeftButton);
    typeCells(QStringLiteral("a1-b1-c2-b2-a3"));
    QTest::mouseClick(m_page.copyTextButton(), Qt::LeftButton);
    const QString text = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(text.contains(QStringLiteral("Claimed as a river: a1, b1, c2, b2, a3"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("b1 and b2 touch")));
    EXPECT_NE(explanationPicture(m_page.model(), &m_page.claim()), explanationPicture(m_page.model()));
}

TEST_F(ClaimTest, ASettledDisputeIsSavedWithItsClaim) {
    QTest::mouseClick(m_page.claimBar()->whyButton(), Qt::LeftButton);
    typeCells(QStringLiteral("a1-b1-c2-b2-a3"));
    QTest::mouseClick(m_page.claimBar()->settledButton(), Qt::LeftButton);
    EXPECT_EQ(
        record::settledDisputes(m_document.table().record),
        (std::vector{record::SettledDispute{"Pauline", "water", 8, "river", {"a1", "b1", "c2", "b2", "a3"}, {}, {}}}));
    m_document.renamePlayer(0, QStringLiteral("Paula"));
    // The dispute comes back from a game file and from an autosaved game.
    const QString name = QStringLiteral("game.json");
    const Table reopened = tableFromFile(
        gameFromContents(QByteArray::fromStdString(gameFileToJson(fileOf(m_document.table()), true)), name));
    EXPECT_EQ(record::settledDisputes(reopened.record).front().player, "Paula");
    const auto noPhoto = [](const auto&) { return QString(); };
    const auto autosaved = autosavedGameFromJson(toJson({reopened, {}, false, QDateTime::currentDateTime()}, noPhoto),
                                                 [](const QString&) { return nullptr; });
    ASSERT_TRUE(autosaved.has_value());
    m_document.replace(autosaved->table, {});
    m_page.dispute(0, "water");
    EXPECT_TRUE(m_page.claim().isOpen());
    EXPECT_TRUE(m_page.claimBar()->settledButton()->isChecked());
    EXPECT_EQ(m_page.claimBar()->cellsField()->text(), QStringLiteral("a1-b1-c2-b2-a3"));
    QTest::mouseClick(m_page.claimBar()->settledButton(), Qt::LeftButton);
    EXPECT_TRUE(record::settledDisputes(m_document.table().record).empty());
    m_document.undoStack()->undo();
    EXPECT_TRUE(m_page.claim().isSettled());
    m_document.setStack(0, cellNamed("a4"), stackOf({Token::Blue}));  // makes the river longer
    EXPECT_FALSE(m_page.claim().isSettled());
    EXPECT_FALSE(record::settledDisputes(m_document.table().record).empty());
}

TEST_F(ClaimTest, ANumberAloneCanBeSettledToo) {
    m_page.dispute(0, "total");
    QTest::mouseClick(m_page.claimBar()->settledButton(), Qt::LeftButton);
    const auto settled = disputeOf(m_document, 0, "total");
    ASSERT_TRUE(settled.has_value());
    EXPECT_EQ(settled->claim, "");
    EXPECT_EQ(settled->points, 13);
}

TEST_F(ClaimTest, AnotherPlayerInTheSeatHasNoClaim) {
    Table table = withPlayer(gameWithBentRiver(), "Bob", {});
    changeHarmonies(table, [](Game& game) { game.players[1].board = game.players[0].board; });
    m_document.replace(table, {});
    m_page.dispute(0, "water");
    QTest::mouseClick(m_page.claimBar()->whyButton(), Qt::LeftButton);
    typeCells(QStringLiteral("a1-b1"));
    ASSERT_EQ(m_page.claim().cells().size(), 2U);
    m_document.removePlayer(0);
    m_page.dispute(0, "water");
    EXPECT_TRUE(m_page.claim().cells().empty());
}

TEST_F(ClaimTest, WithARecordThatCannotBeReadNothingLooksSettled) {
    m_document.replace(tableFromFile({gameWithBentRiver().game, R"({"minutes":"long"})"}), {});
    m_page.dispute(0, "water");
    QTest::mouseClick(m_page.claimBar()->settledButton(), Qt::LeftButton);
    EXPECT_FALSE(disputeOf(m_document, 0, "water").has_value());
    EXPECT_FALSE(m_page.claimBar()->settledButton()->isChecked());
}

TEST_F(ClaimTest, ThePhotoStandsBesideTheBoardAndTakesClicks) {
    EXPECT_FALSE(m_page.board()->photoView()->isVisible());
    auto photo = std::make_shared<Photo>(*grainyPhoto());
    m_document.setPhoto(0, photo, false);
    EXPECT_TRUE(m_page.board()->photoView()->isVisible());
    m_page.claim().setOpen(true);
    emit m_page.board()->photoScene().cellClicked(cellNamed("c2"));
    EXPECT_EQ(m_page.claim().cells(), std::vector{cellNamed("c2")});
    m_document.undoStack()->undo();
    EXPECT_FALSE(m_page.board()->photoView()->isVisible());
}

TEST(SettledOnThePadTest, SettlingAndReopeningShowAMessage) {
    MainWindow window;
    window.resize(1024, 600);
    window.show();
    window.document().replace(gameWithBentRiver(), {});
    DisputePage& page = *window.disputePage();
    emit window.padPage()->disputeRequested(0, "water");
    QTest::mouseClick(page.claimBar()->settledButton(), Qt::LeftButton);
    EXPECT_EQ(window.messageBar()->text(),
              QStringLiteral("Pauline, River: settled. The score pad and the record of the game say so."));
    EXPECT_TRUE(window.messageBar()->isVisible());
    QTest::mouseClick(page.claimBar()->settledButton(), Qt::LeftButton);
    EXPECT_EQ(window.messageBar()->text(), QStringLiteral("Pauline, River: open again."));
    // A record that cannot be read takes no disputes.
    window.document().replace(tableFromFile({gameWithBentRiver().game, R"({"minutes":"long"})"}), {});
    page.dispute(0, "water");
    bool notified = false;
    QObject::connect(&page.claim(), &ClaimModel::notified, &page, [&notified] { notified = true; });
    QTest::mouseClick(page.claimBar()->settledButton(), Qt::LeftButton);
    EXPECT_FALSE(notified);
}

TEST(SettledOnThePadTest, TheNumberHasAMarkThatOpensTheDispute) {
    MainWindow window;
    window.resize(1024, 600);
    window.show();
    window.document().replace(gameWithBentRiver(), {});
    window.document().edit(
        withDispute(window.document().table(), {"Pauline", "water", 8, "river", {"a1", "b1", "c2"}, {}, {}}),
        [] { return QStringLiteral("settled"); });
    window.showPad();
    PadModel& pad = window.padPage()->pad();
    const QModelIndex river = pad.index(pad.rowOf("water"), 0);
    EXPECT_EQ(river.data(PadModel::MarkRole), QVariant(static_cast<int>(PadMark::Kind::Settled)));
    const QString tip = river.data(Qt::ToolTipRole).toString();
    EXPECT_TRUE(tip.startsWith(QStringLiteral("River: settled at 8 points. Claimed as a river: a1, b1, c2. ")))
        << tip.toStdString();
    EXPECT_TRUE(tip.endsWith(QStringLiteral("(Rulebook, page 8)"))) << tip.toStdString();
    EXPECT_TRUE(river.data(Qt::AccessibleTextRole).toString().endsWith(tip));
    EXPECT_FALSE(pad.index(pad.rowOf("trees"), 0).data(PadModel::MarkRole).isValid());
    PadView* const view = window.padPage()->padView();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, markRect(view->visualRect(river)).center());
    EXPECT_EQ(window.pages()->currentWidget(), window.disputePage());
    EXPECT_EQ(window.disputePage()->model().row(), "water");
    window.document().setStack(0, cellNamed("a4"), stackOf({Token::Blue}));
    EXPECT_EQ(river.data(PadModel::MarkRole), QVariant(static_cast<int>(PadMark::Kind::Reopened)));
    EXPECT_TRUE(river.data(Qt::ToolTipRole).toString().contains(QStringLiteral("the number has changed since")));
}

}  // namespace
}  // namespace concord::gui
