#include "app/gui/document/board_edits.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"

#include "app/gui/document/outcome.h"
#include "scoring/harmonies/game_json.h"
#include "scoring/harmonies/table_edits.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QSignalSpy>

#include <functional>
#include <memory>

namespace concord::gui {
namespace {

constexpr std::array landscapes{Category::Trees, Category::Mountains, Category::Fields, Category::Buildings,
                                Category::Water};

// Types all numbers of the player: 10 for each landscape, and `animals`.
void typeAll(Document& document, int player, int animals) {
    for (const Category category : landscapes) {
        document.typeNumber(player, name(category), 10);
    }
    document.typeNumber(player, "animals", animals);
}

TEST(TableTest, ANewGameHoldsWhatWasChosenAndNoBoards) {
    NewGame wanted = newGameWith({"Ann", " Bob ", "Ann"});
    wanted.side = Side::B;
    wanted.withSpirits = true;
    wanted.rulings.closedRiver = ClosedRiver::Loop;
    const Table table = tableFor(wanted);
    ASSERT_EQ(harmoniesOf(table).players.size(), 2U);  // the format refuses the same name twice
    EXPECT_EQ(harmoniesOf(table).players[1].name, "Bob");
    EXPECT_EQ(harmoniesOf(table).side, Side::B);
    EXPECT_EQ(harmoniesOf(table).rulings.closedRiver, ClosedRiver::Loop);
    EXPECT_TRUE(table.withSpirits);
    EXPECT_FALSE(harmoniesOf(table).players[0].board.has_value());
    EXPECT_EQ(gameFileFromJson(gameFileToJson(fileOf(table))), fileOf(table));
}

TEST(TableTest, ATypedNumberCountsAndDeletingItGoesBackToTheBoard) {
    Document document;
    document.replace(emptyTable(Side::A), {});
    document.setStack(0, cellNamed("c2"), stackOf({Token::Green}));
    document.typeNumber(0, "trees", 9);
    EXPECT_EQ(document.harmoniesScore().players.at(0).at(Category::Trees), 9);
    EXPECT_EQ(document.harmoniesScore().players.at(0).computed.at(Category::Trees), 1);
    document.typeNumber(0, "trees", {});
    EXPECT_EQ(document.harmoniesScore().players.at(0).at(Category::Trees), 1);
    EXPECT_FALSE(document.harmoniesScore().players.at(0).computed.at(Category::Trees).has_value());
}

TEST(TableTest, ANumberPutsTheCardsAsideAndDeletingItBringsThemBack) {
    Table table = tableFor(newGameWith({"Ann"}));
    const std::vector<AnimalEntry> cards{{"shrew", 1, 0}, {"fennec-fox", 2, 0}};
    changeHarmonies(table, [&](Game& game) {
        game.players[0].animals = cards;
        game.players[0].spirit = SpiritEntry{"lion", false, 0};
    });
    Table typed = withNumber(withNumber(table, 0, Category::Animals, 33), 0, Category::Spirit, 12);
    EXPECT_EQ(harmoniesOf(typed).players[0].animals, (std::vector<AnimalEntry>{{"", std::nullopt, 33}}));
    EXPECT_EQ(harmoniesOf(typed).players[0].spirit, (SpiritEntry{"", false, 12}));
    typed = withNumber(typed, 0, Category::Animals, 34);
    typed = withNumber(withNumber(typed, 0, Category::Animals, {}), 0, Category::Spirit, {});
    EXPECT_EQ(typed, table);
    EXPECT_EQ(withNumber(table, 0, Category::Animals, {}), table);  // cards are not deleted this way
}

TEST(TableTest, CardsThatSomebodyElseTookMeanwhileStayThere) {
    Table table = tableFor(newGameWith({"Ann", "Bob"}));
    changeHarmonies(table, [&](Game& game) {
        game.players[0].animals = {{"shrew", 1, 0}, {"fennec-fox", 2, 0}};
        game.players[0].spirit = SpiritEntry{"lion", false, 0};
    });
    table = withNumber(withNumber(table, 0, Category::Animals, 33), 0, Category::Spirit, 12);
    changeHarmonies(table, [&](Game& game) {
        game.players[1].animals = {{"shrew", 0, 0}};
        game.players[1].spirit = SpiritEntry{"lion", false, 0};
    });
    table = withNumber(withNumber(table, 0, Category::Animals, {}), 0, Category::Spirit, {});
    EXPECT_EQ(harmoniesOf(table).players[0].animals, (std::vector<AnimalEntry>{{"fennec-fox", 2, 0}}));
    EXPECT_FALSE(harmoniesOf(table).players[0].spirit);
    EXPECT_EQ(gameFileFromJson(gameFileToJson(fileOf(table))), fileOf(table));
}

TEST(TableTest, CubesBesideBarePointsAreKnownOnlyIfTheirSumIsTyped) {
    Document document;
    document.replace(tableFor(newGameWith({"Ann"})), {});
    document.typeAnimals(0, {5, 10, 4});
    EXPECT_EQ(document.harmoniesScore().players.at(0).animalsTotal(), 19);
    EXPECT_FALSE(document.harmoniesScore().players.at(0).cubesPlaced.has_value());
    document.typeCubesPlaced(0, 8);
    EXPECT_EQ(document.harmoniesScore().players.at(0).cubesPlaced, 8);
    document.typeAnimals(0, {20});
    EXPECT_EQ(document.harmoniesScore().players.at(0).cubesPlaced, 8);
    document.typeCubesPlaced(0, {});
    EXPECT_FALSE(document.harmoniesScore().players.at(0).cubesPlaced.has_value());
}

TEST(TableTest, WhoStartedIsRecordedAndKeptWhenTheyAreRenamed) {
    Table table = tableFor(newGameWith({"Ann", "Bob"}));
    table.record = record::recordFromJson(R"({"place":"Bonn","note":"a \"b\"","weather":{"sun":1.50}})", {});
    table = withStartPlayer(table, 1);
    EXPECT_EQ(record::recordToJson(table.record),
              R"({"place":"Bonn","starter":"Bob","note":"a \"b\"","weather":{"sun":1.50}})");
    table = withName(table, 1, "Bo\"b");
    EXPECT_EQ(startPlayer(table), 1);
    EXPECT_EQ(gameFileFromJson(gameFileToJson(fileOf(table))).record, record::recordToJson(table.record));
    table = withStartPlayer(table, {});
    EXPECT_EQ(record::recordToJson(table.record), R"({"place":"Bonn","note":"a \"b\"","weather":{"sun":1.50}})");
    EXPECT_TRUE(table.starterSettled);
}

TEST(TableTest, AnInvalidRecordStaysUnchanged) {
    Table table = tableFor(newGameWith({"Ann", "Bob"}));
    table = tableFromFile({table.game, R"({"minutes":"long","starter":"Ann"})"});
    EXPECT_FALSE(startPlayer(table).has_value());
    table = withName(withStartPlayer(table, 1), 0, "Anna");
    EXPECT_EQ(record::recordToJson(table.record), R"({"minutes":"long","starter":"Ann"})");
}

TEST(TableTest, AfterTheStarterLeavesItIsUnknownWhoStarted) {
    Table table = withStartPlayer(tableFor(newGameWith({"Ann", "Bob"})), 0);
    table = withoutPlayer(table, 0);
    EXPECT_FALSE(startPlayer(table).has_value());
    EXPECT_FALSE(table.starterSettled);
    EXPECT_TRUE(record::recordToJson(table.record).empty());
    EXPECT_EQ(withoutPlayer(table, 0), table);  // somebody has to play
}

TEST(TableTest, BlankAndTakenNamesChangeNothing) {
    const Table table = tableFor(newGameWith({"Ann", "Bob"}));
    EXPECT_EQ(withName(table, 0, "  "), table);
    EXPECT_EQ(withName(table, 0, " Bob"), table);
    EXPECT_EQ(withPlayer(table, "Bob", ""), table);
}

TEST(TableTest, AFifthPlayerIsRefused) {
    const Table table = tableFor(newGameWith({"Ann", "Bob", "Cid", "Dora"}));
    EXPECT_EQ(withPlayer(table, "Emil", ""), table);
}

TEST(TableTest, SpiritsArePutAsideAndComeBack) {
    Table table = withSpirits(tableFor(newGameWith({"Ann"})), true);
    changeHarmonies(table, [&](Game& game) { game.players[0].spirit = SpiritEntry{"lion", false, 0}; });
    const Table without = withSpirits(table, false);
    EXPECT_FALSE(harmoniesOf(without).players[0].spirit.has_value());
    EXPECT_EQ(withSpirits(without, true), table);
}

TEST(TableTest, ASpiritPutAsideLosesItsCubeWithTheBoard) {
    Table table = withSpirits(tableFor(newGameWith({"Ann", "Bob"})), true);
    changeHarmonies(table, [](Game& game) {
        putBoard(game, 0, Board(game.side));
        game.players[0].spirit = SpiritEntry{"lion", true, 0};
    });
    table = withBoardsSwapped(withNumber(table, 0, Category::Spirit, 12), 0, 1);
    table = withNumber(table, 0, Category::Spirit, {});
    EXPECT_EQ(harmoniesOf(table).players[0].spirit, (SpiritEntry{"lion", false, 0}));
    EXPECT_EQ(gameFileFromJson(gameFileToJson(fileOf(table))), fileOf(table));
}

TEST(TableTest, ASecondPhotoKeepsThePersonsChangesOfCubes) {
    const Cell put = cellNamed("c2");
    const Cell taken = cellNamed("b1");
    auto photo = std::make_shared<Photo>(*doubtfulPhoto());
    photo->reading->board.setCube(taken, Cube::Animal);
    Document document;
    document.replace(tableFromPhoto(photo), {});
    document.setCube(0, put, Cube::Animal);
    document.setCube(0, taken, Cube::None);
    document.setPhoto(0, std::make_shared<Photo>(*photo), true);
    EXPECT_EQ(document.harmoniesPlayer(0).board->cube(put), Cube::Animal);
    EXPECT_EQ(document.harmoniesPlayer(0).board->cube(taken), Cube::None);

    auto bare = std::make_shared<Photo>(*photo);
    bare->reading->board.setStack(put, Stack());
    document.setPhoto(0, bare, true);
    EXPECT_EQ(document.harmoniesPlayer(0).board->cube(put), Cube::None) << "a cube without a token under it";
}

TEST(TableTest, EveryEditCanBeUndoneBackToTheStart) {
    Document document;
    document.replace(tableFor(newGameWith({"Ann", "Bob"})), {});
    const Table start = document.table();
    const std::vector<std::function<void()>> steps{
        [&] { document.typeNumber(0, "water", 15); },
        [&] {
            document.typeAnimals(1, {5, 10});
        },
        [&] { document.typeCubesPlaced(1, 4); },
        [&] { document.setWithSpirits(true); },
        [&] { document.typeNumber(0, "spirit", 6); },
        [&] { document.setStartPlayer(1); },
        [&] { document.renamePlayer(1, QStringLiteral("Berta")); },
        [&] { document.setColour(0, QStringLiteral("#d1495b")); },
        [&] {
            document.setRulings({ClosedRiver::Loop, true});
        },
        [&] { document.setPhoto(0, doubtfulPhoto(), false); },
        [&] { document.addPlayer(QStringLiteral("Cid"), QStringLiteral("#3a9d5d")); },
        [&] { document.removePlayer(0); },
    };
    std::vector<Table> after;
    for (const auto& step : steps) {
        step();
        after.push_back(document.table());
    }
    ASSERT_EQ(document.undoStack()->count(), static_cast<int>(steps.size()));
    for (std::size_t i = steps.size(); i > 0; --i) {
        EXPECT_EQ(document.table(), after[i - 1]);
        EXPECT_FALSE(document.undoName().isEmpty());
        document.undoStack()->undo();
    }
    EXPECT_EQ(document.table(), start);
}

TEST(TableTest, AnUndoStepShowsAPlayersNameThatIsAPlaceholder) {
    Document document;
    document.replace(tableFor(newGameWith({"%3"})), {});
    document.typeNumber(0, "trees", 5);
    EXPECT_EQ(document.undoName(), QStringLiteral("%3, Trees: 5 typed"));
}

TEST(TableTest, ADocumentReportsRenamedRemovedAndRestoredPlayers) {
    Document document;
    document.replace(tableFor(newGameWith({"Ann", "Bob"})), {});
    const QSignalSpy structureChanged(&document, &Document::structureChanged);
    document.typeNumber(0, "trees", 3);
    EXPECT_EQ(structureChanged.count(), 0);
    document.renamePlayer(0, QStringLiteral("Anna"));
    document.removePlayer(1);
    document.undoStack()->undo();
    EXPECT_EQ(structureChanged.count(), 3);
}

TEST(OutcomeTest, SaysWhatIsMissingAndWhoLeads) {
    Document document;
    document.replace(tableFor(newGameWith({"Ann", "Bob"})), {});
    EXPECT_EQ(outcomeOf(document).headline, QStringLiteral("Type the numbers, or open a player's board."));
    EXPECT_EQ(outcomeOf(document).detail, QStringLiteral("Still missing: Ann (everything); Bob (everything)."));
    typeAll(document, 0, 20);
    document.typeNumber(1, "trees", 3);
    EXPECT_EQ(outcomeOf(document).headline, QStringLiteral("So far Ann leads with 70 points."));
    EXPECT_EQ(outcomeOf(document).detail,
              QStringLiteral("Still missing: Bob (Mountains, Fields, Buildings, River, Animals)."));
    EXPECT_FALSE(outcomeOf(document).final);
}

TEST(OutcomeTest, AnEmptyBoardGivesNoNumbers) {
    Document document;
    document.replace(emptyTable(Side::A), {});
    EXPECT_EQ(gaps(document).size(), 6U);
    document.setStack(0, cellNamed("a1"), stackOf({Token::Blue}));
    EXPECT_EQ(gaps(document), (std::vector<Gap>{{0, "animals"}}));
}

TEST(OutcomeTest, NamesTheWinnerAsSoonAsTheLastNumberIsThere) {
    Document document;
    document.replace(tableFor(newGameWith({"Ann", "Bob"})), {});
    typeAll(document, 0, 20);
    typeAll(document, 1, 21);
    const Outcome outcome = outcomeOf(document);
    EXPECT_TRUE(outcome.final);
    EXPECT_EQ(outcome.headline, QStringLiteral("Bob wins with 71 points."));
    EXPECT_EQ(outcome.winners, std::vector{1});
}

TEST(OutcomeTest, ATieAsksForTheCubesAndTheyBreakIt) {
    Document document;
    document.replace(tableFor(newGameWith({"Ann", "Bob", "Cid"})), {});
    typeAll(document, 0, 20);
    typeAll(document, 1, 20);
    typeAll(document, 2, 3);
    EXPECT_TRUE(outcomeOf(document).tieBreakWanted);
    EXPECT_EQ(outcomeOf(document).headline, QStringLiteral("Ann and Bob are level with 70 points."));
    EXPECT_TRUE(outcomeOf(document).winners.empty());
    document.typeCubesPlaced(0, 7);
    document.typeCubesPlaced(1, 9);
    EXPECT_EQ(outcomeOf(document).headline, QStringLiteral("Bob wins with 70 points."));
    EXPECT_EQ(outcomeOf(document).detail, QStringLiteral("Ann and Bob are level; the animal cubes break the tie. "
                                                         "Animal cubes placed: Ann\u00a07, Bob\u00a09."));
    document.typeCubesPlaced(0, 9);
    EXPECT_EQ(outcomeOf(document).headline, QStringLiteral("Ann and Bob share the victory with 70 points."));
    EXPECT_EQ(outcomeOf(document).winners, (std::vector{0, 1}));
}

TEST(OutcomeTest, ASoloGameCountsSunsAndSaysHowManyPointsTheNextOneTakes) {
    Document document;
    document.replace(tableFor(newGameWith({"Ann"})), {});
    typeAll(document, 0, 14);
    const Outcome outcome = outcomeOf(document);
    EXPECT_EQ(outcome.headline, QStringLiteral("64 points, 4 suns"));
    EXPECT_EQ(outcome.detail, QStringLiteral("Suns: 1 for the points, 1 for the side, 2 for playing without a spirit. "
                                             "The next sun comes at 70 points: 6 points more."));
}

}  // namespace
}  // namespace concord::gui
