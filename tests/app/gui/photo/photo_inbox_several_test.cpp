// Several photos at once, with a game and without one.
#include "app/gui/document/game_extras.h"
#include "app/gui/score/score_items_model.h"
#include "tests/app/gui/photo/photo_inbox_support.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QTest>

namespace concord::gui {
namespace {

TEST_F(SlowInboxTest, SeveralPhotosGoToPlayersWithoutABoardInTheirOrder) {
    m_document.setStack(1, cellNamed("e5"), stackOf({Token::Yellow}));
    dropAll({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")});
    for (const auto* const name : {"3", "2", "1"}) {
        m_reader.giveResult(QString::fromLatin1(name));
    }
    ASSERT_TRUE(waitForState(QStringLiteral("3"), InboxState::Question));
    EXPECT_EQ(photoOf("Ann"), QStringLiteral("1"));
    EXPECT_EQ(photoOf("Bob"), QString());
    EXPECT_EQ(photoOf("Cleo"), QStringLiteral("2"));
    EXPECT_EQ(entry(QStringLiteral("3")).question->answers,
              (std::vector{PhotoAnswer::NextPlayer, PhotoAnswer::OtherGame, PhotoAnswer::SetAside}));
    m_inbox.answer(idOf(QStringLiteral("3")), PhotoAnswer::NextPlayer);
    ASSERT_EQ(m_document.playerCount(), 4);
    EXPECT_EQ(photoOf(m_document.player(3).name), QStringLiteral("3"));
    m_document.undoStack()->undo();  // player and board in one step
    EXPECT_EQ(m_document.playerCount(), 3);
    EXPECT_EQ(stateOf(QStringLiteral("3")), InboxState::Loose);
}

TEST_F(SlowInboxTest, SeveralPhotosWithoutAGameStartOneWithAPlayerForEach) {
    Document document;
    PhotoInbox inbox(document, m_selection, m_reader.function());
    const QStringList photos{QStringLiteral("none"), QStringLiteral("1"), QStringLiteral("2"),
                             QStringLiteral("3"),    QStringLiteral("4"), QStringLiteral("5")};
    std::vector<PhotoFile> files;
    for (const QString& photo : photos) {
        files.push_back({contentsOf(photo), photo, {}});
        m_reader.giveResult(photo);
    }
    m_reader.findNoBoard(QStringLiteral("none"));
    inbox.addPhotos(files, PhotoUse::NewGame);
    ASSERT_TRUE(waitFor([&] { return inbox.find(idOf(QStringLiteral("5")))->state == InboxState::Question; }));
    ASSERT_EQ(document.playerCount(), 4);
    for (int player = 0; player < 4; ++player) {
        EXPECT_EQ(document.playerState(player).photo->files.front().path, photos.at(player + 1));
    }
    const InboxPhoto& none = *inbox.find(idOf(QStringLiteral("none")));
    EXPECT_EQ(none.state, InboxState::NoBoard);
    EXPECT_TRUE(none.question->text().startsWith(QStringLiteral("none shows none")));
}

class LatePhotoTest : public SlowInboxTest {
protected:
    // The photo is for a new game, but before it has been read, a game that has all its boards is opened.
    Table openFullGameBeforeItIsRead(Document& document, PhotoInbox& inbox) {
        inbox.addPhotos({{contentsOf(late), late, {}}}, PhotoUse::NewGame);
        Table full = emptyTable(Side::A);
        changeHarmonies(full, [](Game& game) { game.players.front().board = boardWithWaterBits(3); });
        document.replace(full, {});
        m_reader.giveResult(late);
        EXPECT_TRUE(waitFor([&] { return inbox.find(idOf(late))->state == InboxState::Loose; }));
        return full;
    }

    const QString late = QStringLiteral("late");
};

TEST_F(LatePhotoTest, APhotoForANewGameDoesNotReplaceAGameOpenedMeanwhile) {
    Document document;
    PhotoInbox inbox(document, m_selection, m_reader.function());
    const Table full = openFullGameBeforeItIsRead(document, inbox);
    EXPECT_EQ(document.table(), full);
    inbox.give(idOf(late), document.playerState(0).player);
    EXPECT_EQ(document.playerState(0).photo->files.front().path, late);
}

TEST_F(LatePhotoTest, APhotoThatIsReadAgainDoesNotReplaceTheOpenGameEither) {
    Document document;
    PhotoInbox inbox(document, m_selection, m_reader.function());
    const Table full = openFullGameBeforeItIsRead(document, inbox);
    inbox.readAgain(idOf(late));
    ASSERT_TRUE(waitFor([&] { return inbox.find(idOf(late))->state == InboxState::Question; }));
    EXPECT_EQ(document.table(), full);
    EXPECT_EQ(inbox.find(idOf(late))->question->answers,
              (std::vector{PhotoAnswer::NextPlayer, PhotoAnswer::OtherGame, PhotoAnswer::SetAside}));
}

TEST_F(SlowInboxTest, APhotoFromOutsideTheWindowDoesNotReplaceAGameWithoutBoards) {
    NewGame game;
    game.game = "renature";
    game.players = {{"Ann", "white"}, {"Bob", "black"}};
    m_document.replace(tableFor(game), {});
    m_document.typeNumber(0, "track", 38);
    const Table before = m_document.table();
    const QString photo = QStringLiteral("photo");
    m_reader.giveResult(photo);
    m_inbox.add(contentsOf(photo), photo, {});
    ASSERT_TRUE(waitForState(photo, InboxState::Loose));
    m_inbox.add(contentsOf(photo), photo, {});  // its file was written again
    QCoreApplication::processEvents();
    EXPECT_EQ(stateOf(photo), InboxState::Loose);
    m_inbox.readAgain(idOf(photo));
    ASSERT_TRUE(waitFor([&] { return m_reader.readingsBegun() == 2 && stateOf(photo) == InboxState::Loose; }));
    EXPECT_EQ(m_document.table(), before);
    m_inbox.addPhotos({{contentsOf(photo), photo, {}}}, PhotoUse::NextPlayer);  // somebody starts a game with it
    EXPECT_TRUE(waitFor([this] { return m_document.isHarmonies(); }));
}

// A later photo shows the other side, or is misread as showing it.
TEST_F(SlowInboxTest, AnAddedPlayersBoardIsOfTheSideOfTheGame) {
    Document document;
    PhotoInbox inbox(document, m_selection, m_reader.function());
    m_reader.giveResult(QStringLiteral("sure"), {boardWithWaterBits(1), 0.9});
    m_reader.giveResult(QStringLiteral("misread"), {boardWithWaterBits(2, Side::B), 0.7});
    m_reader.giveResult(QStringLiteral("other"), {boardWithWaterBits(4, Side::B), 0.9});
    std::vector<PhotoFile> files;
    for (const QString& photo : {QStringLiteral("sure"), QStringLiteral("misread"), QStringLiteral("other")}) {
        files.push_back({contentsOf(photo), photo, {}});
    }
    inbox.addPhotos(files, PhotoUse::NewGame);
    const PhotoId other = idOf(QStringLiteral("other"));
    ASSERT_TRUE(waitFor([&] { return inbox.find(other)->state == InboxState::Question; }));
    ASSERT_EQ(document.playerCount(), 2);
    EXPECT_EQ(document.harmoniesPlayer(0).board, boardWithWaterBits(1));
    EXPECT_EQ(document.harmoniesPlayer(1).board, boardWithWaterBits(0));  // read as side A: only the tree
    EXPECT_EQ(inbox.find(other)->question->text(),
              QStringLiteral("Player 3's photo shows side B, but this game is played on side A."));
    const Table before = document.table();
    inbox.answer(other, PhotoAnswer::ChangeSide);
    ASSERT_TRUE(waitFor([&] { return document.playerCount() == 3; }));
    EXPECT_EQ(document.harmoniesPlayer(0).board, boardWithWaterBits(0, Side::B));
    EXPECT_EQ(document.harmoniesPlayer(1).board, boardWithWaterBits(2, Side::B));
    EXPECT_EQ(document.harmoniesPlayer(2).board, boardWithWaterBits(4, Side::B));
    document.undoStack()->undo();  // player and side in one step
    EXPECT_EQ(document.table(), before);
}

TEST_F(SlowInboxTest, AGameOpensThoughAFileBesideItCannotBeRead) {
    QObject::connect(&m_inbox, &PhotoInbox::gameOpened, &m_document,
                     [this](const GameFile& game) { m_document.replace(openedTable(game), {}); });
    m_inbox.open({QStringLiteral("/nowhere/photo.jpg"), sampleBoard(QStringLiteral("rulebook-solo.json"))},
                 PhotoUse::NewGame);
    ASSERT_EQ(m_document.playerCount(), 1);
    ASSERT_EQ(m_messages.size(), 1);
    EXPECT_TRUE(m_messages.front().startsWith(QStringLiteral("photo.jpg cannot be opened")))
        << m_messages.front().toStdString();
}

TEST_F(SlowInboxTest, WarningsOfAPhotoAreSentences) {
    m_reader.giveResult(QStringLiteral("ann"),
                        {.board = boardWithWaterBits(1),
                         .warnings = {{"one", {"several boards are in view; the best was read", {}}},
                                      {"two", {"light hides what stands on %1", {"c2"}}}}});
    addFor(0, QStringLiteral("ann"));
    ASSERT_TRUE(waitFor([this] { return !m_messages.isEmpty(); }));
    EXPECT_EQ(m_messages.front(), QStringLiteral("The photo of Ann's board was read. Several boards are in view; the "
                                                 "best was read. Light hides what stands on c2."));
    const ScoreItemsModel items(m_document);  // where the warnings stay visible
    const QModelIndex remarks = items.index(items.rowCount() - 1, 0);
    QStringList shown;
    for (int row = 0; row < items.rowCount(remarks); ++row) {
        shown << items.index(row, 0, remarks).data().toString();
    }
    EXPECT_TRUE(shown.contains(QStringLiteral("Several boards are in view; the best was read.")))
        << shown.join(u'\n').toStdString();
    EXPECT_TRUE(shown.contains(QStringLiteral("Light hides what stands on c2.")));
}

TEST_F(SlowInboxTest, KnownPhotosStartANewGameWithoutBeingReadAgain) {
    const QString ann = QStringLiteral("ann");
    const QString bob = QStringLiteral("bob");
    m_reader.giveResult(ann, {boardWithWaterBits(1)});
    m_reader.giveResult(bob, {boardWithWaterBits(2)});
    addFor(0, ann);
    addFor(1, bob);
    ASSERT_TRUE(waitForState(bob, InboxState::OnBoard));
    const int readings = m_reader.readingsBegun();
    m_inbox.addPhotos({{contentsOf(bob), bob, {}}, {contentsOf(ann), ann, {}}}, PhotoUse::NewGame);
    ASSERT_TRUE(waitFor([&] { return m_document.playerCount() == 2; }));
    EXPECT_EQ(boardOf(0), boardWithWaterBits(2));
    EXPECT_EQ(boardOf(1), boardWithWaterBits(1));
    EXPECT_EQ(stateOf(ann), InboxState::OnBoard);
    EXPECT_EQ(m_inbox.photos().size(), 2U);
    EXPECT_EQ(m_reader.readingsBegun(), readings);
}

TEST_F(SlowInboxTest, APhotoWithoutABoardStartsNoGame) {
    Document document;
    PhotoInbox inbox(document, m_selection, m_reader.function());
    m_reader.findNoBoard(QStringLiteral("none"));
    inbox.addPhotos({{contentsOf(QStringLiteral("none")), QStringLiteral("none"), {}}}, PhotoUse::NewGame);
    ASSERT_TRUE(waitFor([&] { return inbox.photos().front().state == InboxState::NoBoard; }));
    EXPECT_FALSE(document.isOpen());
    EXPECT_EQ(inbox.photos().front().question->answers, (std::vector{PhotoAnswer::MarkByHand, PhotoAnswer::SetAside}));
    // A game that is started now gets the photo, whose corners somebody marks.
    document.replace(m_document.table(), {});
    inbox.answer(idOf(QStringLiteral("none")), PhotoAnswer::MarkByHand);
    ASSERT_TRUE(document.playerState(0).photo);
    EXPECT_FALSE(document.playerState(0).photo->reading);
}

// Every player has a board when a photo that shows none is added.
class EverybodyHasABoardTest : public SlowInboxTest {
protected:
    // Adds that photo and waits until it was read.
    bool readPhotoWithoutBoard() {
        for (int seat = 0; seat < m_document.playerCount(); ++seat) {
            m_document.setStack(seat, cellNamed("a1"), stackOf({Token::Blue}));
        }
        m_reader.findNoBoard(none);
        dropAll({none});
        return waitForState(none, InboxState::NoBoard);
    }

    const QString none = QStringLiteral("none");
};

TEST_F(EverybodyHasABoardTest, APhotoWhoseRereadingWasStoppedIsReadWhenGivenToAPlayer) {
    ASSERT_TRUE(readPhotoWithoutBoard());
    m_inbox.readAgain(idOf(none));
    m_inbox.cancel(idOf(none));
    ASSERT_EQ(stateOf(none), InboxState::Loose);
    m_inbox.give(idOf(none), player(0));
    EXPECT_NE(stateOf(none), InboxState::Loose);
}

TEST_F(EverybodyHasABoardTest, APhotoKeepsItsQuestionWhileEverybodyHasABoard) {
    ASSERT_TRUE(readPhotoWithoutBoard());
    m_inbox.answer(idOf(none), PhotoAnswer::MarkByHand);
    EXPECT_TRUE(m_messages.contains(QStringLiteral("Everybody has a board.")));
    ASSERT_TRUE(entry(none).question);
    EXPECT_EQ(entry(none).question->answers, (std::vector{PhotoAnswer::MarkByHand, PhotoAnswer::SetAside}));
}

}  // namespace
}  // namespace concord::gui
