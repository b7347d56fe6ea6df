#include "app/gui/photo/photo_inbox.h"

#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/photo/board_outline.h"
#include "tests/app/gui_support.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <random>

namespace concord::gui {
namespace {

QString samplePhoto(const QString& name) { return QStringLiteral(CONCORD_SAMPLES_DIR "/photos/") + name; }

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
        QObject::connect(&m_inbox, &PhotoInbox::warned, [this](const Wording& text) { m_warning = text(); });
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
        changeHarmonies(table, [&](Game& game) {
            game.players.push_back(game.players.front());
            game.players.back().board->setStack(cellNamed("a1", side), stackOf({Token::Green}));
        });
        table.playerStates.resize(2);
        m_document.replace(table, {});
    }
    const Board& board(int player = 0) const { return *m_document.harmoniesPlayer(player).board; }
    const Photo* photo() const { return m_document.playerState(0).photo.get(); }

    Document m_document;
    Selection m_selection;
    PhotoInbox m_inbox{m_document, m_selection};
    bool m_done = false;
    QString m_problem;
    QString m_warning;
};

TEST_F(PhotoInboxTest, WithoutADocumentAPhotoMakesOne) {
    m_inbox.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
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

    m_inbox.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    EXPECT_EQ(m_document.harmonies().side, photo()->reading->side);
    EXPECT_EQ(board(), photo()->reading->board);
    EXPECT_FALSE(m_selection.cell().has_value());
    m_document.undoStack()->undo();
    EXPECT_EQ(m_document.table(), byHand);
}

TEST_F(PhotoInboxTest, OtherPlayersBoardsDecideAboutTheSide) {
    openTwoPlayers(Side::B);
    m_inbox.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));  // shows side A
    wait();
    EXPECT_EQ(m_document.harmonies().side, Side::B);
    EXPECT_EQ(board(1).stack(cellNamed("a1", Side::B)), stackOf({Token::Green}));
    EXPECT_FALSE(m_inbox.mayReadAsOtherSide());
}

TEST_F(PhotoInboxTest, AnEmptyBoardOfAnotherPlayerTakesTheSideOfThePhoto) {
    openTwoPlayers(Side::B);
    m_document.setStack(1, cellNamed("a1", Side::B), Stack());
    m_inbox.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    EXPECT_EQ(m_document.harmonies().side, Side::A);
    EXPECT_EQ(board(1), Board(Side::A));
}

TEST_F(PhotoInboxTest, APastedPictureIsReadLikeAFile) {
    QMimeData data;
    data.setImageData(QImage(samplePhoto(QStringLiteral("easy/dev_010.jpg"))));
    EXPECT_TRUE(PhotoInbox::holdsSomething(data));
    EXPECT_TRUE(m_inbox.add(data, PhotoUse::Board));
    wait();
    ASSERT_TRUE(m_document.isOpen()) << m_problem.toStdString();
    EXPECT_TRUE(photo()->reading.has_value());
    EXPECT_FALSE(photo()->files.front().contents.isEmpty());  // can be read again
}

TEST_F(PhotoInboxTest, AFileMayComeAsAddressOrAsText) {
    const QString path = samplePhoto(QStringLiteral("easy/dev_010.jpg"));
    QMimeData address;
    address.setUrls({QUrl::fromLocalFile(path)});
    EXPECT_TRUE(PhotoInbox::holdsSomething(address));
    QMimeData text;
    text.setText(path + QLatin1Char('\n'));
    EXPECT_TRUE(PhotoInbox::holdsSomething(text));
    QMimeData letter;
    letter.setText(QStringLiteral("Dear reader"));
    EXPECT_FALSE(PhotoInbox::holdsSomething(letter));
    EXPECT_FALSE(m_inbox.add(letter, PhotoUse::Board));
}

TEST_F(PhotoInboxTest, ASecondPhotoIsReadTogetherWithTheFirstAndKeepsWhatWasSettled) {
    m_inbox.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    const Cell settled = cells(board().side()).front();
    const Stack odd = stackOf({Token::Red});
    m_document.setStack(0, settled, odd);
    const QTemporaryDir folder;
    const QString second = folder.filePath(QStringLiteral("second.jpg"));
    QImage(samplePhoto(QStringLiteral("easy/dev_010.jpg"))).save(second);
    m_inbox.add(second, PhotoUse::SecondView);
    wait();
    EXPECT_EQ(photo()->files.size(), 2U);
    EXPECT_EQ(photo()->reading->photos.size(), 2U);
    EXPECT_EQ(board().stack(settled), odd);
    EXPECT_FALSE(m_document.isDoubtful(0, settled));
}

TEST_F(PhotoInboxTest, TheSamePhotoIsNoSecondOne) {
    m_inbox.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    const Photo* const before = photo();
    m_inbox.add(samplePhoto(QStringLiteral("easy/dev_010.jpg")), PhotoUse::SecondView);
    wait();
    EXPECT_TRUE(m_problem.startsWith(QStringLiteral("This photo was read already."))) << m_problem.toStdString();
    EXPECT_EQ(photo(), before);
}

TEST_F(PhotoInboxTest, ASecondPhotoWithoutABoardIsReportedAndTheFirstStays) {
    m_inbox.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    const Board asRead = board();
    m_inbox.add(samplePhoto(QStringLiteral("no-board/dev_neg_01.jpg")), PhotoUse::SecondView);
    wait();
    EXPECT_EQ(board(), asRead);
    EXPECT_FALSE(m_warning.isEmpty());
}

TEST_F(PhotoInboxTest, APhotoWithoutABoardLiesBesideWhatWasBuilt) {
    m_document.replace(emptyTable(Side::A), {});
    m_document.setStack(0, cellNamed("c2"), stackOf({Token::Green}));
    m_inbox.open(samplePhoto(QStringLiteral("no-board/dev_neg_01.jpg")));
    wait();
    EXPECT_TRUE(m_problem.startsWith(QStringLiteral("dev_neg_01.jpg: "))) << m_problem.toStdString();
    ASSERT_NE(photo(), nullptr);
    EXPECT_FALSE(photo()->reading.has_value());
    EXPECT_EQ(board().stack(cellNamed("c2")), stackOf({Token::Green}));
}

TEST_F(PhotoInboxTest, AMarkedOutlineIsReadAndABadOneLeavesEverything) {
    m_inbox.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    m_inbox.readInOutline(BoardOutline(*photo()).forReading());  // where it was found
    wait();
    EXPECT_TRUE(m_problem.isEmpty()) << m_problem.toStdString();
    EXPECT_EQ(m_document.undoStack()->count(), 1);
    EXPECT_EQ(board().side(), Side::A);
    const Table asRead = m_document.table();
    m_inbox.readInOutline({{2, 2}, {40, 2}, {40, 30}, {2, 30}});
    wait();
    EXPECT_FALSE(m_problem.isEmpty());
    EXPECT_EQ(m_document.table(), asRead);
}

TEST_F(PhotoInboxTest, ACancelledReadingChangesNothingAndAnotherCanFollow) {
    m_document.replace(emptyTable(Side::A), {});
    const Table before = m_document.table();
    QStringList stages;
    QObject::connect(&m_inbox, &PhotoInbox::progressed, [&](const Wording& what) { stages << what(); });
    m_inbox.open(samplePhoto(QStringLiteral("easy/dev_018.jpg")));
    while (stages.size() < 2) {  // it is under way
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    m_inbox.cancelReading();
    m_inbox.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    EXPECT_EQ(m_document.undoStack()->count(), 1);
    EXPECT_TRUE(photo()->files.front().path.endsWith(QStringLiteral("dev_010.jpg")));
    m_document.undoStack()->undo();
    EXPECT_EQ(m_document.table(), before);
}

TEST_F(PhotoInboxTest, AFileThatCannotBeReadLeavesTheReadingUnderWayToItsPlayer) {
    openTwoPlayers(Side::A);
    m_selection.selectPlayer(0);
    m_inbox.add(samplePhoto(QStringLiteral("easy/dev_010.jpg")), PhotoUse::Board);
    m_selection.selectPlayer(1);
    m_inbox.add(QStringLiteral("/nowhere/photo.jpg"), PhotoUse::Board);
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return m_document.playerState(0).photo || m_document.playerState(1).photo; }, 60000));
    EXPECT_TRUE(m_document.playerState(0).photo);
    EXPECT_FALSE(m_document.playerState(1).photo);
    EXPECT_FALSE(m_problem.isEmpty());
}

TEST_F(PhotoInboxTest, APhotoFollowsItsPlayerWhenAnotherOneIsRemoved) {
    openTwoPlayers(Side::A);
    m_selection.selectPlayer(1);
    m_inbox.add(samplePhoto(QStringLiteral("easy/dev_010.jpg")), PhotoUse::Board);
    m_document.addPlayer(QStringLiteral("Cleo"), {});
    m_document.renamePlayer(1, QStringLiteral("Bob"));
    m_document.removePlayer(0);
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return m_document.playerState(0).photo || m_document.playerState(1).photo; }, 60000));
    EXPECT_EQ(m_document.harmoniesPlayer(0).name, "Bob");
    EXPECT_TRUE(m_document.playerState(0).photo);
    EXPECT_FALSE(m_document.playerState(1).photo);
}

TEST_F(PhotoInboxTest, ReadingAsTheOtherSideTurnsTheBoardOver) {
    m_inbox.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    const Side side = board().side();
    ASSERT_TRUE(m_inbox.mayReadAsOtherSide());
    m_inbox.readAsOtherSide();
    wait();
    EXPECT_NE(board().side(), side);
    m_document.undoStack()->undo();
    EXPECT_EQ(board().side(), side);
}

TEST_F(PhotoInboxTest, APhotoOfTheOtherSideThanChosenIsReportedAndPutRight) {
    Wording offer;
    QObject::connect(&m_inbox, &PhotoInbox::otherSideShown, [&](const Wording& text, const Wording& button) {
        m_warning = text();
        offer = button;
    });
    NewGame game;
    game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#d1495b"}};
    game.side = Side::B;
    m_document.replace(tableFor(game), {});
    m_selection.selectPlayer(1);
    m_inbox.add(samplePhoto(QStringLiteral("easy/dev_010.jpg")), PhotoUse::Board);
    wait();
    ASSERT_EQ(board(1).side(), Side::A);
    EXPECT_TRUE(m_warning.startsWith(QStringLiteral("The photo shows side A, but side B was chosen for this game.")));
    ASSERT_TRUE(offer);
    EXPECT_EQ(offer(), QStringLiteral("Read as side &B"));
    // Accepted while another player is selected, it is still about that photo.
    m_selection.selectPlayer(0);
    m_warning.clear();
    m_inbox.readAsChosenSide();
    wait();
    EXPECT_EQ(m_document.harmonies().side, Side::B);
    EXPECT_EQ(board(1).side(), Side::B);
    EXPECT_EQ(m_selection.player(), 1);
    EXPECT_FALSE(m_warning.contains(QStringLiteral("was chosen"))) << m_warning.toStdString();
}

TEST_F(PhotoInboxTest, APhotoOfTheChosenSideOrOfANewGameIsNoSurprise) {
    bool surprised = false;
    QObject::connect(&m_inbox, &PhotoInbox::otherSideShown, [&] { surprised = true; });
    m_document.replace(emptyTable(Side::A), {});
    m_inbox.open(samplePhoto(QStringLiteral("easy/dev_010.jpg")));
    wait();
    EXPECT_EQ(board().side(), Side::A);
    m_document.replace(emptyTable(Side::B), {});
    m_inbox.add(samplePhoto(QStringLiteral("easy/dev_010.jpg")), PhotoUse::NewGame);
    wait();
    EXPECT_EQ(board().side(), Side::A);
    EXPECT_FALSE(surprised);
}

// --- several photos at once, read when the test says so ---------------------------------------------

// A reader that waits until the test gives the result.
class SlowReader {
public:
    ReadPhoto function() {
        return [this](const PhotoRequest& request, const std::function<void(vision::Stage)>&,
                      const std::stop_token& stop) { return read(request, stop); };
    }
    // Lets the photo of this name be read, as the requested side or else as this one.
    void answer(const QString& photo, Side side = Side::A) { answer(photo, {side, true, {}}); }
    void failToRead(const QString& photo) { answer(photo, {Side::A, false, photo + QStringLiteral(" is none")}); }
    void findNoBoard(const QString& photo) { answer(photo, {Side::A, true, photo + QStringLiteral(" shows none")}); }

private:
    struct Answer {
        Side side;
        bool photo;
        QString problem;
    };

    void answer(const QString& photo, const Answer& answer) {
        const std::scoped_lock lock(m_mutex);
        m_answers.insert_or_assign(photo, answer);
        m_changed.notify_all();
    }

    PhotoOutcome read(const PhotoRequest& request, const std::stop_token& stop) {
        const QString name = request.files.back().path;
        std::unique_lock lock(m_mutex);
        if (!m_changed.wait(lock, stop, [&] { return m_answers.contains(name); })) {
            return {};
        }
        const Answer& answer = m_answers.at(name);
        const Wording problem = answer.problem.isEmpty() ? Wording() : [text = answer.problem] { return text; };
        if (!answer.photo) {
            return {{}, problem};
        }
        auto photo = std::make_shared<Photo>(*doubtfulPhoto());
        photo->files = request.files;
        if (problem) {
            photo->reading.reset();
        } else {
            const Side side = request.side.value_or(answer.side);
            photo->reading->side = side;
            photo->reading->board = Board(side);
            photo->reading->board.setStack(cellNamed("a1", side), stackOf({Token::Green}));
            photo->reading->cells.clear();
            photo->reading->review.clear();
        }
        return {photo, problem};
    }

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::map<QString, Answer> m_answers;
};

class PendingPhotosTest : public ::testing::Test {
protected:
    PendingPhotosTest() {
        NewGame game;
        game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#d1495b"}, {"Cleo", "#7a5195"}};
        m_document.replace(tableFor(game), {});
        QObject::connect(&m_inbox, &PhotoInbox::placed, [this] { ++m_placed; });
        for (const auto message :
             {&PhotoInbox::failed, &PhotoInbox::warned, &PhotoInbox::noted, &PhotoInbox::boardMissing}) {
            QObject::connect(&m_inbox, message, [this](const Wording& text) { m_messages << text(); });
        }
    }

    void drop(int player, const QString& photo) {
        m_selection.selectPlayer(player);
        m_inbox.add(QImage(8, 8, QImage::Format_RGB32), photo, PhotoUse::Board);
    }
    // The photo beside the board of the player of that name: "" for none, "?" for nobody of that name.
    QString photoOf(const std::string& name) const {
        for (int player = 0; player < m_document.playerCount(); ++player) {
            if (m_document.harmoniesPlayer(player).name == name) {
                const std::shared_ptr<const Photo>& photo = m_document.playerState(player).photo;
                return photo ? photo->files.back().path : QString();
            }
        }
        return QStringLiteral("?");
    }
    bool waitFor(const std::function<bool()>& done) { return QTest::qWaitFor(done, 60000); }
    bool comesTo(const std::string& name, const QString& photo) {
        return waitFor([&] { return photoOf(name) == photo; });
    }

    SlowReader m_reader;
    Document m_document;
    Selection m_selection;
    PhotoInbox m_inbox{m_document, m_selection, m_reader.function()};
    int m_placed = 0;
    QStringList m_messages;
};

TEST_F(PendingPhotosTest, EachPhotoGoesToItsPlayer) {
    drop(0, QStringLiteral("a"));
    drop(1, QStringLiteral("b"));
    drop(2, QStringLiteral("c"));
    EXPECT_TRUE(m_inbox.isReadingFor(0) && m_inbox.isReadingFor(1) && m_inbox.isReadingFor(2));
    m_reader.answer(QStringLiteral("c"));  // its turn comes last
    m_reader.answer(QStringLiteral("b"));
    m_reader.answer(QStringLiteral("a"));
    ASSERT_TRUE(comesTo("Cleo", QStringLiteral("c")));
    EXPECT_EQ(photoOf("Ann"), QStringLiteral("a"));
    EXPECT_EQ(photoOf("Bob"), QStringLiteral("b"));
    EXPECT_EQ(m_document.undoStack()->count(), 3);
    EXPECT_EQ(m_placed, 1);  // the others were not looked at
    EXPECT_EQ(m_selection.player(), 2);
    EXPECT_EQ(m_messages,
              QStringList{QStringLiteral("The photo of Ann's board was read.\nThe photo of Bob's board was read.")});
}

TEST_F(PendingPhotosTest, TheSelectedPlayerStaysVisible) {
    drop(0, QStringLiteral("a"));
    m_selection.selectPlayer(1);
    m_document.setStack(1, cellNamed("c2"), stackOf({Token::Blue}));
    m_selection.selectCell(cellNamed("c2"));
    m_reader.answer(QStringLiteral("a"));
    ASSERT_TRUE(comesTo("Ann", QStringLiteral("a")));
    EXPECT_EQ(m_selection.player(), 1);
    EXPECT_EQ(m_selection.cell(), cellNamed("c2"));
    EXPECT_EQ(m_placed, 0);
    EXPECT_EQ(m_messages, QStringList{QStringLiteral("The photo of Ann's board was read.")});
}

TEST_F(PendingPhotosTest, PhotosThatFailLeaveTheOthersAlone) {
    drop(0, QStringLiteral("a"));
    drop(1, QStringLiteral("b"));
    m_inbox.add(QStringLiteral("/nowhere/photo.jpg"), PhotoUse::Board);
    drop(2, QStringLiteral("c"));
    m_reader.failToRead(QStringLiteral("b"));
    m_reader.findNoBoard(QStringLiteral("c"));
    m_reader.answer(QStringLiteral("a"));
    ASSERT_TRUE(comesTo("Cleo", QStringLiteral("c")));
    EXPECT_EQ(photoOf("Ann"), QStringLiteral("a"));
    EXPECT_EQ(photoOf("Bob"), QString());
    EXPECT_FALSE(m_document.playerState(2).photo->reading);
    ASSERT_TRUE(waitFor([&] { return m_messages.size() == 2; }));
    EXPECT_EQ(m_messages.front(), QStringLiteral("c shows none"));
    const QStringList lines = m_messages.back().split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), 3) << m_messages.back().toStdString();
    EXPECT_TRUE(lines[0].startsWith(QStringLiteral("photo.jpg cannot be opened"))) << lines[0].toStdString();
    EXPECT_EQ(lines[1], QStringLiteral("The photo of Ann's board was read."));
    EXPECT_EQ(lines[2], QStringLiteral("b is none"));
}

TEST_F(PendingPhotosTest, RenamedAndMovedPlayersGetTheirs) {
    drop(1, QStringLiteral("b"));
    drop(2, QStringLiteral("c"));
    m_document.renamePlayer(1, QStringLiteral("Cleo 2"));
    m_document.removePlayer(0);
    m_document.addPlayer(QStringLiteral("Bob"), {});
    m_reader.answer(QStringLiteral("b"));
    m_reader.answer(QStringLiteral("c"));
    ASSERT_TRUE(comesTo("Cleo", QStringLiteral("c")));
    EXPECT_EQ(photoOf("Cleo 2"), QStringLiteral("b"));
    EXPECT_EQ(photoOf("Bob"), QString());
}

TEST_F(PendingPhotosTest, ARemovedPlayersBoardComesBackWithThePlayer) {
    drop(1, QStringLiteral("b"));
    m_document.removePlayer(1);
    m_reader.answer(QStringLiteral("b"));
    ASSERT_TRUE(waitFor([&] { return !m_messages.isEmpty(); }));
    EXPECT_TRUE(
        m_messages.front().startsWith(QStringLiteral("The photo of Bob's board was read, but Bob is no longer")));
    EXPECT_EQ(photoOf("Ann"), QString());
    EXPECT_EQ(photoOf("Cleo"), QString());
    m_document.addPlayer(QStringLiteral("Bob"), {});  // another one
    QCoreApplication::processEvents();
    EXPECT_EQ(photoOf("Bob"), QString());
    m_document.undoStack()->undo();
    m_document.undoStack()->undo();
    ASSERT_TRUE(comesTo("Bob", QStringLiteral("b")));
    m_document.undoStack()->undo();
    EXPECT_EQ(photoOf("Bob"), QString());
}

TEST_F(PendingPhotosTest, AnUndoneAndRedonePlayerIsTheSame) {
    m_document.addPlayer(QStringLiteral("Dan"), {});
    drop(3, QStringLiteral("d"));
    m_document.undoStack()->undo();
    m_document.undoStack()->redo();
    m_reader.answer(QStringLiteral("d"));
    EXPECT_TRUE(comesTo("Dan", QStringLiteral("d")));
}

TEST_F(PendingPhotosTest, AnotherPlayerInTheSamePlaceGetsNothing) {
    m_document.addPlayer(QStringLiteral("Dan"), {});
    drop(3, QStringLiteral("d"));
    m_document.undoStack()->undo();
    m_document.addPlayer(QStringLiteral("Eve"), {});
    m_reader.answer(QStringLiteral("d"));
    ASSERT_TRUE(waitFor([&] { return !m_messages.isEmpty(); }));
    EXPECT_EQ(photoOf("Eve"), QString());
}

TEST_F(PendingPhotosTest, TheLatestPhotoOfAPlayerCounts) {
    drop(0, QStringLiteral("blurred"));
    drop(1, QStringLiteral("b"));
    drop(0, QStringLiteral("sharp"));
    m_reader.answer(QStringLiteral("blurred"));
    m_reader.answer(QStringLiteral("sharp"));
    m_reader.answer(QStringLiteral("b"));
    ASSERT_TRUE(waitFor([&] { return !m_inbox.isReadingFor(0) && !m_inbox.isReadingFor(1); }));
    EXPECT_EQ(photoOf("Ann"), QStringLiteral("sharp"));
    EXPECT_EQ(photoOf("Bob"), QStringLiteral("b"));
    EXPECT_EQ(m_document.undoStack()->count(), 2);
}

TEST_F(PendingPhotosTest, CancellingGivesUpTheOneThatIsRead) {
    drop(0, QStringLiteral("a"));
    drop(1, QStringLiteral("b"));
    m_inbox.cancelReading();
    EXPECT_FALSE(m_inbox.isReadingFor(0));
    m_reader.answer(QStringLiteral("a"));
    m_reader.answer(QStringLiteral("b"));
    ASSERT_TRUE(comesTo("Bob", QStringLiteral("b")));
    EXPECT_EQ(photoOf("Ann"), QString());
}

TEST_F(PendingPhotosTest, ABoardThatWasFilledMeanwhileStays) {
    drop(1, QStringLiteral("b"));
    m_document.setStack(0, cellNamed("e5"), stackOf({Token::Yellow}));
    m_reader.answer(QStringLiteral("b"), Side::B);
    ASSERT_TRUE(comesTo("Bob", QStringLiteral("b")));
    EXPECT_EQ(m_document.harmonies().side, Side::A);
    EXPECT_EQ(m_document.harmoniesPlayer(0).board->stack(cellNamed("e5")), stackOf({Token::Yellow}));
    EXPECT_EQ(m_document.harmoniesPlayer(1).board->side(), Side::A);  // read again as the side that is there
}

TEST_F(PendingPhotosTest, TheSideOfTheFirstBoardIsThatOfTheNext) {
    drop(0, QStringLiteral("a"));
    drop(1, QStringLiteral("b"));
    m_reader.answer(QStringLiteral("b"), Side::B);
    m_reader.answer(QStringLiteral("a"), Side::A);
    ASSERT_TRUE(comesTo("Bob", QStringLiteral("b")));
    EXPECT_EQ(m_document.harmoniesPlayer(0).board->tokenCount(), 1);
    EXPECT_EQ(m_document.harmoniesPlayer(1).board->side(), Side::A);
}

TEST_F(PendingPhotosTest, AnotherGameForgetsThem) {
    drop(0, QStringLiteral("a"));
    drop(1, QStringLiteral("b"));
    m_document.replace(emptyTable(Side::A), {});
    m_reader.answer(QStringLiteral("a"));
    m_reader.answer(QStringLiteral("b"));
    drop(0, QStringLiteral("c"));
    m_reader.answer(QStringLiteral("c"));
    ASSERT_TRUE(comesTo("Player 1", QStringLiteral("c")));
    EXPECT_EQ(m_document.undoStack()->count(), 1);
}

TEST_F(PendingPhotosTest, WhatFailsWhileANewGameIsReadIsReported) {
    m_inbox.add(QImage(8, 8, QImage::Format_RGB32), QStringLiteral("new"), PhotoUse::NewGame);
    m_inbox.add(QStringLiteral("/nowhere/photo.jpg"), PhotoUse::Board);
    m_reader.answer(QStringLiteral("new"));
    ASSERT_TRUE(comesTo("Player 1", QStringLiteral("new")));
    ASSERT_TRUE(waitFor([&] { return !m_messages.isEmpty(); }));
    EXPECT_TRUE(m_messages.front().startsWith(QStringLiteral("photo.jpg cannot be opened")));
    EXPECT_EQ(m_placed, 1);
}

TEST_F(PendingPhotosTest, ANewGameThatIsReadGivesWayToWhatComesNext) {
    m_inbox.add(QImage(8, 8, QImage::Format_RGB32), QStringLiteral("new"), PhotoUse::NewGame);
    drop(1, QStringLiteral("b"));
    m_reader.answer(QStringLiteral("new"));
    m_reader.answer(QStringLiteral("b"));
    ASSERT_TRUE(comesTo("Bob", QStringLiteral("b")));
    EXPECT_EQ(m_document.playerCount(), 3);
}

TEST_F(PendingPhotosTest, APhotoReadDuringAMouseStrokeIsAStepOfItsOwn) {
    drop(0, QStringLiteral("a"));
    m_document.beginStroke();
    m_document.setStack(1, cellNamed("a1"), stackOf({Token::Blue}));
    m_document.setStack(1, cellNamed("a2"), stackOf({Token::Blue}));
    m_reader.answer(QStringLiteral("a"));
    ASSERT_TRUE(comesTo("Ann", QStringLiteral("a")));
    m_document.setStack(1, cellNamed("a3"), stackOf({Token::Blue}));
    m_document.setStack(1, cellNamed("a4"), stackOf({Token::Blue}));
    m_document.endStroke();
    EXPECT_EQ(m_document.undoStack()->count(), 3);
    m_document.undoStack()->undo();
    EXPECT_EQ(photoOf("Ann"), QStringLiteral("a"));
    EXPECT_EQ(m_document.harmoniesPlayer(1).board->tokenCount(), 2);
}

// Whatever happens meanwhile, in whatever order: no photo is assigned to another player.
TEST_F(PendingPhotosTest, NoPhotoIsAssignedToAnotherPlayer) {
    std::mt19937 random(5);  // NOLINT: the same each time
    const auto upTo = [&](int max) { return std::uniform_int_distribution(0, max)(random); };
    std::map<QString, PlayerId> meant;
    QStringList unanswered;
    int landed = 0;
    for (int step = 0; step < 600; ++step) {
        const int player = upTo(m_document.playerCount() - 1);
        switch (upTo(8)) {
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
                unanswered << QStringLiteral("photo %1").arg(step);
                meant.emplace(unanswered.back(), m_document.playerState(player).player);
                drop(player, unanswered.back());
                break;
            default:
                if (!unanswered.isEmpty()) {
                    const QString photo = unanswered.takeAt(upTo(static_cast<int>(unanswered.size()) - 1));
                    upTo(5) == 0 ? m_reader.failToRead(photo)
                                 : m_reader.answer(photo, upTo(1) == 0 ? Side::A : Side::B);
                    QTest::qWait(2);
                }
        }
        m_selection.keepWithin(m_document.playerCount(), m_document.harmonies().side);
        QCoreApplication::processEvents();
        for (int i = 0; i < m_document.playerCount(); ++i) {
            if (const std::shared_ptr<const Photo>& photo = m_document.playerState(i).photo) {
                ASSERT_EQ(meant.at(photo->files.back().path), m_document.playerState(i).player) << step;
                ++landed;
            }
        }
    }
    EXPECT_GT(landed, 100);
}

}  // namespace
}  // namespace concord::gui
