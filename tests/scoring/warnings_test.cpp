#include "scoring/harmonies/warnings/table_warnings.h"
#include "tests/scoring/games.h"

#include <gtest/gtest.h>

namespace concord::testing {
namespace {

std::string textOf(const std::vector<Warning>& warnings, std::string_view code) {
    const Warning* warning = warningOf(warnings, code);
    return warning == nullptr ? "" : english(warning->message);
}

std::vector<std::string> playerCodes(const Player& player, ClosedRiver closedRiver = ClosedRiver::Shortest) {
    Game game = gameOf({player});
    game.rulings.closedRiver = closedRiver;
    return codes(scoreGame(game).players.at(0).warnings);
}

using Codes = std::vector<std::string>;

TEST(Warnings, TokenCountsShouldBeMultiplesOfThree) {
    EXPECT_EQ(playerCodes(playerWith("Ann", boardWith(Side::A, "yellow", "a1 a2 a3"))), Codes{});
    EXPECT_EQ(playerCodes(playerWith("Ann", Board(Side::A))), Codes{});
    EXPECT_EQ(playerCodes(playerWith("Ann", boardWith(Side::A, "yellow", "a1 a2"))),
              Codes{"token-count-no-multiple-of-three"});
    EXPECT_EQ(playerCodes(playerWith("Ann", boardOf(Side::A, {{"a1", "brown green"}, {"a2", "blue"}}))), Codes{});
}

TEST(Warnings, BoardsShouldHoldTheSameNumberOfTokens) {
    const Player ann = playerWith("Ann", boardWith(Side::A, "yellow", "a1 a2 a3"));
    const Player bob = playerWith("Bob", boardWith(Side::A, "blue", "a1 a2 a3 a4 a5 b1"));
    EXPECT_EQ(
        textOf(scoreGame(gameOf({ann, bob})).warnings, "token-counts-differ"),
        "All players take the same number of turns, but their boards hold different numbers of tokens: Ann 3, Bob 6.");
    EXPECT_EQ(codes(scoreGame(gameOf({ann, playerWith("Cid", *ann.board)})).warnings), Codes{"tie-not-broken"});
    EXPECT_EQ(codes(scoreGame(gameOf({ann, typedPlayer("Dan", 9, 0, 0, 0, 0)})).warnings), Codes{});
}

TEST(Warnings, BoardsHoldNoMoreTokensThanTheBox) {
    for (const Token token : allTokens) {
        // Two boards together hold as many tokens as the box, then one more.
        const int supply = tokensInBox[static_cast<std::size_t>(token)];
        Board first(Side::B);
        Board second(Side::B);
        const Stack single = Stack::fromTokens(std::array{token}).value();
        for (int i = 0; i < supply; ++i) {
            (i % 2 == 0 ? first : second).setStack(cells(Side::B)[static_cast<std::size_t>(i / 2)], single);
        }
        EXPECT_EQ(warningOf(tableWarnings(gameOf({playerWith("Ann", first), playerWith("Bob", second)})), "box-supply"),
                  nullptr)
            << name(token);
        second.setStack(cellNamed(Side::B, "g4"), single);
        const auto warnings = tableWarnings(gameOf({playerWith("Ann", first), playerWith("Bob", second)}));
        EXPECT_EQ(textOf(warnings, "box-supply"), "The boards hold " + std::to_string(supply + 1) + " " +
                                                      std::string(name(token)) + " tokens, the box only " +
                                                      std::to_string(supply) + ".");
    }
}

Player playerWithCubes(int animals, int spirits) {
    Board board = boardWith(Side::A, "yellow", "a1 a2 a3 a4 a5 b1");
    for (int i = 0; i < animals + spirits; ++i) {
        board.setCube(cells(Side::A)[static_cast<std::size_t>(i)], i < animals ? Cube::Animal : Cube::Spirit);
    }
    Player player = playerWith("Ann", board);
    player.cubesKnown = true;
    return player;
}

TEST(Warnings, CubesShouldAddUp) {
    const Codes none;
    const Codes mismatch{"cubes-do-not-add-up"};
    Player player = playerWithCubes(2, 0);
    EXPECT_EQ(playerCodes(player), none) << "the animal cards are not known";
    player.animals = {cardEntry("frog", 1), unnamedCardEntry(5, 1)};
    EXPECT_EQ(playerCodes(player), none) << "one placed for each card";
    player.animals = {cardEntry("frog", 1), unnamedCardEntry(5, 2)};
    EXPECT_EQ(playerCodes(player), mismatch) << "three placed, two lie there";
    player.animals = {cardEntry("frog", 1), unnamedCardEntry(5)};
    EXPECT_EQ(playerCodes(player), none) << "a card does not say how many";
    player.animals = std::vector<AnimalEntry>{};
    EXPECT_EQ(playerCodes(player), mismatch) << "no card, but cubes";
    player.cubesKnown = false;
    EXPECT_EQ(playerCodes(player), none) << "the board does not say where cubes lie";
}

TEST(Warnings, SpiritCubesShouldAddUpToo) {
    const Codes none;
    const Codes mismatch{"cubes-do-not-add-up"};
    Player player = playerWithCubes(0, 1);
    EXPECT_EQ(playerCodes(player), none) << "the animal cards are not known";
    player.animals = std::vector<AnimalEntry>{};
    EXPECT_EQ(playerCodes(player), mismatch) << "a spirit cube, but no spirit";
    player.spirit = SpiritEntry{"lion", true, 0};
    EXPECT_EQ(playerCodes(player), none);
    player.spirit = SpiritEntry{"lion", false, 0};
    EXPECT_EQ(playerCodes(player), mismatch) << "the spirit's cube was not placed";
    player.spirit = SpiritEntry{"", false, 8};
    EXPECT_EQ(playerCodes(player), none) << "points without a card say nothing about the cube";
    Player two = playerWithCubes(0, 2);
    two.spirit = SpiritEntry{"lion", true, 0};
    EXPECT_EQ(playerCodes(two), mismatch) << "there is only one spirit cube";
}

TEST(Warnings, ClosedRiverWarningNamesThePointsOfBothRulings) {
    Player player = playerWith("Ann", boardWith(Side::A, "blue", "b2 b3 c2 c4 d2 d3"));
    for (const ClosedRiver ruling : {ClosedRiver::Shortest, ClosedRiver::Loop}) {
        Game game = gameOf({player});
        game.rulings.closedRiver = ruling;
        const PlayerScore score = scoreGame(game).players.at(0);
        EXPECT_EQ(score.at(Category::Water), ruling == ClosedRiver::Loop ? 15 : 8);
        EXPECT_EQ(textOf(score.warnings, "closed-river"),
                  "A river closes on itself, and the rulebook does not say how long it is then. Water is worth 8 "
                  "points if the shortest path between the river's two tokens farthest apart counts, and 15 points if "
                  "the closed loop counts.");
    }
    player.typed.set(Category::Water, 8);
    EXPECT_EQ(playerCodes(player), Codes{}) << "a typed number counts whatever the ruling";
}

TEST(Warnings, ClosedRiverWarningNamesThePointsOfTheBestRiver) {
    // The ring counts 8 along its shortest path and 15 as a loop, the other river 11 under either ruling.
    const PlayerScore score =
        scoreGame(gameOf({playerWith("Ann", boardWith(Side::A, "blue", "a2 a3 b1 b3 c2 c3 e1 e2 e3 e4 e5"))}))
            .players.at(0);
    EXPECT_EQ(score.at(Category::Water), 11);
    EXPECT_EQ(textOf(score.warnings, "closed-river"),
              "A river closes on itself, and the rulebook does not say how long it is then. Water is worth 11 "
              "points if the shortest path between the river's two tokens farthest apart counts, and 15 points if "
              "the closed loop counts.");
}

TEST(Warnings, ClosedRiverThatChangesNoPointsGivesNoWarning) {
    // Three touching tokens are 3 long as a loop, but another river is 3 long anyway.
    EXPECT_EQ(playerCodes(playerWith("Ann", boardWith(Side::A, "blue", "b1 c1 c2 e3 e4 e5"))), Codes{});
    // Side B scores islands, not rivers.
    EXPECT_EQ(playerCodes(playerWith("Ann", boardWith(Side::B, "blue", "b1 c1 c2"))), Codes{});
}

TEST(Messages, ArgumentsReplaceTheirPlaceholders) {
    EXPECT_EQ(english({"%2 before %1", {"b", "a"}}), "a before b");
    EXPECT_EQ(english({"%1 %1", {"%2", "x"}}), "%2 %2");
    EXPECT_EQ(english({"100% and %3", {"a"}}), "100% and %3");
    EXPECT_EQ(english({"", {}}), "");
    EXPECT_EQ((Message{"a", {"b"}}), (Message{std::string("a").c_str(), {"b"}}));
    EXPECT_FALSE((Message{"a", {"b"}}) == (Message{"a", {"c"}}));
}

}  // namespace
}  // namespace concord::testing
