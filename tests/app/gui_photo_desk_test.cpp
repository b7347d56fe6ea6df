#include "app/gui/photo_desk.h"

#include "app/gui/board_outline.h"
#include "app/gui/table_edits.h"
#include "gui_support.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>

namespace concord::gui {
namespace {

QString samplePhoto(const QString& name) { return QStringLiteral(CONCORD_SAMPLES_DIR "/photos/") + name; }

class PhotoDeskTest : public ::testing::Test {
protected:
    PhotoDeskTest() {
        QObject::connect(&m_desk, &PhotoDesk::placed, [this] { m_done = true; });
        for (const auto problem : {&PhotoDesk::boardMissing, &PhotoDesk::failed}) {
            QObject::connect(&m_desk, problem, [this](const Wording& why) {
                m_problem = why();
                m_done = true;
            });
        }
        QObject::connect(&m_desk, &PhotoDesk::warned, [this](const Wording& text) { m_warning = text(); });
    }

    void wait() {
        while (!m_done) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        m_done = false;
    }
    // Two players with a board each; the second one's has tokens.
    void openTwoPlayers(Side side) {
        Table table = emptyTable(side);
        table.game.players.push_back(table.game.players.front());
        table.game.players.back().board->setStack(cellNamed("a1", side), stackOf({Token::Green}));
        table.sheets.resize(2);
        m_document.replace(table, {});
    }
    const Board& board(int player = 0) const { return *m_document.player(player).board; }
    const Photo* photo() const { return m_document.sheet(0).photo.get(); }

    Document m_document;
    Selection m_selection;
    PhotoDesk m_desk{m_document, m_selection};
    bool m_done = false;
    QString m_problem;
    QString m_warning;
};

TEST_F(PhotoDeskTest, WithoutADocumentAPhotoMakesOne) {
    m_desk.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    ASSERT_TRUE(m_document.isOpen());
    EXPECT_GT(board().tokenCount(), 0);
    EXPECT_EQ(board(), photo()->reading->board);
    EXPECT_FALSE(m_document.isModified());
}

TEST_F(PhotoDeskTest, APhotoGoesToTheSelectedPlayerAndCanBeUndone) {
    m_document.replace(emptyTable(Side::B), {});
    m_document.setStack(0, cellNamed("g4", Side::B), stackOf({Token::Blue}));
    const Table byHand = m_document.table();
    m_selection.selectCell(cellNamed("g4", Side::B));

    m_desk.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    EXPECT_EQ(m_document.game().side, photo()->reading->side);
    EXPECT_EQ(board(), photo()->reading->board);
    EXPECT_FALSE(m_selection.cell().has_value());
    m_document.undoStack()->undo();
    EXPECT_EQ(m_document.table(), byHand);
}

TEST_F(PhotoDeskTest, OtherPlayersBoardsDecideAboutTheSide) {
    openTwoPlayers(Side::B);
    m_desk.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));  // shows side A
    wait();
    EXPECT_EQ(m_document.game().side, Side::B);
    EXPECT_EQ(board(1).stack(cellNamed("a1", Side::B)), stackOf({Token::Green}));
    EXPECT_FALSE(m_desk.mayReadAsOtherSide());
}

TEST_F(PhotoDeskTest, AnEmptyBoardOfAnotherPlayerTakesTheSideOfThePhoto) {
    openTwoPlayers(Side::B);
    m_document.setStack(1, cellNamed("a1", Side::B), Stack());
    m_desk.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    EXPECT_EQ(m_document.game().side, Side::A);
    EXPECT_EQ(board(1), Board(Side::A));
}

TEST_F(PhotoDeskTest, APastedPictureIsReadLikeAFile) {
    QMimeData data;
    data.setImageData(QImage(samplePhoto(QStringLiteral("easy/dev_010.jpg"))));
    EXPECT_TRUE(PhotoDesk::holdsSomething(data));
    EXPECT_TRUE(m_desk.add(data, PhotoUse::Board));
    wait();
    ASSERT_TRUE(m_document.isOpen()) << m_problem.toStdString();
    EXPECT_TRUE(photo()->reading.has_value());
    EXPECT_FALSE(photo()->files.front().contents.isEmpty());  // can be read again
}

TEST_F(PhotoDeskTest, AFileMayComeAsAddressOrAsText) {
    const QString path = samplePhoto(QStringLiteral("easy/dev_010.jpg"));
    QMimeData address;
    address.setUrls({QUrl::fromLocalFile(path)});
    EXPECT_TRUE(PhotoDesk::holdsSomething(address));
    QMimeData text;
    text.setText(path + QLatin1Char('\n'));
    EXPECT_TRUE(PhotoDesk::holdsSomething(text));
    QMimeData letter;
    letter.setText(QStringLiteral("Dear reader"));
    EXPECT_FALSE(PhotoDesk::holdsSomething(letter));
    EXPECT_FALSE(m_desk.add(letter, PhotoUse::Board));
}

TEST_F(PhotoDeskTest, ASecondPhotoIsReadTogetherWithTheFirstAndKeepsWhatWasSettled) {
    m_desk.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    const Cell settled = cells(board().side()).front();
    const Stack odd = stackOf({Token::Red});
    m_document.setStack(0, settled, odd);
    const QTemporaryDir folder;
    const QString second = folder.filePath(QStringLiteral("second.jpg"));
    QImage(samplePhoto(QStringLiteral("easy/dev_010.jpg"))).save(second);
    m_desk.add(second, PhotoUse::SecondView);
    wait();
    EXPECT_EQ(photo()->files.size(), 2U);
    EXPECT_EQ(photo()->reading->photos.size(), 2U);
    EXPECT_EQ(board().stack(settled), odd);
    EXPECT_FALSE(m_document.isDoubtful(0, settled));
}

TEST_F(PhotoDeskTest, TheSamePhotoIsNoSecondOne) {
    m_desk.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    const Photo* const before = photo();
    m_desk.add(samplePhoto(QStringLiteral("easy/dev_010.jpg")), PhotoUse::SecondView);
    wait();
    EXPECT_TRUE(m_problem.startsWith(QStringLiteral("This photo was read already."))) << m_problem.toStdString();
    EXPECT_EQ(photo(), before);
}

TEST_F(PhotoDeskTest, ASecondPhotoWithoutABoardIsSaidAndTheFirstStays) {
    m_desk.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    const Board asRead = board();
    m_desk.add(samplePhoto(QStringLiteral("no-board/dev_neg_01.jpg")), PhotoUse::SecondView);
    wait();
    EXPECT_EQ(board(), asRead);
    EXPECT_FALSE(m_warning.isEmpty());
}

TEST_F(PhotoDeskTest, APhotoWithoutABoardLiesBesideWhatWasBuilt) {
    m_document.replace(emptyTable(Side::A), {});
    m_document.setStack(0, cellNamed("c2"), stackOf({Token::Green}));
    m_desk.open(samplePhoto(QStringLiteral("no-board/dev_neg_01.jpg")));
    wait();
    EXPECT_TRUE(m_problem.startsWith(QStringLiteral("dev_neg_01.jpg: "))) << m_problem.toStdString();
    ASSERT_NE(photo(), nullptr);
    EXPECT_FALSE(photo()->reading.has_value());
    EXPECT_EQ(board().stack(cellNamed("c2")), stackOf({Token::Green}));
}

TEST_F(PhotoDeskTest, AMarkedOutlineIsReadAndABadOneLeavesEverything) {
    m_desk.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    m_desk.readInOutline(BoardOutline(*photo()).forReading());  // where it was found
    wait();
    EXPECT_TRUE(m_problem.isEmpty()) << m_problem.toStdString();
    EXPECT_EQ(m_document.undoStack()->count(), 1);
    EXPECT_EQ(board().side(), Side::A);
    const Table asRead = m_document.table();
    m_desk.readInOutline({{2, 2}, {40, 2}, {40, 30}, {2, 30}});
    wait();
    EXPECT_FALSE(m_problem.isEmpty());
    EXPECT_EQ(m_document.table(), asRead);
}

TEST_F(PhotoDeskTest, ACancelledReadingChangesNothingAndAnotherCanFollow) {
    m_document.replace(emptyTable(Side::A), {});
    const Table before = m_document.table();
    QStringList stages;
    QObject::connect(&m_desk, &PhotoDesk::progressed, [&](const Wording& what) { stages << what(); });
    m_desk.open(samplePhoto(QStringLiteral("easy/dev_018.jpg")));
    while (stages.size() < 2) {  // it is under way
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    m_desk.cancel();
    m_desk.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    EXPECT_EQ(m_document.undoStack()->count(), 1);
    EXPECT_TRUE(photo()->files.front().path.endsWith(QStringLiteral("dev_010.jpg")));
    m_document.undoStack()->undo();
    EXPECT_EQ(m_document.table(), before);
}

TEST_F(PhotoDeskTest, ReadingAsTheOtherSideTurnsTheBoardOver) {
    m_desk.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    const Side side = board().side();
    ASSERT_TRUE(m_desk.mayReadAsOtherSide());
    m_desk.readAsOtherSide();
    wait();
    EXPECT_NE(board().side(), side);
    m_document.undoStack()->undo();
    EXPECT_EQ(board().side(), side);
}

TEST_F(PhotoDeskTest, APhotoOfTheOtherSideThanChosenIsSaidAndPutRight) {
    Wording offer;
    QObject::connect(&m_desk, &PhotoDesk::otherSideShown, [&](const Wording& text, const Wording& button) {
        m_warning = text();
        offer = button;
    });
    NewGame game;
    game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#d1495b"}};
    game.side = Side::B;
    m_document.replace(tableFor(game), {});
    m_selection.selectPlayer(1);
    m_desk.add(samplePhoto(QStringLiteral("easy/dev_010.jpg")), PhotoUse::Board);
    wait();
    ASSERT_EQ(board(1).side(), Side::A);
    EXPECT_TRUE(m_warning.startsWith(QStringLiteral("The photo shows side A, but side B was chosen for this game.")));
    ASSERT_TRUE(offer);
    EXPECT_EQ(offer(), QStringLiteral("Read as side &B"));
    // Taken up while another player is looked at, it is still about that photo.
    m_selection.selectPlayer(0);
    m_warning.clear();
    m_desk.readAsChosenSide();
    wait();
    EXPECT_EQ(m_document.game().side, Side::B);
    EXPECT_EQ(board(1).side(), Side::B);
    EXPECT_EQ(m_selection.player(), 1);
    EXPECT_FALSE(m_warning.contains(QStringLiteral("was chosen"))) << m_warning.toStdString();
}

TEST_F(PhotoDeskTest, APhotoOfTheChosenSideOrOfANewGameIsNoSurprise) {
    bool surprised = false;
    QObject::connect(&m_desk, &PhotoDesk::otherSideShown, [&] { surprised = true; });
    m_document.replace(emptyTable(Side::A), {});
    m_desk.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    EXPECT_EQ(board().side(), Side::A);
    m_document.replace(emptyTable(Side::B), {});
    m_desk.add(samplePhoto(QStringLiteral("easy/dev_010.jpg")), PhotoUse::NewGame);
    wait();
    EXPECT_EQ(board().side(), Side::A);
    EXPECT_FALSE(surprised);
}

}  // namespace
}  // namespace concord::gui
