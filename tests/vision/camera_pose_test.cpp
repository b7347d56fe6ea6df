#include "vision/geometry/camera_pose.h"
#include "tests/vision/cameras.h"
#include "vision/find/pose.h"
#include "vision/geometry/board_frame.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

namespace concord::vision {
namespace {

constexpr double threeTokensMm = 28.5;

std::vector<SurfaceMatch> matchesOf(const CameraPose& pose, double noisePx, unsigned seed) {
    std::mt19937 random(seed);
    std::normal_distribution<double> noise(0, 1);
    std::vector<SurfaceMatch> matches;
    for (int xMm = -90; xMm <= 90; xMm += 12) {
        for (int yMm = -60; yMm <= 70; yMm += 12) {
            const double x = xMm;
            const double y = yMm;
            const cv::Point2d error = noisePx * cv::Point2d(noise(random), noise(random));
            matches.push_back({pose.photoFromBoard({x, y, 0}) + error, {x, y}});
        }
    }
    return matches;
}

TEST(CameraPose, LooksStraightDownWithoutTilt) {
    const CameraPose pose = cameraOverBoard(0, 400);
    EXPECT_NEAR(pose.tiltDeg(), 0, 1e-6);
    EXPECT_NEAR(pose.position()[2], 400, 1e-6);
    const cv::Point2d right = pose.photoFromBoard({10, 0, 0}) - pose.photoFromBoard({0, 0, 0});
    EXPECT_GT(right.x, 0);
    const cv::Point2d up = pose.photoFromBoard({0, 10, 0}) - pose.photoFromBoard({0, 0, 0});
    EXPECT_LT(up.y, 0) << "the straight edge lies at the top of the picture";
}

TEST(CameraPose, HigherPointsAppearFartherFromTheCamera) {
    const CameraPose pose = cameraOverBoard(30, 400);
    EXPECT_LT(pose.photoFromBoard({0, 0, 20}).y, pose.photoFromBoard({0, 0, 0}).y);
    EXPECT_GT(pose.position()[2], 0);
    EXPECT_LT(pose.position()[1], 0) << "the camera is on the side of the rounded edge";
}

TEST(CameraPose, ScalesWithTheImage) {
    const CameraPose pose = cameraOverBoard(25, 380);
    const cv::Point2d full = pose.photoFromBoard({30, -20, 10});
    const cv::Point2d half = pose.scaled(0.5).photoFromBoard({30, -20, 10});
    EXPECT_NEAR((full.x + 0.5) / 2 - 0.5, half.x, 1e-6);
    EXPECT_NEAR((full.y + 0.5) / 2 - 0.5, half.y, 1e-6);
}

TEST(CameraPose, FindsThePointThatAPixelShowsAtAnyHeight) {
    CameraPose pose = cameraOverBoard(35, 380);
    pose.radial = 0.05;
    for (const double z : {0.0, 10.0, 30.0}) {
        for (const cv::Point2d p : {cv::Point2d(0, 0), {90, 70}, {-85, -60}}) {
            EXPECT_LT(cv::norm(pose.boardFromPhoto(pose.photoFromBoard({p.x, p.y, z}), z) - p), 0.01)
                << p << " at " << z << " mm";
        }
    }
}

class PoseFitting : public testing::TestWithParam<double> {};

TEST_P(PoseFitting, FindsTheCameraBehindNoisyMatches) {
    CameraPose truth = cameraOverBoard(GetParam(), 420);
    truth.radial = 0.02;
    auto matches = matchesOf(truth, 1.0, 7);
    for (std::size_t i = 0; i < matches.size(); i += 9) {
        matches[i].pixel += cv::Point2d(60, -45);  // one in nine is an outlier
    }
    const auto fit = fitPose(matches, truth.size, {.focalPx = 1200, .focalSpread = 0.12});
    ASSERT_TRUE(fit);
    EXPECT_NEAR(fit->pose.tiltDeg(), truth.tiltDeg(), 1.5);
    for (const double z : {0.0, threeTokensMm}) {
        for (const cv::Point2d p : {cv::Point2d(0, 0), {80, 60}, {-80, 60}, {0, -70}}) {
            const cv::Point2d error = fit->pose.photoFromBoard({p.x, p.y, z}) - truth.photoFromBoard({p.x, p.y, z});
            EXPECT_LT(cv::norm(error), z > 0 ? 5 : 2.5) << p << " at " << z << " mm";
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Tilts, PoseFitting, testing::Values(2.0, 20.0, 40.0, 55.0));

TEST(PoseFitting, RefusesTooFewMatches) {
    const CameraPose truth = cameraOverBoard(20, 400);
    auto matches = matchesOf(truth, 0, 1);
    matches.resize(7);
    EXPECT_FALSE(fitPose(matches, truth.size, {.focalPx = 1200, .focalSpread = 0.1}));
}

TEST(PoseFitting, RefusesABoardSeenFromBelow) {
    const CameraPose truth = cameraOverBoard(20, 400);
    auto matches = matchesOf(truth, 0, 1);
    for (SurfaceMatch& m : matches) {
        m.boardMm.x = -m.boardMm.x;  // a mirrored board is one seen from below
    }
    const auto fit = fitPose(matches, truth.size, {.focalPx = 1200, .focalSpread = 0.1});
    EXPECT_TRUE(!fit || fit->medianErrorMm > 5);
}

// Relative to the true one.
double fittedFocal(const CameraPose& truth, std::optional<double> focal35mm = {}) {
    const auto fit = fitPhoto(matchesOf(truth, 1.0, 11), cv::Size(truth.size), focal35mm, Framing::Whole);
    return fit.value().pose.focalPx / truth.focalPx;
}

TEST(ZoomedPhoto, HasItsLongFocalLengthFound) {
    EXPECT_NEAR(fittedFocal(cameraOverBoard(20, 1200, 5, 3750)), 1, 0.25);
    EXPECT_NEAR(fittedFocal(cameraOverBoard(35, 2000, 5, 6250)), 1, 0.25);
    // EXIF says the focal length of the camera, whose photo was enlarged later.
    EXPECT_NEAR(fittedFocal(cameraOverBoard(25, 1200, 5, 3750), 28), 1, 0.25);
}

TEST(ZoomedPhoto, IsSuspectedWhereAUsualCameraFitsPoorly) {
    // The usual camera that fits best is one straight above, which needs hardly any longer focal length.
    EXPECT_GT(fittedFocal(cameraOverBoard(10, 2000, 15, 6250)), 0.5);
}

TEST(ZoomedPhoto, IsNotSuspectedWithoutNeed) {
    EXPECT_NEAR(fittedFocal(cameraOverBoard(3, 400, 5, 1250)), 1, 0.2);
    EXPECT_NEAR(fittedFocal(cameraOverBoard(20, 400, 5, 1250)), 1, 0.1);
}

// The camera of a photo that was aimed beside the board and then cropped to it.
CameraPose croppedCamera(double tiltDeg, cv::Point2d axis) {
    CameraPose pose = cameraOverBoard(tiltDeg, 420);
    pose.axis = axis;
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(axis.y, -axis.x, 0) * (1 / pose.focalPx), turn);
    pose.R = turn * pose.R;
    pose.t = turn * pose.t;
    return pose;
}

double worstErrorPx(const CameraPose& pose, const CameraPose& truth, double heightMm) {
    double worst = 0;
    for (const cv::Point2d p : {cv::Point2d(0, 0), {80, 60}, {-80, 60}, {0, -70}}) {
        const cv::Point3d at(p.x, p.y, heightMm);
        worst = std::max(worst, cv::norm(pose.photoFromBoard(at) - truth.photoFromBoard(at)));
    }
    return worst;
}

TEST(CroppedPhoto, ScalesWithTheImage) {
    const CameraPose pose = croppedCamera(25, {400, -250});
    const cv::Point2d full = pose.photoFromBoard({30, -20, 10});
    const cv::Point2d half = pose.scaled(0.5).photoFromBoard({30, -20, 10});
    EXPECT_NEAR((full.x + 0.5) / 2 - 0.5, half.x, 1e-6);
    EXPECT_NEAR((full.y + 0.5) / 2 - 0.5, half.y, 1e-6);
}

class CroppedPhotos : public testing::TestWithParam<cv::Point2d> {};

TEST_P(CroppedPhotos, AreExplainedByAnOpticalAxisOffTheirCenter) {
    const CameraPose truth = croppedCamera(30, GetParam());
    const auto matches = matchesOf(truth, 1.0, 3);
    const cv::Size photoSize(truth.size);
    const auto whole = fitPhoto(matches, photoSize, {}, Framing::Whole);
    const auto cropped = fitPhoto(matches, photoSize, {}, Framing::Cropped);
    ASSERT_TRUE(whole && cropped);
    EXPECT_LT(cropped->cost, whole->cost / 2);
    EXPECT_LT(worstErrorPx(cropped->pose, truth, 0), 2.5);
}

TEST_P(CroppedPhotos, AreFittedWellWithTheTopsOfStacks) {
    const CameraPose truth = croppedCamera(30, GetParam());
    const auto fit = fitPhoto(matchesOf(truth, 0.5, 5), cv::Size(truth.size), {}, Framing::Cropped);
    ASSERT_TRUE(fit);
    std::vector<SurfaceMatch> tops;
    for (const Cell cell : cells(Side::A)) {
        const cv::Point2d at = cellCenterMm(Side::A, cell);
        const double heightMm = (1 + tops.size() % 3) * tokenThicknessMm;
        tops.push_back({.pixel = truth.photoFromBoard({at.x, at.y, heightMm}), .boardMm = at, .heightMm = heightMm});
    }
    const CameraPose refined = cameraFromTops(fit->pose, fit->camera, tops);
    EXPECT_LT(worstErrorPx(refined, truth, 0), 3);
    EXPECT_LT(worstErrorPx(refined, truth, threeTokensMm), 4);
    EXPECT_LE(worstErrorPx(refined, truth, threeTokensMm), worstErrorPx(fit->pose, truth, threeTokensMm) + 0.5);
}

INSTANTIATE_TEST_SUITE_P(Axes, CroppedPhotos,
                         testing::Values(cv::Point2d(450, 0), cv::Point2d(-400, -250), cv::Point2d(-350, 350)));

TEST(CroppedPhoto, IsFarOffOnlyBeyondALimitFromTheOpticalAxis) {
    EXPECT_FALSE(isCroppedFarOff(croppedCamera(30, {400, 0})));
    EXPECT_TRUE(isCroppedFarOff(croppedCamera(30, {500, 400})));
}

// A prior whose pose is slightly displaced and rotated, as after fitting the board's edge and print.
PosePrior priorNear(const CameraPose& truth) {
    PosePrior prior{truth, {0.012, 0.012, 0.012, 3, 3, 4, 0.02, 0.01, 0.002, 0.002}};
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(0.006, -0.004, 0.01), turn);
    prior.pose.R = turn * truth.R;
    prior.pose.t = truth.t + cv::Vec3d(2, -2.5, 3);
    return prior;
}

double errorPx(const CameraPose& pose, const CameraPose& truth, const cv::Point3d& at) {
    return cv::norm(pose.photoFromBoard(at) - truth.photoFromBoard(at));
}

TEST(PoseAdjusting, IsCloserWithDetectedCells) {
    const CameraPose truth = cameraOverBoard(45, 420);
    const PosePrior prior = priorNear(truth);
    std::mt19937 random(5);
    std::normal_distribution<double> offsetMm(0, 1);
    std::vector<SurfaceMatch> cellsSeen;
    for (const Cell cell : cells(Side::A)) {
        const cv::Point2d c = cellCenterMm(Side::A, cell);
        cellsSeen.push_back({truth.photoFromBoard({c.x + offsetMm(random), c.y + offsetMm(random), 0}), c});
    }
    cellsSeen[4].pixel += cv::Point2d(90, 40);  // this cell was mistaken for its neighbour
    const CameraPose pose = adjustPose(prior, cellsSeen, 1.2);
    for (const cv::Point3d& at : {cv::Point3d(0, 0, 0), {50, 50, 0}, {-50, -50, 0}, {0, 0, 28}}) {
        EXPECT_LT(errorPx(pose, truth, at), 0.5 * errorPx(prior.pose, truth, at)) << at;
    }
}

TEST(PoseAdjusting, KeepsThePriorWithoutMatches) {
    const PosePrior prior = priorNear(cameraOverBoard(30, 420));
    EXPECT_EQ(errorPx(adjustPose(prior, {}, 1.2), prior.pose, {40, 40, 10}), 0);
}

TEST(FocalPrior, UsesPlausibleValuesFromTheFile) {
    const cv::Size photoSize(4000, 3000);
    const CameraPrior fromFile = wholePhoto(26, photoSize);
    EXPECT_GT(fromFile.focalPx, 26 / 36.0 * 4000) << "at least the equivalent by the long side";
    EXPECT_LT(fromFile.focalPx, 26 / 43.27 * 5000) << "at most the equivalent by the diagonal";
    const CameraPrior usual = wholePhoto({}, photoSize);
    EXPECT_LT(fromFile.focalSpread, usual.focalSpread);
    EXPECT_EQ(wholePhoto(0, photoSize).focalPx, usual.focalPx);
    EXPECT_EQ(wholePhoto(1e9, photoSize).focalPx, usual.focalPx);
}

}  // namespace
}  // namespace concord::vision
