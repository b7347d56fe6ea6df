// Whether a hypothesis shows no board, judged by the plate, the pose, the borders and the stacks.
#include "vision/reading/no_board.h"
#include "tests/vision/cameras.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace concord::vision {
namespace {

// What a hypothesis looks like; by default a board in full view, from an angle.
struct Looks {
    double agreement = 0.96;
    double inliers = 0.99;
    double movedMm = 0.8;
    double sideConfidence = 0.999;
    double bordersSeen = 0.45;
    double certainty = 0.95;
    double score = 5.2;
    double tiltDeg = 20;
    double errorMm = 0.37;
    std::vector<Token> stackInEveryCell{Token::Blue};
};

Hypothesis hypothesisOf(const Looks& looks) {
    Hypothesis hypothesis;
    hypothesis.finding.agreement = looks.agreement;
    hypothesis.finding.inliers = looks.inliers;
    hypothesis.finding.movedMm = looks.movedMm;
    hypothesis.finding.sideConfidence = looks.sideConfidence;
    hypothesis.fit.pose = cameraOverBoard(looks.tiltDeg, 420);
    hypothesis.fit.medianErrorMm = looks.errorMm;
    hypothesis.borders.assign(12, BorderSpot{.at = {}, .seen = looks.bordersSeen});
    const auto likeliest = static_cast<std::size_t>(Stack::fromTokens(looks.stackInEveryCell).value().kind());
    CellPosterior posterior;
    posterior.stacks.fill((1 - looks.certainty) / (Stack::kinds - 1));
    posterior.stacks[likeliest] = looks.certainty;
    hypothesis.posteriors.assign(23, posterior);
    CellEvidence evidence;
    evidence.stackScores[likeliest] = looks.score;
    hypothesis.evidence.assign(23, evidence);
    return hypothesis;
}

// The medians of other games with hexagons: half of them look even less like a board.
Looks hexagons() {
    return {.agreement = 0.944,
            .inliers = 0.945,
            .movedMm = 3.0,
            .sideConfidence = 0.976,
            .bordersSeen = 0.14,
            .certainty = 0.47,
            .score = 2.3,
            .tiltDeg = 43,
            .errorMm = 0.9};
}

TEST(NoBoard, IsNotReportedForABoardInFullView) { EXPECT_FALSE(isNoBoard(hypothesisOf({}))); }

TEST(NoBoard, IsNotReportedForABoardFromALowAngle) {
    Looks looks{.bordersSeen = 0.25, .certainty = 0.90, .score = 4.6, .tiltDeg = 50};
    EXPECT_FALSE(isNoBoard(hypothesisOf(looks)));
    EXPECT_FALSE(isHopeless(hypothesisOf(looks)));
}

TEST(NoBoard, IsNotReportedForABareBoard) { EXPECT_FALSE(isNoBoard(hypothesisOf({.stackInEveryCell = {}}))); }

TEST(NoBoard, IsReportedForAnotherGameOfHexagons) {
    EXPECT_TRUE(isNoBoard(hypothesisOf(hexagons())));
    EXPECT_TRUE(isHopeless(hypothesisOf(hexagons())));
}

TEST(NoBoard, IsReportedForAPlateOfBareHexagonsWithUncertainStacks) {
    Looks looks = hexagons();
    looks.stackInEveryCell = {};
    looks.bordersSeen = 0.33;
    EXPECT_TRUE(isNoBoard(hypothesisOf(looks)));
}

TEST(NoBoard, IsReportedForAPlateMostlyOutsideThePhoto) {
    Hypothesis hypothesis =
        hypothesisOf({.movedMm = 2, .sideConfidence = 0.99, .bordersSeen = 0.3, .certainty = 0.8, .score = 4});
    EXPECT_FALSE(isNoBoard(hypothesis));
    hypothesis.fit.pose.t += cv::Vec3d(300, 0, 0);
    EXPECT_TRUE(isNoBoard(hypothesis));
}

// With the looks of a drawn board whose cells are all in the picture.
TEST(NoBoard, IsNotReportedForABoardThatThePictureCutsOff) {
    Hypothesis hypothesis = hypothesisOf({.inliers = 0.97,
                                          .movedMm = 2.4,
                                          .bordersSeen = 0.38,
                                          .certainty = 0.98,
                                          .score = 5.7,
                                          .tiltDeg = 31,
                                          .errorMm = 0.5});
    hypothesis.fit.pose.t += cv::Vec3d(210, 0, 0);
    const auto feature = std::ranges::find(featureNames, "unseenOutside") - featureNames.begin();
    ASSERT_GT(featuresOf(hypothesis)[static_cast<std::size_t>(feature)], 0.25);
    EXPECT_FALSE(isNoBoard(hypothesis));
}

// With the looks of a rendered photo: its place moved by millimetres to the last, and it seems to be far away.
TEST(NoBoard, IsNotReportedForABoardFromAboveThatWasHardToPlace) {
    constexpr double farther = 6.5;
    Hypothesis hypothesis = hypothesisOf({.agreement = 0.914,
                                          .inliers = 0.984,
                                          .movedMm = 5.5,
                                          .bordersSeen = 0.61,
                                          .certainty = 0.94,
                                          .score = 4.3,
                                          .tiltDeg = 7.5,
                                          .errorMm = 0.45});
    hypothesis.fit.pose.focalPx *= farther;
    hypothesis.fit.pose.t[2] *= farther;
    EXPECT_FALSE(isNoBoard(hypothesis));
}

TEST(NoBoard, DoesNotMakeAGlanceHopelessWhereTheBordersAreVisible) {
    Looks looks = hexagons();
    looks.bordersSeen = 0.5;
    EXPECT_FALSE(isHopeless(hypothesisOf(looks)));
}

TEST(NoBoard, IsLessLikelyTheSurerTheStacksAre) {
    Looks unsure = hexagons();
    Looks sure = hexagons();
    sure.certainty = 0.9;
    sure.score = 5;
    EXPECT_GT(boardLogOdds(featuresOf(hypothesisOf(sure))), boardLogOdds(featuresOf(hypothesisOf(unsure))));
}

TEST(NoBoard, HasTheSameLogOddsAnywhereFarOutsideTheFittedRange) {
    Looks far = hexagons();
    far.movedMm = 1e6;
    far.errorMm = 1e6;
    Looks farther = far;
    farther.movedMm = 1e9;
    farther.errorMm = 1e9;
    EXPECT_EQ(boardLogOdds(featuresOf(hypothesisOf(far))), boardLogOdds(featuresOf(hypothesisOf(farther))));
}

}  // namespace
}  // namespace concord::vision
