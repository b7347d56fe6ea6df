// A game of Renature in the window: its pad, the areas during play and at the end, player boards.
#include "app/gui/document/document_file.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/outcome.h"
#include "app/gui/kit/empty_state.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/renature/area_editor.h"
#include "app/gui/renature/areas_left_page.h"
#include "app/gui/renature/decide_area_page.h"
#include "app/gui/renature/player_board_page.h"
#include "app/gui/renature/renature_edits.h"
#include "app/gui/score/pad_marks.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/window/game_choice.h"
#include "app/gui/window/game_extra_pages.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/new_game_page.h"
#include "scoring/renature/stock.h"
#include "tests/app/gui/renature/renature_support.h"

#include <gtest/gtest.h>
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace concord::gui {
namespace {

using renature::Area;
using renature::Colour;
using renature::PlantKind;

// The window is active, so that its fields can have the focus.
class RenatureWindowTest : public ::testing::Test {
protected:
    RenatureWindowTest() {
        m_window.resize(1024, 600);
        m_window.show();
        QApplication::setActiveWindow(&m_window);
    }
    const renature::Game& game() { return renatureOf(m_window.document()); }
    AreasLeftPage& areasLeftPage() { return *m_window.findChild<AreasLeftPage*>(); }
    DecideAreaPage& decidePage() { return *m_window.findChild<DecideAreaPage*>(); }
    PlayerBoardPage& boardPage() { return *m_window.findChild<PlayerBoardPage*>(); }
    void show(QWidget& page) { m_window.pages()->showAfter(m_window.padPage(), &page); }
    void typeOnPad(std::string_view row, int player, const char* keys) {
        PadView* const view = m_window.padPage()->padView();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // removes the previous field
        view->setFocus();
        view->setCurrentIndex(m_window.padPage()->pad().index(m_window.padPage()->pad().rowOf(row), player));
        QTest::keyClicks(view, QString::fromLatin1(keys).left(1));
        auto* const editor = view->viewport()->findChild<QLineEdit*>();
        ASSERT_NE(editor, nullptr);
        QTest::keyClicks(editor, QString::fromLatin1(keys).mid(1));
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents();  // Qt commits the number in a later event
    }
    QString field(std::string_view row, int player) {
        PadModel& pad = m_window.padPage()->pad();
        return pad.index(pad.rowOf(row), player).data().toString();
    }

    MainWindow m_window;
};

TEST_F(RenatureWindowTest, AWholePadIsTypedWithKeys) {
    m_window.startGame(newRenatureGame({{"Ann", "white"}, {"Bob", "black"}}));
    for (int player = 0; player < 2; ++player) {
        typeOnPad("track", player, "38");
        typeOnPad("areas", player, "6");
        typeOnPad("clouds", player, "2");
        typeOnPad("plantsLeft", player, "-3");
        typeOnPad("tokens", player, "2+1+3");
    }
    EXPECT_EQ(field("total", 0), QStringLiteral("49"));
    EXPECT_EQ(game().players[1].tokens, renature::CollectedTokens(std::vector<int>{2, 1, 3}));
    EXPECT_EQ(field("collectedTokens", 0), QStringLiteral("3"));
    EXPECT_EQ(outcomeOf(m_window.document()).headline, QStringLiteral("Ann and Bob share the victory with 49 points."));
    typeOnPad("collectedTokens", 1, "4");
    EXPECT_EQ(game().players[1].tokens, renature::CollectedTokens(renature::TokenSum{.count = 4, .points = 6}));
    EXPECT_EQ(outcomeOf(m_window.document()).headline, QStringLiteral("Bob wins with 49 points."));
    m_window.document().undoStack()->undo();
    EXPECT_EQ(field("tokens", 1), QStringLiteral("6"));
    EXPECT_EQ(game().players[1].tokens, renature::CollectedTokens(std::vector<int>{2, 1, 3}));
}

TEST_F(RenatureWindowTest, APlayerForWhomThereIsNoRoomIsRefusedWithAReason) {
    m_window.startGame(newRenatureGame({{"Ann", "white"}, {"Bob", "black"}, {"Cleo", "orange"}}));
    const int mostTurf = initialPlants(renature::maxPlayers, renature::PlantOwner::Player).plants.at(PlantKind::Turf);
    renature::PlantsLeft left;
    left.own.set(PlantKind::Turf, mostTurf + 1);
    ASSERT_EQ(setPlantsLeft(m_window.document(), 1, left), nullptr);
    m_window.padPage()->addButton()->click();
    EXPECT_EQ(m_window.document().playerCount(), 3);
    EXPECT_EQ(m_window.padPage()->padView()->viewport()->findChild<QLineEdit*>(), nullptr);  // no name is asked for
    EXPECT_EQ(m_window.messageBar()->text(),
              QStringLiteral("This game has no room for another player. Bob: with four players a player board holds at "
                             "most %1 of this plant, not %2.")
                  .arg(mostTurf)
                  .arg(mostTurf + 1));
}

TEST_F(RenatureWindowTest, AnImpossibleNumberIsRefusedWithASentence) {
    m_window.startGame(newRenatureGame({{"Ann", "white"}, {"Bob", "black"}}));
    PadModel& pad = m_window.padPage()->pad();
    const QSignalSpy refused(&pad, &PadModel::refused);
    typeOnPad("clouds", 0, "5");
    EXPECT_FALSE(pad.setData(pad.index(pad.rowOf("clouds"), 0), QStringLiteral("7")));
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(field("clouds", 0), QStringLiteral("5"));
    typeOnPad("collectedTokens", 0, "9");  // of 18 in the game
    EXPECT_FALSE(pad.setData(pad.index(pad.rowOf("collectedTokens"), 1), QStringLiteral("10")));
    EXPECT_EQ(refused.count(), 2);
    EXPECT_EQ(field("collectedTokens", 1), QString());
    EXPECT_TRUE(pad.setData(pad.index(pad.rowOf("collectedTokens"), 1), QStringLiteral("9")));
}

TEST_F(RenatureWindowTest, TypedPointsStandBesideComputedOnes) {
    m_window.document().replace(renatureSample("three-players.json"), {});
    EXPECT_EQ(field("areas", 0), QStringLiteral("6"));
    typeOnPad("areas", 0, "4");
    EXPECT_EQ(field("areas", 0), QStringLiteral("4"));
    PadModel& pad = m_window.padPage()->pad();
    EXPECT_EQ(pad.index(pad.rowOf("areas"), 0).data(PadModel::NoteRole).toString(), QStringLiteral("counted: 6"));
    EXPECT_TRUE(pad.setData(pad.index(pad.rowOf("areas"), 0), QString()));
    EXPECT_EQ(field("areas", 0), QStringLiteral("6"));
}

TEST_F(RenatureWindowTest, AnAreaIsDecidedDuringPlayWithoutAGame) {
    ASSERT_FALSE(m_window.document().isOpen());
    const QList<QAction*> actions = m_window.gameExtraPages()->actions();
    ASSERT_EQ(actions.size(), 3);
    EXPECT_TRUE(actions[0]->isVisible());
    EXPECT_EQ(actions[0]->text().remove(u'&'), QStringLiteral("Renature: decide an area"));
    EXPECT_FALSE(actions[1]->isVisible());
    actions[0]->trigger();
    ASSERT_EQ(m_window.pages()->currentWidget(), &decidePage());
    // Blue and neutral are equal at 3 and drop out. Orange alone takes 4 and 2.
    AreaEditor& editor = *decidePage().editor();
    ASSERT_EQ(QApplication::focusWidget(), editor.mainCounter());
    QTest::keyClick(editor.mainCounter(), Qt::Key_4);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    ASSERT_EQ(QApplication::focusWidget(), editor.bonusCounter());
    QTest::keyClick(editor.bonusCounter(), Qt::Key_2);
    Counter* const orangeBush = editor.plantGrid()->counter(2, PlantKind::Bush);
    Counter* const blueBush = editor.plantGrid()->counter(3, PlantKind::Bush);
    QTest::mouseClick(orangeBush, Qt::LeftButton, {}, orangeBush->rect().center());
    orangeBush->setFocus();
    QTest::keyClick(orangeBush, Qt::Key_Right);
    ASSERT_EQ(QApplication::focusWidget(), blueBush);
    QTest::keyClick(blueBush, Qt::Key_Plus);
    QTest::keyClick(blueBush, Qt::Key_Up);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
    QTest::keyClick(editor.plantGrid()->counter(4, PlantKind::Pine), Qt::Key_Plus);
    Area expected{.main = 4, .bonus = 2, .plants = {}};
    expected.plants[Colour::Orange] = {0, 1, 0, 0};
    expected.plants[Colour::Blue] = {1, 1, 0, 0};
    expected.plants[Colour::Neutral] = {0, 0, 1, 0};
    EXPECT_EQ(editor.area(), expected);
    EXPECT_TRUE(editor.outcomeText().startsWith(QStringLiteral("Main 4: Orange\nBonus 2: Orange\n")))
        << editor.outcomeText().toStdString();
    EXPECT_TRUE(editor.outcomeText().contains(QStringLiteral("equal at 3 and drop out. Orange alone takes 4 and 2.")))
        << editor.outcomeText().toStdString();
    EXPECT_TRUE(editor.nextGains().contains(QStringLiteral("Blue:"))) << editor.nextGains().toStdString();
    EXPECT_EQ(blueBush->accessibleName(), QStringLiteral("Blue, bush: 1"));
    EXPECT_EQ(editor.problem(), QString());
    QTest::mouseClick(blueBush, Qt::LeftButton, {}, blueBush->minusArea().center());
    EXPECT_EQ(blueBush->number(), 0);
    QTest::keyClick(blueBush, Qt::Key_9);
    EXPECT_FALSE(editor.problem().isEmpty());
    EXPECT_EQ(editor.outcomeText(), QString());
    QTest::keyClick(blueBush, Qt::Key_Delete);
    EXPECT_EQ(editor.problem(), QString());
    EXPECT_FALSE(editor.outcomeText().isEmpty());
    decidePage().clearButton()->click();
    EXPECT_EQ(editor.area(), Area());
    EXPECT_FALSE(m_window.document().isOpen());
}

TEST_F(RenatureWindowTest, DigitsInQuickSuccessionMakeOneNumber) {
    m_window.gameExtraPages()->actions()[0]->trigger();
    AreaEditor& editor = *decidePage().editor();
    Counter* const main = editor.mainCounter();  // at least 1
    QTest::keyClicks(main, QStringLiteral("05"));
    EXPECT_EQ(main->number(), 5);
    QTest::keyClick(main, Qt::Key_Delete);
    QTest::keyClicks(main, QStringLiteral("12"));
    EXPECT_EQ(main->number(), 12);
    QTest::mouseClick(main, Qt::LeftButton, {}, main->rect().center());
    QTest::keyClick(main, Qt::Key_3);
    EXPECT_EQ(main->number(), 3) << "a tap ended the number";
}

TEST_F(RenatureWindowTest, DecidingDuringPlayLeavesTheGameAlone) {
    m_window.document().replace(renatureSample("three-players.json"), {});
    const renature::Game before = game();
    EXPECT_EQ(m_window.gameExtraPages()->actions().front()->text().remove(u'&'), QStringLiteral("Decide an area"));
    show(decidePage());
    EXPECT_EQ(decidePage().editor()->colours(),
              (std::vector{Colour::Orange, Colour::Blue, Colour::White, Colour::Neutral}));
    decidePage().editor()->plantGrid()->counter(0, PlantKind::Turf)->click();
    EXPECT_EQ(game(), before);
    EXPECT_FALSE(m_window.document().isModified());
}

TEST_F(RenatureWindowTest, AreasThatAreLeftAreEditedOneAfterAnother) {
    m_window.startGame(newRenatureGame({{"Ann", "white"}, {"Bob", "black"}}));
    show(areasLeftPage());
    EXPECT_TRUE(areasLeftPage().addButton()->isVisible());
    EXPECT_EQ(areasLeftPage().focusWidget(), areasLeftPage().addButton());
    EXPECT_EQ(areasLeftPage().noAreasButton()->y(), areasLeftPage().addButton()->y());  // both answers, side by side
    areasLeftPage().noAreasButton()->click();
    EXPECT_FALSE(areasLeftPage().noAreasButton()->isVisible());
    EXPECT_EQ(game().areas, std::vector<Area>());
    EXPECT_TRUE(areasLeftPage().addButton()->hasFocus());
    m_window.document().undoStack()->undo();
    EXPECT_FALSE(game().areas);
    areasLeftPage().addButton()->click();
    AreaEditor& editor = *areasLeftPage().editor();
    QTest::keyClick(editor.mainCounter(), Qt::Key_3);
    editor.plantGrid()->counter(1, PlantKind::Oak)->click();
    areasLeftPage().addButton()->click();
    EXPECT_EQ(areasLeftPage().positionText(), QStringLiteral("Area 2 of 2"));
    EXPECT_EQ(areasLeftPage().current(), 1);
    areasLeftPage().previousButton()->click();
    EXPECT_EQ(editor.area(), game().areas->front());
    EXPECT_EQ(game().areas->front().plants[Colour::Black], renature::PlantCounts(0, 0, 0, 1));
    EXPECT_EQ(field("areas", 1), QStringLiteral("3"));
    areasLeftPage().removeButton()->click();
    EXPECT_EQ(game().areas, std::vector<Area>(1));
    m_window.document().undoStack()->undo();
    EXPECT_EQ(game().areas->size(), 2U);
}

TEST_F(RenatureWindowTest, AnAreaThatCannotBeAddedIsRefusedWithAReason) {
    m_window.startGame(newRenatureGame({{"Ann", "white"}, {"Bob", "black"}}));
    for (const int player : {0, 1}) {
        ASSERT_FALSE(typeTokenCount(m_window.document(), player, renature::areaCount / 2));
    }
    show(areasLeftPage());
    const auto* const emptyState = areasLeftPage().findChild<EmptyState*>();
    areasLeftPage().addButton()->click();
    EXPECT_FALSE(game().areas);
    EXPECT_TRUE(
        emptyState->text().startsWith(QStringLiteral("That is not possible: the game has only 18 sunflower tokens")))
        << emptyState->text().toStdString();
    ASSERT_FALSE(typeTokenCount(m_window.document(), 1, 8));
    EXPECT_TRUE(emptyState->text().startsWith(QStringLiteral("Which areas"))) << emptyState->text().toStdString();
    areasLeftPage().addButton()->click();
    EXPECT_EQ(game().areas, std::vector<Area>(1));
}

TEST_F(RenatureWindowTest, AnImpossibleAreaLeavesTheGameUnchanged) {
    m_window.startGame(newRenatureGame({{"Ann", "white"}, {"Bob", "black"}}));
    show(areasLeftPage());
    areasLeftPage().addButton()->click();
    AreaEditor& editor = *areasLeftPage().editor();
    Counter* const turf = editor.plantGrid()->counter(0, PlantKind::Turf);
    turf->click();
    turf->click();
    EXPECT_TRUE(editor.problem().contains(QStringLiteral("at most 1 plants"))) << editor.problem().toStdString();
    EXPECT_EQ(game().areas->front().plantCount(), 1);
    EXPECT_FALSE(areasLeftPage().addButton()->isEnabled());
    QTest::keyClick(editor.mainCounter(), Qt::Key_2);
    EXPECT_EQ(editor.problem(), QString());
    EXPECT_EQ(game().areas->front().plantCount(), 2);
    EXPECT_TRUE(areasLeftPage().addButton()->isEnabled());
}

TEST_F(RenatureWindowTest, PlayerBoardsTakePlantsCloudsAndTokens) {
    m_window.startGame(newRenatureGame({{"Ann", "white"}, {"Bob", "black"}}));
    m_window.showBoard(1);
    ASSERT_EQ(m_window.pages()->currentWidget(), &boardPage());
    EXPECT_EQ(boardPage().plantGrid()->counter(0, PlantKind::Turf)->accessibleName(),
              QStringLiteral("Own, turf: not known"));
    boardPage().noneButton()->click();
    EXPECT_EQ(game().players[1].plantsLeft, renature::PlantsLeft());
    boardPage().plantGrid()->counter(0, PlantKind::Oak)->click();
    boardPage().plantGrid()->counter(1, PlantKind::Turf)->click();
    EXPECT_EQ(field("plantsLeft", 1), QStringLiteral("-5"));
    QTest::keyClick(boardPage().clouds(), Qt::Key_6);
    EXPECT_EQ(game().players[1].clouds, 6);
    boardPage().tokens()->setText(QStringLiteral("2 + 1 + 3"));
    emit boardPage().tokens()->editingFinished();
    EXPECT_EQ(boardPage().tokenCount()->number(), 3);
    EXPECT_EQ(field("tokens", 1), QStringLiteral("6"));
    QTest::keyClick(boardPage().plantGrid()->counter(0, PlantKind::Oak), Qt::Key_9);
    EXPECT_FALSE(boardPage().problem().isEmpty());
    EXPECT_EQ(boardPage().plantGrid()->counter(0, PlantKind::Oak)->number(), 1);
    EXPECT_EQ(field("plantsLeft", 1), QStringLiteral("-5"));
}

TEST_F(RenatureWindowTest, EachNumberOfASumMustBeInTheRangeOfTheRow) {
    m_window.startGame(newRenatureGame({{"Ann", "white"}, {"Bob", "black"}}));
    PadModel& pad = m_window.padPage()->pad();
    const QModelIndex plants = pad.index(pad.rowOf("plantsLeft"), 0);
    EXPECT_FALSE(pad.setData(plants, QStringLiteral("-30+30"))) << "the sum is in range, but the second number is not";
    EXPECT_TRUE(pad.setData(plants, QStringLiteral("-2+-3")));
    EXPECT_EQ(field("plantsLeft", 0), QStringLiteral("-5"));
}

TEST_F(RenatureWindowTest, TheTokensAreForgottenWhenTheirFieldIsEmptied) {
    m_window.startGame(newRenatureGame({{"Ann", "white"}, {"Bob", "black"}}));
    show(boardPage());
    QLineEdit* const tokens = boardPage().tokens();
    tokens->setFocus();
    QTest::keyClicks(tokens, QStringLiteral("2 + 1 + 3"));
    QTest::keyClick(tokens, Qt::Key_Tab);
    ASSERT_EQ(game().players[0].tokens, renature::CollectedTokens(std::vector<int>{2, 1, 3}));
    tokens->setFocus();
    tokens->selectAll();
    QTest::keyClick(tokens, Qt::Key_Delete);
    QTest::keyClick(tokens, Qt::Key_Tab);
    EXPECT_FALSE(game().players[0].tokens);
    EXPECT_EQ(field("tokens", 0), QString());
}

TEST_F(RenatureWindowTest, HalfTypedTokensStayWhileSomebodyElseChangesTheGame) {
    m_window.startGame(newRenatureGame({{"Ann", "white"}, {"Bob", "black"}}));
    show(boardPage());
    QLineEdit* const tokens = boardPage().tokens();
    tokens->setFocus();
    QTest::keyClicks(tokens, QStringLiteral("2+1"));
    m_window.document().typeNumber(1, "track", 38);  // on a phone
    EXPECT_EQ(tokens->text(), QStringLiteral("2+1"));
    QTest::keyClicks(tokens, QStringLiteral("+3"));
    QTest::keyClick(tokens, Qt::Key_Return);
    EXPECT_EQ(tokens->text(), QStringLiteral("2 + 1 + 3"));
    EXPECT_EQ(game().players[0].tokens, renature::CollectedTokens(std::vector<int>{2, 1, 3}));
    QTest::keyClicks(tokens, QStringLiteral("+4"));
    m_window.selection().selectPlayer(1);  // Ann's half-typed tokens must not go to Bob
    EXPECT_EQ(tokens->text(), QString());
}

// Hiding the page takes the focus from the field, which then commits its text.
TEST_F(RenatureWindowTest, AGameOfAnotherKindMayOpenWhileTokensAreTyped) {
    m_window.document().replace(renatureSample("three-players.json"), {});
    show(boardPage());
    auto* const tokens = boardPage().findChild<QLineEdit*>();
    tokens->setFocus();
    QTest::keyClicks(tokens, QStringLiteral("7"));
    const QString other = QStringLiteral(CONCORD_SAMPLES_DIR "/boards/typed.json");
    const Table harmonies = openedTable(gameFromContents(fileContents(other), other));
    m_window.document().replace(harmonies, {});
    tokens->clearFocus();
    EXPECT_EQ(m_window.document().table().game, harmonies.game);
}

TEST_F(RenatureWindowTest, AColourIsSetOrRefusedWithAReason) {
    m_window.startGame(newRenatureGame({{"Ann", "white"}, {"Bob", "black"}, {"Cid", "blue"}}));
    Document& document = m_window.document();
    const GameExtras& extras = extrasOf(document.game());
    Area area{.main = 9, .bonus = 2, .plants = {}};
    area.plants[Colour::White].set(PlantKind::Turf, 6);
    ASSERT_FALSE(setAreas(document, std::vector{area}, [] { return QString(); }));
    const Wording refusal = extras.giveColour(document, 0, QStringLiteral("orange"));
    ASSERT_TRUE(refusal);
    EXPECT_TRUE(refusal().startsWith(QStringLiteral("That is not possible: the game has only 5 plants")))
        << refusal().toStdString();
    EXPECT_EQ(game().players[0].colour, Colour::White);
    area.plants[Colour::White].set(PlantKind::Turf, 4);
    ASSERT_FALSE(setAreas(document, std::vector{area}, [] { return QString(); }));
    EXPECT_FALSE(extras.giveColour(document, 0, QStringLiteral("orange")));
    EXPECT_EQ(game().players[0].colour, Colour::Orange);
    EXPECT_EQ(game().areas->front().plants[Colour::Orange].at(PlantKind::Turf), 4);
}

TEST_F(RenatureWindowTest, AContradictionLeadsToItsPage) {
    m_window.document().replace(renatureSample("four-players.json"), {});
    m_window.showPad();
    ASSERT_TRUE(padMarks(m_window.document()).empty());
    std::vector<Area> areas = *game().areas;
    areas.pop_back();
    ASSERT_FALSE(setAreas(m_window.document(), areas, [] { return QString(); }));
    const std::vector<PadMark> marks = padMarks(m_window.document());
    ASSERT_EQ(marks.size(), 1U);
    EXPECT_EQ(marks.front().line, "tokens");
    EXPECT_TRUE(marks.front().text.contains(QStringLiteral("the game has 18"))) << marks.front().text.toStdString();
    EXPECT_EQ(outcomeOf(m_window.document()).headline, QStringLiteral("Something does not add up."));
    emit m_window.padPage()->padView()->markClicked(marks.front());
    EXPECT_TRUE(areasLeftPage().isVisible());
}

TEST_F(RenatureWindowTest, CardsAndDoubtsAreHiddenAndThePagesOfRenatureShown) {
    m_window.document().replace(renatureSample("four-players.json"), {});
    for (const QAction* const action : m_window.findChildren<QAction*>()) {
        const QString text = action->text().remove(QLatin1Char('&'));
        if (text == QStringLiteral("Cards") || text == QStringLiteral("Next doubtful cell")) {
            EXPECT_FALSE(action->isVisible()) << text.toStdString();
        }
    }
    for (const QAction* const action : m_window.gameExtraPages()->actions()) {
        EXPECT_TRUE(action->isVisible());
    }
}

TEST_F(RenatureWindowTest, ANewGameGivesEachPlayerAColourOfTheirOwn) {
    NewGamePage& page = *m_window.newGamePage();
    page.gameChoice()->choose("renature");
    page.setPlayerCount(2);
    EXPECT_EQ(page.game().players[0].colour, "white");
    EXPECT_EQ(page.game().players[1].colour, "black");
    page.setPlayerCount(4);
    std::vector<std::string> colours;
    for (const NewPlayer& player : page.game().players) {
        colours.push_back(player.colour);
    }
    EXPECT_EQ(colours, (std::vector<std::string>{"white", "black", "orange", "blue"}));
    page.gameChoice()->choose("harmonies");
    EXPECT_EQ(page.game().players[0].colour.front(), '#');
}

}  // namespace
}  // namespace concord::gui
