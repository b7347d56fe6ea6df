#include "vision/find/cell_borders.h"
#include "tests/vision/cameras.h"
#include "vision/geometry/board_frame.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>

#include <cmath>
#include <random>

namespace concord::vision {
namespace {

CameraPose tiltedCamera(double tiltDeg) {
    CameraPose pose = cameraOverBoard(tiltDeg, 420);
    pose.t += cv::Vec3d(4, -3, 0);
    return pose;
}

cv::Point2d project(const CameraPose& pose, cv::Point2d mm) { return pose.photoFromBoard({mm.x, mm.y, 0}); }

// A perfect detection of the true border, searched for with another pose: a narrow Gaussian along the normal.
DetectedBorder detectedAt(cv::Point2d at, cv::Point2d normal, const CameraPose& truth, const CameraPose& pose) {
    DetectedBorder border{.at = at, .normal = normal, .stepMm = borderStepMm(BorderSearch::Fine)};
    const cv::Point2d line = project(truth, at + cv::Point2d(normal.y, -normal.x)) - project(truth, at);
    float sum = 0;
    for (int k = 0; k < borderPlaces; ++k) {
        const cv::Point2d place = project(pose, at + border.stepMm * (k - borderSteps) * normal);
        const double offMm = (place - project(truth, at)).cross(line) / cv::norm(line) / pose.pxPerMm({0, 0, 0});
        sum += border.places[static_cast<std::size_t>(k)] =
            static_cast<float>(std::exp(-0.5 * std::pow(offMm / 0.2, 2)));
    }
    for (float& place : border.places) {
        place = sum > 0.01F ? place / sum : 1.0F / borderPlaces;  // out of range: uniform
    }
    return border;
}

std::vector<DetectedBorder> detectedBorders(const CameraPose& truth, const CameraPose& pose) {
    std::vector<DetectedBorder> borders;
    for (const Cell cell : cells(Side::A)) {
        const auto corner = cellHexagonMm(Side::A, cell);
        for (std::size_t k = 0; k < corner.size(); ++k) {
            const cv::Point2d middle = (corner[k] + corner[(k + 1) % corner.size()]) / 2;
            const cv::Point2d out = middle - cellCenterMm(Side::A, cell);
            borders.push_back(detectedAt(middle, out / cv::norm(out), truth, pose));
        }
    }
    return borders;
}

PosePrior priorNear(const CameraPose& truth) {
    PosePrior prior{truth, {0.012, 0.012, 0.012, 3, 3, 4, 0.02, 0.01, 0.002, 0.002}};
    prior.pose.t += cv::Vec3d(1.3, -0.9, 2);
    return prior;
}

double worstErrorMm(const CameraPose& pose, const CameraPose& truth) {
    double farthest = 0;
    for (const cv::Point2d at : {cv::Point2d(0, 0), {50, 50}, {-50, 50}, {50, -50}, {-50, -50}}) {
        farthest =
            std::max(farthest, cv::norm(project(pose, at) - project(truth, at)) / truth.pxPerMm({at.x, at.y, 0}));
    }
    return farthest;
}

class PoseFromBorders : public testing::TestWithParam<double> {};

TEST_P(PoseFromBorders, MatchesTheDetectedBorders) {
    const CameraPose truth = tiltedCamera(GetParam());
    const PosePrior prior = priorNear(truth);
    EXPECT_LT(worstErrorMm(poseFromBorders(prior, prior.pose, detectedBorders(truth, prior.pose)), truth), 0.1);
}

TEST_P(PoseFromBorders, IgnoresHiddenAndFalseBorders) {
    const CameraPose truth = tiltedCamera(GetParam());
    const PosePrior prior = priorNear(truth);
    std::vector<DetectedBorder> borders = detectedBorders(truth, prior.pose);
    std::mt19937 random(3);
    std::uniform_int_distribution<std::size_t> anyPlace(0, borderPlaces - 1);
    for (std::size_t i = 0; i < borders.size(); ++i) {
        if (i % 2 == 0) {
            borders[i].places.fill(1.0F / borderPlaces);  // hidden
        } else if (i % 5 == 0) {
            borders[i].places.fill(0.002F);  // another edge was mistaken for it
            borders[i].places[anyPlace(random)] = 1 - 0.002F * (borderPlaces - 1);
        }
    }
    EXPECT_LT(worstErrorMm(poseFromBorders(prior, prior.pose, borders), truth), 0.35);
}

TEST_P(PoseFromBorders, KeepsThePriorWithoutBorders) {
    const CameraPose truth = tiltedCamera(GetParam());
    const PosePrior prior = priorNear(truth);
    std::vector<DetectedBorder> borders = detectedBorders(truth, prior.pose);
    for (DetectedBorder& border : borders) {
        border.places.fill(1.0F / borderPlaces);
    }
    EXPECT_LT(worstErrorMm(poseFromBorders(prior, prior.pose, borders), prior.pose), 0.1);
}

INSTANTIATE_TEST_SUITE_P(Tilts, PoseFromBorders, testing::Values(2.0, 25.0, 50.0));

}  // namespace
}  // namespace concord::vision
