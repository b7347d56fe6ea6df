#include "app/gui/photo/photo_inbox.h"

#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/photo/board_outline.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace concord::gui {
namespace {

QString samplePath(const QString& name) { return QStringLiteral(CONCORD_SAMPLES_DIR "/photos/") + name; }

class PhotoInboxTest : public ::testing::Test {
protected:
    PhotoInboxTest() {
        QObject::connect(&m_inbox, &PhotoInbox::placed, [this] { m_done = true; });
        for (const auto problem : {&PhotoInbox::boardMissing, &PhotoInbox::failed}) {
            QObject::connect(&m_inbox, problem, [this](const Wording& why) {
                m_problem = why();
                m_done = true;
            });
        }
    }

    // Waits until a photo is placed or a problem is reported.
    void waitForOutcome() {
        while (!m_done) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        m_done = false;
    }
    // Two players with a board each; the second one's has a token.
    void openTwoPlayers(Side side) {
        Table table = emptyTable(side);
        changeHarmonies(table, [&](Game& game) {
            game.players.push_back(game.players.front());
            game.players.back().board->setStack(cellNamed("a1", side), stackOf({Token::Green}));
        });
        table.playerStates.resize(2);
        m_document.replace(table, {});
    }
    void open(const QString& path) { m_inbox.open({path}, PhotoUse::NextPlayer); }
    const Board& board(int player = 0) const { return *m_document.harmoniesPlayer(player).board; }
    const Photo* photo() const { return m_document.playerState(0).photo.get(); }

    Document m_document;
    Selection m_selection;
    PhotoInbox m_inbox{m_document, m_selection};
    bool m_done = false;
    QString m_problem;
};

TEST_F(PhotoInboxTest, WithoutAGameAPhotoStartsOne) {
    open(samplePath(QStringLiteral("easy/dev_010.jpg")));
    waitForOutcome();
    ASSERT_TRUE(m_document.isOpen());
    EXPECT_GT(board().tokenCount(), 0);
    EXPECT_EQ(board(), photo()->reading->board);
    EXPECT_FALSE(m_document.isModified());
}

TEST_F(PhotoInboxTest, APhotoGoesToTheSelectedPlayerAndCanBeUndone) {
    m_document.replace(emptyTable(Side::B), {});
    m_document.setStack(0, cellNamed("g4", Side::B), stackOf({Token::Blue}));
    const Table byHand = m_document.table();
    m_selection.selectCell(cellNamed("g4", Side::B));

    m_inbox.open({samplePath(QStringLiteral("easy/dev_010.jpg"))}, PhotoUse::Board);
    waitForOutcome();
    EXPECT_EQ(m_document.harmonies().side, photo()->reading->side);
    EXPECT_EQ(board(), photo()->reading->board);
    EXPECT_FALSE(m_selection.cell().has_value());
    m_document.undoStack()->undo();
    EXPECT_EQ(m_document.table(), byHand);
}

TEST_F(PhotoInboxTest, AnEmptyBoardOfAnotherPlayerTakesTheSideOfThePhoto) {
    openTwoPlayers(Side::B);
    m_document.setStack(1, cellNamed("a1", Side::B), Stack());
    open(samplePath(QStringLiteral("easy/dev_010.jpg")));
    waitForOutcome();
    EXPECT_EQ(m_document.harmonies().side, Side::A);
    EXPECT_EQ(board(1), Board(Side::A));
}

TEST_F(PhotoInboxTest, APastedPictureIsReadLikeAFile) {
    QMimeData data;
    data.setImageData(QImage(samplePath(QStringLiteral("easy/dev_010.jpg"))));
    EXPECT_TRUE(PhotoInbox::holdsSomething(data));
    EXPECT_TRUE(m_inbox.add(data, PhotoUse::Board));
    waitForOutcome();
    ASSERT_TRUE(m_document.isOpen()) << m_problem.toStdString();
    EXPECT_TRUE(photo()->reading.has_value());
    EXPECT_FALSE(photo()->files.front().contents.isEmpty());  // can be read again
}

TEST_F(PhotoInboxTest, AFileIsRecognisedInAPastedUrlOrText) {
    const QString path = samplePath(QStringLiteral("easy/dev_010.jpg"));
    QMimeData url;
    url.setUrls({QUrl::fromLocalFile(path)});
    EXPECT_TRUE(PhotoInbox::holdsSomething(url));
    QMimeData text;
    text.setText(path + QLatin1Char('\n'));
    EXPECT_TRUE(PhotoInbox::holdsSomething(text));
    QMimeData letter;
    letter.setText(QStringLiteral("Dear reader"));
    EXPECT_FALSE(PhotoInbox::holdsSomething(letter));
    EXPECT_FALSE(m_inbox.add(letter, PhotoUse::Board));
}

TEST_F(PhotoInboxTest, ASecondPhotoIsReadTogetherWithTheFirstAndKeepsWhatWasSettled) {
    open(samplePath(QStringLiteral("easy/dev_010.jpg")));
    waitForOutcome();
    const Cell settled = cells(board().side()).front();
    const Stack corrected = stackOf({Token::Red});
    m_document.setStack(0, settled, corrected);
    const QTemporaryDir folder;
    const QString second = folder.filePath(QStringLiteral("second.jpg"));
    QImage(samplePath(QStringLiteral("easy/dev_010.jpg"))).save(second);
    m_inbox.open({second}, PhotoUse::SecondView);
    waitForOutcome();
    EXPECT_EQ(photo()->files.size(), 2U);
    EXPECT_EQ(photo()->reading->photos.size(), 2U);
    EXPECT_EQ(board().stack(settled), corrected);
    EXPECT_FALSE(m_document.isDoubtful(0, settled));
}

TEST_F(PhotoInboxTest, TheSamePhotoIsNotTakenAsASecondOne) {
    open(samplePath(QStringLiteral("easy/dev_010.jpg")));
    waitForOutcome();
    const Photo* const before = photo();
    m_inbox.open({samplePath(QStringLiteral("easy/dev_010.jpg"))}, PhotoUse::SecondView);
    waitForOutcome();
    EXPECT_TRUE(m_problem.startsWith(QStringLiteral("This photo was already read."))) << m_problem.toStdString();
    EXPECT_EQ(photo(), before);
}

TEST_F(PhotoInboxTest, ASecondPhotoWithoutABoardIsReportedAndTheFirstStays) {
    open(samplePath(QStringLiteral("easy/dev_010.jpg")));
    waitForOutcome();
    const Board asRead = board();
    m_inbox.open({samplePath(QStringLiteral("no-board/dev_neg_01.jpg"))}, PhotoUse::SecondView);
    const auto second = [this] { return m_inbox.photos().back(); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return second().state == InboxState::NoBoard; }, 60000));
    EXPECT_EQ(board(), asRead);
    ASSERT_TRUE(second().question);
    EXPECT_TRUE(second().question->text().startsWith(QStringLiteral("dev_neg_01.jpg: ")));
}

TEST_F(PhotoInboxTest, APhotoWithoutABoardLeavesTheBoardAsItIs) {
    m_document.replace(emptyTable(Side::A), {});
    m_document.setStack(0, cellNamed("c2"), stackOf({Token::Green}));
    m_inbox.open({samplePath(QStringLiteral("no-board/dev_neg_01.jpg"))}, PhotoUse::Board);
    waitForOutcome();
    EXPECT_TRUE(m_problem.startsWith(QStringLiteral("dev_neg_01.jpg: "))) << m_problem.toStdString();
    ASSERT_NE(photo(), nullptr);
    EXPECT_FALSE(photo()->reading.has_value());
    EXPECT_EQ(board().stack(cellNamed("c2")), stackOf({Token::Green}));
}

TEST_F(PhotoInboxTest, AMarkedOutlineIsReadAndABadOneChangesNothing) {
    open(samplePath(QStringLiteral("easy/dev_010.jpg")));
    waitForOutcome();
    m_inbox.readWithCorners(BoardOutline(*photo()).forReading());  // where it was found
    waitForOutcome();
    EXPECT_TRUE(m_problem.isEmpty()) << m_problem.toStdString();
    EXPECT_EQ(m_document.undoStack()->count(), 1);
    EXPECT_EQ(board().side(), Side::A);
    const Table asRead = m_document.table();
    m_inbox.readWithCorners({{2, 2}, {40, 2}, {40, 30}, {2, 30}});
    waitForOutcome();
    EXPECT_FALSE(m_problem.isEmpty());
    EXPECT_EQ(m_document.table(), asRead);
}

TEST_F(PhotoInboxTest, AnUnreadableFileDoesNotDisturbAnotherPlayersReading) {
    openTwoPlayers(Side::A);
    m_selection.selectPlayer(0);
    m_inbox.open({samplePath(QStringLiteral("easy/dev_010.jpg"))}, PhotoUse::Board);
    m_selection.selectPlayer(1);
    m_inbox.open({QStringLiteral("/nowhere/photo.jpg")}, PhotoUse::Board);
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return m_document.playerState(0).photo || m_document.playerState(1).photo; }, 60000));
    EXPECT_TRUE(m_document.playerState(0).photo);
    EXPECT_FALSE(m_document.playerState(1).photo);
    EXPECT_FALSE(m_problem.isEmpty());
}

TEST_F(PhotoInboxTest, APhotoFollowsItsPlayerWhenAnotherOneIsRemoved) {
    openTwoPlayers(Side::A);
    m_selection.selectPlayer(1);
    m_inbox.open({samplePath(QStringLiteral("easy/dev_010.jpg"))}, PhotoUse::Board);
    m_document.addPlayer(QStringLiteral("Cleo"), {});
    m_document.renamePlayer(1, QStringLiteral("Bob"));
    m_document.removePlayer(0);
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return m_document.playerState(0).photo || m_document.playerState(1).photo; }, 60000));
    EXPECT_EQ(m_document.harmoniesPlayer(0).name, "Bob");
    EXPECT_TRUE(m_document.playerState(0).photo);
    EXPECT_FALSE(m_document.playerState(1).photo);
}

}  // namespace
}  // namespace concord::gui
