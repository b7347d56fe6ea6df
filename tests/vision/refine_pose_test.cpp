// Boards whose pose is right at one side only, or misled by what lies over the board.
#include "vision/reading/refine_pose.h"
#include "tools/accuracy/truth.h"
#include "vision/geometry/board_frame.h"
#include "vision/reading/hypothesis_search.h"

#include <gtest/gtest.h>

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>

namespace concord::vision {
namespace {

using accuracy::Truth;

const std::filesystem::path photos = CONCORD_TEST_PHOTOS_DIR;

// The largest distance of a cell from its true place, mm.
double errorMm(const Hypothesis& hypothesis, const Truth& truth, double scale) {
    const cv::Point2d half(0.5, 0.5);
    double largest = 0;
    for (const Cell cell : cells(truth.board.side())) {
        const cv::Point2d pixel = (truth.centers.at(name(cell)) + half) * scale - half;
        const cv::Point2d place = cellCenterMm(truth.board.side(), cell);
        largest = std::max(largest, cv::norm(hypothesis.fit.pose.boardFromPhoto(pixel, 0) - place));
    }
    return largest;
}

std::optional<Hypothesis> best(const Photo& photo) {
    HypothesisSearch search(photo, {}, {}, {});
    SearchTrace trace;
    const auto finding = search.find(trace);
    return finding ? search.readBest(*finding) : std::nullopt;
}

class PosesAroundThePlace : public testing::TestWithParam<const char*> {
protected:
    const Truth truth = accuracy::readTruth(photos / (std::string(GetParam()) + ".json"));
    const Photo photo = ingest(accuracy::bytesOf(truth.photo));
};

// The board is turned about its left end, so that only the right one is off.
TEST_P(PosesAroundThePlace, CorrectABoardThatIsRightAtOneEndOnly) {
    Hypothesis hypothesis = best(photo).value();
    ASSERT_LT(errorMm(hypothesis, truth, photo.scale), 1.5);
    const cv::Vec3d leftEnd(-66, 0, 0);
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(0, 0, 0.075), turn);
    CameraPose off = hypothesis.fit.pose;
    off.t += off.R * (leftEnd - turn * leftEnd);
    off.R = off.R * turn;
    hypothesis.work.pose = off.scaled(hypothesis.work.scale);
    hypothesis.evidence.clear();
    refinePose(hypothesis);
    ASSERT_GT(errorMm(hypothesis, truth, photo.scale), 3) << "the borders alone correct it";
    refinePoseAround(hypothesis, {});
    EXPECT_LT(errorMm(hypothesis, truth, photo.scale), 1.5);
}

INSTANTIATE_TEST_SUITE_P(Photos, PosesAroundThePlace, testing::Values("normal/fresh_003_n", "hard/fresh_002_h"),
                         [](const auto& test) { return std::string(test.param).substr(0, 4); });

// What lies over the board misleads the search, but the stacks beside it show that the board lies elsewhere.
TEST(PoseBesideACup, IsCorrectedWhereTheStacksContradictIt) {
    const Truth truth = accuracy::readTruth(photos / "hard/fresh_008_h.json");
    Photo photo = ingest(accuracy::bytesOf(truth.photo));
    const auto at = [&](const char* cell) { return truth.centers.at(cell) * photo.scale; };
    const double pitchPx = cv::norm(at("a1") - at("a2"));
    cv::circle(photo.bgr, at("b2"), cvRound(1.5 * pitchPx), cv::Scalar(140, 60, 90), cv::FILLED, cv::LINE_AA);
    const auto hypothesis = best(photo);
    ASSERT_TRUE(hypothesis);
    EXPECT_LT(errorMm(*hypothesis, truth, photo.scale), 1.5);
}

}  // namespace
}  // namespace concord::vision
