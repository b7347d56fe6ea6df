// Ten jobs as a new user does them, with real keys and clicks: how many each takes is checked and printed as a table.
#include "app/gui/board/token_palette.h"
#include "app/gui/cards/card_picker.h"
#include "app/gui/cards/cards_page.h"
#include "app/gui/document/dispute_edits.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/outcome.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/photo_dialog.h"
#include "app/gui/kit/save_dialog.h"
#include "app/gui/record/past_games_page.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/record/recorded_game_page.h"
#include "app/gui/score/claim_bar.h"
#include "app/gui/score/dispute_page.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/score_panel.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/new_game_page.h"
#include "app/gui/window/photo_button.h"
#include "app/gui/window/start_page.h"
#include "scoring/harmonies/cards.h"
#include "tests/app/gui/window/ten_jobs_support.h"

#include <gtest/gtest.h>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>

namespace concord::gui {
namespace {

TEST_F(TenJobsTest, FromOnePhotoToAScore) {
    QFile::copy(QStringLiteral(CONCORD_SAMPLES_DIR "/photos/easy/dev_010.jpg"), m_workFolder.filePath("table.jpg"));
    rememberPhotoFolder(m_workFolder.filePath(QStringLiteral("table.jpg")));
    m_person.inNextDialog<QFileDialog>([this](QFileDialog& dialog) { openNewestFile(dialog); });
    m_person.think();
    m_person.click(*m_window.startPage()->photoButton());
    m_person.waitFor([&] { return m_window.gamePage()->isVisible() && points(0, "landscapes").value_or(0) > 0; });
    EXPECT_TRUE(m_window.gamePage()->scorePanel()->headline().contains(QStringLiteral("points")));
    expectEffort("1  one photo to a score", 0, 3);
}

TEST_F(TenJobsTest, FourNamesAndATypedPadByKeyboard) {
    m_person.think();
    m_person.press(Qt::Key_N, Qt::ControlModifier);
    m_person.press(Qt::Key_4, Qt::AltModifier);
    m_person.waitFor([&] { return m_window.newGamePage()->playerCount() == 4; });
    for (const char* name : {"Ann", "Ben", "Cleo", "Dora"}) {
        m_person.think();
        m_person.type(QString::fromLatin1(name));
        m_person.enter();
    }
    m_person.enter();
    ASSERT_TRUE(m_window.padPage()->isVisible());
    for (int player = 0; player < 4; ++player) {
        m_person.think();
        for (int row = 0; row < 6; ++row) {
            m_person.type(QString::number(10 + row));
            m_person.enter();
        }
    }
    EXPECT_TRUE(gaps(document()).empty());
    EXPECT_EQ(points(3, "total"), 75);
    expectEffort("2  four names and a typed pad by keyboard", 21 + 72, 0);
}

TEST_F(TenJobsTest, AWholeBoardByHandWithKeys) {
    startTwoPlayers();
    m_person.think();
    m_person.press(Qt::Key_Up);  // to the row "Board" above the numbers
    m_person.enter();
    ASSERT_TRUE(m_window.gamePage()->isVisible());
    Board goal = *m_pauline.board;
    for (const Cell cell : cells(Side::A)) {
        goal.setCube(cell, Cube::None);
    }
    for (int column = 0; column < columnCount(Side::A); ++column) {
        m_person.think();  // once a column; all keys are typed at once below
    }
    m_person.type(keysOfBoard(goal));
    EXPECT_EQ(points(0, "landscapes"), 53);
    expectEffort("3a a whole board by hand, with keys", 27, 0);
}

TEST_F(TenJobsTest, AWholeBoardByHandWithTheMouse) {
    startTwoPlayers();
    m_person.think();
    clickPad("board", 0);
    ASSERT_TRUE(m_window.gamePage()->isVisible());
    TokenPalette& palette = *m_window.gamePage()->palettePanel();
    const auto choose = [&](const std::vector<Token>& tokens) {
        m_person.think();
        m_person.click(*palette.buttonOf(tokens.size() == 1
                                             ? Brush{.kind = Brush::Kind::Token, .token = tokens.front()}
                                             : Brush{.kind = Brush::Kind::Stack, .stack = stackOf(tokens)}));
    };
    choose({Token::Blue});
    m_person.draw(boardView(), {"c1", "b1", "b2", "a3", "a4", "b4", "c5"});
    choose({Token::Yellow});
    m_person.draw(boardView(), {"a1", "a2"});
    m_person.draw(boardView(), {"b3", "c3", "c4"});
    m_person.draw(boardView(), {"d1"});
    choose({Token::Gray, Token::Red});
    m_person.draw(boardView(), {"c2", "d2"});
    m_person.draw(boardView(), {"e4"});
    choose({Token::Gray});
    m_person.draw(boardView(), {"d3", "e3", "e2"});
    choose({Token::Green});
    m_person.draw(boardView(), {"a5"});
    choose({Token::Brown, Token::Green});
    m_person.draw(boardView(), {"d4"});
    choose({Token::Gray, Token::Gray, Token::Gray});
    m_person.draw(boardView(), {"e1"});
    choose({Token::Gray, Token::Gray});
    m_person.draw(boardView(), {"e5"});
    EXPECT_EQ(points(0, "landscapes"), 53);
    expectEffort("3b a whole board by hand, with the mouse", 0, 20);
}

TEST_F(TenJobsTest, CardsAndCubesOfAPlayer) {
    Table table = document().table();
    changeHarmonies(table, [](Game& game) { game.players.front().animals.reset(); });
    document().replace(table, {});
    m_window.showPad();
    QCoreApplication::processEvents();
    m_person.startCounting();
    m_person.think();
    m_person.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(m_window.cardsPage()->picker()->nameField()->hasFocus());
    for (const AnimalEntry& entry : *m_pauline.animals) {
        m_person.think();
        m_person.type(QString::fromStdString(animalCard(entry.card)->names.at("en")).left(3).toLower() + u' ' +
                      QString::number(entry.placed.value_or(0)));
        m_person.enter();
    }
    EXPECT_EQ(document().harmoniesPlayer(0).animals, m_pauline.animals);
    expectEffort("4  cards and cubes of one player", 1 + 6 * 6, 0);
}

TEST_F(TenJobsTest, FiveDoubts) {
    startTwoPlayers();
    document().setPhoto(0, photoWithFiveDoubts(), /*keepsChecked=*/false);
    m_window.showBoard(0);
    boardView().setFocus();
    m_window.editor().selectNextDoubtful();  // as after every reading
    QCoreApplication::processEvents();
    ASSERT_EQ(document().doubtfulCells(0).size(), 5U);
    m_person.startCounting();
    // A digit takes an alternative, Return confirms what was read.
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_Return, Qt::Key_2, Qt::Key_1}) {
        m_person.think();
        m_person.press(key);
    }
    EXPECT_TRUE(document().doubtfulCells(0).empty());
    EXPECT_EQ(document().harmoniesPlayer(0).board->tokenCount(Token::Yellow), 2);
    expectEffort("5  five doubts", 5, 0);
}

TEST_F(TenJobsTest, ADisputedRiver) {
    m_window.showPad();
    QCoreApplication::processEvents();
    m_person.startCounting();
    m_person.think();
    clickPad("water", 0);
    clickTool(toolNamed(QStringLiteral("Dispute")));
    DisputePage& page = *m_window.disputePage();
    ASSERT_TRUE(page.isVisible());
    m_person.think();
    m_person.click(*page.claimBar()->whyButton());
    m_person.think();
    m_person.draw(*page.board()->boardView(), {"c1", "b1", "b2", "a3", "a4"});
    EXPECT_TRUE(page.explanation().contains(QStringLiteral("a part of a longer river")))
        << page.explanation().toStdString();
    m_person.think();
    m_person.click(*page.claimBar()->settledButton());
    EXPECT_TRUE(disputeOf(document(), 0, "water").has_value());
    expectEffort("6  a disputed river", 0, 5);
}

TEST_F(TenJobsTest, RecordTheGameAndFindItAgain) {
    document().replace(finishedGame(), {});
    m_window.showPad();
    settleWindow();
    m_person.startCounting();
    m_person.think();
    m_person.press(Qt::Key_R, Qt::ControlModifier);
    m_person.waitFor([&] { return storedGames().size() == 1; });
    settleWindow();
    m_person.think();
    m_person.press(Qt::Key_H, Qt::ControlModifier);
    settleWindow();
    QTableView& games = *m_window.recordPages()->pastGamesPage()->table();
    ASSERT_TRUE(games.isVisible());
    m_person.think();
    m_person.doubleClick(*games.viewport(), games.visualRect(games.model()->index(0, 0)).center());
    settleWindow();
    EXPECT_EQ(m_window.recordPages()->gamePage()->headline(), QStringLiteral("Ben won with 37 points"));
    expectEffort("7  record the game and find it again", 2, 2);
}

TEST_F(TenJobsTest, CorrectARecordedGame) {
    document().replace(finishedGame(), {});
    m_window.recordPages()->recorder().record();
    ASSERT_TRUE(QTest::qWaitFor([&] { return storedGames().size() == 1; }));
    settleWindow();
    m_window.recordPages()->showGame(storedGames().front().number);
    settleWindow();
    m_person.startCounting();
    m_person.think();
    m_person.click(*m_window.recordPages()->gamePage()->openButton());
    m_person.waitFor([&] { return m_window.padPage()->isVisible(); });
    settleWindow();
    m_person.think();
    clickPad("fields", 0);
    m_person.type(QStringLiteral("15"));
    m_person.enter();
    m_person.think();
    m_person.press(Qt::Key_R, Qt::ControlModifier);
    m_person.waitFor([&] { return storedGames().front().seats.front().total == 42; });
    expectEffort("8  correct a recorded game", 4, 2);
}

TEST_F(TenJobsTest, ThePdf) {
    document().replace(finishedGame(), {});
    rememberSavedFolder(m_workFolder.filePath(QStringLiteral("earlier.pdf")));
    m_window.showPad();
    QCoreApplication::processEvents();
    m_person.startCounting();
    m_person.inNextDialog<QFileDialog>([this](QFileDialog&) {
        m_person.think();
        m_person.enter();
    });
    m_person.think();
    m_person.press(Qt::Key_P, Qt::ControlModifier);
    EXPECT_TRUE(fileContents(m_workFolder.filePath(suggestedName(document().game()) + QStringLiteral(".pdf")))
                    .startsWith("%PDF-"));
    expectEffort("9  the PDF", 2, 0);
}

TEST_F(TenJobsTest, ExportAndImport) {
    document().replace(finishedGame(), {});
    rememberSavedFolder(m_workFolder.filePath(QStringLiteral("earlier.json")));
    m_window.showPad();
    QCoreApplication::processEvents();
    const GameDocument game = document().game();
    m_person.startCounting();
    m_person.inNextDialog<QFileDialog>([this](QFileDialog&) {
        m_person.think();
        m_person.enter();
    });
    m_person.think();
    m_person.press(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(QFileInfo::exists(m_workFolder.filePath(suggestedName(document().game()) + QStringLiteral(".json"))));
    document().typeNumber(0, "trees", 99);  // only the exported file can bring back the old number
    m_window.activateWindow();
    settleWindow();
    m_person.inNextDialog<QFileDialog>([this](QFileDialog& dialog) { openNewestFile(dialog); });
    m_person.think();
    m_person.press(Qt::Key_O, Qt::ControlModifier);
    EXPECT_EQ(document().game().module().write(document().game()), game.module().write(game));
    expectEffort("10 export and import", 3, 2);
}

}  // namespace
}  // namespace concord::gui
