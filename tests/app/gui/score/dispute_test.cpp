#include "app/gui/board/board_view.h"
#include "app/gui/document/card_edits.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/kit/optional_number_field.h"
#include "app/gui/kit/pages.h"
#include "app/gui/score/dispute_model.h"
#include "app/gui/score/dispute_page.h"
#include "app/gui/score/explanation.h"
#include "app/gui/score/score_panel.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

namespace concord::gui {
namespace {

Table sampleTable(const QString& name) {
    const QString path = sampleBoard(name);
    return tableFromFile(gameFromContents(fileContents(path), path));
}

// One board with something to argue about in every row.
Table disputableGame() {
    Table table = emptyTable(Side::A);
    Game game = harmoniesOf(table);
    game.players.front().name = "Pauline";
    Board& board = *game.players.front().board;
    const auto put = [&](const char* cell, const std::vector<Token>& tokens) {
        board.setStack(cellNamed(cell), stackOf(tokens));
    };
    put("a1", {Token::Gray, Token::Gray});  // stands alone
    put("c2", {Token::Gray, Token::Red});   // blue, yellow and green around
    put("b1", {Token::Blue});
    put("b2", {Token::Blue});
    put("c1", {Token::Yellow});
    put("d1", {Token::Green});
    put("e5", {Token::Brown, Token::Red});  // nothing around
    put("c5", {Token::Blue});
    table.game = documentOf(game);
    return table;
}

class DisputeModelTest : public ::testing::Test {
protected:
    DisputeModelTest() { m_document.replace(disputableGame(), {}); }
    const DisputeStep& step(int index) const { return m_dispute.steps().at(static_cast<std::size_t>(index)); }

    Document m_document;
    DisputeModel m_dispute{m_document};
};

TEST_F(DisputeModelTest, ThePaperIsComparedWithTheBoard) {
    m_dispute.choose(0, "mountains");
    EXPECT_EQ(m_dispute.verdict(), QStringLiteral("Concord counts 0."));
    setClaimed(m_document, 0, Category::Mountains, 3);
    EXPECT_EQ(m_dispute.claimed(), 3);
    EXPECT_EQ(m_dispute.verdict(), QStringLiteral("The paper says 3, Concord counts 0: 3 too many on the paper."));
    setClaimed(m_document, 0, Category::Mountains, 0);
    EXPECT_EQ(m_dispute.verdict(), QStringLiteral("The paper says 0, and so does Concord."));
    m_dispute.choose(0, "buildings");
    setClaimed(m_document, 0, Category::Buildings, 0);
    EXPECT_EQ(m_dispute.verdict(), QStringLiteral("The paper says 0, Concord counts 5: 5 too few on the paper."));
    m_document.undoStack()->undo();
    EXPECT_FALSE(m_dispute.claimed().has_value());
}

TEST_F(DisputeModelTest, ALoneMountainSaysWhyItIsWorthNothing) {
    m_dispute.choose(0, "mountains");
    ASSERT_EQ(m_dispute.steps().size(), 2U);
    m_dispute.next();
    EXPECT_EQ(m_dispute.step().points, 0);
    EXPECT_EQ(m_dispute.step().title, QStringLiteral("Mountain standing alone: a1"));
    EXPECT_EQ(m_dispute.step().reason, QStringLiteral("It stands alone: none of its neighbours is a mountain."));
    EXPECT_TRUE(m_dispute.step().rule.endsWith(QStringLiteral("Rulebook, page 8.")))
        << m_dispute.step().rule.toStdString();
    EXPECT_EQ(m_dispute.step().light.highlighted, std::vector{cellNamed("a1")});
}

TEST_F(DisputeModelTest, ABuildingShowsTheColoursAroundIt) {
    m_dispute.choose(0, "buildings");
    ASSERT_EQ(m_dispute.steps().size(), 3U);
    EXPECT_EQ(step(1).reason, QStringLiteral("Around it: blue, green and yellow, 3 different colours."));
    EXPECT_EQ(step(1).light.supporting,
              (std::vector{cellNamed("b1"), cellNamed("b2"), cellNamed("c1"), cellNamed("d1")}));
    EXPECT_EQ(step(2).reason, QStringLiteral("There is nothing around it."));
    EXPECT_EQ(step(2).points, 0);
}

TEST_F(DisputeModelTest, ARiverIsAPathAndTheOtherWaterIsNot) {
    m_dispute.choose(0, "water");
    EXPECT_EQ(m_dispute.rowName(), QStringLiteral("River"));
    ASSERT_EQ(m_dispute.steps().size(), 3U);
    EXPECT_TRUE(step(1).light.isPath);
    EXPECT_EQ(step(1).light.highlighted.size(), 2U);
    EXPECT_FALSE(step(2).light.isPath);
    EXPECT_EQ(step(2).points, 0);
}

TEST_F(DisputeModelTest, IslandsShowTheWaterThatCutsThemOff) {
    m_document.replace(sampleTable(QStringLiteral("rulebook-islands.json")), {});
    m_dispute.choose(0, "water");
    EXPECT_EQ(m_dispute.rowName(), QStringLiteral("Islands"));
    int islands = 0;
    for (const DisputeStep& each : m_dispute.steps()) {
        islands += each.isItem ? 1 : 0;
        EXPECT_EQ(each.isItem, !each.light.supporting.empty());
    }
    EXPECT_EQ(islands, 4);
}

TEST_F(DisputeModelTest, ASumLeadsThroughItsPartsWithWhatThePaperSaysThere) {
    setClaimed(m_document, 0, Category::Mountains, 3);
    m_dispute.choose(0, "landscapes");
    EXPECT_EQ(step(0).reason, QStringLiteral("Trees 1 + Mountains 0 + Fields 0 + Buildings 5 + River 2"));
    EXPECT_EQ(step(1).title, QStringLiteral("Trees"));
    EXPECT_FALSE(step(1).isItem);
    EXPECT_TRUE(step(2).isItem);
    EXPECT_EQ(step(3).reason, QStringLiteral("The paper says 3."));
    EXPECT_EQ(m_dispute.explained().size(), 5U);  // the parts, not what they consist of
}

TEST_F(DisputeModelTest, TheWalkStopsAtBothEndsAndKeepsItsPosition) {
    m_dispute.choose(0, "buildings");
    m_dispute.previous();
    EXPECT_EQ(m_dispute.current(), 0);
    for (int i = 0; i < 10; ++i) {
        m_dispute.next();
    }
    EXPECT_EQ(m_dispute.current(), 2);
    m_document.setStack(0, cellNamed("c5"), Stack());
    EXPECT_EQ(m_dispute.current(), 2);
    m_document.setStack(0, cellNamed("e5"), Stack());
    EXPECT_EQ(m_dispute.current(), 1);
}

TEST_F(DisputeModelTest, EveryRowOfEverySampleAddsUp) {
    for (const QString& file : {QStringLiteral("four-players.json"), QStringLiteral("rulebook-solo.json"),
                                QStringLiteral("typed.json"), QStringLiteral("archipelago.json")}) {
        m_document.replace(sampleTable(file), {});
        for (int player = 0; player < m_document.playerCount(); ++player) {
            for (int row = 0; row < categoryCount; ++row) {
                m_dispute.choose(player, name(static_cast<Category>(row)));
                int sum = 0;
                for (const DisputeStep& each : m_dispute.steps()) {
                    sum += each.isItem ? each.points : 0;
                    EXPECT_EQ(each.isItem, !each.rule.isEmpty());
                    EXPECT_FALSE(each.title.isEmpty());
                }
                EXPECT_EQ(sum, m_dispute.computed()) << file.toStdString() << ' ' << row;
                EXPECT_FALSE(explanationText(m_dispute).isEmpty());
            }
        }
    }
}

TEST_F(DisputeModelTest, ATypedNumberIsShownWithTheNumberOfTheBoard) {
    Table table = disputableGame();
    changeHarmonies(table, [&](Game& game) { game.players.front().typed.set(Category::Buildings, 10); });
    m_document.replace(table, {});
    m_dispute.choose(0, "buildings");
    ASSERT_EQ(m_dispute.steps().size(), 2U);
    EXPECT_EQ(step(1).reason, QStringLiteral("The board itself gives 5."));
}

TEST_F(DisputeModelTest, TheTextExplainsVerdictStepsAndRules) {
    setClaimed(m_document, 0, Category::Mountains, 3);
    m_dispute.choose(0, "mountains");
    EXPECT_EQ(explanationText(m_dispute),
              QStringLiteral("Pauline: Mountains\n"
                             "The paper says 3, Concord counts 0: 3 too many on the paper.\n"
                             "\n"
                             "  0  Mountain standing alone: a1\n"
                             "     It stands alone: none of its neighbours is a mountain.\n"
                             "     A mountain that touches no other mountain is worth nothing. Rulebook, page 8.\n"));
}

TEST_F(DisputeModelTest, ThePictureOfTheExplanationShowsTheCurrentStep) {
    m_dispute.choose(0, "buildings");
    const QImage row = explanationPicture(m_dispute);
    EXPECT_EQ(row.width(), 1080);
    m_dispute.next();
    EXPECT_NE(explanationPicture(m_dispute), row);
}

class DisputePageTest : public ::testing::Test {
protected:
    DisputePageTest() {
        m_document.replace(disputableGame(), {});
        m_page.resize(1000, 520);
        m_page.show();
    }
    bool isHighlighted(const char* cell) { return m_page.boardScene().appearance(cellNamed(cell)).highlighted; }

    Document m_document;
    Selection m_selection;
    DisputePage m_page{m_document, m_selection};
};

TEST_F(DisputePageTest, ANumberOnPaperIsTypedAndWalkedThrough) {
    QTest::keyClick(m_page.rowBox(), Qt::Key_Down);  // mountains
    EXPECT_EQ(m_page.model().row(), "mountains");
    QTest::keyClicks(m_page.claimedField(), QStringLiteral("3"));
    QTest::keyClick(m_page.claimedField(), Qt::Key_Return);
    EXPECT_EQ(m_document.harmoniesPlayer(0).claimed.at(Category::Mountains), 3);
    EXPECT_TRUE(m_page.verdict().contains(QStringLiteral("3 too many")));
    QTest::mouseClick(m_page.nextButton(), Qt::LeftButton);
    EXPECT_TRUE(isHighlighted("a1"));
    EXPECT_TRUE(m_page.explanation().contains(QStringLiteral("page 8")));
    EXPECT_FALSE(m_page.nextButton()->isEnabled());
    QTest::mouseClick(m_page.previousButton(), Qt::LeftButton);
    EXPECT_EQ(m_page.model().current(), 0);
}

TEST_F(DisputePageTest, EmptyingTheFieldRemovesTheClaim) {
    m_page.dispute(0, "trees");
    QTest::keyClicks(m_page.claimedField(), QStringLiteral("7"));
    QTest::keyClick(m_page.claimedField(), Qt::Key_Return);
    m_page.claimedField()->selectAll();
    QTest::keyClick(m_page.claimedField(), Qt::Key_Delete);
    QTest::keyClick(m_page.claimedField(), Qt::Key_Return);
    EXPECT_FALSE(m_document.harmoniesPlayer(0).claimed.at(Category::Trees).has_value());
}

TEST_F(DisputePageTest, ArrowKeysWalkFromTheListAndFromTheBoard) {
    m_page.dispute(0, "buildings");
    QTest::keyClick(m_page.stepList(), Qt::Key_Right);
    EXPECT_TRUE(isHighlighted("c2"));
    EXPECT_TRUE(m_page.boardScene().appearance(cellNamed("b1")).supporting);
    QTest::keyClick(m_page.stepList(), Qt::Key_Down);
    EXPECT_TRUE(isHighlighted("e5"));
    QTest::keyClick(m_page.findChild<BoardView*>(), Qt::Key_Left);
    EXPECT_TRUE(isHighlighted("c2"));
}

TEST_F(DisputePageTest, AClickOnACellGoesToItsStep) {
    m_page.dispute(0, "buildings");
    auto* const view = m_page.findChild<BoardView*>();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                      view->mapFromScene(m_page.boardScene().layout().centre(cellNamed("e5"))));
    EXPECT_EQ(m_page.model().current(), 2);
}

TEST_F(DisputePageTest, TheExplanationIsCopiedForTheGroupChat) {
    m_page.dispute(0, "mountains");
    QTest::mouseClick(m_page.copyTextButton(), Qt::LeftButton);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), explanationText(m_page.model()));
    QTest::mouseClick(m_page.copyPictureButton(), Qt::LeftButton);
    EXPECT_EQ(QGuiApplication::clipboard()->image().width(), 1080);
}

TEST_F(DisputePageTest, WithoutABoardTheRowIsStillExplained) {
    m_document.replace(sampleTable(QStringLiteral("typed.json")), {});
    for (int player = 0; player < m_document.playerCount(); ++player) {
        m_page.dispute(player, "landscapes");
        EXPECT_EQ(m_page.findChild<BoardView*>()->isVisible(), m_document.harmoniesPlayer(player).board.has_value());
        EXPECT_FALSE(m_page.explanation().isEmpty());
    }
}

TEST(DisputeWindowTest, ADisputeIsOneClickAwayFromTheBoard) {
    MainWindow window;
    window.resize(1024, 600);
    window.show();
    window.document().replace(disputableGame(), {});
    window.showBoard(0);
    ScorePanel& panel = *window.gamePage()->scorePanel();
    QTest::mouseClick(panel.disputeButton(), Qt::LeftButton);
    EXPECT_EQ(window.pages()->currentWidget(), window.disputePage());
    window.pages()->back();
    EXPECT_EQ(window.pages()->currentWidget(), window.gamePage());
    // The dispute opens at the row that is selected.
    panel.itemsView()->setCurrentIndex(panel.items().index(0, 0, panel.items().indexOfRow("buildings")));
    QTest::mouseClick(panel.disputeButton(), Qt::LeftButton);
    EXPECT_EQ(window.disputePage()->model().row(), "buildings");
    EXPECT_LE(window.minimumSizeHint().height(), 600);
}

}  // namespace
}  // namespace concord::gui
