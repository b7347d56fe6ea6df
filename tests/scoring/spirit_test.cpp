#include "scoring/harmonies/spirits.h"
#include "tests/scoring/games.h"

#include <gtest/gtest.h>
#include <algorithm>
#include <sstream>

namespace concord::testing {
namespace {

struct Case {
    const char* card;
    Side side;
    std::vector<CellText> cells;
    const char* expected;  // "points cells; ..."
};

std::string textOf(const std::vector<ScoreItem>& items) {
    std::ostringstream text;
    for (const ScoreItem& item : items) {
        text << (text.tellp() > 0 ? "; " : "") << item.points << ' ' << names(item.cells);
    }
    return text.str();
}

const std::vector<Case> cases{
    {"lion", Side::A, {{"a1", "yellow"}}, "2 a1"},
    {"lion", Side::A, {{"a1", "yellow"}, {"a2", "yellow"}}, "2 a1 a2"},
    {"lion", Side::A, {{"a1", "yellow"}, {"a2", "yellow"}, {"a3", "yellow"}, {"e5", "yellow"}}, "10 a1 a2 a3; 2 e5"},
    {"butterfly", Side::B, {{"a1", "yellow"}, {"c1", "yellow"}, {"c2", "yellow"}}, "5 a1; 5 c1 c2"},
    {"deer", Side::A, {{"a1", "green"}, {"a2", "brown green"}, {"c1", "brown brown green"}}, "4 a2; 4 c1"},
    {"owl",
     Side::A,
     {{"a1", "green"}, {"a2", "brown green"}, {"c1", "brown brown green"}, {"c4", "brown"}},
     "3 a1; 3 a2; 1 c1"},
    {"cat", Side::A, {{"a1", "red red"}, {"a2", "gray red"}, {"c1", "brown red"}}, "4 a1 a2; 4 c1"},
    {"stork", Side::A, {{"a1", "red red"}, {"a2", "gray red"}, {"c1", "brown red"}}, "6 a1 a2"},
    {"ram", Side::A, {{"a1", "gray"}, {"a2", "gray gray"}, {"c1", "gray gray gray"}}, "4 a2; 4 c1"},
    {"marmot", Side::A, {{"a1", "gray"}, {"a2", "gray gray"}, {"c1", "gray gray gray"}}, "3 a1; 3 a2; 1 c1"},
    {"dragonfly", Side::B, {{"a1", "blue"}, {"c1", "blue"}, {"c2", "blue"}}, "7 c1 c2"},
    {"tortoise", Side::B, {{"a1", "blue"}, {"c1", "blue"}, {"c2", "blue"}}, "2 a1; 2 c1; 2 c2"},
};

TEST(SpiritRule, EveryCardPaysByItsTable) {
    for (const Case& one : cases) {
        Board board(one.side);
        for (const auto& [cell, stack] : one.cells) {
            board.setStack(cellNamed(one.side, cell), stackOf(stack));
        }
        EXPECT_EQ(textOf(spiritItems(board, *spiritCard(one.card))), one.expected) << one.card;
    }
}

TEST(SpiritRule, EverySpiritHasACase) {
    for (const SpiritCard& card : spiritCards()) {
        EXPECT_TRUE(std::ranges::any_of(cases, [&](const Case& one) { return one.card == card.id; })) << card.id;
    }
}

TEST(SpiritRule, LoneRedTokensNeitherPayNorConnect) {
    const Board board = boardOf(Side::A, {{"a1", "red red"}, {"a2", "red"}, {"a3", "gray red"}});
    EXPECT_EQ(textOf(spiritItems(board, *spiritCard("cat"))), "4 a1; 4 a3");
    EXPECT_EQ(textOf(spiritItems(board, *spiritCard("stork"))), "");
}

TEST(SpiritRule, MountainsNeedNoNeighbour) {
    const Board board = boardOf(Side::A, {{"c3", "gray gray"}});
    EXPECT_EQ(textOf(spiritItems(board, *spiritCard("ram"))), "4 c3");
}

PlayerScore scoreWith(const std::optional<SpiritEntry>& spirit) {
    Player player = playerWith("Ann", boardWith(Side::A, "yellow", "a1 a2 a3"));
    player.spirit = spirit;
    return scoreGame(gameOf({player})).players.at(0);
}

TEST(SpiritRule, PaysOnlyWithItsCubePlaced) {
    EXPECT_EQ(scoreWith(SpiritEntry{"lion", true, 0}).spirit, 10);
    const PlayerScore notPlaced = scoreWith(SpiritEntry{"lion", false, 0});
    EXPECT_EQ(notPlaced.spirit, 0);
    const auto items = itemsOf(notPlaced, Category::Spirit);
    ASSERT_EQ(items.size(), 1U);
    EXPECT_EQ(items[0], (ScoreItem{Category::Spirit, Rule::SpiritCard, 0, {}, "lion"}));
}

TEST(SpiritRule, BarePointsAreOneItem) {
    const PlayerScore score = scoreWith(SpiritEntry{"", false, 14});
    EXPECT_EQ(score.spirit, 14);
    EXPECT_EQ(itemsOf(score, Category::Spirit),
              (std::vector<ScoreItem>{{Category::Spirit, Rule::SpiritCard, 14, {}, ""}}));
}

TEST(SpiritRule, WithoutSpiritThereIsNoItem) {
    EXPECT_TRUE(itemsOf(scoreWith(std::nullopt), Category::Spirit).empty());
}

TEST(SpiritRule, PlacedSpiritThatPaysNothingStillHasItsItem) {
    const PlayerScore score = scoreWith(SpiritEntry{"dragonfly", true, 0});
    EXPECT_EQ(itemsOf(score, Category::Spirit),
              (std::vector<ScoreItem>{{Category::Spirit, Rule::SpiritCard, 0, {}, "dragonfly"}}));
}

}  // namespace
}  // namespace concord::testing
