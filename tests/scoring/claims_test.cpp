#include "scoring/table/claims.h"
#include "scoring/harmonies/harmonies_module.h"
#include "scoring/json/input_error.h"
#include "tests/scoring/games.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace concord::testing {
namespace {

Game gameWithoutClaims() {
    Player ann = playerWith("Ann", boardOf(Side::A, {{"a1", "green"}, {"a3", "brown green"}, {"e1", "gray"}}));
    ann.animals = {unnamedCardEntry(6, 1), unnamedCardEntry(4, 1)};
    ann.spirit = SpiritEntry{"", false, 3};
    return gameOf({ann, typedPlayer("Bob", 1, 2, 3, 4, 5)});
}

ScoreTable scoreOf(const Game& game) { return harmoniesModule().score(documentOf(game)); }

std::vector<PlayerComparison> comparisonsOf(const Game& game) { return compareClaims(documentOf(game), scoreOf(game)); }

TEST(Verification, WithoutClaimsHasNothingToCompare) {
    const auto players = comparisonsOf(gameWithoutClaims());
    ASSERT_EQ(players.size(), 2U);
    EXPECT_EQ(players[0].name, "Ann");
    EXPECT_TRUE(players[0].rows.empty());
    EXPECT_TRUE(allAgree(players));
}

TEST(Verification, ComparesEveryClaimedRowInTheOrderOfThePad) {
    Game game = gameWithoutClaims();
    PadNumbers& claimed = game.players[0].claimed;
    claimed.set(Category::Total, 20);
    claimed.set(Category::Trees, 4);
    claimed.set(Category::Mountains, 1);
    claimed.set(Category::Landscapes, 4);
    claimed.set(Category::Animals, 10);
    claimed.set(Category::Spirit, 3);
    const ScoreTable table = scoreOf(game);
    const auto rows = comparisonsOf(game).at(0).rows;
    ASSERT_EQ(rows.size(), 6U);
    const std::vector<std::pair<std::string_view, int>> expected{{"trees", 0},   {"mountains", 1}, {"landscapes", 0},
                                                                 {"animals", 0}, {"spirit", 0},    {"total", 3}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(table.rows[rows[i].row].id, expected[i].first);
        EXPECT_EQ(rows[i].difference(), expected[i].second);
        int points = 0;
        for (const ScoreLine& line : rows[i].lines) {
            points += line.points;
        }
        EXPECT_EQ(points, rows[i].computed);
    }
    EXPECT_FALSE(allAgree(comparisonsOf(game)));
}

TEST(Verification, LinesExplainTheDifference) {
    Game game = gameWithoutClaims();
    game.players[0].claimed.set(Category::Mountains, 1);
    const RowComparison row = comparisonsOf(game).at(0).rows.at(0);
    EXPECT_EQ(row.claimed, 1);
    EXPECT_EQ(row.computed, 0);
    ASSERT_EQ(row.lines.size(), 1U);
    EXPECT_EQ(row.lines[0].rule, name(Rule::MountainIsolated));
    EXPECT_EQ(row.lines[0].evidence, std::vector<std::string>{"e1"});
}

TEST(Verification, CorrectClaimsAgree) {
    Game game = gameWithoutClaims();
    game.players[0].claimed.set(Category::Total, 17);
    game.players[1].claimed.set(Category::Landscapes, 15);
    EXPECT_TRUE(allAgree(comparisonsOf(game)));
}

TEST(Verification, IsWrittenAsJsonPerPlayer) {
    const Player ann = playerWith("P", boardOf(Side::A, {{"d4", "brown green"}}));
    Game game = gameOf({ann, playerWith("Q", boardOf(Side::A, {}))});
    game.players[0].claimed.set(Category::Trees, 5);
    const std::string json = comparisonsToJson(harmoniesModule(), scoreOf(game), comparisonsOf(game));
    EXPECT_EQ(nlohmann::json::parse(json), nlohmann::json::parse(R"({
        "format": "concord-verification", "version": 1, "players": [
        {"name": "P", "comparisons": [{"category": "trees", "claimed": 5, "computed": 3, "difference": 2,
            "items": [{"category": "trees", "points": 3, "cells": ["d4"], "rule": "tree-height-2"}]}]},
        {"name": "Q", "comparisons": []}]})"));
}

TEST(InputErrors, HavePlaceAndMessage) {
    const InputError error("/players/0", {"expected %1, got %2", {"a name", "7"}});
    EXPECT_STREQ(error.what(), "/players/0: expected a name, got 7");
    EXPECT_EQ(error.place(), "/players/0");
    EXPECT_EQ(english(error.message()), "expected a name, got 7");
    EXPECT_STREQ(InputError("", {"no JSON", {}}).what(), "no JSON");
}

TEST(Categories, AreFoundByTheirNames) {
    for (int i = 0; i < categoryCount; ++i) {
        EXPECT_EQ(categoryFromName(name(static_cast<Category>(i))), static_cast<Category>(i));
    }
    EXPECT_EQ(categoryFromName("rivers"), std::nullopt);
}

}  // namespace
}  // namespace concord::testing
