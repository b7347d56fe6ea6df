// Whether a hypothesis is plausible or shows no board, judged by the plate, the borders and the stacks.
#include "vision/reading/sight.h"
#include "tests/vision/cameras.h"

#include <gtest/gtest.h>

namespace concord::vision {
namespace {

// All borders equally visible, all stacks equally certain, from straight above.
Sight sightOf(double quality, double bordersSeen, double certainty,
              const std::vector<Token>& everywhere = {Token::Blue}) {
    Sight sight;
    sight.finding.agreement = quality;
    sight.finding.inliers = 1;
    sight.fit.pose = cameraOverBoard(0, 400);
    sight.borders.assign(10, BorderSpot{.at = {}, .seen = bordersSeen});
    const auto likeliest = static_cast<std::size_t>(Stack::fromTokens(everywhere).value().kind());
    CellPosterior posterior;
    posterior.stacks.fill((1 - certainty) / (Stack::kinds - 1));
    posterior.stacks[likeliest] = certainty;
    sight.posteriors.assign(23, posterior);
    return sight;
}

Sight fromTheSide(Sight sight) {
    sight.fit.pose = cameraOverBoard(45, 420);
    return sight;
}

TEST(Sight, OfABoardInFullViewIsPlausible) {
    const Sight sight = sightOf(0.9, 0.5, 0.97);
    EXPECT_TRUE(sight.isPlaceSure());
    EXPECT_TRUE(sight.isPlausible());
    EXPECT_FALSE(sight.isNoBoard());
}

TEST(Sight, OfAnotherGameOfHexagonsIsNoBoard) {
    EXPECT_TRUE(sightOf(0.55, 0.13, 0.55).isNoBoard());
    EXPECT_TRUE(fromTheSide(sightOf(0.55, 0.13, 0.55)).isNoBoard());
}

TEST(Sight, OfAPlateOfBareHexagonsIsNoBoard) {
    EXPECT_TRUE(sightOf(0.62, 0.33, 0.43).isNoBoard());
    EXPECT_TRUE(fromTheSide(sightOf(0.62, 0.33, 0.43)).isNoBoard());
}

TEST(Sight, WithImplausibleStacksAndBordersIsNoBoard) {
    EXPECT_TRUE(sightOf(0.9, 0.13, 0.5).isNoBoard());
    EXPECT_TRUE(fromTheSide(sightOf(0.9, 0.13, 0.5)).isNoBoard());
}

TEST(Sight, OfABareBoardMustBeClear) {
    const std::vector<Token> nothing;
    EXPECT_FALSE(sightOf(0.80, 0.25, 0.92, nothing).isNoBoard());
    EXPECT_TRUE(sightOf(0.60, 0.30, 0.92, nothing).isNoBoard()) << "hexagons on a plate of another shape";
    EXPECT_TRUE(sightOf(0.80, 0.12, 0.74, nothing).isNoBoard()) << "a surface unlike that of any board";
    EXPECT_FALSE(sightOf(0.60, 0.30, 0.92).isNoBoard()) << "stacks may hide the plate";
}

TEST(Sight, ThatNoCameraFitsIsNoBoard) {
    Sight sight = sightOf(0.9, 0.6, 0.97);
    sight.fit.medianErrorMm = 2.3;
    EXPECT_TRUE(sight.isNoBoard());
    sight.fit.medianErrorMm = 1.4;
    EXPECT_FALSE(sight.isNoBoard());
    sight.finding.agreement = 0.56;
    EXPECT_TRUE(sight.isNoBoard()) << "hexagons of a board beyond the photo's edge";
}

TEST(Sight, OfAPlateOutsideThePhotoIsNoBoard) {
    Sight sight = sightOf(0.9, 0.6, 0.97);
    sight.fit.pose.t += cv::Vec3d(90, 0, 0);
    EXPECT_FALSE(sight.isNoBoard()) << "its edge";
    sight.fit.pose.t += cv::Vec3d(220, 0, 0);
    EXPECT_TRUE(sight.isNoBoard()) << "most of it";
}

TEST(Sight, FromTheSideIsABoardIfAnyPartLooksLikeOne) {
    EXPECT_FALSE(fromTheSide(sightOf(0.9, 0.13, 0.65)).isNoBoard()) << "the plate";
    EXPECT_FALSE(fromTheSide(sightOf(0.55, 0.4, 0.55)).isNoBoard()) << "the borders";
    EXPECT_FALSE(fromTheSide(sightOf(0.55, 0.13, 0.9)).isNoBoard()) << "the stacks";
}

TEST(Sight, FromAboveIsNoBoardIfPlateAndStacksAreUnclear) {
    EXPECT_TRUE(sightOf(0.74, 0.29, 0.71).isNoBoard()) << "a plate of other hexagons";
    EXPECT_FALSE(sightOf(0.9, 0.13, 0.65).isNoBoard()) << "the plate is clear";
    EXPECT_FALSE(sightOf(0.65, 0.13, 0.9).isNoBoard()) << "the stacks are";
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
