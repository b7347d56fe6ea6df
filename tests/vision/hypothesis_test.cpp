// Whether a hypothesis is plausible, judged by the plate, the borders and the stacks.
#include "vision/reading/hypothesis.h"
#include "tests/vision/cameras.h"

#include <gtest/gtest.h>

namespace concord::vision {
namespace {

// All borders equally visible, all stacks equally certain, from straight above.
Sight sightOf(double quality, double bordersSeen, double certainty) {
    Sight sight;
    sight.finding.agreement = quality;
    sight.finding.inliers = 1;
    sight.fit.pose = cameraOverBoard(0, 400);
    sight.borders.assign(10, BorderSpot{.at = {}, .seen = bordersSeen});
    const auto likeliest = static_cast<std::size_t>(Stack::fromTokens(std::vector{Token::Blue}).value().kind());
    CellPosterior posterior;
    posterior.stacks.fill((1 - certainty) / (Stack::kinds - 1));
    posterior.stacks[likeliest] = certainty;
    sight.posteriors.assign(23, posterior);
    return sight;
}

TEST(Sight, OfABoardInFullViewIsPlausible) {
    const Sight sight = sightOf(0.9, 0.5, 0.97);
    EXPECT_TRUE(sight.isPlaceSure());
    EXPECT_TRUE(sight.isPlausible());
}

TEST(Sight, WithMoreBordersInTheirPlaceIsMorePlausible) {
    EXPECT_TRUE(sightOf(0.9, 0.4, 0.8).isMorePlausibleThan(sightOf(0.9, 0.2, 0.8)));
    EXPECT_FALSE(sightOf(0.9, 0.2, 0.8).isMorePlausibleThan(sightOf(0.9, 0.2, 0.8)));
}

TEST(Sight, PrefersAFittingPlateToCertainStacks) {
    EXPECT_TRUE(sightOf(0.86, 0.25, 0.84).isMorePlausibleThan(sightOf(0.60, 0.19, 0.93)));
}

}  // namespace
}  // namespace concord::vision
