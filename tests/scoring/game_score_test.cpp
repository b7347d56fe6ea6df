#include "scoring/harmonies/cards.h"
#include "tests/scoring/games.h"

#include <gtest/gtest.h>

namespace concord::testing {
namespace {

TEST(GameScore, TypedPlayerCountsWhatWasTyped) {
    const GameScore score = scoreGame(gameOf({typedPlayer("Ann", 5, 10, 5, 0, 15), typedPlayer("Bob", 1, 1, 0, 0, 0)}));
    EXPECT_EQ(score.players[0].landscapesTotal(), 35);
    EXPECT_EQ(score.players[0].total(), 35);
    EXPECT_EQ(score.players[0].items.size(), 5U);
    for (const ScoreItem& item : score.players[0].items) {
        EXPECT_EQ(item.rule, Rule::Typed);
        EXPECT_TRUE(item.cells.empty());
    }
    EXPECT_TRUE(score.players[0].computed.empty());
    EXPECT_TRUE(score.players[0].warnings.empty());
    EXPECT_EQ(score.winners, std::vector<std::string>{"Ann"});
    EXPECT_FALSE(score.suns.has_value());
}

TEST(GameScore, TypedNumberReplacesTheBoardsOwnWhichIsStillComputed) {
    Player player = playerWith("Ann", boardOf(Side::A, {{"a1", "green"}, {"c1", "gray"}, {"c2", "gray"}}));
    player.typed.set(Category::Trees, 9);
    const PlayerScore score = scoreGame(gameOf({player})).players.at(0);
    EXPECT_EQ(score.at(Category::Trees), 9);
    EXPECT_EQ(score.at(Category::Mountains), 2);
    EXPECT_EQ(itemsOf(score, Category::Trees), (std::vector<ScoreItem>{{Category::Trees, Rule::Typed, 9, {}, ""}}));
    EXPECT_EQ(score.computed.at(Category::Trees), 1);
    EXPECT_EQ(score.computed.at(Category::Mountains), std::nullopt);
}

TEST(GameScore, UnknownLandscapesCountNothingAndWarn) {
    Player player;
    player.name = "Ann";
    player.typed.set(Category::Trees, 5);
    const PlayerScore score = scoreGame(gameOf({player})).players.at(0);
    EXPECT_EQ(score.total(), 5);
    EXPECT_EQ(codes(score.warnings), std::vector<std::string>(4, "unknown-category"));
    EXPECT_EQ(english(score.warnings[0].message),
              "The points for mountains are not known and count 0: there is neither a board nor a typed number.");
}

TEST(GameScore, AnimalCardsPayByTheirSpaces) {
    Player player = playerWith("Ann", Board(Side::A));
    player.animals = {cardEntry("shrew", 0), cardEntry("frog", 5), cardEntry("eagle", 1), unnamedCardEntry(16, 3)};
    const PlayerScore score = scoreGame(gameOf({player})).players.at(0);
    EXPECT_EQ(score.animals, (std::vector<int>{0, 15, 5, 16}));
    EXPECT_EQ(score.animalsTotal(), 36);
    EXPECT_EQ(score.at(Category::Animals), 36);
    EXPECT_EQ(score.cubesPlaced, 9);
    const auto items = itemsOf(score, Category::Animals);
    ASSERT_EQ(items.size(), 4U);
    EXPECT_EQ(items[1], (ScoreItem{Category::Animals, Rule::AnimalCard, 15, {}, "frog"}));
    EXPECT_EQ(items[3], (ScoreItem{Category::Animals, Rule::AnimalCard, 16, {}, ""}));
}

TEST(GameScore, CardItemNamesItsCubesOnlyIfTheyAreCertain) {
    // a1 and a3: frogs beside the tree a2; e1: the only place of the ladybug.
    Board board =
        boardOf(Side::A, {{"a1", "blue"}, {"a2", "green"}, {"a3", "blue"}, {"e1", "yellow"}, {"e2", "green"}});
    for (const char* cell : {"a1", "a3", "e1"}) {
        board.setCube(cellNamed(Side::A, cell), Cube::Animal);
    }
    Player player = playerWith("Ann", board);
    player.animals = {cardEntry("frog", 2), cardEntry("ladybug", 1)};
    EXPECT_TRUE(scoreGame(gameOf({player})).players[0].items.back().cells.empty()) << "cubes are not known";
    player.cubesKnown = true;
    auto items = itemsOf(scoreGame(gameOf({player})).players[0], Category::Animals);
    EXPECT_EQ(names(items.at(0).cells), "a1 a3");
    EXPECT_EQ(names(items.at(1).cells), "e1");
    // If the frog placed only one cube, it may be either of the two.
    player.animals = {cardEntry("frog", 1), cardEntry("ladybug", 1)};
    items = itemsOf(scoreGame(gameOf({player})).players[0], Category::Animals);
    EXPECT_EQ(names(items.at(0).cells), "");
    EXPECT_EQ(names(items.at(1).cells), "e1");
}

TEST(GameScore, CubesPlacedComeFromTheCardsOrElseFromTheBoard) {
    Board board = boardOf(Side::A, {{"a1", "blue"}, {"a2", "green"}});
    board.setCube(cellNamed(Side::A, "a1"), Cube::Animal);
    Player player = playerWith("Ann", board);
    const auto placed = [&] { return scoreGame(gameOf({player})).players.at(0).cubesPlaced; };
    EXPECT_EQ(placed(), std::nullopt) << "no cards, no cubes";
    player.cubesKnown = true;
    EXPECT_EQ(placed(), 1) << "the board shows one";
    player.animals = {cardEntry("frog", 3)};
    EXPECT_EQ(placed(), 3) << "the cards say three";
    player.animals = {cardEntry("frog", 3), unnamedCardEntry(7)};
    EXPECT_EQ(placed(), 1) << "one card does not say";
    player.cubesKnown = false;
    EXPECT_EQ(placed(), std::nullopt) << "neither says";
    player.animals = std::vector<AnimalEntry>{};
    EXPECT_EQ(placed(), 0) << "no card was held";
}

TEST(GameScore, TotalsAreSumsOfItems) {
    std::mt19937 random(31);
    for (int i = 0; i < 500; ++i) {
        Player player = playerWith("Ann", randomBoard(i % 2 == 0 ? Side::A : Side::B, random));
        player.animals = {cardEntry("otter", i % 4), unnamedCardEntry(i % 17, 2)};
        player.spirit = SpiritEntry{spiritCards()[static_cast<std::size_t>(i % 10)].id, i % 3 != 0, 0};
        const PlayerScore score = scoreGame(gameOf({player})).players.at(0);
        ASSERT_EQ(pointsOf(score.items), score.total());
        ASSERT_EQ(pointsOf(itemsOf(score, Category::Spirit)), score.spirit);
        ASSERT_EQ(pointsOf(itemsOf(score, Category::Animals)), score.animalsTotal());
    }
}

TEST(SoloSuns, DependOnTotalSideAndSpirit) {
    const auto soloScore = [](Side side, std::optional<SpiritEntry> spirit, int points) {
        Player player = playerWith("Ann", Board(side));
        player.animals = {unnamedCardEntry(points)};
        for (int i = 0; i < landscapeCategoryCount; ++i) {
            player.typed.set(static_cast<Category>(i), 0);
        }
        player.spirit = std::move(spirit);
        return scoreGame(gameOf({player}));
    };
    // The suns for the points, for the side and for the spirit.
    EXPECT_EQ(soloScore(Side::A, std::nullopt, 39).suns->total(), 0 + 1 + 2);
    EXPECT_EQ(soloScore(Side::B, std::nullopt, 40).suns->total(), 1 + 0 + 2);
    EXPECT_EQ(soloScore(Side::B, SpiritEntry{"lion", false, 0}, 160).suns->total(), 8 + 0 + 1);
    EXPECT_EQ(soloScore(Side::A, SpiritEntry{"owl", true, 0}, 160).suns->total(), 8 + 1 + 0);
    const GameScore withBareSpirit = soloScore(Side::A, SpiritEntry{"", false, 30}, 100);
    EXPECT_EQ(withBareSpirit.suns->spirit, std::nullopt);
    EXPECT_EQ(withBareSpirit.suns->total(), 5 + 1);
    EXPECT_EQ(codes(withBareSpirit.warnings), std::vector<std::string>{"suns-spirit-unknown"});
}

TEST(SoloSuns, BelongToSoloGamesOnly) {
    const Player ann = typedPlayer("Ann", 50, 0, 0, 0, 0);
    EXPECT_TRUE(scoreGame(gameOf({ann})).suns.has_value());
    EXPECT_FALSE(scoreGame(gameOf({ann, typedPlayer("Bob", 0, 0, 0, 0, 0)})).suns.has_value());
}

}  // namespace
}  // namespace concord::testing
