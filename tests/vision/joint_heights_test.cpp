#include "vision/stacks/joint_heights.h"
#include "tests/vision/posteriors.h"

#include <gtest/gtest.h>

namespace concord::vision {
namespace {

using enum Token;

TEST(Checksum, FavoursTheStackThatMakesAMultipleOfThree) {
    std::vector<CellPosterior> posteriors{certain({Blue}), undecided({Gray}, {Gray, Gray}, 0.5)};
    applyChecksum(posteriors, {}, 0.95);
    EXPECT_GT(posteriors[1].stacks[kindOf({Gray, Gray})], 0.9);
    EXPECT_DOUBLE_EQ(posteriors[0].stacks[kindOf({Blue})], 1);
}

TEST(Checksum, IsBayesRuleOverTheWholeBoard) {
    const std::vector<CellPosterior> before{undecided({Gray}, {Gray, Gray}, 0.7),
                                            undecided({Brown}, {Brown, Brown}, 0.6),
                                            undecided({Green}, {Brown, Brown, Green}, 0.8)};
    std::vector<CellPosterior> after = before;
    constexpr double pMultiple = 0.9;
    applyChecksum(after, {}, pMultiple);
    // The expected value, from all boards of three cells.
    double sum = 0;
    double firstIsOne = 0;
    for (const Stack a : allStacks()) {
        for (const Stack b : allStacks()) {
            for (const Stack c : allStacks()) {
                const bool multiple = (a.height() + b.height() + c.height()) % 3 == 0;
                const double p = before[0].stacks[static_cast<std::size_t>(a.kind())] *
                                 before[1].stacks[static_cast<std::size_t>(b.kind())] *
                                 before[2].stacks[static_cast<std::size_t>(c.kind())] *
                                 (multiple ? pMultiple : (1 - pMultiple) / 2);
                sum += p;
                firstIsOne += a.height() == 1 ? p : 0;
            }
        }
    }
    EXPECT_NEAR(after[0].stacks[kindOf({Gray})], firstIsOne / sum, 1e-12);
}

TEST(Checksum, ChangesNothingThatIsCertain) {
    std::vector<CellPosterior> posteriors{certain({Blue}), certain({Gray})};
    applyChecksum(posteriors);
    EXPECT_DOUBLE_EQ(posteriors[1].stacks[kindOf({Gray})], 1);
}

// Three mountains that are one high each, or two high each if the tokens are thinner, which is less probable.
class ThreeMountains : public testing::Test {
protected:
    static constexpr double thinner = 0.06;

    std::vector<CellPosterior> posteriors{3, undecided({Gray}, {Gray, Gray}, 1 - thinner)};
    JointHeights joint{
        .cases = {{1 - thinner, {3, {1, 1 / (1 - thinner), 0, 1}}}, {thinner, {3, {1, 0, 1 / thinner, 1}}}}};
};

TEST_F(ThreeMountains, AreAsUnsureTogetherAsEachIs) {
    applyChecksum(posteriors, joint);
    for (const CellPosterior& posterior : posteriors) {
        EXPECT_NEAR(posterior.stacks[kindOf({Gray, Gray})], thinner, 1e-9) << "both make a multiple of three";
    }
}

TEST_F(ThreeMountains, WouldBeSureIfTheyWereIndependent) {
    applyChecksum(posteriors);
    EXPECT_LT(posteriors[0].stacks[kindOf({Gray, Gray})], 0.01);
}

TEST_F(ThreeMountains, ShowTheCaseToEachOther) {
    posteriors[0] = certain({Gray, Gray});
    applyChecksum(posteriors, joint);
    EXPECT_GT(posteriors[1].stacks[kindOf({Gray, Gray})], 0.99);
}

TEST_F(ThreeMountains, SayNothingOfOneThatNoLongerDependsOnTheCase) {
    posteriors[0] = undecided({Gray}, {Gray, Gray}, 0.5);
    joint.makeIndependent(0);
    applyChecksum(posteriors, joint, 1.0 / 3);  // all remainders are equally probable
    EXPECT_NEAR(posteriors[0].stacks[kindOf({Gray, Gray})], 0.5, 1e-9);
    EXPECT_NEAR(posteriors[1].stacks[kindOf({Gray, Gray})], thinner, 1e-9);
}

TEST_F(ThreeMountains, KeepTheRatioOfStacksOfOneHeight) {
    posteriors[1].stacks[kindOf({Blue})] = posteriors[1].stacks[kindOf({Gray})] / 3;
    posteriors[1].stacks[kindOf({Gray})] *= 2.0 / 3;
    applyChecksum(posteriors, joint);
    EXPECT_NEAR(posteriors[1].stacks[kindOf({Gray})] / posteriors[1].stacks[kindOf({Blue})], 2, 1e-9);
}

}  // namespace
}  // namespace concord::vision
