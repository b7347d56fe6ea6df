// Compares the matching of cubes to cards with the best of all assignments.
#include "scoring/harmonies/cube_matching.h"

#include <gtest/gtest.h>
#include <algorithm>
#include <optional>
#include <random>

namespace concord::testing {
namespace {

using Assignment = std::vector<std::optional<std::size_t>>;

struct Puzzle {
    CubeMatching::Candidates candidates;
    std::vector<int> capacities;
};

void tryAll(const Puzzle& puzzle, Assignment& assignment, std::vector<int> capacities, int matched, int& best,
            std::vector<Assignment>& all) {
    if (assignment.size() == puzzle.candidates.size()) {
        if (matched > best) {
            best = matched;
            all.clear();
        }
        if (matched == best) {
            all.push_back(assignment);
        }
        return;
    }
    const auto& candidates = puzzle.candidates[assignment.size()];
    assignment.emplace_back(std::nullopt);
    tryAll(puzzle, assignment, capacities, matched, best, all);
    for (const std::size_t card : candidates) {
        if (capacities[card] > 0) {
            assignment.back() = card;
            --capacities[card];
            tryAll(puzzle, assignment, capacities, matched + 1, best, all);
            ++capacities[card];
        }
    }
    assignment.pop_back();
}

std::vector<Assignment> bestAssignments(const Puzzle& puzzle) {
    Assignment assignment;
    int best = 0;
    std::vector<Assignment> all;
    tryAll(puzzle, assignment, puzzle.capacities, 0, best, all);
    return all;
}

int matchedIn(const Assignment& assignment) {
    return static_cast<int>(
        std::count_if(assignment.begin(), assignment.end(), [](const auto& c) { return c.has_value(); }));
}

Puzzle randomPuzzle(std::mt19937& random) {
    Puzzle puzzle;
    const std::size_t cards = 1 + random() % 4;
    for (std::size_t i = 0; i < cards; ++i) {
        puzzle.capacities.push_back(static_cast<int>(random() % 4));
    }
    const std::size_t cubes = random() % 7;
    for (std::size_t i = 0; i < cubes; ++i) {
        std::vector<std::size_t>& candidates = puzzle.candidates.emplace_back();
        for (std::size_t card = 0; card < cards; ++card) {
            if (random() % 3 == 0) {
                candidates.push_back(card);
            }
        }
    }
    return puzzle;
}

TEST(CubeMatching, LeavesAsFewCubesUnassignedAsPossible) {
    std::mt19937 random(11);
    for (int i = 0; i < 3000; ++i) {
        const Puzzle puzzle = randomPuzzle(random);
        const CubeMatching matching(puzzle.candidates, puzzle.capacities);
        std::vector<int> used(puzzle.capacities.size());
        for (std::size_t cube = 0; cube < puzzle.candidates.size(); ++cube) {
            if (const auto card = matching.cardOf(cube)) {
                const auto& candidates = puzzle.candidates[cube];
                ASSERT_NE(std::find(candidates.begin(), candidates.end(), *card), candidates.end());
                ASSERT_LE(++used[*card], puzzle.capacities[*card]);
            }
        }
        ASSERT_EQ(matching.matchedCount(), matchedIn(bestAssignments(puzzle).front()));
    }
}

TEST(CubeMatching, IsCertainWhereAllBestAssignmentsAgree) {
    std::mt19937 random(12);
    int certain = 0;
    int uncertain = 0;
    for (int i = 0; i < 3000; ++i) {
        const Puzzle puzzle = randomPuzzle(random);
        const CubeMatching matching(puzzle.candidates, puzzle.capacities);
        const std::vector<Assignment> all = bestAssignments(puzzle);
        for (std::size_t cube = 0; cube < puzzle.candidates.size(); ++cube) {
            const auto card = matching.cardOf(cube);
            const bool allAgree =
                card && std::all_of(all.begin(), all.end(), [&](const Assignment& one) { return one[cube] == card; });
            ASSERT_EQ(matching.isCertain(cube), allAgree);
            certain += allAgree ? 1 : 0;
            uncertain += card && !allAgree ? 1 : 0;
        }
    }
    EXPECT_GT(certain, 1000);
    EXPECT_GT(uncertain, 1000);
}

TEST(CubeMatching, MovesAnEarlierCubeToFreeACard) {
    // The first cube may come from either card, the second only from the first card.
    const CubeMatching matching({{0, 1}, {0}}, {1, 1});
    EXPECT_EQ(matching.cardOf(0), 1U);
    EXPECT_EQ(matching.cardOf(1), 0U);
    EXPECT_TRUE(matching.isCertain(0));
}

}  // namespace
}  // namespace concord::testing
