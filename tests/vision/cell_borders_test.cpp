#include "vision/find/cell_borders.h"
#include "tests/vision/cameras.h"
#include "vision/geometry/board_frame.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>

#include <cmath>
#include <random>

namespace concord::vision {
namespace {

CameraPose lookingDown(double tiltDeg) {
    CameraPose pose = cameraOverBoard(tiltDeg, 420);
    pose.t += cv::Vec3d(4, -3, 0);
    return pose;
}

cv::Point2d seen(const CameraPose& pose, cv::Point2d mm) { return pose.photoFromBoard({mm.x, mm.y, 0}); }

// Where the border truly lies, looked for along the normal by another pose: a narrow bell.
SeenBorder seenAt(cv::Point2d at, cv::Point2d normal, const CameraPose& truth, const CameraPose& pose) {
    SeenBorder border{.at = at, .normal = normal, .stepMm = borderStepMm(Reach::Near)};
    const cv::Point2d line = seen(truth, at + cv::Point2d(normal.y, -normal.x)) - seen(truth, at);
    float sum = 0;
    for (int k = 0; k < borderPlaces; ++k) {
        const cv::Point2d place = seen(pose, at + border.stepMm * (k - borderReach) * normal);
        const double offMm = (place - seen(truth, at)).cross(line) / cv::norm(line) / pose.pxPerMm({0, 0, 0});
        sum += border.places[static_cast<std::size_t>(k)] =
            static_cast<float>(std::exp(-0.5 * std::pow(offMm / 0.2, 2)));
    }
    for (float& place : border.places) {
        place = sum > 0.01F ? place / sum : 1.0F / borderPlaces;  // out of reach: nothing is known
    }
    return border;
}

std::vector<SeenBorder> bordersSeen(const CameraPose& truth, const CameraPose& pose) {
    std::vector<SeenBorder> borders;
    for (const Cell cell : cells(Side::A)) {
        const auto corner = cellHexagonMm(Side::A, cell);
        for (std::size_t k = 0; k < corner.size(); ++k) {
            const cv::Point2d middle = (corner[k] + corner[(k + 1) % corner.size()]) / 2;
            const cv::Point2d out = middle - cellCenterMm(Side::A, cell);
            borders.push_back(seenAt(middle, out / cv::norm(out), truth, pose));
        }
    }
    return borders;
}

PosePrior beside(const CameraPose& truth) {
    PosePrior prior{truth, {0.012, 0.012, 0.012, 3, 3, 4, 0.02, 0.01}};
    prior.pose.t += cv::Vec3d(1.3, -0.9, 2);
    return prior;
}

double offMm(const CameraPose& pose, const CameraPose& truth) {
    double most = 0;
    for (const cv::Point2d at : {cv::Point2d(0, 0), {50, 50}, {-50, 50}, {50, -50}, {-50, -50}}) {
        most = std::max(most, cv::norm(seen(pose, at) - seen(truth, at)) / truth.pxPerMm({at.x, at.y, 0}));
    }
    return most;
}

class PoseByBorders : public testing::TestWithParam<double> {};

TEST_P(PoseByBorders, LiesWhereTheBordersAreSeen) {
    const CameraPose truth = lookingDown(GetParam());
    const PosePrior prior = beside(truth);
    EXPECT_LT(offMm(poseByBorders(prior, prior.pose, bordersSeen(truth, prior.pose)), truth), 0.1);
}

TEST_P(PoseByBorders, DoesNotFollowWhatStandsBeforeThem) {
    const CameraPose truth = lookingDown(GetParam());
    const PosePrior prior = beside(truth);
    std::vector<SeenBorder> borders = bordersSeen(truth, prior.pose);
    std::mt19937 random(3);
    std::uniform_int_distribution<std::size_t> anyPlace(0, borderPlaces - 1);
    for (std::size_t i = 0; i < borders.size(); ++i) {
        if (i % 2 == 0) {
            borders[i].places.fill(1.0F / borderPlaces);  // hidden
        } else if (i % 5 == 0) {
            borders[i].places.fill(0.002F);  // another edge was taken for it
            borders[i].places[anyPlace(random)] = 1 - 0.002F * (borderPlaces - 1);
        }
    }
    EXPECT_LT(offMm(poseByBorders(prior, prior.pose, borders), truth), 0.35);
}

TEST_P(PoseByBorders, StaysWhereNoneIsSeen) {
    const CameraPose truth = lookingDown(GetParam());
    const PosePrior prior = beside(truth);
    std::vector<SeenBorder> borders = bordersSeen(truth, prior.pose);
    for (SeenBorder& border : borders) {
        border.places.fill(1.0F / borderPlaces);
    }
    EXPECT_LT(offMm(poseByBorders(prior, prior.pose, borders), prior.pose), 0.1);
}

INSTANTIATE_TEST_SUITE_P(Tilts, PoseByBorders, testing::Values(2.0, 25.0, 50.0));

}  // namespace
}  // namespace concord::vision
