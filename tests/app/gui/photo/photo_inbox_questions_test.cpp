// What the inbox asks before a photo comes to a board, and what becomes of the answers.
#include "tests/app/gui/photo/photo_inbox_support.h"

#include <gtest/gtest.h>

namespace concord::gui {
namespace {

using Answers = std::vector<PhotoAnswer>;
const QString first = QStringLiteral("first");
const QString second = QStringLiteral("second");

// Four trunks, or the trees that grow from them.
Board trunksOrTrees(bool areGrown) {
    Board board = boardWithWaterBits(3);
    for (const auto* const cell : {"c1", "c3", "d2", "e4"}) {
        board.setStack(cellNamed(cell), areGrown ? stackOf({Token::Brown, Token::Green}) : stackOf({Token::Brown}));
    }
    return board;
}

class PhotoQuestionTest : public SlowInboxTest {
protected:
    // Ann gets `board` from a first photo; then a second photo for her shows `other`.
    void readTwoOfAnn(const Board& other, const Board& board = boardWithWaterBits(3)) {
        m_reader.answer(first, {board});
        addFor(0, first);
        EXPECT_TRUE(becomes(first, InboxState::OnBoard));
        m_reader.answer(second, {other});
        m_inbox.add(contentsOf(second), second, player(0));
    }
    // Ann's board shows side A; Bob's photo shows side B with that probability.
    void readOtherSide(double confidence) {
        m_reader.answer(first, {boardWithWaterBits(3), confidence});
        addFor(0, first);
        EXPECT_TRUE(becomes(first, InboxState::OnBoard));
        m_reader.answer(second, {boardWithWaterBits(9, Side::B), confidence});
        addFor(1, second);
    }
    QString question() const { return entry(second).question->text(); }
    const Answers& answers() const { return entry(second).question->answers; }
    void answer(PhotoAnswer answer) { m_inbox.answer(idOf(second), answer); }
};

TEST_F(PhotoQuestionTest, AnotherPhotoOfTheSameBoardIsFused) {
    readTwoOfAnn(boardWithWaterBits(3));
    ASSERT_TRUE(becomes(second, InboxState::OnBoard));
    EXPECT_EQ(m_document.playerState(0).photo->files.size(), 2U);
    EXPECT_EQ(entry(second).player, player(0));
    EXPECT_TRUE(m_notifications.isEmpty());
}

TEST_F(PhotoQuestionTest, TheLikelierSideIsNamedWhateverItWasReadAs) {
    constexpr double unlikely = 0.3;  // the probability of side A
    m_reader.answer(first, {boardWithWaterBits(3)});
    addFor(0, first);
    EXPECT_TRUE(becomes(first, InboxState::OnBoard));
    m_reader.answer(second, {boardWithWaterBits(13), unlikely});
    m_inbox.add(contentsOf(second), second, player(0));
    ASSERT_TRUE(becomes(second, InboxState::Question));
    EXPECT_EQ(question(), QStringLiteral("This photo shows side B of a board, but Ann's shows side A."));
}

TEST_F(PhotoQuestionTest, AnotherBoardIsNotFusedInSilence) {
    readTwoOfAnn(boardWithWaterBits(13));
    ASSERT_TRUE(becomes(second, InboxState::Question));
    EXPECT_EQ(boardOf(0), boardWithWaterBits(3));
    EXPECT_EQ(question(),
              QStringLiteral("This photo shows another board than that of Ann. They differ in 3 cells: a3, a4, a5."));
    EXPECT_EQ(entry(second).question->cells, (std::vector{cellNamed("a3"), cellNamed("a4"), cellNamed("a5")}));
    EXPECT_EQ(answers(), (Answers{PhotoAnswer::NextPlayer, PhotoAnswer::TakeNewer, PhotoAnswer::Fuse}));
}

TEST_F(PhotoQuestionTest, ManyCellsAreOnlyCounted) {
    readTwoOfAnn(boardWithWaterBits(1023));  // ten cells of water instead of two
    ASSERT_TRUE(becomes(second, InboxState::Question));
    EXPECT_EQ(entry(second).question->cells.size(), 8U);
    EXPECT_TRUE(question().endsWith(QStringLiteral("They differ in 8 cells."))) << question().toStdString();
}

TEST_F(PhotoQuestionTest, ASmallDifferenceIsAskedAboutToo) {
    readTwoOfAnn(boardWithWaterBits(7));
    ASSERT_TRUE(becomes(second, InboxState::Question));
    EXPECT_EQ(
        question(),
        QStringLiteral("Is this Ann's board? The two photos may show different ones. They differ in 1 cell: a4."));
    EXPECT_EQ(answers(), (Answers{PhotoAnswer::NextPlayer, PhotoAnswer::TakeNewer, PhotoAnswer::Fuse}));
}

TEST_F(PhotoQuestionTest, ItMayBeTheNextPlayersBoard) {
    readTwoOfAnn(boardWithWaterBits(12));
    ASSERT_TRUE(becomes(second, InboxState::Question));
    answer(PhotoAnswer::NextPlayer);
    EXPECT_EQ(photoOf("Bob"), second);
    EXPECT_EQ(boardOf(0), boardWithWaterBits(3));
    m_document.undoStack()->undo();
    EXPECT_EQ(photoOf("Bob"), QString());
}

TEST_F(PhotoQuestionTest, ItMayBeGivenToAnybody) {
    readTwoOfAnn(boardWithWaterBits(12));
    ASSERT_TRUE(becomes(second, InboxState::Question));
    m_inbox.give(idOf(second), player(2));
    EXPECT_EQ(photoOf("Cleo"), second);
    EXPECT_EQ(stateOf(second), InboxState::OnBoard);
}

TEST_F(PhotoQuestionTest, PlayMayHaveGoneOn) {
    readTwoOfAnn(trunksOrTrees(true), trunksOrTrees(false));
    ASSERT_TRUE(becomes(second, InboxState::Question));
    EXPECT_EQ(
        question(),
        QStringLiteral("Ann's board seems to have more tokens on this photo. They differ in 4 cells: c1, c3, d2, e4."));
    answer(PhotoAnswer::TakeNewer);
    EXPECT_EQ(photoOf("Ann"), second);
    EXPECT_EQ(boardOf(0), trunksOrTrees(true));
    EXPECT_EQ(m_notifications, QStringList{QStringLiteral("The photo replaced Ann's board.")});
    EXPECT_EQ(stateOf(first), InboxState::Loose);
    m_accept();
    EXPECT_EQ(boardOf(0), trunksOrTrees(false));
    EXPECT_EQ(stateOf(first), InboxState::OnBoard);
}

TEST_F(PhotoQuestionTest, AnOlderPhotoMayBeSetAside) {
    readTwoOfAnn(trunksOrTrees(false), trunksOrTrees(true));
    ASSERT_TRUE(becomes(second, InboxState::Question));
    EXPECT_TRUE(question().startsWith(QStringLiteral("Ann's board seems to have fewer tokens on this photo.")));
    ASSERT_EQ(answers().at(1), PhotoAnswer::SetAside);
    answer(PhotoAnswer::SetAside);
    EXPECT_EQ(stateOf(second), InboxState::Loose);
    EXPECT_FALSE(entry(second).question);
    EXPECT_EQ(boardOf(0), trunksOrTrees(true));
}

TEST_F(PhotoQuestionTest, SomebodyMayKnowThatBothShowTheSameBoard) {
    readTwoOfAnn(boardWithWaterBits(12));
    ASSERT_TRUE(becomes(second, InboxState::Question));
    answer(PhotoAnswer::Fuse);
    ASSERT_TRUE(becomes(second, InboxState::OnBoard));
    EXPECT_EQ(m_document.playerState(0).photo->files.size(), 2U);
    m_document.undoStack()->undo();
    EXPECT_EQ(m_document.playerState(0).photo->files.size(), 1U);
    EXPECT_EQ(stateOf(second), InboxState::Loose);
}

TEST_F(PhotoQuestionTest, ABoardRemovedMeanwhileIsNotInTheWay) {
    readTwoOfAnn(boardWithWaterBits(12));
    ASSERT_TRUE(becomes(second, InboxState::Question));
    m_document.undoStack()->undo();
    answer(PhotoAnswer::Fuse);
    EXPECT_EQ(photoOf("Ann"), second);
}

TEST_F(PhotoQuestionTest, AnotherSideThanTheGamesIsAskedAbout) {
    readOtherSide(0.9);
    ASSERT_TRUE(becomes(second, InboxState::Question));
    EXPECT_EQ(question(), QStringLiteral("Bob's photo shows side B, but this game is played on side A."));
    EXPECT_EQ(answers(), (Answers{PhotoAnswer::ReadAsGameSide, PhotoAnswer::OtherGame, PhotoAnswer::ChangeSide}));
    EXPECT_EQ(answerInWords(PhotoAnswer::ReadAsGameSide, entry(second).question->shown),
              QStringLiteral("&Read as side A"));
    EXPECT_EQ(photoOf("Bob"), QString());
    answer(PhotoAnswer::ReadAsGameSide);
    ASSERT_TRUE(becomes(second, InboxState::OnBoard));
    EXPECT_EQ(boardOf(1).side(), Side::A);
}

TEST_F(PhotoQuestionTest, APhotoThatCannotShowTheGamesSideIsNotReadAsIt) {
    readOtherSide(0.99);
    ASSERT_TRUE(becomes(second, InboxState::Question));
    EXPECT_EQ(question(),
              QStringLiteral(
                  "Bob's photo shows side B, but this game is played on side A. It cannot be read as the other side."));
    EXPECT_EQ(answers(), (Answers{PhotoAnswer::OtherGame, PhotoAnswer::ChangeSide}));
}

TEST_F(PhotoQuestionTest, AnUnsureSideIsThatOfTheGame) {
    readOtherSide(0.7);
    ASSERT_TRUE(becomes(second, InboxState::OnBoard));
    EXPECT_EQ(boardOf(1).side(), Side::A);
    EXPECT_TRUE(m_notifications.isEmpty());
}

TEST_F(PhotoQuestionTest, TheSideOfTheGameCanBeChangedInOneStep) {
    readOtherSide(0.9);
    ASSERT_TRUE(becomes(second, InboxState::Question));
    const Table before = m_document.table();
    answer(PhotoAnswer::ChangeSide);
    ASSERT_TRUE(becomes(second, InboxState::OnBoard));
    EXPECT_EQ(m_document.harmonies().side, Side::B);
    EXPECT_EQ(boardOf(0), boardWithWaterBits(0, Side::B));  // read again
    EXPECT_EQ(boardOf(1), boardWithWaterBits(9, Side::B));
    EXPECT_EQ(m_notifications, QStringList{QStringLiteral("The game is on side B now.")});
    m_document.undoStack()->undo();
    EXPECT_EQ(m_document.table(), before);
}

TEST_F(PhotoQuestionTest, AfterTheSideIsChangedNothingIsAskedAboutIt) {
    const QString third = QStringLiteral("third");
    readOtherSide(0.9);
    m_reader.answer(third, {boardWithWaterBits(5, Side::B), 0.9});
    addFor(2, third);
    ASSERT_TRUE(becomes(second, InboxState::Question));
    ASSERT_TRUE(becomes(third, InboxState::Question));
    answer(PhotoAnswer::ChangeSide);
    ASSERT_TRUE(becomes(third, InboxState::OnBoard));
    EXPECT_EQ(boardOf(1), boardWithWaterBits(9, Side::B));
    EXPECT_EQ(boardOf(2), boardWithWaterBits(5, Side::B));
}

TEST_F(PhotoQuestionTest, ChangingTheSideSaysWhoseBoardIsEmpty) {
    readOtherSide(0.99);
    ASSERT_TRUE(becomes(second, InboxState::Question));
    answer(PhotoAnswer::ChangeSide);
    ASSERT_TRUE(becomes(second, InboxState::OnBoard));
    EXPECT_EQ(boardOf(0), Board(Side::B));
    EXPECT_EQ(stateOf(first), InboxState::Loose);
    EXPECT_EQ(m_notifications.back(),
              QStringLiteral(
                  "The game is on side B now. These boards are now empty, because they were on the other side: Ann."));
    m_accept();
    EXPECT_EQ(boardOf(0), boardWithWaterBits(3));
}

TEST_F(PhotoQuestionTest, APhotoOfAnotherGameStartsIt) {
    readOtherSide(0.99);
    ASSERT_TRUE(becomes(second, InboxState::Question));
    answer(PhotoAnswer::OtherGame);
    EXPECT_EQ(m_document.playerCount(), 1);
    EXPECT_EQ(boardOf(0), boardWithWaterBits(9, Side::B));
    EXPECT_EQ(m_inbox.photos().size(), 1U);
}

TEST_F(PhotoQuestionTest, TheFirstBoardDecidesTheSideAndThatIsReported) {
    m_reader.answer(first, {boardWithWaterBits(3, Side::B), 0.9});
    addFor(0, first);
    ASSERT_TRUE(becomes(first, InboxState::OnBoard));
    EXPECT_EQ(m_document.harmonies().side, Side::B);
    EXPECT_EQ(m_notifications,
              QStringList{QStringLiteral("The photo shows side B, but side A was chosen for this game.")});
    EXPECT_EQ(m_offer(), QStringLiteral("&Read as side A"));
    m_selection.selectPlayer(2);  // the offer is still about that photo
    m_accept();
    ASSERT_TRUE(waitFor([&] { return m_document.harmonies().side == Side::A; }));
    EXPECT_EQ(boardOf(0), boardWithWaterBits(0));
    EXPECT_EQ(m_selection.player(), 0);
}

TEST_F(PhotoQuestionTest, ReadingAsTheOtherSideIsNotOfferedWhereItIsImpossible) {
    m_reader.answer(first, {boardWithWaterBits(3, Side::B), 0.99});
    addFor(0, first);
    ASSERT_TRUE(becomes(first, InboxState::OnBoard));
    EXPECT_EQ(m_offer(), QStringLiteral("&Undo"));
    EXPECT_FALSE(m_inbox.canReadAsOtherSide());
    m_reader.answer(second, {boardWithWaterBits(3, Side::B), 0.9});
    addFor(0, second);
    ASSERT_TRUE(becomes(second, InboxState::OnBoard));
    EXPECT_TRUE(m_inbox.canReadAsOtherSide());
    addFor(1, QStringLiteral("third"));
    m_reader.answer(QStringLiteral("third"), {boardWithWaterBits(1, Side::B)});
    ASSERT_TRUE(becomes(QStringLiteral("third"), InboxState::OnBoard));
    m_selection.selectPlayer(0);
    EXPECT_FALSE(m_inbox.canReadAsOtherSide());  // Bob's board is on side B
}

TEST_F(PhotoQuestionTest, TheSameBoardOfTwoPlayersIsReported) {
    m_reader.answer(first, {boardWithWaterBits(3)});
    addFor(0, first);
    m_reader.answer(second, {boardWithWaterBits(3)});
    addFor(1, second);
    ASSERT_TRUE(becomes(second, InboxState::OnBoard));
    EXPECT_EQ(m_notifications,
              QStringList{QStringLiteral("Bob and Ann now have the same board. Was one photo given to two players?")});
    m_accept();
    EXPECT_EQ(photoOf("Bob"), QString());
}

}  // namespace
}  // namespace concord::gui
