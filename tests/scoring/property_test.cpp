// What must hold for every board, tried on random ones.
#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/fast_score.h"
#include "scoring/harmonies/spirits.h"
#include "tests/scoring/boards.h"

#include <gtest/gtest.h>
#include <algorithm>
#include <functional>

namespace concord::testing {
namespace {

constexpr int randomBoardCount = 2000;

constexpr std::array rulings{ClosedRiver::Shortest, ClosedRiver::Loop};

std::vector<int> points(const Board& board, ClosedRiver closedRiver = ClosedRiver::Shortest) {
    return pointsByCategory(scoreLandscapes(board, closedRiver));
}

int pointsFor(const Board& board, Category category, ClosedRiver closedRiver = ClosedRiver::Shortest) {
    return points(board, closedRiver).at(static_cast<std::size_t>(category));
}

bool touches(const Board& board, Cell cell, const std::function<bool(Stack)>& what) {
    return std::ranges::any_of(neighbours(board.side(), cell), [&](Cell other) { return what(board.stack(other)); });
}

void forRandomBoards(const std::function<void(const Board&)>& check) {
    std::mt19937 random(99);
    for (int i = 0; i < randomBoardCount; ++i) {
        check(randomBoard(i % 2 == 0 ? Side::A : Side::B, random, i % 8 == 0));
    }
}

// Runs the check on every cell of every board. It returns whether it applied, which must happen often enough.
void forCellsOfRandomBoards(const std::function<bool(const Board&, Cell)>& check) {
    int checked = 0;
    forRandomBoards([&](const Board& board) {
        for (const Cell cell : cells(board.side())) {
            checked += check(board, cell) ? 1 : 0;
        }
    });
    EXPECT_GT(checked, 100);
}

TEST(Property, TurningByHalfOrMirroringChangesNoScore) {
    forRandomBoards([](const Board& board) {
        for (const ClosedRiver ruling : rulings) {
            const std::vector<int> original = points(board, ruling);
            ASSERT_EQ(points(rotatedByHalfTurn(board), ruling), original);
            ASSERT_EQ(points(mirroredLeftRight(board), ruling), original);
            ASSERT_EQ(points(mirroredTopBottom(board), ruling), original);
        }
    });
}

TEST(Property, TurningByHalfOrMirroringChangesNoPointsOfSpirits) {
    forRandomBoards([](const Board& board) {
        for (const SpiritCard& card : spiritCards()) {
            const int original = pointsOf(spiritItems(board, card));
            ASSERT_EQ(pointsOf(spiritItems(rotatedByHalfTurn(board), card)), original) << card.id;
            ASSERT_EQ(pointsOf(spiritItems(mirroredTopBottom(board), card)), original) << card.id;
        }
    });
}

TEST(Property, GrayOnAnEmptyCellAwayFromMountainsAndBuildingsChangesNothing) {
    forCellsOfRandomBoards([](const Board& board, Cell cell) {
        const auto matters = [](Stack stack) { return stack.isMountain() || stack.isBuilding(); };
        if (!board.stack(cell).empty() || touches(board, cell, matters)) {
            return false;
        }
        Board more = board;
        more.setStack(cell, stackOf("gray"));
        EXPECT_EQ(points(more), points(board)) << name(cell);
        return true;
    });
}

TEST(Property, LoneYellowAwayFromFieldsAndBuildingsChangesNothing) {
    forCellsOfRandomBoards([](const Board& board, Cell cell) {
        const auto matters = [](Stack stack) { return stack.isField() || stack.isBuilding(); };
        if (!board.stack(cell).empty() || touches(board, cell, matters)) {
            return false;
        }
        Board more = board;
        more.setStack(cell, stackOf("yellow"));
        EXPECT_EQ(points(more), points(board)) << name(cell);
        return true;
    });
}

TEST(Property, BaseOfABuildingChangesNothing) {
    forCellsOfRandomBoards([](const Board& board, Cell cell) {
        if (!board.stack(cell).isBuilding()) {
            return false;
        }
        for (const char* building : {"red red", "gray red", "brown red"}) {
            Board other = board;
            other.setStack(cell, stackOf(building));
            EXPECT_EQ(points(other), points(board)) << name(cell);
        }
        return true;
    });
}

TEST(Property, SecondBrownOnABareTrunkChangesNothing) {
    forCellsOfRandomBoards([](const Board& board, Cell cell) {
        if (board.stack(cell) != stackOf("brown")) {
            return false;
        }
        Board more = board;
        more.setStack(cell, stackOf("brown brown"));
        EXPECT_EQ(points(more), points(board)) << name(cell);
        return true;
    });
}

TEST(Property, HigherTreeChangesOnlyTheTrees) {
    forCellsOfRandomBoards([](const Board& board, Cell cell) {
        if (board.stack(cell) != stackOf("green")) {
            return false;
        }
        Board taller = board;
        taller.setStack(cell, stackOf("brown brown green"));
        std::vector<int> expected = points(board);
        expected[static_cast<std::size_t>(Category::Trees)] += 6;
        EXPECT_EQ(points(taller), expected) << name(cell);
        return true;
    });
}

TEST(Property, WaterAwayFromWaterNeverLowersTheRiver) {
    forCellsOfRandomBoards([](const Board& board, Cell cell) {
        if (board.side() != Side::A || !board.stack(cell).empty() || touches(board, cell, &Stack::isWater)) {
            return false;
        }
        Board more = board;
        more.setStack(cell, stackOf("blue"));
        EXPECT_GE(pointsFor(more, Category::Water), pointsFor(board, Category::Water)) << name(cell);
        return true;
    });
}

TEST(Property, LoopRulingNeverScoresLess) {
    forRandomBoards([](const Board& board) {
        ASSERT_GE(pointsFor(board, Category::Water, ClosedRiver::Loop), pointsFor(board, Category::Water));
    });
}

TEST(Property, ItemsAddUpToTheFastScore) {
    forRandomBoards([](const Board& board) {
        for (const ClosedRiver ruling : rulings) {
            ASSERT_EQ(fastLandscapeScore(board.side(), BoardMasks(board), ruling),
                      pointsOf(scoreLandscapes(board, ruling)));
        }
    });
}

// Blue tokens may belong to no item: those of the best river's group that are not on its path.
TEST(Property, EveryStackBelongsToOneItemExceptSomeWater) {
    forRandomBoards([](const Board& board) {
        std::vector<Cell> listed;
        for (const ScoreItem& item : scoreLandscapes(board)) {
            if (item.rule != Rule::Island) {
                listed.insert(listed.end(), item.cells.begin(), item.cells.end());
            }
        }
        std::ranges::sort(listed);
        ASSERT_TRUE(std::ranges::adjacent_find(listed) == listed.end());
        for (const Cell cell : cells(board.side())) {
            const bool isListed = std::ranges::binary_search(listed, cell);
            const Stack stack = board.stack(cell);
            if (!stack.isWater()) {
                ASSERT_EQ(isListed, !stack.empty()) << name(cell);
            } else if (board.side() == Side::B) {
                ASSERT_FALSE(isListed) << name(cell);
            }
        }
    });
}

TEST(Property, RiverGoesFromCellToCell) {
    forRandomBoards([](const Board& board) {
        for (const ScoreItem& item : scoreLandscapes(board)) {
            if (item.rule != Rule::River) {
                continue;
            }
            ASSERT_LE(item.cells.front(), item.cells.back());
            for (std::size_t i = 1; i < item.cells.size(); ++i) {
                const auto around = neighbours(board.side(), item.cells[i - 1]);
                ASSERT_EQ(std::ranges::count(around, item.cells[i]), 1);
                ASSERT_TRUE(board.stack(item.cells[i]).isWater());
            }
        }
    });
}

TEST(Property, IslandsCoverAllLand) {
    forRandomBoards([](const Board& board) {
        if (board.side() == Side::A) {
            return;
        }
        std::size_t land = 0;
        for (const ScoreItem& item : scoreLandscapes(board)) {
            land += item.rule == Rule::Island ? item.cells.size() : 0;
        }
        ASSERT_EQ(land, static_cast<std::size_t>(cellCount(Side::B) - board.tokenCount(Token::Blue)));
    });
}

}  // namespace
}  // namespace concord::testing
