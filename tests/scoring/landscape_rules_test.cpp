// Each landscape rule in a table of cases: a board, and the items it must give.
#include "scoring/harmonies/buildings.h"
#include "scoring/harmonies/fast_score.h"
#include "scoring/harmonies/fields.h"
#include "scoring/harmonies/islands.h"
#include "scoring/harmonies/mountains.h"
#include "scoring/harmonies/river.h"
#include "scoring/harmonies/trees.h"
#include "tests/scoring/boards.h"

#include <gtest/gtest.h>
#include <sstream>

namespace concord::testing {
namespace {

// "tree-height-2 3 d4; trunk-alone 0 a1"
std::string textOf(const std::vector<ScoreItem>& items) {
    std::ostringstream text;
    for (const ScoreItem& item : items) {
        text << (text.tellp() > 0 ? "; " : "") << name(item.rule) << ' ' << item.points << ' ' << names(item.cells);
    }
    return text.str();
}

struct Case {
    const char* what;
    std::vector<CellText> cells;
    const char* expected;
};

Board boardFrom(Side side, const std::vector<CellText>& cells) {
    Board board(side);
    for (const auto& [cell, stack] : cells) {
        board.setStack(cellNamed(side, cell), stackOf(stack));
    }
    return board;
}

template <typename Rule>
void expectCases(Side side, const std::vector<Case>& cases, Rule rule) {
    for (const Case& one : cases) {
        EXPECT_EQ(textOf(rule(boardFrom(side, one.cells))), one.expected) << one.what;
    }
}

TEST(TreeRule, HeightDecides) {
    expectCases(Side::A,
                {{"an empty board", {}, ""},
                 {"a small tree", {{"a1", "green"}}, "tree-height-1 1 a1"},
                 {"a medium tree", {{"b2", "brown green"}}, "tree-height-2 3 b2"},
                 {"a tall tree", {{"e5", "brown brown green"}}, "tree-height-3 7 e5"},
                 {"trees that touch count separately",
                  {{"a1", "green"}, {"a2", "green"}},
                  "tree-height-1 1 a1; tree-height-1 1 a2"}},
                scoreTrees);
}

TEST(TreeRule, TrunksWithoutGreenScoreNothing) {
    expectCases(Side::B,
                {{"one brown", {{"g4", "brown"}}, "trunk-alone 0 g4"},
                 {"two brown", {{"g4", "brown brown"}}, "trunk-alone 0 g4"},
                 {"red on brown is no trunk", {{"g4", "brown red"}}, ""}},
                scoreTrees);
}

TEST(MountainRule, LoneMountainScoresNothing) {
    expectCases(Side::A,
                {{"one of height three", {{"c3", "gray gray gray"}}, "mountain-isolated 0 c3"},
                 {"two that do not touch",
                  {{"a1", "gray"}, {"a3", "gray gray"}},
                  "mountain-isolated 0 a1; mountain-isolated 0 a3"},
                 {"red on gray is no neighbour", {{"a1", "gray"}, {"a2", "gray red"}}, "mountain-isolated 0 a1"}},
                scoreMountains);
}

TEST(MountainRule, NeighboursMakeHeightCount) {
    expectCases(Side::A,
                {{"two", {{"a1", "gray"}, {"b1", "gray gray"}}, "mountain-height-1 1 a1; mountain-height-2 3 b1"},
                 {"a chain of three",
                  {{"c2", "gray gray gray"}, {"d2", "gray"}, {"e3", "gray gray"}},
                  "mountain-height-3 7 c2; mountain-height-1 1 d2; mountain-height-2 3 e3"}},
                scoreMountains);
}

TEST(FieldRule, GroupsOfTwoPayAndSingleOnesDoNot) {
    expectCases(Side::A,
                {{"no field", {{"a1", "blue"}}, ""},
                 {"one alone", {{"c3", "yellow"}}, "field-single 0 c3"},
                 {"two", {{"c3", "yellow"}, {"c4", "yellow"}}, "field 5 c3 c4"},
                 {"five are one field",
                  {{"a1", "yellow"}, {"a2", "yellow"}, {"b2", "yellow"}, {"c3", "yellow"}, {"d3", "yellow"}},
                  "field 5 a1 a2 b2 c3 d3"},
                 {"two fields and a single one",
                  {{"a1", "yellow"}, {"a2", "yellow"}, {"c1", "yellow"}, {"e1", "yellow"}, {"e2", "yellow"}},
                  "field 5 a1 a2; field-single 0 c1; field 5 e1 e2"}},
                scoreFields);
}

TEST(BuildingRule, NeedsThreeColoursAround) {
    expectCases(
        Side::A,
        {{"nothing around", {{"c3", "red red"}}, "building-too-few-colours 0 c3"},
         {"two colours", {{"c3", "red red"}, {"c2", "blue"}, {"c4", "gray"}}, "building-too-few-colours 0 c3"},
         {"three of one colour",
          {{"c3", "brown red"}, {"c2", "blue"}, {"c4", "blue"}, {"b2", "blue"}},
          "building-too-few-colours 0 c3"},
         {"three colours", {{"c3", "gray red"}, {"c2", "blue"}, {"c4", "gray"}, {"b2", "yellow"}}, "building 5 c3"},
         {"only the top token counts",
          {{"c3", "red red"}, {"c2", "brown green"}, {"c4", "gray"}, {"b2", "gray"}},
          "building-too-few-colours 0 c3"},
         {"bare brown is a colour",
          {{"c3", "red red"}, {"c2", "brown"}, {"c4", "gray"}, {"b2", "green"}},
          "building 5 c3"},
         {"red counts, another building too",
          {{"c3", "red red"}, {"c2", "gray red"}, {"c4", "gray"}, {"b2", "yellow"}},
          "building-too-few-colours 0 c2; building 5 c3"},
         {"all six colours",
          {{"c3", "red red"},
           {"c2", "blue"},
           {"c4", "gray"},
           {"b2", "brown"},
           {"b3", "green"},
           {"d2", "yellow"},
           {"d3", "red"}},
          "building 5 c3; red-alone 0 d3"}},
        scoreBuildings);
}

TEST(BuildingRule, LoneRedTokenIsNoBuilding) {
    expectCases(Side::B,
                {{"even among many colours",
                  {{"b2", "red"}, {"a2", "blue"}, {"b1", "gray"}, {"c2", "yellow"}},
                  "red-alone 0 b2"}},
                scoreBuildings);
}

TEST(IslandRule, EmptyCellsAreLandToo) {
    EXPECT_EQ(scoreIslands(Board(Side::B)).size(), 1U);
    EXPECT_EQ(pointsOf(scoreIslands(Board(Side::B))), 5);
    const Board split = boardWith(Side::B, "blue", "d1 d2 d3");
    EXPECT_EQ(textOf(scoreIslands(split)),
              "island 5 a1 a2 a3 a4 b1 b2 b3 c1 c2 c3 c4; island 5 e1 e2 e3 e4 f1 f2 f3 g1 g2 g3 g4");
    const Board corner = boardWith(Side::B, "blue", "a2 b1");
    EXPECT_TRUE(textOf(scoreIslands(corner)).starts_with("island 5 a1; island 5 a3 a4 "))
        << textOf(scoreIslands(corner));
    EXPECT_EQ(pointsOf(scoreIslands(corner)), 10);
}

TEST(IslandRule, AllWaterIsStillOneIsland) {
    Board board(Side::B);
    for (const Cell cell : cells(Side::B)) {
        board.setStack(cell, stackOf("blue"));
    }
    EXPECT_EQ(scoreIslands(board).size(), 1U);
    EXPECT_EQ(pointsOf(scoreIslands(board)), 5);
    EXPECT_EQ(fastLandscapeScore(Side::B, BoardMasks(board)), 5);
}

}  // namespace
}  // namespace concord::testing
