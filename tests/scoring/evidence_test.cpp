#include "scoring/harmonies/evidence.h"

#include "tests/scoring/boards.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace concord::testing {
namespace {

ScoreItem itemAt(const Board& board, std::string_view cell, Category category) {
    const Cell wanted = cellNamed(board.side(), cell);
    for (const ScoreItem& item : scoreLandscapes(board)) {
        if (item.category == category && std::ranges::find(item.cells, wanted) != item.cells.end()) {
            return item;
        }
    }
    ADD_FAILURE() << "no item at " << cell;
    return {};
}

TEST(Evidence, ABuildingIsJudgedByTheTopsAroundIt) {
    const Board board = boardOf(
        Side::A,
        {{"c3", "gray red"}, {"c2", "brown green"}, {"b2", "blue"}, {"b3", "blue"}, {"d3", "yellow"}, {"a1", "gray"}});
    const Evidence evidence = evidenceFor(board, itemAt(board, "c3", Category::Buildings));
    EXPECT_EQ(names(evidence.cells), "b2 b3 c2 d3");
    EXPECT_EQ(evidence.colours, (std::vector{Token::Blue, Token::Green, Token::Yellow}));
}

TEST(Evidence, AMountainIsJudgedByTheMountainsItTouches) {
    const Board board = boardOf(Side::A, {{"a1", "gray gray"}, {"a2", "gray"}, {"b1", "blue"}, {"e5", "gray"}});
    EXPECT_EQ(names(evidenceFor(board, itemAt(board, "a1", Category::Mountains)).cells), "a2");
    EXPECT_TRUE(evidenceFor(board, itemAt(board, "e5", Category::Mountains)).cells.empty());
}

TEST(Evidence, AnIslandIsCutOffByTheWaterAroundIt) {
    const Board board = boardWith(Side::B, "blue", "a2 b1 g4");
    EXPECT_EQ(names(evidenceFor(board, itemAt(board, "a1", Category::Water)).cells), "a2 b1");
}

TEST(Evidence, AnAnimalIsExplainedByItsHabitat) {
    // The shrew: a building between two fields that do not touch.
    Board board = boardOf(Side::A, {{"c3", "gray red"}, {"b3", "yellow"}, {"d3", "yellow"}, {"d2", "blue"}});
    ScoreItem item{Category::Animals, Rule::AnimalCard, 5, {cellNamed(Side::A, "c3")}, "shrew"};
    EXPECT_EQ(names(evidenceFor(board, item).cells), "b3 d3");
    item.cells.clear();
    EXPECT_TRUE(evidenceFor(board, item).cells.empty());
}

TEST(Evidence, OtherItemsHaveNone) {
    const Board board = boardWith(Side::A, "blue", "a1 a2 b1");
    EXPECT_TRUE(evidenceFor(board, itemAt(board, "a1", Category::Water)).cells.empty());
}

}  // namespace
}  // namespace concord::testing
