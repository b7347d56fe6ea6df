// Photos that are read at the same time come to the boards of their players, whatever happens meanwhile.
#include "tests/app/gui/photo/photo_inbox_support.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <random>

namespace concord::gui {
namespace {

TEST_F(SlowInboxTest, EachPhotoGoesToItsPlayer) {
    addFor(0, QStringLiteral("a"));
    addFor(1, QStringLiteral("b"));
    addFor(2, QStringLiteral("c"));
    EXPECT_TRUE(m_inbox.isReadingFor(0) && m_inbox.isReadingFor(1) && m_inbox.isReadingFor(2));
    m_reader.giveResult(QStringLiteral("c"));  // read first, but placed last
    m_reader.giveResult(QStringLiteral("b"));
    m_reader.giveResult(QStringLiteral("a"));
    ASSERT_TRUE(waitForPhoto("Cleo", QStringLiteral("c")));
    EXPECT_EQ(photoOf("Ann"), QStringLiteral("a"));
    EXPECT_EQ(photoOf("Bob"), QStringLiteral("b"));
    EXPECT_EQ(m_document.undoStack()->count(), 3);
    EXPECT_EQ(m_placedCount, 1);  // only Cleo's board was in view
    EXPECT_EQ(m_selection.player(), 2);
    EXPECT_TRUE(m_messages.isEmpty()) << m_messages.join(u'\n').toStdString();
}

TEST_F(SlowInboxTest, APhotoOfAnotherPlayerLeavesTheSelectionAlone) {
    addFor(0, QStringLiteral("a"));
    m_selection.selectPlayer(1);
    m_document.setStack(1, cellNamed("c2"), stackOf({Token::Blue}));
    m_selection.selectCell(cellNamed("c2"));
    m_reader.giveResult(QStringLiteral("a"));
    ASSERT_TRUE(waitForPhoto("Ann", QStringLiteral("a")));
    EXPECT_EQ(m_selection.player(), 1);
    EXPECT_EQ(m_selection.cell(), cellNamed("c2"));
    EXPECT_EQ(m_placedCount, 0);
}

TEST_F(SlowInboxTest, PhotosThatFailLeaveTheOthersAlone) {
    addFor(0, QStringLiteral("a"));
    addFor(1, QStringLiteral("b"));
    m_inbox.open({QStringLiteral("/nowhere/photo.jpg")}, PhotoUse::Board);
    addFor(2, QStringLiteral("c"));
    m_reader.failToRead(QStringLiteral("b"));
    m_reader.findNoBoard(QStringLiteral("c"));
    m_reader.giveResult(QStringLiteral("a"));
    ASSERT_TRUE(waitForPhoto("Cleo", QStringLiteral("c")));
    EXPECT_EQ(photoOf("Ann"), QStringLiteral("a"));
    EXPECT_EQ(photoOf("Bob"), QString());
    EXPECT_FALSE(m_document.playerState(2).photo->reading);
    ASSERT_TRUE(waitFor([&] { return m_messages.size() == 2; }));
    EXPECT_EQ(m_messages.front(), QStringLiteral("c shows none"));
    const QStringList lines = m_messages.back().split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), 2) << m_messages.back().toStdString();
    EXPECT_TRUE(lines[0].startsWith(QStringLiteral("photo.jpg cannot be opened"))) << lines[0].toStdString();
    EXPECT_EQ(lines[1], QStringLiteral("b is none"));
    EXPECT_EQ(stateOf(QStringLiteral("b")), InboxState::Unreadable);
    EXPECT_EQ(stateOf(QStringLiteral("c")), InboxState::NoBoard);
}

TEST_F(SlowInboxTest, RenamedAndMovedPlayersGetTheirPhotos) {
    addFor(1, QStringLiteral("b"));
    addFor(2, QStringLiteral("c"));
    m_document.renamePlayer(1, QStringLiteral("Cleo 2"));
    m_document.removePlayer(0);
    m_document.addPlayer(QStringLiteral("Bob"), {});
    m_reader.giveResult(QStringLiteral("b"));
    m_reader.giveResult(QStringLiteral("c"));
    ASSERT_TRUE(waitForPhoto("Cleo", QStringLiteral("c")));
    EXPECT_EQ(photoOf("Cleo 2"), QStringLiteral("b"));
    EXPECT_EQ(photoOf("Bob"), QString());
}

TEST_F(SlowInboxTest, ARemovedPlayersBoardComesBackWithThePlayer) {
    addFor(1, QStringLiteral("b"));
    m_document.removePlayer(1);
    m_reader.giveResult(QStringLiteral("b"));
    ASSERT_TRUE(waitForState(QStringLiteral("b"), InboxState::Question));
    EXPECT_TRUE(entry(QStringLiteral("b"))
                    .question->text()
                    .startsWith(QStringLiteral("The photo of Bob's board was read, but Bob is no longer")));
    EXPECT_EQ(photoOf("Ann"), QString());
    EXPECT_EQ(photoOf("Cleo"), QString());
    m_document.addPlayer(QStringLiteral("Bob"), {});  // another player of that name
    QCoreApplication::processEvents();
    EXPECT_EQ(photoOf("Bob"), QString());
    m_document.undoStack()->undo();
    m_document.undoStack()->undo();
    ASSERT_TRUE(waitForPhoto("Bob", QStringLiteral("b")));
    m_document.undoStack()->undo();
    EXPECT_EQ(photoOf("Bob"), QString());
}

TEST_F(SlowInboxTest, ARemovedPlayersPhotoStartsAGameWithoutBeingReadAgain) {
    addFor(1, QStringLiteral("b"));
    m_document.removePlayer(1);
    m_reader.giveResult(QStringLiteral("b"));
    ASSERT_TRUE(waitForState(QStringLiteral("b"), InboxState::Question));
    m_inbox.addPhotos({{contentsOf(QStringLiteral("b")), QStringLiteral("b"), {}}}, PhotoUse::NewGame);
    ASSERT_TRUE(waitFor([this] { return m_document.playerCount() == 1; }));
    m_document.renamePlayer(0, QStringLiteral("Bob"));
    QTest::qWait(200);  // a second reading would begin now
    EXPECT_EQ(m_reader.readingsBegun(), 1);
    EXPECT_EQ(m_document.playerState(0).photo->files.size(), 1U);
}

TEST_F(SlowInboxTest, AnUndoneAndRedonePlayerIsTheSame) {
    m_document.addPlayer(QStringLiteral("Dan"), {});
    addFor(3, QStringLiteral("d"));
    m_document.undoStack()->undo();
    m_document.undoStack()->redo();
    m_reader.giveResult(QStringLiteral("d"));
    EXPECT_TRUE(waitForPhoto("Dan", QStringLiteral("d")));
}

TEST_F(SlowInboxTest, ANewPlayerInTheSameSeatDoesNotGetThePhoto) {
    m_document.addPlayer(QStringLiteral("Dan"), {});
    addFor(3, QStringLiteral("d"));
    m_document.undoStack()->undo();
    m_document.addPlayer(QStringLiteral("Eve"), {});
    m_reader.giveResult(QStringLiteral("d"));
    ASSERT_TRUE(waitForState(QStringLiteral("d"), InboxState::Question));
    EXPECT_EQ(photoOf("Eve"), QString());
}

TEST_F(SlowInboxTest, TheLatestPhotoOfAPlayerIsOnTheBoard) {
    addFor(0, QStringLiteral("blurred"));
    addFor(1, QStringLiteral("b"));
    addFor(0, QStringLiteral("sharp"));
    m_reader.giveResult(QStringLiteral("blurred"));
    m_reader.giveResult(QStringLiteral("sharp"));
    m_reader.giveResult(QStringLiteral("b"));
    ASSERT_TRUE(waitFor([&] { return !m_inbox.isReadingFor(0) && !m_inbox.isReadingFor(1); }));
    EXPECT_EQ(photoOf("Ann"), QStringLiteral("sharp"));
    EXPECT_EQ(photoOf("Bob"), QStringLiteral("b"));
    EXPECT_EQ(m_notifications, QStringList{QStringLiteral("The photo replaced Ann's board.")});
    EXPECT_EQ(stateOf(QStringLiteral("blurred")), InboxState::Loose);
    m_accept();  // "Undo"
    EXPECT_EQ(photoOf("Ann"), QStringLiteral("blurred"));
    EXPECT_EQ(stateOf(QStringLiteral("sharp")), InboxState::Loose);
}

TEST_F(SlowInboxTest, CancellingStopsOnlyTheReadingOfThatPhoto) {
    addFor(0, QStringLiteral("a"));
    addFor(1, QStringLiteral("b"));
    m_inbox.cancel(idOf(QStringLiteral("a")));
    EXPECT_FALSE(m_inbox.isReadingFor(0));
    EXPECT_EQ(stateOf(QStringLiteral("a")), InboxState::Loose);
    m_reader.giveResult(QStringLiteral("a"));
    m_reader.giveResult(QStringLiteral("b"));
    ASSERT_TRUE(waitForPhoto("Bob", QStringLiteral("b")));
    EXPECT_EQ(photoOf("Ann"), QString());
    m_inbox.give(idOf(QStringLiteral("a")), player(0));  // reads it again
    EXPECT_TRUE(waitForPhoto("Ann", QStringLiteral("a")));
}

TEST_F(SlowInboxTest, AStoppedPhotoNoLongerNamesAReadingStage) {
    addFor(0, QStringLiteral("a"));
    ASSERT_TRUE(waitForState(QStringLiteral("a"), InboxState::Reading));
    EXPECT_TRUE(entry(QStringLiteral("a")).why);
    m_inbox.cancel(idOf(QStringLiteral("a")));
    EXPECT_FALSE(entry(QStringLiteral("a")).why);
}

TEST_F(SlowInboxTest, AStoppedPhotoCanStartANewGame) {
    addFor(0, QStringLiteral("a"));
    m_inbox.cancel(idOf(QStringLiteral("a")));
    m_inbox.addPhotos({{contentsOf(QStringLiteral("a")), QStringLiteral("a"), {}}}, PhotoUse::NewGame);
    m_reader.giveResult(QStringLiteral("a"), {boardWithWaterBits(1)});
    ASSERT_TRUE(waitFor([this] { return m_document.playerCount() == 1; }));
    EXPECT_EQ(boardOf(0), boardWithWaterBits(1));
}

TEST_F(SlowInboxTest, AProblemIsReportedWhenTheLastReadingIsStopped) {
    for (const bool isRemoved : {true, false}) {
        const QString way = isRemoved ? QStringLiteral("remove") : QStringLiteral("cancel");
        const QString damaged = QStringLiteral("damaged, ") + way;
        const QString good = QStringLiteral("good, ") + way;
        addFor(0, damaged);
        addFor(1, good);
        m_reader.failToRead(damaged);
        ASSERT_TRUE(waitForState(damaged, InboxState::Unreadable));
        EXPECT_TRUE(m_messages.isEmpty());
        isRemoved ? m_inbox.remove(idOf(good)) : m_inbox.cancel(idOf(good));
        EXPECT_EQ(m_messages, QStringList{damaged + QStringLiteral(" is none")});
        m_messages.clear();
    }
}

TEST_F(SlowInboxTest, OpeningAnotherGameForgetsThePhotosBeingRead) {
    addFor(0, QStringLiteral("a"));
    addFor(1, QStringLiteral("b"));
    m_document.replace(emptyTable(Side::A), {});
    m_reader.giveResult(QStringLiteral("a"));
    m_reader.giveResult(QStringLiteral("b"));
    addFor(0, QStringLiteral("c"));
    m_reader.giveResult(QStringLiteral("c"));
    ASSERT_TRUE(waitForPhoto("Player 1", QStringLiteral("c")));
    EXPECT_EQ(m_document.undoStack()->count(), 1);
}

TEST_F(SlowInboxTest, APhotoReadDuringAMouseStrokeIsAStepOfItsOwn) {
    addFor(0, QStringLiteral("a"));
    m_document.beginStroke();
    m_document.setStack(1, cellNamed("a1"), stackOf({Token::Blue}));
    m_document.setStack(1, cellNamed("a2"), stackOf({Token::Blue}));
    m_reader.giveResult(QStringLiteral("a"));
    ASSERT_TRUE(waitForPhoto("Ann", QStringLiteral("a")));
    m_document.setStack(1, cellNamed("a3"), stackOf({Token::Blue}));
    m_document.setStack(1, cellNamed("a4"), stackOf({Token::Blue}));
    m_document.endStroke();
    EXPECT_EQ(m_document.undoStack()->count(), 3);
    m_document.undoStack()->undo();
    EXPECT_EQ(photoOf("Ann"), QStringLiteral("a"));
    EXPECT_EQ(m_document.harmoniesPlayer(1).board->tokenCount(), 2);
}

// Whatever happens meanwhile, in whatever order: no photo is assigned to another player.
TEST_F(SlowInboxTest, NoPhotoIsAssignedToAnotherPlayer) {
    std::mt19937 random(5);  // a fixed seed: each run takes the same steps
    const auto randomUpTo = [&](int max) { return std::uniform_int_distribution(0, max)(random); };
    std::map<QString, PlayerId> meantFor;
    QStringList withoutResult;
    int photosOnBoards = 0;
    for (int step = 0; step < 600; ++step) {
        const int player = randomUpTo(m_document.playerCount() - 1);
        switch (randomUpTo(8)) {
            case 0:
                m_document.addPlayer(QStringLiteral("P%1").arg(step), {});
                break;
            case 1:
                m_document.removePlayer(player);
                break;
            case 2:
                m_document.renamePlayer(player, QStringLiteral("N%1").arg(step));
                break;
            case 3:
                m_document.undoStack()->undo();
                break;
            case 4:
                m_document.undoStack()->redo();
                break;
            case 5:
            case 6:
                withoutResult << QStringLiteral("photo %1").arg(step);
                meantFor.emplace(withoutResult.back(), m_document.playerState(player).player);
                addFor(player, withoutResult.back());
                break;
            default:
                if (!withoutResult.isEmpty()) {
                    // One of the two oldest: a later result waits until all those before it have come.
                    const QString photo = withoutResult.takeAt(randomUpTo(std::min<int>(2, withoutResult.size()) - 1));
                    randomUpTo(5) == 0 ? m_reader.failToRead(photo)
                                       : m_reader.giveResult(photo, randomUpTo(1) == 0 ? Side::A : Side::B);
                    QTest::qWait(2);  // for the result to arrive
                }
        }
        m_selection.keepWithin(m_document.playerCount(), m_document.harmonies().side);
        QCoreApplication::processEvents();
        for (int i = 0; i < m_document.playerCount(); ++i) {
            if (const std::shared_ptr<const Photo>& photo = m_document.playerState(i).photo) {
                ASSERT_EQ(meantFor.at(photo->files.back().path), m_document.playerState(i).player) << step;
                ++photosOnBoards;
            }
        }
    }
    EXPECT_GT(photosOnBoards, 100);
}

}  // namespace
}  // namespace concord::gui
