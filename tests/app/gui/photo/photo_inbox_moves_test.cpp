// Photos that are given to another player, removed or added twice.
#include "tests/app/gui/photo/photo_inbox_support.h"

#include <gtest/gtest.h>

namespace concord::gui {
namespace {

class PhotoMoveTest : public SlowInboxTest {
protected:
    // Ann's and Bob's boards, from photos named after them.
    void readAnnAndBob() {
        m_reader.giveResult(m_ann, {boardWithWaterBits(1)});
        m_reader.giveResult(m_bob, {boardWithWaterBits(2)});
        addFor(0, m_ann);
        addFor(1, m_bob);
        ASSERT_TRUE(waitForState(m_bob, InboxState::OnBoard));
    }

    const QString m_ann = QStringLiteral("ann");
    const QString m_bob = QStringLiteral("bob");
};

TEST_F(PhotoMoveTest, TwoBoardsSwapInOneStep) {
    readAnnAndBob();
    m_document.setStack(0, cellNamed("e5"), stackOf({Token::Yellow}));  // what a person sets counts as checked
    m_document.typeNumber(0, "animals", 12);
    const Table before = m_document.table();
    const Board annsBoard = boardOf(0);
    m_inbox.give(idOf(m_ann), player(1));
    EXPECT_EQ(boardOf(1), annsBoard);
    EXPECT_EQ(boardOf(0), boardWithWaterBits(2));
    EXPECT_EQ(photoOf("Ann"), m_bob);
    EXPECT_EQ(photoOf("Bob"), m_ann);
    EXPECT_EQ(entry(m_ann).player, player(1));
    EXPECT_EQ(entry(m_bob).player, player(0));
    EXPECT_EQ(m_document.playerState(1).checked.count(), 1U);
    EXPECT_TRUE(m_document.harmoniesPlayer(0).animals);  // the cards stay with Ann
    EXPECT_EQ(m_document.undoName(), QStringLiteral("boards of Ann and Bob swapped"));
    EXPECT_EQ(m_notifications, QStringList{QStringLiteral("Ann and Bob have swapped their boards.")});
    m_accept();
    EXPECT_EQ(m_document.table(), before);
    EXPECT_EQ(entry(m_ann).player, player(0));
}

TEST_F(PhotoMoveTest, ABoardMovesToSomebodyWithoutOne) {
    readAnnAndBob();
    m_inbox.give(idOf(m_ann), player(2));
    EXPECT_EQ(boardOf(2), boardWithWaterBits(1));
    EXPECT_EQ(boardOf(0).tokenCount(), 0);
    EXPECT_EQ(photoOf("Ann"), QString());
    EXPECT_EQ(m_document.undoName(), QStringLiteral("Ann's board given to Cleo"));
    m_document.undoStack()->undo();
    EXPECT_EQ(photoOf("Ann"), m_ann);
}

TEST_F(PhotoMoveTest, APhotoStillBeingReadGoesToItsNewPlayer) {
    addFor(0, m_ann);
    m_inbox.give(idOf(m_ann), player(2));
    m_reader.giveResult(m_ann, {boardWithWaterBits(1)});
    ASSERT_TRUE(waitForPhoto("Cleo", m_ann));
    EXPECT_EQ(photoOf("Ann"), QString());
    EXPECT_EQ(m_document.undoStack()->count(), 1);
}

TEST_F(PhotoMoveTest, AnUndonePhotoCanBeGivenToSomebodyElse) {
    m_reader.giveResult(m_ann, {boardWithWaterBits(1)});
    addFor(0, m_ann);
    ASSERT_TRUE(waitForState(m_ann, InboxState::OnBoard));
    m_document.undoStack()->undo();
    EXPECT_EQ(stateOf(m_ann), InboxState::Loose);
    const int readings = m_reader.readingsBegun();
    m_inbox.give(idOf(m_ann), player(1));
    EXPECT_EQ(photoOf("Bob"), m_ann);
    EXPECT_EQ(m_reader.readingsBegun(), readings);  // it had already been read
}

TEST_F(PhotoMoveTest, OfTwoViewsBothMove) {
    m_reader.giveResult(m_ann, {boardWithWaterBits(1)});
    m_reader.giveResult(m_bob, {boardWithWaterBits(1)});
    addFor(0, m_ann);
    m_inbox.add(contentsOf(m_bob), m_bob, player(0));
    ASSERT_TRUE(waitForState(m_bob, InboxState::OnBoard));
    m_inbox.give(idOf(m_bob), player(2));
    EXPECT_EQ(m_document.playerState(2).photo->files.size(), 2U);
    EXPECT_EQ(entry(m_ann).player, player(2));
    EXPECT_EQ(entry(m_bob).player, player(2));
}

TEST_F(PhotoMoveTest, TheSamePhotoTwiceIsOneAndIsReported) {
    readAnnAndBob();
    const int readings = m_reader.readingsBegun();
    EXPECT_EQ(m_inbox.add(contentsOf(m_ann), QStringLiteral("copy of it"), {}), idOf(m_ann));
    EXPECT_EQ(m_notifications, QStringList{QStringLiteral("This photo shows Ann's board already.")});
    EXPECT_FALSE(m_offer);
    EXPECT_EQ(m_inbox.photos().size(), 2U);
    m_inbox.add(contentsOf(m_ann), QStringLiteral("copy of it"), player(2));
    ASSERT_TRUE(m_offer);
    EXPECT_EQ(m_offer(), QStringLiteral("&Give it to Cleo"));
    EXPECT_EQ(photoOf("Ann"), m_ann);
    m_accept();
    EXPECT_EQ(photoOf("Cleo"), m_ann);
    EXPECT_EQ(photoOf("Ann"), QString());
    EXPECT_EQ(m_reader.readingsBegun(), readings);
}

TEST_F(PhotoMoveTest, APhotoOnABoardIsNotRemovedButALooseOneIs) {
    readAnnAndBob();
    m_inbox.remove(idOf(m_bob));
    EXPECT_NE(m_inbox.find(idOf(m_bob)), nullptr);
    m_document.undoStack()->undo();
    m_inbox.remove(idOf(m_bob));
    EXPECT_EQ(m_inbox.find(idOf(m_bob)), nullptr);
    m_document.undoStack()->redo();  // it is on the board again
    ASSERT_NE(m_inbox.find(idOf(m_bob)), nullptr);
    EXPECT_EQ(stateOf(m_bob), InboxState::OnBoard);
}

TEST_F(PhotoMoveTest, RemovingAPhotoWithoutAReadingIsAnUndoStepThatNamesTheFile) {
    m_reader.findNoBoard(m_ann);
    addFor(0, m_ann);
    ASSERT_TRUE(waitForState(m_ann, InboxState::NoBoard));
    m_inbox.remove(idOf(m_ann));
    EXPECT_EQ(photoOf("Ann"), QString());
    EXPECT_EQ(m_document.undoName(), QStringLiteral("ann removed"));
    m_document.undoStack()->undo();
    EXPECT_EQ(photoOf("Ann"), m_ann);
}

TEST_F(PhotoMoveTest, APhotoWithoutABoardKeepsItsQuestionWhenGivenToAPlayerWithABoard) {
    readAnnAndBob();
    const QString none = QStringLiteral("none");
    m_reader.findNoBoard(none);
    m_inbox.add(contentsOf(none), none, player(0));
    ASSERT_TRUE(waitFor([&] { return entry(none).question.has_value(); }));
    m_inbox.give(idOf(none), player(1));
    EXPECT_EQ(entry(none).player, player(1));
    ASSERT_TRUE(entry(none).question);
    m_inbox.answer(idOf(none), PhotoAnswer::MarkByHand);
    EXPECT_EQ(photoOf("Cleo"), none);
}

TEST_F(PhotoMoveTest, EachGameHasItsOwnPhotos) {
    readAnnAndBob();
    const Table firstGame = m_document.table();
    m_document.replace(emptyTable(Side::A), {});
    EXPECT_TRUE(m_inbox.photos().empty());
    m_document.replace(firstGame, {});
    ASSERT_EQ(m_inbox.photos().size(), 2U);
    EXPECT_EQ(stateOf(m_ann), InboxState::OnBoard);
    EXPECT_FALSE(entry(m_ann).thumbnail.isNull());
}

TEST_F(PhotoMoveTest, PointsAndDoubtsFollowTheBoard) {
    auto photo = std::make_shared<Photo>(*doubtfulPhoto());
    photo->files.front().contents = contentsOf(m_ann);
    m_document.setPhoto(0, photo, false);
    EXPECT_EQ(entry(m_ann).doubts, 2);
    EXPECT_EQ(entry(m_ann).points, 7);
    EXPECT_EQ(stateInWords(entry(m_ann), QStringLiteral("Ann")), QStringLiteral("Ann: 7 points, 2 doubts"));
    m_document.markChecked(0, cellNamed("b1"));
    EXPECT_EQ(stateInWords(entry(m_ann), QStringLiteral("Ann")), QStringLiteral("Ann: 7 points, 1 doubt"));
}

}  // namespace
}  // namespace concord::gui
