// What the inbox asks before a photo comes to a board, and what becomes of the answers.
#include "tests/app/gui/photo/photo_inbox_support.h"

#include <gtest/gtest.h>

namespace concord::gui {
namespace {

using Answers = std::vector<PhotoAnswer>;
const QString first = QStringLiteral("first");
const QString second = QStringLiteral("second");

// A board with this stack on four cells.
Board boardWithFour(const Stack& stack) {
    Board board = boardWithWaterBits(3);
    for (const auto* const cell : {"c1", "c3", "d2", "e4"}) {
        board.setStack(cellNamed(cell), stack);
    }
    return board;
}

Board fourTrunks() { return boardWithFour(stackOf({Token::Brown})); }

// The same board later in the game.
Board fourTrees() { return boardWithFour(stackOf({Token::Brown, Token::Green})); }

class PhotoQuestionTest : public SlowInboxTest {
protected:
    // Ann's board comes from the first photo. The second is for her, too, but its reading is not waited for.
    void addTwoForAnn(const Board& onFirst, const Board& onSecond) {
        m_reader.giveResult(first, {onFirst});
        addFor(0, first);
        EXPECT_TRUE(waitForState(first, InboxState::OnBoard));
        m_reader.giveResult(second, {onSecond});
        m_inbox.add(contentsOf(second), second, player(0));
    }
    // The same, with water on a2 and a3 in the first photo.
    void addTwoForAnn(const Board& onSecond) { addTwoForAnn(boardWithWaterBits(3), onSecond); }
    // Ann's photo shows side A, then Bob's shows side B, each with this probability.
    void addPhotosOfBothSides(double confidence) {
        m_reader.giveResult(first, {boardWithWaterBits(3), confidence});
        addFor(0, first);
        EXPECT_TRUE(waitForState(first, InboxState::OnBoard));
        m_reader.giveResult(second, {boardWithWaterBits(9, Side::B), confidence});
        addFor(1, second);
    }
    QString question() const { return entry(second).question->text(); }
    const Answers& answers() const { return entry(second).question->answers; }
    void answer(PhotoAnswer answer) { m_inbox.answer(idOf(second), answer); }
};

TEST_F(PhotoQuestionTest, ASecondPhotoOfTheSameBoardIsFused) {
    addTwoForAnn(boardWithWaterBits(3));
    ASSERT_TRUE(waitForState(second, InboxState::OnBoard));
    EXPECT_EQ(m_document.playerState(0).photo->files.size(), 2U);
    EXPECT_EQ(entry(second).player, player(0));
    EXPECT_TRUE(m_notifications.isEmpty());
}

TEST_F(PhotoQuestionTest, TheLikelierSideIsNamedWhateverItWasReadAs) {
    constexpr double probabilityOfSideA = 0.3;
    m_reader.giveResult(first, {boardWithWaterBits(3)});
    addFor(0, first);
    EXPECT_TRUE(waitForState(first, InboxState::OnBoard));
    m_reader.giveResult(second, {boardWithWaterBits(13), probabilityOfSideA});
    m_inbox.add(contentsOf(second), second, player(0));
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    EXPECT_EQ(question(), QStringLiteral("This photo shows side B of a board, but Ann's shows side A."));
}

TEST_F(PhotoQuestionTest, AnotherBoardIsNotFusedWithoutAQuestion) {
    addTwoForAnn(boardWithWaterBits(13));
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    EXPECT_EQ(boardOf(0), boardWithWaterBits(3));
    EXPECT_EQ(question(),
              QStringLiteral("This photo shows another board than that of Ann. They differ in 3 cells: a3, a4, a5."));
    EXPECT_EQ(entry(second).question->cells, (std::vector{cellNamed("a3"), cellNamed("a4"), cellNamed("a5")}));
    EXPECT_EQ(answers(), (Answers{PhotoAnswer::NextPlayer, PhotoAnswer::TakeNewer, PhotoAnswer::Fuse}));
}

TEST_F(PhotoQuestionTest, ManyDifferentCellsAreCountedInsteadOfListed) {
    addTwoForAnn(boardWithWaterBits(1023));  // ten cells of water instead of two
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    EXPECT_EQ(entry(second).question->cells.size(), 8U);
    EXPECT_TRUE(question().endsWith(QStringLiteral("They differ in 8 cells."))) << question().toStdString();
}

TEST_F(PhotoQuestionTest, ASmallDifferenceIsAskedAboutToo) {
    addTwoForAnn(boardWithWaterBits(7));
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    EXPECT_EQ(
        question(),
        QStringLiteral("Is this Ann's board? The two photos may show different ones. They differ in 1 cell: a4."));
    EXPECT_EQ(answers(), (Answers{PhotoAnswer::NextPlayer, PhotoAnswer::TakeNewer, PhotoAnswer::Fuse}));
}

TEST_F(PhotoQuestionTest, TheSecondPhotoCanGoToTheNextPlayer) {
    addTwoForAnn(boardWithWaterBits(12));
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    answer(PhotoAnswer::NextPlayer);
    EXPECT_EQ(photoOf("Bob"), second);
    EXPECT_EQ(boardOf(0), boardWithWaterBits(3));
    m_document.undoStack()->undo();
    EXPECT_EQ(photoOf("Bob"), QString());
}

TEST_F(PhotoQuestionTest, TheSecondPhotoCanBeGivenToAnyPlayer) {
    addTwoForAnn(boardWithWaterBits(12));
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    m_inbox.give(idOf(second), player(2));
    EXPECT_EQ(photoOf("Cleo"), second);
    EXPECT_EQ(stateOf(second), InboxState::OnBoard);
}

TEST_F(PhotoQuestionTest, ALaterPhotoCanReplaceTheBoard) {
    addTwoForAnn(fourTrunks(), fourTrees());
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    EXPECT_EQ(
        question(),
        QStringLiteral("Ann's board seems to have more tokens on this photo. They differ in 4 cells: c1, c3, d2, e4."));
    answer(PhotoAnswer::TakeNewer);
    EXPECT_EQ(photoOf("Ann"), second);
    EXPECT_EQ(boardOf(0), fourTrees());
    EXPECT_EQ(m_notifications, QStringList{QStringLiteral("The photo replaced Ann's board.")});
    EXPECT_EQ(stateOf(first), InboxState::Loose);
    m_accept();
    EXPECT_EQ(boardOf(0), fourTrunks());
    EXPECT_EQ(stateOf(first), InboxState::OnBoard);
}

TEST_F(PhotoQuestionTest, AnEarlierPhotoCanBeSetAside) {
    addTwoForAnn(fourTrees(), fourTrunks());
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    EXPECT_TRUE(question().startsWith(QStringLiteral("Ann's board seems to have fewer tokens on this photo.")));
    ASSERT_EQ(answers().at(1), PhotoAnswer::SetAside);
    answer(PhotoAnswer::SetAside);
    EXPECT_EQ(stateOf(second), InboxState::Loose);
    EXPECT_FALSE(entry(second).question);
    EXPECT_EQ(boardOf(0), fourTrees());
}

TEST_F(PhotoQuestionTest, PhotosThatDifferCanBeFusedOnRequest) {
    addTwoForAnn(boardWithWaterBits(12));
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    answer(PhotoAnswer::Fuse);
    ASSERT_TRUE(waitForState(second, InboxState::OnBoard));
    EXPECT_EQ(m_document.playerState(0).photo->files.size(), 2U);
    m_document.undoStack()->undo();
    EXPECT_EQ(m_document.playerState(0).photo->files.size(), 1U);
    EXPECT_EQ(stateOf(second), InboxState::Loose);
}

TEST_F(PhotoQuestionTest, FusingAfterTheFirstBoardWasUndonePlacesTheSecondPhoto) {
    addTwoForAnn(boardWithWaterBits(12));
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    m_document.undoStack()->undo();
    answer(PhotoAnswer::Fuse);
    EXPECT_EQ(photoOf("Ann"), second);
}

TEST_F(PhotoQuestionTest, APhotoOfTheOtherSideIsAskedAbout) {
    addPhotosOfBothSides(0.9);
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    EXPECT_EQ(question(), QStringLiteral("Bob's photo shows side B, but this game is played on side A."));
    EXPECT_EQ(answers(), (Answers{PhotoAnswer::ReadAsGameSide, PhotoAnswer::OtherGame, PhotoAnswer::ChangeSide}));
    EXPECT_EQ(answerInWords(PhotoAnswer::ReadAsGameSide, entry(second).question->shown),
              QStringLiteral("&Read as side A"));
    EXPECT_EQ(photoOf("Bob"), QString());
    answer(PhotoAnswer::ReadAsGameSide);
    ASSERT_TRUE(waitForState(second, InboxState::OnBoard));
    EXPECT_EQ(boardOf(1).side(), Side::A);
}

TEST_F(PhotoQuestionTest, ReadingAsTheGamesSideIsNotOfferedWhereItIsImpossible) {
    addPhotosOfBothSides(0.99);
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    EXPECT_EQ(question(),
              QStringLiteral(
                  "Bob's photo shows side B, but this game is played on side A. It cannot be read as the other side."));
    EXPECT_EQ(answers(), (Answers{PhotoAnswer::OtherGame, PhotoAnswer::ChangeSide}));
}

TEST_F(PhotoQuestionTest, AnUncertainSideIsReadAsTheSideOfTheGame) {
    addPhotosOfBothSides(0.7);
    ASSERT_TRUE(waitForState(second, InboxState::OnBoard));
    EXPECT_EQ(boardOf(1).side(), Side::A);
    EXPECT_TRUE(m_notifications.isEmpty());
}

TEST_F(PhotoQuestionTest, TheSideOfTheGameCanBeChangedInOneStep) {
    addPhotosOfBothSides(0.9);
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    const Table before = m_document.table();
    answer(PhotoAnswer::ChangeSide);
    ASSERT_TRUE(waitForState(second, InboxState::OnBoard));
    EXPECT_EQ(m_document.harmonies().side, Side::B);
    EXPECT_EQ(boardOf(0), boardWithWaterBits(0, Side::B));  // Ann's photo, read as side B: only the tree
    EXPECT_EQ(boardOf(1), boardWithWaterBits(9, Side::B));
    EXPECT_EQ(m_notifications, QStringList{QStringLiteral("The game is on side B now.")});
    m_document.undoStack()->undo();
    EXPECT_EQ(m_document.table(), before);
}

TEST_F(PhotoQuestionTest, ChangingTheSideAnswersTheSameQuestionOfOtherPhotos) {
    const QString third = QStringLiteral("third");
    addPhotosOfBothSides(0.9);
    m_reader.giveResult(third, {boardWithWaterBits(5, Side::B), 0.9});
    addFor(2, third);
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    ASSERT_TRUE(waitForState(third, InboxState::Question));
    answer(PhotoAnswer::ChangeSide);
    ASSERT_TRUE(waitForState(third, InboxState::OnBoard));
    EXPECT_EQ(boardOf(1), boardWithWaterBits(9, Side::B));
    EXPECT_EQ(boardOf(2), boardWithWaterBits(5, Side::B));
}

TEST_F(PhotoQuestionTest, ChangingTheSideNamesThePlayersWhoseBoardsBecomeEmpty) {
    addPhotosOfBothSides(0.99);
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    answer(PhotoAnswer::ChangeSide);
    ASSERT_TRUE(waitForState(second, InboxState::OnBoard));
    EXPECT_EQ(boardOf(0), Board(Side::B));
    EXPECT_EQ(stateOf(first), InboxState::Loose);
    EXPECT_EQ(m_notifications.back(),
              QStringLiteral(
                  "The game is on side B now. These boards are now empty, because they were on the other side: Ann."));
    m_accept();
    EXPECT_EQ(boardOf(0), boardWithWaterBits(3));
}

TEST_F(PhotoQuestionTest, APhotoOfAnotherGameCanStartThatGame) {
    addPhotosOfBothSides(0.99);
    ASSERT_TRUE(waitForState(second, InboxState::Question));
    answer(PhotoAnswer::OtherGame);
    EXPECT_EQ(m_document.playerCount(), 1);
    EXPECT_EQ(boardOf(0), boardWithWaterBits(9, Side::B));
    EXPECT_EQ(m_inbox.photos().size(), 1U);
}

TEST_F(PhotoQuestionTest, TheFirstBoardDecidesTheSideAndThatIsReported) {
    m_reader.giveResult(first, {boardWithWaterBits(3, Side::B), 0.9});
    addFor(0, first);
    ASSERT_TRUE(waitForState(first, InboxState::OnBoard));
    EXPECT_EQ(m_document.harmonies().side, Side::B);
    EXPECT_EQ(m_notifications,
              QStringList{QStringLiteral("The photo shows side B, but side A was chosen for this game.")});
    EXPECT_EQ(m_offer(), QStringLiteral("&Read as side A"));
    m_selection.selectPlayer(2);  // the offer is still about that photo
    m_accept();
    ASSERT_TRUE(waitFor([&] { return m_document.harmonies().side == Side::A; }));
    EXPECT_EQ(boardOf(0), boardWithWaterBits(0));  // read as side A: only the tree
    EXPECT_EQ(m_selection.player(), 0);
}

TEST_F(PhotoQuestionTest, ReadingAsTheOtherSideIsNotOfferedWhereItIsImpossible) {
    m_reader.giveResult(first, {boardWithWaterBits(3, Side::B), 0.99});
    addFor(0, first);
    ASSERT_TRUE(waitForState(first, InboxState::OnBoard));
    EXPECT_EQ(m_offer(), QStringLiteral("&Undo"));
    EXPECT_FALSE(m_inbox.canReadAsOtherSide());
    m_reader.giveResult(second, {boardWithWaterBits(3, Side::B), 0.9});
    addFor(0, second);
    ASSERT_TRUE(waitForState(second, InboxState::OnBoard));
    EXPECT_TRUE(m_inbox.canReadAsOtherSide());
    addFor(1, QStringLiteral("third"));
    m_reader.giveResult(QStringLiteral("third"), {boardWithWaterBits(1, Side::B)});
    ASSERT_TRUE(waitForState(QStringLiteral("third"), InboxState::OnBoard));
    m_selection.selectPlayer(0);
    EXPECT_FALSE(m_inbox.canReadAsOtherSide());  // Bob's board is on side B
}

TEST_F(PhotoQuestionTest, TheSameBoardOfTwoPlayersIsReported) {
    m_reader.giveResult(first, {boardWithWaterBits(3)});
    addFor(0, first);
    m_reader.giveResult(second, {boardWithWaterBits(3)});
    addFor(1, second);
    ASSERT_TRUE(waitForState(second, InboxState::OnBoard));
    EXPECT_EQ(m_notifications,
              QStringList{QStringLiteral("Bob and Ann now have the same board. Was one photo given to two players?")});
    m_accept();
    EXPECT_EQ(photoOf("Bob"), QString());
}

}  // namespace
}  // namespace concord::gui
