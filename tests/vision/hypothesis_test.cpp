// Whether a hypothesis is plausible, judged by the plate, the borders and the stacks.
#include "vision/reading/hypothesis.h"
#include "tests/vision/cameras.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace concord::vision {
namespace {

// A hypothesis from straight above whose borders are all equally visible and whose stacks are all equally certain.
Hypothesis hypothesisOf(double quality, double bordersSeen, double certainty) {
    Hypothesis hypothesis;
    hypothesis.finding.agreement = quality;
    hypothesis.finding.inliers = 1;
    hypothesis.fit.pose = cameraOverBoard(0, 400);
    hypothesis.borders.assign(10, BorderSpot{.at = {}, .seen = bordersSeen});
    const auto likeliest = static_cast<std::size_t>(Stack::fromTokens(std::vector{Token::Blue}).value().kind());
    CellPosterior posterior;
    posterior.stacks.fill((1 - certainty) / (Stack::kinds - 1));
    posterior.stacks[likeliest] = certainty;
    hypothesis.posteriors.assign(23, posterior);
    return hypothesis;
}

TEST(Hypothesis, OfABoardInFullViewIsPlausible) {
    const Hypothesis hypothesis = hypothesisOf(0.9, 0.5, 0.97);
    EXPECT_TRUE(hypothesis.isPlaceCertain());
    EXPECT_TRUE(hypothesis.isPlausible());
}

TEST(Hypothesis, WithMoreBordersInTheirPlaceIsMorePlausible) {
    EXPECT_TRUE(hypothesisOf(0.9, 0.4, 0.8).isMorePlausibleThan(hypothesisOf(0.9, 0.2, 0.8)));
    EXPECT_FALSE(hypothesisOf(0.9, 0.2, 0.8).isMorePlausibleThan(hypothesisOf(0.9, 0.2, 0.8)));
}

TEST(Hypothesis, WithAFittingPlateIsMorePlausibleThanOneWithCertainStacks) {
    EXPECT_TRUE(hypothesisOf(0.86, 0.25, 0.84).isMorePlausibleThan(hypothesisOf(0.60, 0.19, 0.93)));
}

TEST(Hypothesis, IsAsCertainAsItsCellsThatAreNotBurntOut) {
    Hypothesis hypothesis = hypothesisOf(0.9, 0.5, 0.97);
    hypothesis.burntOut.assign(hypothesis.posteriors.size(), false);
    for (std::size_t i = 0; i < 10; ++i) {
        hypothesis.posteriors[i].stacks.fill(1.0 / Stack::kinds);
    }
    EXPECT_LT(hypothesis.certainty(), 0.6);
    std::fill_n(hypothesis.burntOut.begin(), 10, true);
    EXPECT_NEAR(hypothesis.certainty(), 0.97, 1e-9);
    hypothesis.burntOut.assign(hypothesis.posteriors.size(), true);
    EXPECT_LT(hypothesis.certainty(), 0.6) << "where nothing is left to judge by, everything counts";
}

TEST(Hypothesis, WithoutPosteriorsIsNotCertain) { EXPECT_EQ(Hypothesis().certainty(), 0); }

}  // namespace
}  // namespace concord::vision
