#include "scoring/harmonies/warnings/upper_bounds.h"

#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/cell_set.h"
#include "scoring/harmonies/spirits.h"
#include "tests/scoring/boards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace concord::testing {
namespace {

constexpr int repetitions = 20000;

// The degree of a cell is the number of its neighbours within a set, 0 to 6. occurring: bit n is set if a cell has
// degree n; sum: of the degrees of all cells.
struct Degrees {
    unsigned occurring = 0;
    int sum = 0;
};

Degrees degreesOf(const std::vector<CellSet>& around, CellSet set) {
    Degrees degrees;
    for (CellSet rest = set; rest != 0; rest &= rest - 1) {
        const int degree = sizeOf(around[static_cast<std::size_t>(firstIndex(rest))] & set);
        degrees.occurring |= 1U << degree;
        degrees.sum += degree;
    }
    return degrees;
}

bool isConnected(Side side, CellSet set) { return groups(side, set).size() == 1; }

// Looks at every set of cells of a side.
BoardLimits naiveLimits(Side side) {
    std::vector<CellSet> around;
    around.reserve(static_cast<std::size_t>(cellCount(side)));
    for (int i = 0; i < cellCount(side); ++i) {
        around.push_back(neighbourMask(side, i));
    }
    BoardLimits limits;
    for (CellSet set = 1; set <= allCells(side); ++set) {
        const int size = sizeOf(set);
        if (size <= std::min({limits.islands, 2 * limits.fields + 1, limits.river, limits.loop})) {
            continue;  // too small to raise any limit
        }
        const Degrees degrees = degreesOf(around, set);
        if (degrees.occurring == 1U << 0) {  // no two cells touch
            limits.islands = std::max(limits.islands, size);
        } else if (degrees.occurring == 1U << 1) {  // all are separate pairs
            limits.fields = std::max(limits.fields, size / 2);
        }
        const bool isThin = degrees.occurring <= (1U << 3) - 1;  // no cell touches three others
        if (isThin && degrees.sum == 2 * (size - 1) && size > limits.river && isConnected(side, set)) {
            limits.river = size;
        }
        if (degrees.occurring == 1U << 2 && size > limits.loop && isConnected(side, set)) {
            limits.loop = size;
        }
    }
    return limits;
}

TEST(UpperBounds, AgreeWithASearchOfEverySetOfCells) {
    for (const Side side : {Side::A, Side::B}) {
        const BoardLimits naive = naiveLimits(side);
        EXPECT_EQ(limitsOf(side).islands, naive.islands);
        EXPECT_EQ(limitsOf(side).fields, naive.fields);
        EXPECT_EQ(limitsOf(side).river, naive.river);
        EXPECT_EQ(limitsOf(side).loop, naive.loop);
    }
}

bool boxHoldsTokensOf(const Board& board) {
    Game game;
    game.side = board.side();
    game.players.resize(1);
    game.players.front().board = board;
    return std::ranges::none_of(scoreGame(game).warnings,
                                [](const Warning& warning) { return warning.code == "box-supply"; });
}

// The most points found by changing one or two cells at a time and keeping changes that cost no points, so that boards
// with many points are tried too.
template <typename Points>
int mostPointsByHillClimbing(Side side, std::mt19937& random, const Points& pointsOf) {
    Board board(side);
    int best = 0;
    constexpr int changeCount = 3000;
    constexpr std::array<const char*, 14> stacks{"",         "blue",        "yellow",
                                                 "gray",     "gray gray",   "gray gray gray",
                                                 "green",    "brown green", "brown brown green",
                                                 "gray red", "brown red",   "red red",
                                                 "red",      "brown"};
    for (int change = 0; change < changeCount; ++change) {
        Board next = board;
        for (unsigned cell = 0; cell <= random() % 2; ++cell) {
            next.setStack(cells(side)[random() % cells(side).size()], stackOf(stacks.at(random() % stacks.size())));
        }
        const int points = boxHoldsTokensOf(next) ? pointsOf(next) : -1;
        if (points >= best) {
            best = points;
            board = next;
        }
    }
    return best;
}

TEST(UpperBounds, NoRandomBoardExceedsThem) {
    std::mt19937 random(7);  // the same each time
    for (int number = 0; number < repetitions; ++number) {
        const Side side = number % 2 == 0 ? Side::A : Side::B;
        const bool isFull = number % 8 < 4;
        const Board board = randomBoard(side, random, isFull);
        if (!boxHoldsTokensOf(board)) {
            continue;
        }
        for (const ClosedRiver closedRiver : {ClosedRiver::Shortest, ClosedRiver::Loop}) {
            const std::vector<int> points = pointsByCategory(scoreLandscapes(board, closedRiver));
            for (int row = 0; row < landscapeCategoryCount; ++row) {
                EXPECT_LE(points.at(static_cast<std::size_t>(row)),
                          mostPoints(static_cast<Category>(row), side, closedRiver));
            }
        }
        for (const SpiritCard& card : spiritCards()) {
            EXPECT_LE(pointsOf(spiritItems(board, card)), mostPoints(Category::Spirit, side, ClosedRiver::Shortest));
        }
    }
}

TEST(UpperBounds, BoardsOptimisedForARowReachBetweenHalfAndAllOfItsBound) {
    std::mt19937 random(11);  // the same each time
    for (const Side side : {Side::A, Side::B}) {
        for (int row = 0; row < landscapeCategoryCount; ++row) {
            const auto category = static_cast<Category>(row);
            const int best = mostPointsByHillClimbing(side, random, [&](const Board& board) {
                return pointsByCategory(scoreLandscapes(board, ClosedRiver::Loop)).at(static_cast<std::size_t>(row));
            });
            EXPECT_LE(best, mostPoints(category, side, ClosedRiver::Loop)) << row;
            EXPECT_GT(2 * best, mostPoints(category, side, ClosedRiver::Loop)) << row;
        }
        for (const SpiritCard& card : spiritCards()) {
            const int best = mostPointsByHillClimbing(
                side, random, [&](const Board& board) { return pointsOf(spiritItems(board, card)); });
            EXPECT_LE(best, mostPoints(Category::Spirit, side, ClosedRiver::Shortest)) << card.id;
        }
    }
}

// By hand: 10 tall trees, a medium one and 8 low ones; 7 tall mountains and a medium one; 15 buildings.
TEST(UpperBounds, FollowFromTheTokensOfTheBox) {
    for (const Side side : {Side::A, Side::B}) {
        EXPECT_EQ(mostPoints(Category::Trees, side, ClosedRiver::Shortest), 10 * 7 + 3 + 8);
        EXPECT_EQ(mostPoints(Category::Mountains, side, ClosedRiver::Shortest), 7 * 7 + 3);
        EXPECT_EQ(mostPoints(Category::Buildings, side, ClosedRiver::Shortest), 15 * 5);
    }
}

// Filling the cards in any order, with at most one cube for each cell of the board, stays within the bound.
TEST(UpperBounds, AnimalsAreLimitedByTheCellsForTheirCubes) {
    std::mt19937 random(3);  // the same each time
    for (int number = 0; number < repetitions; ++number) {
        const Side side = number % 2 == 0 ? Side::A : Side::B;
        std::vector<std::size_t> order(animalCards().size());
        std::iota(order.begin(), order.end(), 0U);
        std::ranges::shuffle(order, random);
        int free = cellCount(side);
        int points = 0;
        for (const std::size_t index : order) {
            const AnimalCard& card = animalCards()[index];
            const int placed = std::min(free, static_cast<int>(card.points.size()));
            points += card.pointsFor(placed);
            free -= placed;
        }
        EXPECT_LE(points, mostPoints(Category::Animals, side, ClosedRiver::Shortest));
    }
}

Game typedGame(Category category, int points) {
    Game game;
    game.players.resize(1);
    Player& player = game.players.front();
    player.name = "Ann";
    if (category == Category::Animals) {
        player.animals = {{{}, {}, points}};
    } else if (category == Category::Spirit) {
        player.spirit = SpiritEntry{{}, false, points};
    } else {
        player.typed.set(category, points);
    }
    return game;
}

TEST(UpperBounds, OneMoreThanTheBoundIsWarnedAbout) {
    for (const Category category : {Category::Trees, Category::Mountains, Category::Fields, Category::Buildings,
                                    Category::Water, Category::Animals, Category::Spirit}) {
        for (const Side side : {Side::A, Side::B}) {
            const int most = mostPoints(category, side, ClosedRiver::Shortest);
            Game game = typedGame(category, most);
            game.side = side;
            EXPECT_TRUE(excessesOf(game, game.players.front()).empty());
            game = typedGame(category, most + 1);
            game.side = side;
            const std::vector<Excess> excesses = excessesOf(game, game.players.front());
            ASSERT_EQ(excesses.size(), 1U);
            EXPECT_EQ(excesses.front().category, category);
            const std::vector<Warning> warnings = scoreGame(game).players.front().warnings;
            EXPECT_EQ(std::ranges::count(warnings, "beyond-maximum", &Warning::code), 1);
        }
    }
}

}  // namespace
}  // namespace concord::testing
