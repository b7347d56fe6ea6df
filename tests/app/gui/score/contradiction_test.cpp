// Contradictions are shown on the pad before a winner is announced.
#include "app/gui/document/certainty.h"
#include "app/gui/document/contradictions.h"
#include "app/gui/document/document.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/outcome.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/pages.h"
#include "app/gui/score/ending_view.h"
#include "app/gui/score/outcome_bar.h"
#include "app/gui/score/pad_delegate.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/support/support.h"
#include "vision/reading/doubts.h"

#include <gtest/gtest.h>
#include <QPushButton>
#include <QTest>

namespace concord::gui {
namespace {

// A finished game of two, Ann with 30 points and Bob with 25.
Table finishedGameOfTwo() {
    NewGame game;
    game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#c0392b"}};
    Table table = tableFor(game);
    changeHarmonies(table, [](Game& harmonies) {
        for (Player& player : harmonies.players) {
            for (int row = 0; row < landscapeCategoryCount; ++row) {
                player.typed.set(static_cast<Category>(row), player.name == "Ann" ? 5 : 4);
            }
            player.animals = {{{}, {}, 5}};
        }
    });
    return table;
}

// Three blue tokens, as many of them with an animal cube as `cubes` says.
Board boardWithCubes(int cubes) {
    Board board(Side::A);
    for (const char* cell : {"a1", "a2", "a3"}) {
        board.setStack(cellNamed(cell), stackOf({Token::Blue}));
        if (cubes-- > 0) {
            board.setCube(cellNamed(cell), Cube::Animal);
        }
    }
    return board;
}

class ContradictionTest : public ::testing::Test {
protected:
    ContradictionTest() { m_document.replace(finishedGameOfTwo(), {}); }

    template <typename Change>
    void change(const Change& apply) {
        Table table = m_document.table();
        changeHarmonies(table, apply);
        m_document.replace(table, {});
    }
    // All contradictions in words: "Ann, Trees: ...".
    QStringList contradictionTexts() {
        QStringList texts;
        for (const Contradiction& one : contradictions(m_document)) {
            texts << contradictionInWords(m_document, one)();
        }
        return texts;
    }

    Document m_document;
};

TEST_F(ContradictionTest, AGameWithoutContradictionsAnnouncesTheWinner) {
    EXPECT_EQ(contradictionTexts(), QStringList());
    EXPECT_EQ(outcomeOf(m_document).headline, QStringLiteral("Ann wins with 30 points."));
    EXPECT_EQ(outcomeOf(m_document).winners, std::vector{0});
}

TEST_F(ContradictionTest, ANumberThatNoBoardCanGiveIsAContradiction) {
    m_document.typeNumber(1, "fields", 55);
    ASSERT_EQ(contradictionTexts().size(), 1);
    EXPECT_TRUE(contradictionTexts().front().startsWith(QStringLiteral("Bob, Fields: No board gives more than")));
    const Outcome outcome = outcomeOf(m_document);
    EXPECT_TRUE(outcome.final);
    EXPECT_TRUE(outcome.contradicted);
    EXPECT_TRUE(outcome.winners.empty());
    EXPECT_EQ(outcome.headline, QStringLiteral("Something does not add up."));
    EXPECT_TRUE(outcome.detail.endsWith(QStringLiteral("If it is right: Bob wins with 76 points.")))
        << outcome.detail.toStdString();
}

TEST_F(ContradictionTest, CubesOnTheBoardMustMatchThoseOnTheCards) {
    change([](Game& game) {
        game.players[0].board = boardWithCubes(2);
        game.players[0].cubesKnown = true;
        game.players[0].animals = {{"shrew", 1, 0}};
    });
    EXPECT_EQ(
        contradictionTexts(),
        QStringList{QStringLiteral("Ann, Animals: the number of cubes on the board is 2, but 1 by the cards. Is a card "
                                   "missing, or is the number of cubes on one too low?")});
    EXPECT_EQ(contradictions(m_document).front().place, Contradiction::Place::Cards);
    change([](Game& game) { game.players[0].animals->front().placed = 2; });
    EXPECT_EQ(contradictionTexts(), QStringList());
    change([](Game& game) { game.players[0].board->setCube(cellNamed("a3"), Cube::Spirit); });
    EXPECT_EQ(contradictionTexts(),
              QStringList{QStringLiteral("Ann: a spirit's cube lies on the board, but no nature's "
                                         "spirit was chosen.")});
}

TEST_F(ContradictionTest, AcceptingOneDoesNotHideAnother) {
    change([](Game& game) {
        game.players[0].board = boardWithCubes(2);
        game.players[0].cubesKnown = true;
        game.players[0].animals = {{"shrew", 1, 0}};
        game.players[0].board->setStack(cellNamed("e5"), stackOf({Token::Green}));
        game.players[0].board->setCube(cellNamed("e5"), Cube::Spirit);
    });
    ASSERT_EQ(contradictionTexts().size(), 3);  // animal cubes, a spirit's cube and the number of tokens
    acceptContradiction(m_document, contradictions(m_document).at(1));
    ASSERT_EQ(contradictionTexts().size(), 2);
    EXPECT_TRUE(contradictionTexts().back().startsWith(QStringLiteral("Ann: 4 tokens lie on the board.")));
    acceptContradiction(m_document, contradictions(m_document).back());
    EXPECT_EQ(contradictionTexts().size(), 1);
    // Both accepted ones concern the whole board. The game's record keeps them accepted until the points of the board
    // change, of which those for trees are a part.
    m_document.replace(m_document.table(), {});
    EXPECT_EQ(contradictionTexts().size(), 1);
    change([](Game& game) { game.players[0].typed.set(Category::Trees, 6); });
    EXPECT_EQ(contradictionTexts().size(), 3);
}

TEST_F(ContradictionTest, MissingCardsAreAContradiction) {
    change([](Game& game) { game.players[1].animals.reset(); });
    EXPECT_EQ(contradictionTexts(), QStringList{QStringLiteral("Bob, Animals: the animal cards are missing.")});
    m_document.setWithSpirits(true);
    EXPECT_EQ(contradictionTexts().size(), 3);
    EXPECT_FALSE(outcomeOf(m_document).final);
}

TEST_F(ContradictionTest, BoardsCannotHoldMoreTokensThanTheBox) {
    change([](Game& game) {
        for (Player& player : game.players) {
            player.board = Board(Side::A);
            for (const Cell cell : cells(Side::A)) {
                if (indexOf(Side::A, cell) < 12) {
                    player.board->setStack(cell, stackOf({Token::Blue}));
                }
            }
        }
    });
    EXPECT_EQ(contradictionTexts(),
              QStringList{QStringLiteral("Ann: The boards hold 24 blue tokens, the box only 23.")});
    EXPECT_EQ(contradictions(m_document).front().place, Contradiction::Place::Board);
}

TEST_F(ContradictionTest, BoardsOfUnequalTurnsContradictOnlyWhenNothingIsMissing) {
    change([](Game& game) {
        game.players[0].board = boardWithCubes(0);
        game.players[1].board = boardWithCubes(0);
        game.players[1].board->setStack(cellNamed("c3"), stackOf({Token::Gray, Token::Gray, Token::Gray}));
        game.players[1].typed.set(Category::Trees, {});
    });
    ASSERT_EQ(contradictionTexts().size(), 1);
    EXPECT_TRUE(contradictionTexts().front().startsWith(
        QStringLiteral("Ann: 3 tokens lie on the board, but 6 on another one.")))
        << contradictionTexts().front().toStdString();
    change([](Game& game) { game.players[0].board->setStack(cellNamed("e5"), stackOf({Token::Green})); });
    EXPECT_TRUE(contradictionTexts().front().startsWith(QStringLiteral("Ann: 4 tokens lie on the board. Every turn")));
    change([](Game& game) { game.players[1].animals.reset(); });
    EXPECT_EQ(contradictionTexts(), QStringList{QStringLiteral("Bob, Animals: the animal cards are missing.")});
}

TEST(QuestionTest, OnlyDoubtsThatCanChangeTheScoreAreAskedAbout) {
    vision::CellReading cell;
    cell.review = true;
    cell.stack = stackOf({Token::Gray, Token::Red});
    cell.confidence = 0.5;
    cell.alternatives = {{cell.stack, 0.5}, {stackOf({Token::Brown, Token::Red}), 0.499}, {Stack(), 0.001}};
    EXPECT_FALSE(vision::isWorthAsking(cell));  // only the colour beneath is doubtful
    cell.alternatives[2].p = 0.2;
    cell.alternatives[1].p = 0.3;
    EXPECT_TRUE(vision::isWorthAsking(cell));
    cell.alternatives = {{cell.stack, 0.996}};
    cell.confidence = 0.996;
    EXPECT_FALSE(vision::isWorthAsking(cell));
    auto photo = std::make_shared<Photo>(*doubtfulPhoto());
    Document document;
    document.replace(tableFromPhoto(photo), {});
    EXPECT_EQ(document.doubtfulCells(0), (std::vector{cellNamed("c2"), cellNamed("b1")}));
    for (vision::CellReading& one : photo->reading->cells) {
        one.confidence = one.cell == cellNamed("b1") ? 0.999 : one.confidence;
    }
    EXPECT_EQ(document.doubtfulCells(0), std::vector{cellNamed("c2")});
    EXPECT_FALSE(document.isDoubtful(0, cellNamed("b1")));
}

TEST(ContradictionOnThePadTest, AMarkLeadsToItsPlaceAndCanBeAccepted) {
    MainWindow window;
    window.resize(1024, 600);
    window.show();
    Table table = finishedGameOfTwo();
    changeHarmonies(table, [](Game& game) {
        game.players[0].board = boardWithCubes(2);
        game.players[0].cubesKnown = true;
        game.players[0].animals = {{"shrew", 1, 0}};
    });
    window.document().replace(table, {});
    window.showPad();
    PadModel& pad = window.padPage()->pad();
    PadView* const view = window.padPage()->padView();
    OutcomeBar* const bar = window.padPage()->outcomeBar();
    const QModelIndex animals = pad.index(pad.rowOf("animals"), 0);
    EXPECT_EQ(animals.data(PadModel::MarkRole), QVariant(static_cast<int>(PadMark::Kind::Contradiction)));
    EXPECT_FALSE(pad.index(0, 0).data(PadModel::WinnerRole).toBool());
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, markRect(view->visualRect(animals)).center());
    EXPECT_NE(window.pages()->currentWidget(), window.padPage());
    window.pages()->back();
    QTest::mouseClick(bar->lookButton(), Qt::LeftButton);
    EXPECT_NE(window.pages()->currentWidget(), window.padPage());
    window.pages()->back();
    QTest::mouseClick(bar->acceptButton(), Qt::LeftButton);
    EXPECT_FALSE(bar->acceptButton()->isVisible());
    QCoreApplication::processEvents();
    window.padPage()->ending()->hide();  // until it ends, it keeps the winner secret
    EXPECT_TRUE(bar->headline().startsWith(QStringLiteral("Ann wins"))) << bar->headline().toStdString();
    EXPECT_EQ(animals.data(PadModel::MarkRole), QVariant(static_cast<int>(PadMark::Kind::Settled)));
    window.document().undoStack()->undo();
    EXPECT_TRUE(bar->acceptButton()->isVisible());
}

TEST(ContradictionOnThePadTest, ARowShowsNoMarkWhileItIsTyped) {
    MainWindow window;
    window.resize(1024, 600);
    window.show();
    window.startGame(newGameWith({"Ann", "Bob"}));
    for (int row = 0; row < landscapeCategoryCount; ++row) {
        window.document().typeNumber(0, name(static_cast<Category>(row)), 5);
    }
    PadModel& pad = window.padPage()->pad();
    PadView& view = *window.padPage()->padView();
    const QModelIndex animals = pad.index(pad.rowOf("animals"), 0);
    ASSERT_TRUE(animals.data(PadModel::MarkRole).isValid()) << "the missing cards are not marked";
    view.setCurrentIndex(animals);
    EXPECT_FALSE(view.showsMark(animals));
    view.edit(animals);
    EXPECT_FALSE(view.showsMark(animals));
    view.setCurrentIndex(pad.index(animals.row(), 1));
    EXPECT_FALSE(view.showsMark(animals)) << "shown although the next player's number in this row is typed";
    view.setCurrentIndex(pad.index(pad.rowOf("trees"), 1));
    EXPECT_TRUE(view.showsMark(animals));
}

}  // namespace
}  // namespace concord::gui
