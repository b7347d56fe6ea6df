// A game of Renature in the window: its pad, the areas during play and at the end, player boards, record and sheet.
#include "app/gui/document/autosave.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/outcome.h"
#include "app/gui/kit/empty_state.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/renature/area_editor.h"
#include "app/gui/renature/areas_left_page.h"
#include "app/gui/renature/decide_area_page.h"
#include "app/gui/renature/player_board_page.h"
#include "app/gui/renature/renature_edits.h"
#include "app/gui/score/dispute_model.h"
#include "app/gui/score/pad_marks.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/score/score_sheet.h"
#include "app/gui/window/game_choice.h"
#include "app/gui/window/game_extra_pages.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/new_game_page.h"
#include "scoring/renature/stock.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace concord::gui {
namespace {

using renature::Area;
using renature::Colour;
using renature::PlantKind;

QString sample(const char* name) { return QStringLiteral(CONCORD_SAMPLES_DIR "/renature/") + QLatin1String(name); }

Table tableOf(const char* name) { return openedTable(gameFromContents(fileContents(sample(name)), sample(name))); }

NewGame newGame(std::vector<NewPlayer> players) {
    NewGame game;
    game.game = "renature";
    game.players = std::move(players);
    return game;
}

// The window is shown and is the active one.
class RenatureWindowTest : public ::testing::Test {
protected:
    RenatureWindowTest() {
        m_window.resize(1024, 600);
        m_window.show();
        QApplication::setActiveWindow(&m_window);
    }
    const renature::Game& game() { return renatureOf(m_window.document()); }
    AreasLeftPage& areasLeft() { return *m_window.findChild<AreasLeftPage*>(); }
    DecideAreaPage& decide() { return *m_window.findChild<DecideAreaPage*>(); }
    PlayerBoardPage& board() { return *m_window.findChild<PlayerBoardPage*>(); }
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
    m_window.startGame(newGame({{"Ann", "white"}, {"Bob", "black"}}));
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
    m_window.startGame(newGame({{"Ann", "white"}, {"Bob", "black"}, {"Cleo", "orange"}}));
    const int most = initialPlants(renature::maxPlayers, renature::PlantOwner::Player).plants.at(PlantKind::Turf);
    renature::PlantsLeft left;
    left.own.set(PlantKind::Turf, most + 1);
    ASSERT_EQ(setPlantsLeft(m_window.document(), 1, left), nullptr);
    m_window.padPage()->addButton()->click();
    EXPECT_EQ(m_window.document().playerCount(), 3);
    EXPECT_EQ(m_window.padPage()->padView()->viewport()->findChild<QLineEdit*>(), nullptr);  // no name is asked for
    EXPECT_EQ(m_window.messageBar()->text(),
              QStringLiteral("This game has no room for another player. Bob: with four players a player board holds at "
                             "most %1 of this plant, not %2.")
                  .arg(most)
                  .arg(most + 1));
}

TEST_F(RenatureWindowTest, AnImpossibleNumberIsRefusedWithASentence) {
    m_window.startGame(newGame({{"Ann", "white"}, {"Bob", "black"}}));
    PadModel& pad = m_window.padPage()->pad();
    const QSignalSpy refused(&pad, &PadModel::refused);
    typeOnPad("clouds", 0, "5");
    EXPECT_FALSE(pad.setData(pad.index(pad.rowOf("clouds"), 0), QStringLiteral("7")));
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(field("clouds", 0), QStringLiteral("5"));
    typeOnPad("collectedTokens", 0, "9");
    EXPECT_FALSE(pad.setData(pad.index(pad.rowOf("collectedTokens"), 1), QStringLiteral("10")));
    EXPECT_EQ(refused.count(), 2);
    EXPECT_EQ(field("collectedTokens", 1), QString());
    EXPECT_TRUE(pad.setData(pad.index(pad.rowOf("collectedTokens"), 1), QStringLiteral("9")));
}

TEST_F(RenatureWindowTest, TypedPointsStandBesideComputedOnes) {
    m_window.document().replace(tableOf("three-players.json"), {});
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
    ASSERT_EQ(m_window.pages()->currentWidget(), &decide());
    // Blue and neutral are equal at 3 and drop out. Orange alone takes 4 and 2.
    AreaEditor& editor = *decide().editor();
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
    decide().clearButton()->click();
    EXPECT_EQ(editor.area(), Area());
    EXPECT_FALSE(m_window.document().isOpen());
}

TEST_F(RenatureWindowTest, DecidingDuringPlayLeavesTheGameAlone) {
    m_window.document().replace(tableOf("three-players.json"), {});
    const renature::Game before = game();
    EXPECT_EQ(m_window.gameExtraPages()->actions().front()->text().remove(u'&'), QStringLiteral("Decide an area"));
    show(decide());
    EXPECT_EQ(decide().editor()->colours(),
              (std::vector{Colour::Orange, Colour::Blue, Colour::White, Colour::Neutral}));
    decide().editor()->plantGrid()->counter(0, PlantKind::Turf)->click();
    EXPECT_EQ(game(), before);
    EXPECT_FALSE(m_window.document().isModified());
}

TEST_F(RenatureWindowTest, AreasThatAreLeftAreEditedOneAfterAnother) {
    m_window.startGame(newGame({{"Ann", "white"}, {"Bob", "black"}}));
    show(areasLeft());
    EXPECT_TRUE(areasLeft().addButton()->isVisible());
    EXPECT_EQ(areasLeft().focusWidget(), areasLeft().addButton());
    EXPECT_EQ(areasLeft().noAreasButton()->y(), areasLeft().addButton()->y());  // both answers, side by side
    areasLeft().noAreasButton()->click();
    EXPECT_FALSE(areasLeft().noAreasButton()->isVisible());
    EXPECT_EQ(game().areas, std::vector<Area>());
    EXPECT_TRUE(areasLeft().addButton()->hasFocus());
    m_window.document().undoStack()->undo();
    EXPECT_FALSE(game().areas);
    areasLeft().addButton()->click();
    AreaEditor& editor = *areasLeft().editor();
    QTest::keyClick(editor.mainCounter(), Qt::Key_3);
    editor.plantGrid()->counter(1, PlantKind::Oak)->click();
    areasLeft().addButton()->click();
    EXPECT_EQ(areasLeft().positionText(), QStringLiteral("Area 2 of 2"));
    EXPECT_EQ(areasLeft().current(), 1);
    areasLeft().previousButton()->click();
    EXPECT_EQ(editor.area(), game().areas->front());
    EXPECT_EQ(game().areas->front().plants[Colour::Black], renature::PlantCounts(0, 0, 0, 1));
    EXPECT_EQ(field("areas", 1), QStringLiteral("3"));
    areasLeft().removeButton()->click();
    EXPECT_EQ(game().areas, std::vector<Area>(1));
    m_window.document().undoStack()->undo();
    EXPECT_EQ(game().areas->size(), 2U);
}

TEST_F(RenatureWindowTest, AnAreaThatCannotBeAddedIsRefusedWithAReason) {
    m_window.startGame(newGame({{"Ann", "white"}, {"Bob", "black"}}));
    for (const int player : {0, 1}) {
        ASSERT_FALSE(typeTokenCount(m_window.document(), player, renature::areaCount / 2));
    }
    show(areasLeft());
    const auto* const emptyState = areasLeft().findChild<EmptyState*>();
    areasLeft().addButton()->click();
    EXPECT_FALSE(game().areas);
    EXPECT_TRUE(
        emptyState->text().startsWith(QStringLiteral("That is not possible: the game has only 18 sunflower tokens")))
        << emptyState->text().toStdString();
    ASSERT_FALSE(typeTokenCount(m_window.document(), 1, 8));
    EXPECT_TRUE(emptyState->text().startsWith(QStringLiteral("Which areas"))) << emptyState->text().toStdString();
    areasLeft().addButton()->click();
    EXPECT_EQ(game().areas, std::vector<Area>(1));
}

TEST_F(RenatureWindowTest, AnImpossibleAreaIsNotWritten) {
    m_window.startGame(newGame({{"Ann", "white"}, {"Bob", "black"}}));
    show(areasLeft());
    areasLeft().addButton()->click();
    AreaEditor& editor = *areasLeft().editor();
    Counter* const turf = editor.plantGrid()->counter(0, PlantKind::Turf);
    turf->click();
    turf->click();
    EXPECT_TRUE(editor.problem().contains(QStringLiteral("at most 1 plants"))) << editor.problem().toStdString();
    EXPECT_EQ(game().areas->front().plantCount(), 1);
    EXPECT_FALSE(areasLeft().addButton()->isEnabled());
    QTest::keyClick(editor.mainCounter(), Qt::Key_2);
    EXPECT_EQ(editor.problem(), QString());
    EXPECT_EQ(game().areas->front().plantCount(), 2);
    EXPECT_TRUE(areasLeft().addButton()->isEnabled());
}

TEST_F(RenatureWindowTest, PlayerBoardsTakePlantsCloudsAndTokens) {
    m_window.startGame(newGame({{"Ann", "white"}, {"Bob", "black"}}));
    m_window.showBoard(1);
    ASSERT_EQ(m_window.pages()->currentWidget(), &board());
    EXPECT_EQ(board().plantGrid()->counter(0, PlantKind::Turf)->accessibleName(),
              QStringLiteral("Own, turf: not known"));
    board().noneButton()->click();
    EXPECT_EQ(game().players[1].plantsLeft, renature::PlantsLeft());
    board().plantGrid()->counter(0, PlantKind::Oak)->click();
    board().plantGrid()->counter(1, PlantKind::Turf)->click();
    EXPECT_EQ(field("plantsLeft", 1), QStringLiteral("-5"));
    QTest::keyClick(board().clouds(), Qt::Key_6);
    EXPECT_EQ(game().players[1].clouds, 6);
    board().tokens()->setText(QStringLiteral("2 + 1 + 3"));
    emit board().tokens()->editingFinished();
    EXPECT_EQ(board().tokenCount()->number(), 3);
    EXPECT_EQ(field("tokens", 1), QStringLiteral("6"));
    QTest::keyClick(board().plantGrid()->counter(0, PlantKind::Oak), Qt::Key_9);
    EXPECT_FALSE(board().problem().isEmpty());
    EXPECT_EQ(board().plantGrid()->counter(0, PlantKind::Oak)->number(), 1);
    EXPECT_EQ(field("plantsLeft", 1), QStringLiteral("-5"));
}

TEST_F(RenatureWindowTest, EachNumberOfASumMustBeInTheRangeOfTheRow) {
    m_window.startGame(newGame({{"Ann", "white"}, {"Bob", "black"}}));
    PadModel& pad = m_window.padPage()->pad();
    const QModelIndex plants = pad.index(pad.rowOf("plantsLeft"), 0);
    EXPECT_FALSE(pad.setData(plants, QStringLiteral("-30+30"))) << "the sum is in range, but the second number is not";
    EXPECT_TRUE(pad.setData(plants, QStringLiteral("-2+-3")));
    EXPECT_EQ(field("plantsLeft", 0), QStringLiteral("-5"));
}

TEST_F(RenatureWindowTest, TheTokensAreForgottenWhenTheirFieldIsEmptied) {
    m_window.startGame(newGame({{"Ann", "white"}, {"Bob", "black"}}));
    show(board());
    QLineEdit* const tokens = board().tokens();
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
    m_window.startGame(newGame({{"Ann", "white"}, {"Bob", "black"}}));
    show(board());
    QLineEdit* const tokens = board().tokens();
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
    m_window.document().replace(tableOf("three-players.json"), {});
    show(board());
    auto* const tokens = board().findChild<QLineEdit*>();
    tokens->setFocus();
    QTest::keyClicks(tokens, QStringLiteral("7"));
    const QString other = QStringLiteral(CONCORD_SAMPLES_DIR "/boards/typed.json");
    const Table harmonies = openedTable(gameFromContents(fileContents(other), other));
    m_window.document().replace(harmonies, {});
    tokens->clearFocus();
    EXPECT_EQ(m_window.document().table().game, harmonies.game);
}

TEST_F(RenatureWindowTest, AColourIsSetOrRefusedWithAReason) {
    m_window.startGame(newGame({{"Ann", "white"}, {"Bob", "black"}, {"Cid", "blue"}}));
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
    m_window.document().replace(tableOf("four-players.json"), {});
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
    EXPECT_TRUE(areasLeft().isVisible());
}

TEST_F(RenatureWindowTest, CardsAndDoubtsAreHiddenAndItsOwnPagesShown) {
    m_window.document().replace(tableOf("four-players.json"), {});
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

TEST(RenatureDocumentTest, APadWhosePointsCancelOutIsNotEmpty) {
    Document document;
    document.replace(tableFor(newGame({{"Ann", "white"}, {"Bob", "black"}})), {});
    EXPECT_EQ(outcomeOf(document).headline,
              QStringLiteral("Type the score track, then what the end of the game gives."));
    document.typeNumber(0, "clouds", 4);
    document.typeNumber(0, "plantsLeft", -4);
    EXPECT_EQ(outcomeOf(document).headline, QStringLiteral("So far Ann and Bob are level with 0 points."));
}

TEST(RenatureDocumentTest, AutosaveRestoresTheWholeGame) {
    const QTemporaryDir folder;
    renature::Game before;
    {
        Document document;
        Autosave autosave(document, folder.path());
        document.replace(tableOf("four-players.json"), {});
        typeTokenCount(document, 1, 2);
        before = renatureOf(document);
        ASSERT_TRUE(autosave.flush());
    }
    Document document;
    Autosave autosave(document, folder.path());
    autosave.reload();
    ASSERT_EQ(autosave.games().size(), 1U);
    ASSERT_TRUE(autosave.resume(autosave.games().front().id));
    EXPECT_EQ(renatureOf(document), before);
}

TEST(RenatureDocumentTest, TheRecordReturnsTheSameGame) {
    const QTemporaryDir folder;
    const auto location = record::Location::of(folder.filePath(QStringLiteral("games.concord")));
    MainWindow window;
    window.recordGamesIn(location);
    window.document().replace(tableOf("four-players.json"), {});
    window.recordPages()->recorder().record();
    window.recordPages()->asyncRecord().finish();
    const renature::Game before = renatureOf(window.document());
    window.recordPages()->showPastGames();
    window.recordPages()->asyncRecord().finish();
    record::Store store(location);
    const auto games = store.games();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(store.open(games.front().number).entry.game.as<renature::Game>(), before);
}

TEST(RenatureDocumentTest, LinesAreExplainedAndClaimsAreCompared) {
    Document document;
    document.replace(tableOf("four-players.json"), {});
    DisputeModel dispute(document);
    dispute.choose(1, "areas");
    EXPECT_EQ(dispute.claimed(), 17);
    ASSERT_GT(dispute.steps().size(), 1U);
    EXPECT_EQ(dispute.steps()[1].title, QStringLiteral("Area 1"));
    EXPECT_TRUE(dispute.steps()[1].reason.contains(QStringLiteral("Black is second")))
        << dispute.steps()[1].reason.toStdString();
    extrasOf(document.game()).claim(document, 3, "plantsLeft", -6);
    dispute.choose(3, "plantsLeft");
    EXPECT_EQ(dispute.claimed(), -6);
    EXPECT_EQ(dispute.computed(), -5);
}

TEST(RenatureDocumentTest, TheSheetListsTheAreas) {
    Document document;
    document.replace(tableOf("four-players.json"), {});
    const QString text = scoreSheetText(document);
    EXPECT_TRUE(text.contains(QStringLiteral("Score track"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("white: oak"), Qt::CaseInsensitive)) << text.toStdString();
    const int whole = scoreSheetPicture(document).height();
    setAreas(document, std::vector<Area>(), [] { return QString(); });
    EXPECT_GT(whole, scoreSheetPicture(document).height());
}

TEST(RenatureDocumentTest, TheSheetSaysCountedInsteadOfBoard) {
    Document document;
    document.replace(tableOf("three-players.json"), {});
    document.typeNumber(0, "areas", 9);
    EXPECT_EQ(sheetField(document, 0, "areas"), QStringLiteral("(counted: 6) 9*"));
}

}  // namespace
}  // namespace concord::gui
