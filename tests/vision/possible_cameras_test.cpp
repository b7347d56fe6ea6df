#include "vision/geometry/possible_cameras.h"
#include "tests/vision/cameras.h"
#include "vision/find/pose.h"
#include "vision/geometry/board_frame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace concord::vision {
namespace {

const cv::Size photoSize(1600, 1200);

double sum(const std::vector<PossibleCamera>& cameras) {
    double all = 0;
    for (const PossibleCamera& camera : cameras) {
        all += camera.p;
    }
    return all;
}

// The longest focal length, relative to the first.
double longest(const std::vector<PossibleCamera>& cameras) {
    double most = 1;
    for (const PossibleCamera& camera : cameras) {
        most = std::max(most, camera.pose.focalPx / cameras.front().pose.focalPx);
    }
    return most;
}

TEST(PossibleCameras, SeeTheBoardWhereThePoseDoes) {
    const CameraPose pose = cameraOverBoard(2, 400);
    const auto cameras = possibleCameras(pose, wholePhoto({}, photoSize));
    ASSERT_GT(cameras.size(), 5U);
    EXPECT_NEAR(sum(cameras), 1, 1e-9);
    EXPECT_EQ(cameras.front().pose.focalPx, pose.focalPx);
    for (const PossibleCamera& camera : cameras) {
        EXPECT_LT(cornerDistanceMm(camera.pose, pose), 1.5) << camera.pose.focalPx;
        // As far away as it is zoomed in.
        EXPECT_NEAR(camera.pose.position()[2] / 400 / (camera.pose.focalPx / pose.focalPx), 1, 0.04);
        EXPECT_NEAR(cv::determinant(camera.pose.R), 1, 1e-9);
    }
}

TEST(PossibleCameras, AreFewWhereTheBoardShowsTheFocalLength) {
    const CameraPrior prior = wholePhoto({}, photoSize);
    EXPECT_GT(longest(possibleCameras(cameraOverBoard(2, 400), prior)), 4);
    EXPECT_LT(longest(possibleCameras(cameraOverBoard(20, 400), prior)), 1.5);
    EXPECT_LT(longest(possibleCameras(cameraOverBoard(45, 400), prior)), 1.1);
}

TEST(PossibleCameras, AreNearTheFocalLengthThatTheFileSays) {
    const CameraPose pose = cameraOverBoard(0, 400);
    double near = 0;
    for (const PossibleCamera& camera : possibleCameras(pose, {.focalPx = pose.focalPx, .focalSpread = 0.035})) {
        near += std::abs(std::log(camera.pose.focalPx / pose.focalPx)) < 0.11 ? camera.p : 0;
    }
    EXPECT_GT(near, 0.9);
    EXPECT_LT(near, 0.99) << "the photo may have been enlarged";
}

TEST(PossibleCameras, KeepThePoseHoweverImprobableItIs) {
    const CameraPose pose = cameraOverBoard(45, 400);
    const auto cameras = possibleCameras(pose, {.focalPx = pose.focalPx / 40, .focalSpread = 0.02});
    EXPECT_EQ(cameras.front().pose.focalPx, pose.focalPx);
    EXPECT_GT(cameras.front().p, 0.5);
    EXPECT_LT(longest(cameras), 1.1);
}

// Where the optical axis may lie anywhere, a tilted board does not show the focal length either.
TEST(PossibleCameras, OfACroppedPhotoHaveAnAxisForEachFocalLength) {
    const CameraPose pose = cameraOverBoard(20, 400);
    const CameraPrior prior{.focalPx = pose.focalPx, .focalSpread = 0.3, .axis = {}, .axisSpread = 0.3};
    const auto cameras = possibleCameras(pose, prior);
    EXPECT_NEAR(sum(cameras), 1, 1e-9);
    EXPECT_GT(longest(cameras), 1.8);
    for (const PossibleCamera& camera : cameras) {
        EXPECT_LT(cornerDistanceMm(camera.pose, pose), 5) << camera.pose.focalPx;
        if (camera.pose.focalPx > 1.5 * pose.focalPx) {
            EXPECT_GT(cv::norm(camera.pose.axis), 0.1 * camera.pose.focalPx) << camera.pose.focalPx;
        }
    }
}

TEST(PossibleCameras, KeepThePoseHoweverFarItsAxisIsOff) {
    CameraPose pose = cameraOverBoard(20, 400);
    pose.axis = {30 * pose.focalPx, -20 * pose.focalPx};
    const auto cameras =
        possibleCameras(pose, {.focalPx = pose.focalPx, .focalSpread = 0.3, .axis = {}, .axisSpread = 0.3});
    EXPECT_EQ(cameras.front().pose.focalPx, pose.focalPx);
    EXPECT_NEAR(sum(cameras), 1, 1e-9);
}

// The focal length of anotherCamera(), relative to the first; 1 if there is none.
double another(const std::vector<PossibleCamera>& cameras, const std::vector<double>& posterior) {
    const auto camera = anotherCamera(cameras, posterior);
    return camera ? camera->focalPx / cameras.front().pose.focalPx : 1;
}

TEST(AnotherCamera, IsTheMiddleOfTheProbableOnesUnlessTheFirstMayBeRight) {
    std::vector<PossibleCamera> cameras;
    for (const double factor : {1.0, 1.1, 1.5, 2.0, 2.7, 4.0}) {
        CameraPose pose = cameraOverBoard(2, 400);
        pose.focalPx *= factor;
        cameras.push_back({pose, 1.0 / 6});
    }
    EXPECT_EQ(another(cameras, {1, 0, 0, 0, 0, 0}), 1);
    EXPECT_EQ(another(cameras, {0, 0, 0, 0, 1, 0}), 2.7);
    EXPECT_EQ(another(cameras, {0, 0, 0.25, 0.5, 0.25, 0}), 2);
    EXPECT_EQ(another(cameras, {0.05, 0, 0, 0, 0, 0.95}), 4);
    EXPECT_EQ(another(cameras, {0.15, 0, 0, 0, 0, 0.85}), 1);
    EXPECT_EQ(another(cameras, {0.05, 0.1, 0, 0, 0, 0.85}), 1) << "one that is near the first counts for it";
    EXPECT_EQ(another(cameras, {0, 0, 0.5, 0, 0, 0.5}), 2.7) << "in the middle, though itself improbable";
}

TEST(FocalSpread, IsThatOfTheLogarithm) {
    std::vector<PossibleCamera> cameras;
    for (const double factor : {1.0, 2.0, 4.0}) {
        CameraPose pose = cameraOverBoard(2, 400);
        pose.focalPx *= factor;
        cameras.push_back({pose, 1.0 / 3});
    }
    EXPECT_EQ(focalSpread(cameras, std::vector{0.0, 0.0, 1.0}), 0);
    EXPECT_NEAR(focalSpread(cameras, std::vector{0.5, 0.0, 0.5}), std::log(2), 1e-12);
    EXPECT_NEAR(focalSpread(cameras, std::vector{0.5, 0.5, 0.0}), std::log(2) / 2, 1e-12);
}

TEST(TiltedCameras, SeeTheBoardNearlyWhereThePoseDoes) {
    const CameraPose pose = cameraOverBoard(2, 400);
    const auto cameras = tiltedCameras(pose);
    EXPECT_EQ(cameras.size(), 25U);
    EXPECT_NEAR(sum(cameras), 1, 1e-9);
    EXPECT_EQ(cameras.front().pose.R, pose.R);
    const auto mostProbable = std::ranges::max_element(cameras, {}, &PossibleCamera::p);
    EXPECT_EQ(mostProbable, cameras.begin());
    for (const PossibleCamera& camera : cameras) {
        EXPECT_LT(cornerDistanceMm(camera.pose, pose), 4);
        EXPECT_LT(cv::norm(camera.pose.photoFromBoard({0, 0, 0}) - pose.photoFromBoard({0, 0, 0})), 1e-6);
        EXPECT_LT(cv::norm(camera.pose.position() - pose.position()), 35);
    }
}

// How far the positions differ, mm: the standard deviation.
double spreadOf(const std::vector<PossibleCamera>& cameras) {
    double sum = 0;
    for (const PossibleCamera& camera : cameras) {
        const double away = cv::norm(camera.pose.position() - cameras.front().pose.position());
        sum += camera.p * away * away;
    }
    return std::sqrt(sum);
}

TEST(TiltedCameras, AreTiltedLessWhereThatWouldStretchTheBoard) {
    EXPECT_LT(spreadOf(tiltedCameras(cameraOverBoard(50, 400))),
              0.8 * spreadOf(tiltedCameras(cameraOverBoard(0, 400))));
}

}  // namespace
}  // namespace concord::vision
