#include "scoring/harmonies/ranking.h"
#include "tests/scoring/games.h"

#include <gtest/gtest.h>

namespace concord::testing {
namespace {

struct Case {
    const char* what;
    std::vector<Standing> standings;
    std::vector<int> ranks;            // if only animal cubes break ties
    std::vector<int> withSpiritCubes;  // if the spirit's cube counts too
    std::vector<std::string> warnings;
};

const std::vector<Case> cases{
    {"points decide", {{"A", 50, 1}, {"B", 70, 2}, {"C", 60, 9}}, {3, 1, 2}, {3, 1, 2}, {}},
    {"cubes break a tie", {{"A", 70, 4}, {"B", 70, 5}, {"C", 60, 9}}, {2, 1, 3}, {2, 1, 3}, {}},
    {"equal cubes share a rank", {{"A", 70, 4}, {"B", 70, 4}, {"C", 60, 9}}, {1, 1, 3}, {1, 1, 3}, {}},
    {"three share the second place",
     {{"A", 90, 1}, {"B", 70, 4}, {"C", 70, 4}, {"D", 70, 4}},
     {1, 2, 2, 2},
     {1, 2, 2, 2},
     {}},
    {"unknown cubes leave a tie shared",
     {{"A", 70, 4}, {"B", 70, std::nullopt}, {"C", 60, 9}},
     {1, 1, 3},
     {1, 1, 3},
     {"tie-not-broken"}},
    {"unknown cubes without a tie do not matter", {{"A", 71, {}}, {"B", 70, {}}}, {1, 2}, {1, 2}, {}},
    {"one unknown among three leaves all shared",
     {{"A", 70, 4}, {"B", 70, 5}, {"C", 70, std::nullopt}},
     {1, 1, 1},
     {1, 1, 1},
     {"tie-not-broken"}},
    {"two ties, each with its warning",
     {{"A", 70, {}}, {"B", 70, {}}, {"C", 60, {}}, {"D", 60, 3}},
     {1, 1, 3, 3},
     {1, 1, 3, 3},
     {"tie-not-broken", "tie-not-broken"}},
    {"a spirit cube makes a tie", {{"A", 70, 4, true}, {"B", 70, 5}}, {2, 1}, {1, 1}, {"spirit-cube-tie-break"}},
    {"a spirit cube breaks a tie", {{"A", 70, 5, true}, {"B", 70, 5}}, {1, 1}, {1, 2}, {"spirit-cube-tie-break"}},
    {"spirit cubes on both sides change nothing", {{"A", 70, 5, true}, {"B", 70, 5, true}}, {1, 1}, {1, 1}, {}},
};

TEST(Ranking, TotalsDecideThenCubesAndOtherwiseTheRankIsShared) {
    for (const Case& one : cases) {
        EXPECT_EQ(rank(one.standings, false), one.ranks) << one.what;
        EXPECT_EQ(rank(one.standings, true), one.withSpiritCubes) << one.what;
        EXPECT_EQ(codes(rankingWarnings(one.standings)), one.warnings) << one.what;
    }
}

TEST(Ranking, WarningsNameTheOutcomes) {
    const auto tie = rankingWarnings({{"Ann", 70, 4}, {"Bob", 70, std::nullopt}, {"Cid", 70, std::nullopt}});
    ASSERT_EQ(tie.size(), 1U);
    EXPECT_EQ(
        english(tie[0].message),
        "The tie at 70 points could not be broken: it is not known how many animal cubes were placed by Bob, Cid.");
    const auto ruling = rankingWarnings({{"Ann", 70, 4}, {"Bob", 70, 4, true}, {"Cid", 20, 1}});
    ASSERT_EQ(ruling.size(), 1U);
    EXPECT_EQ(english(ruling[0].message),
              "The rulebook does not say whether the nature's spirit cube counts when a tie is broken. If it does not: "
              "1. Ann, 1. Bob, 3. Cid. If it does: 1. Bob, 2. Ann, 3. Cid.");
}

Game tiedGame(bool spiritCubeBreaksTies) {
    Player ann = typedPlayer("Ann", 0, 0, 0, 0, 10);
    ann.animals = {unnamedCardEntry(0, 2)};
    Player bob = typedPlayer("Bob", 0, 0, 0, 0, 4);
    bob.animals = {unnamedCardEntry(0, 2)};
    bob.spirit = SpiritEntry{"", false, 6};
    Game game = gameOf({ann, bob});
    game.rulings.spiritCubeBreaksTies = spiritCubeBreaksTies;
    return game;
}

TEST(Ranking, OfAGameFollowsTheRuling) {
    const GameScore shared = scoreGame(tiedGame(false));
    EXPECT_EQ(shared.winners, (std::vector<std::string>{"Ann", "Bob"}));
    EXPECT_EQ(shared.players[1].rank, 1);
    EXPECT_NE(warningOf(shared.warnings, "spirit-cube-tie-break"), nullptr);
    const GameScore broken = scoreGame(tiedGame(true));
    EXPECT_EQ(broken.winners, std::vector<std::string>{"Bob"});
    EXPECT_EQ(broken.players[0].rank, 2);
    EXPECT_NE(warningOf(broken.warnings, "spirit-cube-tie-break"), nullptr);
}

}  // namespace
}  // namespace concord::testing
