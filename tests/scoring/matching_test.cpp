// Compares the matching of cubes to cards with the best assignments, which are found by trying all.
#include "scoring/harmonies/cube_matching.h"

#include <gtest/gtest.h>
#include <algorithm>
#include <optional>
#include <random>

namespace concord::testing {
namespace {

using Assignment = std::vector<std::optional<std::size_t>>;

struct Problem {
    CubeMatching::Candidates candidates;
    std::vector<int> capacities;
};

// `all` receives the assignments that match the most cubes, `best` their number of matched cubes.
void tryAll(const Problem& problem, Assignment& assignment, std::vector<int> capacities, int matched, int& best,
            std::vector<Assignment>& all) {
    if (assignment.size() == problem.candidates.size()) {
        if (matched > best) {
            best = matched;
            all.clear();
        }
        if (matched == best) {
            all.push_back(assignment);
        }
        return;
    }
    const auto& candidates = problem.candidates[assignment.size()];
    assignment.emplace_back(std::nullopt);
    tryAll(problem, assignment, capacities, matched, best, all);
    for (const std::size_t card : candidates) {
        if (capacities[card] > 0) {
            assignment.back() = card;
            --capacities[card];
            tryAll(problem, assignment, capacities, matched + 1, best, all);
            ++capacities[card];
        }
    }
    assignment.pop_back();
}

std::vector<Assignment> bestAssignments(const Problem& problem) {
    Assignment assignment;
    int best = 0;
    std::vector<Assignment> all;
    tryAll(problem, assignment, problem.capacities, 0, best, all);
    return all;
}

int matchedCount(const Assignment& assignment) {
    return static_cast<int>(
        std::count_if(assignment.begin(), assignment.end(), [](const auto& c) { return c.has_value(); }));
}

Problem randomProblem(std::mt19937& random) {
    Problem problem;
    const std::size_t cards = 1 + random() % 4;
    for (std::size_t i = 0; i < cards; ++i) {
        problem.capacities.push_back(static_cast<int>(random() % 4));
    }
    const std::size_t cubes = random() % 7;
    for (std::size_t i = 0; i < cubes; ++i) {
        std::vector<std::size_t>& candidates = problem.candidates.emplace_back();
        for (std::size_t card = 0; card < cards; ++card) {
            if (random() % 3 == 0) {
                candidates.push_back(card);
            }
        }
    }
    return problem;
}

TEST(CubeMatching, LeavesAsFewCubesUnassignedAsPossible) {
    std::mt19937 random(11);
    for (int i = 0; i < 3000; ++i) {
        const Problem problem = randomProblem(random);
        const CubeMatching matching(problem.candidates, problem.capacities);
        std::vector<int> used(problem.capacities.size());
        for (std::size_t cube = 0; cube < problem.candidates.size(); ++cube) {
            if (const auto card = matching.cardOf(cube)) {
                const auto& candidates = problem.candidates[cube];
                ASSERT_NE(std::find(candidates.begin(), candidates.end(), *card), candidates.end());
                ASSERT_LE(++used[*card], problem.capacities[*card]);
            }
        }
        ASSERT_EQ(matching.matchedCount(), matchedCount(bestAssignments(problem).front()));
    }
}

TEST(CubeMatching, IsCertainWhereAllBestAssignmentsAgree) {
    std::mt19937 random(12);
    int certainCount = 0;
    int uncertainCount = 0;
    for (int i = 0; i < 3000; ++i) {
        const Problem problem = randomProblem(random);
        const CubeMatching matching(problem.candidates, problem.capacities);
        const std::vector<Assignment> best = bestAssignments(problem);
        for (std::size_t cube = 0; cube < problem.candidates.size(); ++cube) {
            const auto card = matching.cardOf(cube);
            const bool allAgree =
                card && std::all_of(best.begin(), best.end(), [&](const Assignment& one) { return one[cube] == card; });
            ASSERT_EQ(matching.isCertain(cube), allAgree);
            certainCount += allAgree ? 1 : 0;
            uncertainCount += card && !allAgree ? 1 : 0;
        }
    }
    EXPECT_GT(certainCount, 1000);
    EXPECT_GT(uncertainCount, 1000);
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
