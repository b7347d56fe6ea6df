#include "app/gui/window/main_window.h"

#include "app/gui/document/card_edits.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/translation.h"
#include "app/gui/score/ending_view.h"
#include "app/gui/score/outcome_bar.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/score/score_panel.h"
#include "app/gui/score/start_question.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/new_game_page.h"
#include "app/gui/window/start_page.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <string>

namespace concord::gui {
namespace {

TEST(PadModelTest, StaysAValidModelThroughEveryChange) {
    Document document;
    PadModel pad(document);
    const QAbstractItemModelTester tester(&pad, QAbstractItemModelTester::FailureReportingMode::Fatal);
    document.replace(tableFor(newGameWith({"Ann", "Bob"})), {});
    EXPECT_EQ(pad.rowCount(), 10);
    EXPECT_EQ(pad.columnCount(), 2);
    document.setWithSpirits(true);
    EXPECT_EQ(pad.rowCount(), 11);
    document.addPlayer(QStringLiteral("Cid"), {});
    document.typeAnimals(0, {4});
    document.typeCubesPlaced(0, 3);
    EXPECT_EQ(pad.rowCount(), 12);
    EXPECT_EQ(pad.columnCount(), 3);
    while (document.undoStack()->canUndo()) {
        document.undoStack()->undo();
    }
    EXPECT_EQ(pad.rowCount(), 10);
    document.replace(emptyTable(Side::B), {});
    EXPECT_EQ(pad.columnCount(), 1);
}

TEST(PadModelTest, ShowsWhereEveryNumberComesFrom) {
    Document document;
    PadModel pad(document);
    document.replace(tableFor(newGameWith({"Ann"})), {});
    const QModelIndex trees = pad.index(pad.rowOf("trees"), 0);
    EXPECT_EQ(trees.data().toString(), QString());
    EXPECT_EQ(trees.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Ann, Trees: not known"));
    document.setStack(0, cellNamed("c2"), stackOf({Token::Green}));
    EXPECT_EQ(trees.data().toString(), QStringLiteral("1"));
    EXPECT_EQ(trees.data(Qt::EditRole).toString(), QString());
    EXPECT_EQ(trees.data(PadModel::SourceRole).toInt(), static_cast<int>(PointSource::Board));
    ASSERT_TRUE(pad.setData(trees, QStringLiteral("5")));
    EXPECT_EQ(trees.data().toString(), QStringLiteral("5"));
    EXPECT_EQ(trees.data(PadModel::NoteRole).toString(), QStringLiteral("board: 1"));
    EXPECT_EQ(trees.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Ann, Trees: 5 typed (board: 1)"));
    ASSERT_TRUE(pad.setData(trees, QString()));
    EXPECT_EQ(trees.data().toString(), QStringLiteral("1"));
}

TEST(PadModelTest, ATieShowsTheCubesOfTheCardsWithoutAnybodyTypingThem) {
    Document document;
    PadModel pad(document);
    document.replace(tableFor(newGameWith({"Ann", "Bob"})), {});
    for (int player = 0; player < 2; ++player) {
        for (const char* const row : {"trees", "mountains", "fields", "buildings", "water"}) {
            document.typeNumber(player, row, 10);
        }
    }
    addAnimal(document, 0, "shrew", 0);
    EXPECT_EQ(pad.rowCount(), 10);
    addAnimal(document, 1, "frog", 0);  // as many points as Ann
    ASSERT_EQ(pad.rowCount(), 11);
    EXPECT_EQ(pad.index(10, 0).data().toString(), QStringLiteral("0"));
    EXPECT_EQ(pad.index(10, 1).data().toString(), QStringLiteral("0"));
    document.typeNumber(1, "trees", 11);
    EXPECT_EQ(pad.rowCount(), 10);
}

TEST(PadModelTest, AnimalsAreTypedCardByCard) {
    Document document;
    PadModel pad(document);
    document.replace(tableFor(newGameWith({"Ann"})), {});
    const QModelIndex animals = pad.index(pad.rowOf("animals"), 0);
    ASSERT_TRUE(pad.setData(animals, QStringLiteral("5 + 10+4")));
    EXPECT_EQ(animals.data().toString(), QStringLiteral("19"));
    EXPECT_EQ(animals.data(PadModel::NoteRole).toString(), QStringLiteral("5 + 10 + 4"));
    EXPECT_EQ(document.harmoniesPlayer(0).animals->size(), 3U);
}

TEST(PadModelTest, ANumberThatReplacesCardsSaysSo) {
    Document document;
    PadModel pad(document);
    document.replace(tableFor(newGameWith({"Ann"})), {});
    QSignalSpy replaced(&pad, &PadModel::replacedMore);
    const QModelIndex animals = pad.index(pad.rowOf("animals"), 0);
    ASSERT_TRUE(pad.setData(animals, QStringLiteral("5 + 10")));
    ASSERT_TRUE(pad.setData(animals, QStringLiteral("7")));
    EXPECT_EQ(replaced.count(), 0) << "no cards were replaced: the earlier points were typed too";
    addAnimal(document, 0, "shrew", 2);
    addAnimal(document, 0, "frog", 1);
    ASSERT_TRUE(pad.setData(animals, QStringLiteral("8")));
    ASSERT_EQ(replaced.count(), 1);
    EXPECT_EQ(replaced.at(0).at(0).value<Wording>()(),
              QStringLiteral("The number takes the place of 2 cards of Ann. Undo brings them back."));
    document.undoStack()->undo();
    EXPECT_EQ(document.harmoniesPlayer(0).animals->size(), 3U);
}

TEST(PadModelTest, RefusesInvalidNumbersAndNumbersForTheTotal) {
    Document document;
    PadModel pad(document);
    document.replace(tableFor(newGameWith({"Ann"})), {});
    for (const QString& text : {QStringLiteral("-1"), QStringLiteral("x"), QStringLiteral("1000"),
                                QStringLiteral("999+1"), QStringLiteral("5+"), QStringLiteral("1.5")}) {
        EXPECT_FALSE(pad.setData(pad.index(pad.rowOf("trees"), 0), text)) << text.toStdString();
    }
    EXPECT_FALSE(pad.setData(pad.index(pad.rowOf("total"), 0), QStringLiteral("5")));
    EXPECT_EQ(document.undoStack()->count(), 0);
}

TEST(PadModelTest, AnUnfinishedSumIsRefusedInWords) {
    Document document;
    PadModel pad(document);
    document.replace(tableFor(newGameWith({"Ann"})), {});
    QSignalSpy refused(&pad, &PadModel::refused);
    const QModelIndex animals = pad.index(pad.rowOf("animals"), 0);
    EXPECT_FALSE(pad.setData(animals, QStringLiteral("5+10+")));
    ASSERT_EQ(refused.count(), 1);
    EXPECT_EQ(refused.at(0).at(0).value<Wording>()(),
              QStringLiteral("Type a number, or several with a plus between them."));
    EXPECT_FALSE(pad.setData(animals, QStringLiteral("999+1")));
    ASSERT_EQ(refused.count(), 2);
    EXPECT_EQ(refused.at(1).at(0).value<Wording>()(), QStringLiteral("Animals: the number must be from 0 to 999."));
}

TEST(PadModelTest, AnimalsThatAreOnlyConfirmedKeepTheirCubes) {
    Document document;
    PadModel pad(document);
    document.replace(tableFor(newGameWith({"Ann"})), {});
    const QModelIndex animals = pad.index(pad.rowOf("animals"), 0);
    ASSERT_TRUE(pad.setData(animals, QStringLiteral("10+5")));
    setPlaced(document, 0, 0, 3);
    setPlaced(document, 0, 1, 2);
    const Table before = document.table();
    ASSERT_TRUE(pad.setData(animals, animals.data(Qt::EditRole)));
    EXPECT_EQ(document.table(), before);
    ASSERT_TRUE(pad.setData(animals, QStringLiteral("10+4")));
    EXPECT_EQ(document.harmoniesScore().players.at(0).cubesPlaced, 5);
}

TEST(PadModelTest, ATakenNameIsRefusedInWords) {
    Document document;
    PadModel pad(document);
    document.replace(tableFor(newGameWith({"Ann", "Bob"})), {});
    QSignalSpy refused(&pad, &PadModel::refused);
    pad.setData(pad.index(0, 0), QStringLiteral("Bob"));
    ASSERT_EQ(refused.count(), 1);
    EXPECT_EQ(refused.at(0).at(0).value<Wording>()(), QStringLiteral("There is a player called Bob already."));
    pad.setData(pad.index(0, 0), QStringLiteral("Anna"));
    EXPECT_EQ(document.harmoniesPlayer(0).name, "Anna");
}

TEST(KnownPlayersTest, ThePlayersOfTheLastGameComeFirst) {
    KnownPlayers known;
    known.remember({{"Ann", "#111111"}, {"Bob", "#222222"}});
    known.remember({{"Cid", "#333333"}, {"Ann", "#444444"}});
    EXPECT_EQ(known.names().mid(0, 3),
              QStringList({QStringLiteral("Cid"), QStringLiteral("Ann"), QStringLiteral("Bob")}));
    EXPECT_EQ(known.colourOf(QStringLiteral("Ann")), QStringLiteral("#444444"));
    EXPECT_EQ(known.colourOf(QStringLiteral("Zoe")), QString());
}

class PadWindowTest : public ::testing::Test {
protected:
    PadWindowTest() {
        m_window.resize(1024, 600);
        m_window.show();
        m_window.activateWindow();
        QCoreApplication::processEvents();
    }

    PadView& view() { return *m_window.padPage()->padView(); }
    PadModel& pad() { return m_window.padPage()->pad(); }
    // Hides the ending first, because it keeps the winner secret until its end.
    QString outcome() {
        QCoreApplication::processEvents();
        m_window.padPage()->ending()->hide();
        return m_window.padPage()->outcomeBar()->headline();
    }
    // The editor while one is open, or else the pad.
    QWidget* keyTarget() {
        for (QLineEdit* const editor : view().viewport()->findChildren<QLineEdit*>()) {
            if (editor->isVisible()) {
                return editor;
            }
        }
        return &view();
    }
    void press(Qt::Key key) {
        QTest::keyClick(keyTarget(), key);
        QCoreApplication::processEvents();
    }
    void typeAndEnter(const QString& text) {
        for (const QChar one : text) {
            QTest::keyClicks(keyTarget(), QString(one));
        }
        press(Qt::Key_Return);
    }

    MainWindow m_window;
};

TEST_F(PadWindowTest, ANewGameIsSetUpOnOnePage) {
    QTest::mouseClick(m_window.startPage()->newGameButton(), Qt::LeftButton);
    NewGamePage& page = *m_window.newGamePage();
    ASSERT_TRUE(page.isVisible());
    page.setPlayerCount(2);
    page.nameField(0)->clear();
    page.nameField(1)->clear();
    QTest::keyClicks(page.nameField(0), QStringLiteral("Ann"));
    QTest::keyClicks(page.nameField(1), QStringLiteral("Ann"));
    EXPECT_FALSE(page.startButton()->isEnabled());
    QTest::keyClick(page.nameField(1), Qt::Key_Backspace);
    QTest::keyClicks(page.nameField(1), QStringLiteral("a"));
    QTest::mouseClick(page.sideButton(Side::B), Qt::LeftButton);
    page.spirits()->setChecked(true);
    QTest::keyClick(page.startButton(), Qt::Key_Space);
    EXPECT_TRUE(m_window.padPage()->isVisible());
    ASSERT_EQ(m_window.document().playerCount(), 2);
    EXPECT_EQ(m_window.document().harmoniesPlayer(1).name, "Ana");
    EXPECT_EQ(m_window.document().harmonies().side, Side::B);
    EXPECT_TRUE(m_window.document().table().withSpirits);
    EXPECT_EQ(lastNewGame().players.size(), 2U);
    EXPECT_EQ(KnownPlayers().names().first(), QStringLiteral("Ann"));
}

TEST_F(PadWindowTest, TypedNumbersLeadToTheWinner) {
    m_window.startGame(newGameWith({"Ann", "Bob"}));
    QCoreApplication::processEvents();
    for (const int player : {0, 1}) {
        view().setCurrentIndex(pad().index(pad().rowOf("trees"), player));
        for (const QString& number : {QStringLiteral("7"), QStringLiteral("10"), QStringLiteral("5"),
                                      QStringLiteral("0"), QStringLiteral("15"), QStringLiteral("5+12")}) {
            typeAndEnter(number);  // goes on to the next row that takes a number
        }
    }
    EXPECT_EQ(pad().index(pad().rowOf("total"), 0).data().toString(), QStringLiteral("54"));
    EXPECT_EQ(outcome(), QStringLiteral("Ann and Bob are level with 54 points."));
    view().setCurrentIndex(pad().index(pad().rowCount() - 1, 0));
    ASSERT_EQ(pad().kindOf(view().currentIndex().row()), PadModel::Row::Other);
    typeAndEnter(QStringLiteral("6"));
    view().setCurrentIndex(pad().index(pad().rowCount() - 1, 1));
    typeAndEnter(QStringLiteral("8"));
    EXPECT_EQ(outcome(), QStringLiteral("Bob wins with 54 points."));
    while (m_window.document().undoStack()->canUndo()) {
        m_window.document().undoStack()->undo();
    }
    EXPECT_EQ(outcome(), QStringLiteral("Type the numbers, or open a player's board."));
}

TEST_F(PadWindowTest, EnterGoesFromPlayerToPlayerAndThenToTheTotal) {
    m_window.startGame(newGameWith({"Ann", "Bob"}));
    QCoreApplication::processEvents();
    view().setCurrentIndex(pad().index(pad().rowOf("trees"), 0));
    for (int number = 1; number <= 2 * 6; ++number) {
        typeAndEnter(QString::number(number));
        if (pad().kindOf(view().currentIndex().row()) == PadModel::Row::Other) {
            typeAndEnter(QStringLiteral("3"));  // cubes
        }
    }
    for (int row = 0; row < 5; ++row) {
        EXPECT_EQ(pad().index(pad().rowOf("trees") + row, 0).data().toString(), QString::number(row + 1));
        EXPECT_EQ(pad().index(pad().rowOf("trees") + row, 1).data().toString(), QString::number(row + 7));
    }
    EXPECT_EQ(view().currentIndex(), pad().index(pad().rowOf("total"), 1));
}

TEST_F(PadWindowTest, EnterGoesToThePlayersWhoseCubesBreakATie) {
    m_window.startGame(newGameWith({"Ann", "Bob", "Dora"}));
    QCoreApplication::processEvents();
    view().setCurrentIndex(pad().index(pad().rowOf("trees"), 0));
    for (int number = 0; number < 3 * 6; ++number) {
        typeAndEnter(number < 2 * 6 ? QStringLiteral("5") : QStringLiteral("4"));
    }
    const int cubes = pad().rowCount() - 1;
    ASSERT_EQ(pad().kindOf(cubes), PadModel::Row::Other);
    EXPECT_EQ(view().currentIndex(), pad().index(cubes, 0)) << "Ann has to enter her cubes, as she is level with Bob";
    typeAndEnter(QStringLiteral("3"));
    EXPECT_EQ(view().currentIndex(), pad().index(cubes, 1));
    typeAndEnter(QStringLiteral("2"));
    EXPECT_EQ(view().currentIndex(), pad().index(pad().rowOf("total"), 2))
        << "nothing is left to type, not even Dora's cubes";
    EXPECT_EQ(outcome(), QStringLiteral("Ann wins with 30 points."));
    // The tie stays broken: another number asks for no cubes again.
    view().setCurrentIndex(pad().index(pad().rowOf("animals"), 2));
    typeAndEnter(QStringLiteral("3"));
    EXPECT_EQ(view().currentIndex(), pad().index(pad().rowOf("total"), 2));
}

TEST_F(PadWindowTest, AHalfTypedNumberSurvivesOtherChanges) {
    m_window.startGame(newGameWith({"Ann", "Bob"}));
    QCoreApplication::processEvents();
    const QModelIndex trees = pad().index(pad().rowOf("trees"), 0);
    view().setCurrentIndex(trees);
    QTest::keyClicks(keyTarget(), QStringLiteral("1"));
    m_window.document().typeNumber(1, "trees", 7);  // on a phone
    typeAndEnter(QStringLiteral("2"));
    EXPECT_EQ(trees.data().toString(), QStringLiteral("12"));
    view().setCurrentIndex(trees);
    press(Qt::Key_Return);
    m_window.document().typeNumber(0, "trees", 15);
    typeAndEnter(QStringLiteral("3"));
    EXPECT_EQ(trees.data().toString(), QStringLiteral("3")) << "the first key must replace the number";
}

TEST_F(PadWindowTest, ALongNameIsNotTruncatedWhenConfirmed) {
    const std::string name(60, 'n');
    m_window.startGame(newGameWith({name}));
    QCoreApplication::processEvents();
    view().setCurrentIndex(pad().index(0, 0));
    press(Qt::Key_Return);  // opens the field
    press(Qt::Key_Return);
    EXPECT_EQ(m_window.document().harmoniesPlayer(0).name, name);
}

TEST_F(PadWindowTest, DeleteRemovesATypedNumber) {
    m_window.startGame(newGameWith({"Ann"}));
    QCoreApplication::processEvents();
    view().setCurrentIndex(pad().index(pad().rowOf("fields"), 0));
    typeAndEnter(QStringLiteral("15"));
    view().setCurrentIndex(pad().index(pad().rowOf("fields"), 0));
    press(Qt::Key_Delete);
    EXPECT_FALSE(m_window.document().harmoniesPlayer(0).typed.at(Category::Fields).has_value());
    EXPECT_EQ(view().currentIndex().data().toString(), QString());
}

TEST_F(PadWindowTest, EnterInAnEmptiedFieldRemovesATypedNumber) {
    m_window.startGame(newGameWith({"Ann"}));
    QCoreApplication::processEvents();
    const QModelIndex fields = pad().index(pad().rowOf("fields"), 0);
    view().setCurrentIndex(fields);
    typeAndEnter(QStringLiteral("15"));
    view().setCurrentIndex(fields);
    press(Qt::Key_Return);  // opens the field, with the number selected
    press(Qt::Key_Delete);
    press(Qt::Key_Return);
    EXPECT_FALSE(m_window.document().harmoniesPlayer(0).typed.at(Category::Fields).has_value());
    EXPECT_EQ(view().currentIndex().row(), pad().rowOf("fields") + 1);
}

TEST_F(PadWindowTest, EnterOnABoardOpensItAndBackReturns) {
    m_window.startGame(newGameWith({"Ann", "Bob"}));
    QCoreApplication::processEvents();
    view().setCurrentIndex(pad().index(1, 1));
    press(Qt::Key_Return);
    EXPECT_TRUE(m_window.gamePage()->isVisible());
    EXPECT_EQ(m_window.selection().player(), 1);
    m_window.pages()->backAction()->trigger();
    EXPECT_TRUE(m_window.padPage()->isVisible());
    EXPECT_EQ(view().currentIndex().column(), 1);
    m_window.pages()->backAction()->trigger();
    EXPECT_TRUE(m_window.startPage()->isVisible());
    EXPECT_FALSE(m_window.pages()->backAction()->isEnabled());
}

TEST_F(PadWindowTest, WhoStartedIsAskedOnce) {
    m_window.startGame(newGameWith({"Ann", "Bob"}));
    StartQuestion& question = *m_window.padPage()->startQuestion();
    ASSERT_TRUE(question.isVisible());
    ASSERT_EQ(question.buttons().size(), 3U);
    QTest::mouseClick(question.buttons()[1], Qt::LeftButton);  // Bob
    QCoreApplication::processEvents();
    EXPECT_FALSE(question.isVisible());
    EXPECT_EQ(record::recordToJson(m_window.document().table().record), R"({"starter":"Bob"})");
    EXPECT_TRUE(pad().index(0, 1).data(PadModel::StarterRole).toBool());
    m_window.document().undoStack()->undo();
    EXPECT_TRUE(question.isVisible());
    QTest::mouseClick(question.buttons()[2], Qt::LeftButton);  // "Not known"
    QCoreApplication::processEvents();
    EXPECT_FALSE(question.isVisible());
    m_window.startGame(newGameWith({"Ann"}));
    EXPECT_FALSE(question.isVisible());  // alone there is nothing to ask
}

TEST_F(PadWindowTest, AHalfTypedNumberIsNotTypedIntoAnotherGame) {
    m_window.startGame(newGameWith({"Ann", "Bob"}));
    QCoreApplication::processEvents();
    view().setCurrentIndex(pad().index(pad().rowOf("trees"), 1));
    QTest::keyClicks(keyTarget(), QStringLiteral("12"));
    m_window.startGame(newGameWith({"Cleo", "Dora"}));
    QCoreApplication::processEvents();
    for (const int player : {0, 1}) {
        EXPECT_EQ(pad().index(pad().rowOf("trees"), player).data().toString(), QString());
    }
}

TEST_F(PadWindowTest, DigitsOnAComputedRowAreNotTypedElsewhere) {
    m_window.startGame(newGameWith({"Ann"}));
    QCoreApplication::processEvents();
    const int trees = pad().rowOf("trees");
    pad().setData(pad().index(trees, 0), QStringLiteral("10"));
    const QModelIndex sum = pad().index(pad().rowOf("landscapes"), 0);
    view().setCurrentIndex(sum);
    QTest::keyClicks(keyTarget(), QStringLiteral("17"));
    EXPECT_EQ(view().currentIndex(), sum);
    EXPECT_EQ(pad().index(trees, 0).data().toString(), QStringLiteral("10"));
}

TEST_F(PadWindowTest, AHalfTypedNumberIsNotTypedForSomebodyElse) {
    m_window.startGame(newGameWith({"Ann", "Bob", "Cleo"}));
    QCoreApplication::processEvents();
    const int trees = pad().rowOf("trees");
    view().setCurrentIndex(pad().index(trees, 1));
    QTest::keyClicks(keyTarget(), QStringLiteral("5"));
    m_window.document().removePlayer(0);  // as a phone does
    EXPECT_EQ(view().currentIndex().column(), 0) << "Bob's column must stay the current one";
    for (const int player : {0, 1}) {
        EXPECT_EQ(pad().index(trees, player).data().toString(), QString());
    }
}

TEST_F(PadWindowTest, PlayersComeAndGoWhileABoardIsShown) {
    m_window.startGame(newGameWith({"Ann", "Bob"}));
    QTest::mouseClick(m_window.padPage()->addButton(), Qt::LeftButton);
    ASSERT_EQ(m_window.document().playerCount(), 3);
    typeAndEnter(QStringLiteral("Cid"));  // the field of the new name is open
    EXPECT_EQ(m_window.document().harmoniesPlayer(2).name, "Cid");
    m_window.showBoard(2);
    m_window.document().undoStack()->undo();
    m_window.document().undoStack()->undo();
    EXPECT_EQ(m_window.document().playerCount(), 2);
    EXPECT_EQ(m_window.selection().player(), 1);
    m_window.document().removePlayer(1);
    EXPECT_EQ(m_window.selection().player(), 0);
}

TEST_F(PadWindowTest, APhotoBecomesTheBoardOfThePlayerItIsTakenFor) {
    m_window.startGame(newGameWith({"Ann", "Bob"}));
    m_window.document().setPhoto(1, doubtfulPhoto(), false);
    const QModelIndex board = pad().index(1, 1);
    EXPECT_EQ(board.data().toString(), QStringLiteral("Board, 2 doubts"));
    EXPECT_EQ(pad().index(1, 0).data().toString(), QStringLiteral("Add board…"));
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, view().visualRect(board).center());
    EXPECT_TRUE(m_window.gamePage()->isVisible());
    EXPECT_EQ(m_window.selection().player(), 1);
}

TEST_F(PadWindowTest, TheLanguageChangesWhileTheWindowIsOpen) {
    m_window.startGame(newGameWith({"Ann", "Bob"}));
    installLanguage(QStringLiteral("de"));
    QCoreApplication::processEvents();
    EXPECT_EQ(m_window.startPage()->newGameButton()->text(), QStringLiteral("&Neue Partie"));
    EXPECT_EQ(m_window.newGamePage()->startButton()->text(), QStringLiteral("&Los"));
    EXPECT_EQ(m_window.padPage()->addButton()->text().remove(u'&'), QStringLiteral("Spieler dazu"));
    EXPECT_EQ(outcome(), QStringLiteral("Zahlen eintippen oder einen Spielplan öffnen."));
    EXPECT_EQ(m_window.menuBar()->actions().first()->text(), QStringLiteral("&Datei"));
    EXPECT_EQ(m_window.gamePage()->scorePanel()->itemsView()->accessibleName(),
              QStringLiteral("Jeder Punkt und sein Grund"));
    installLanguage(QStringLiteral("en"));
    QCoreApplication::processEvents();
    EXPECT_EQ(m_window.startPage()->newGameButton()->text(), QStringLiteral("&New game"));
    EXPECT_EQ(m_window.menuBar()->actions().first()->text(), QStringLiteral("&File"));
}

TEST_F(PadWindowTest, FitsASmallScreenWithFourPlayers) {
    NewGame game = newGameWith({"Ann", "Bob", "Cid", "Dora"});
    game.withSpirits = true;
    m_window.startGame(game);
    m_window.resize(1024, 600);
    QCoreApplication::processEvents();
    EXPECT_EQ(m_window.size(), QSize(1024, 600));
    EXPECT_GE(view().viewport()->height(), view().verticalHeader()->length());
    EXPECT_GE(view().viewport()->width(), view().horizontalHeader()->length());
}

}  // namespace
}  // namespace concord::gui
