// Things that lie on a board, and light that hides what stands there: such cells are marked for review.
#include "vision/reading/obscured_cells.h"
#include "tests/vision/cameras.h"
#include "vision/geometry/board_frame.h"
#include "vision/reading/hypothesis_search.h"
#include "vision/reading/obscured_features.h"
#include "vision/reading/read_board.h"

#include <gtest/gtest.h>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <set>

namespace concord::vision {
namespace {

Reading readingOf(const cv::Mat& bgr) {
    PhotoFile file{{}, "photo.jpg"};
    cv::imencode(".jpg", bgr, file.bytes, {cv::IMWRITE_JPEG_QUALITY, 95});
    return std::get<Reading>(readBoard(file));
}

const CellReading& cellOf(const Reading& reading, Cell cell) {
    return *std::ranges::find(reading.cells, cell, &CellReading::cell);
}

// Draws a thing around a point. pitch: from cell to cell, pixels.
using Thing = std::function<void(cv::Mat& bgr, cv::Point at, double pitch)>;

void drawCard(cv::Mat& bgr, cv::Point at, double pitch) {
    const cv::Point half(cvRound(pitch), cvRound(1.4 * pitch));
    cv::rectangle(bgr, at - half, at + half, cv::Scalar(150, 90, 170), cv::FILLED);
    cv::rectangle(bgr, at - half / 2, at + half / 2, cv::Scalar(90, 200, 190), cv::FILLED);
    cv::circle(bgr, at, cvRound(0.3 * pitch), cv::Scalar(60, 60, 200), cv::FILLED, cv::LINE_AA);
}

// As small as a token, and holding something in the colour of one.
void drawBowl(cv::Mat& bgr, cv::Point at, double pitch) {
    cv::circle(bgr, at, cvRound(0.47 * pitch), cv::Scalar(110, 180, 70), cv::FILLED, cv::LINE_AA);
    cv::circle(bgr, at, cvRound(0.38 * pitch), cv::Scalar(40, 60, 90), cv::FILLED, cv::LINE_AA);
}

void expectCellsUnderItMarked(const Thing& drawThing) {
    for (const char* path : {"easy/fresh_002_e.jpg", "normal/fresh_005_n.jpg"}) {
        const cv::Mat clean = cv::imread((std::filesystem::path(CONCORD_TEST_PHOTOS_DIR) / path).string(),
                                         cv::IMREAD_COLOR | cv::IMREAD_IGNORE_ORIENTATION);
        ASSERT_FALSE(clean.empty()) << path;
        const Reading before = readingOf(clean);
        const double pitch = cv::norm(before.cells[0].center - before.cells[1].center);  // neighbours in a column
        for (const CellReading& cell : before.cells) {
            if (cv::norm(cellCenterMm(before.side, cell.cell)) > 40 || cell.stack.empty()) {
                continue;
            }
            cv::Mat bgr = clean.clone();
            drawThing(bgr, cell.top, pitch);
            cv::GaussianBlur(bgr, bgr, {}, 1);
            const Reading after = readingOf(bgr);
            EXPECT_TRUE(cellOf(after, cell.cell).review) << path << ": " << name(cell.cell);
            EXPECT_LT(after.review.size(), after.cells.size() / 2) << path << ": " << name(cell.cell);
        }
    }
}

TEST(CoveredCell, UnderACardIsMarked) { expectCellsUnderItMarked(drawCard); }
TEST(CoveredCell, UnderALittleBowlIsMarked) { expectCellsUnderItMarked(drawBowl); }

// Burnt-out pixels are looked up in the photo as taken, but with the pose that was refined on the photo without veil
// and reflections.
TEST(ObscuredFeatures, MeasureBurntOutWhereTheTopsAre) {
    constexpr std::size_t burntCell = 7;
    constexpr double burntRadiusMm = 10;
    const CameraPose pose = cameraOverBoard(30, 420);
    Hypothesis hypothesis;
    hypothesis.finding.side = Side::A;
    hypothesis.posteriors.resize(cells(Side::A).size());
    hypothesis.work = {cv::Mat(cv::Size(pose.size), CV_8UC3, cv::Scalar::all(90)), pose, 1};
    hypothesis.asPhotographed = hypothesis.work.bgr.clone();
    const cv::Point2d cell = cellCenterMm(Side::A, cells(Side::A)[burntCell]);
    const cv::Point3d top(cell.x, cell.y, 0);
    cv::circle(hypothesis.asPhotographed, pose.photoFromBoard(top), cvRound(burntRadiusMm * pose.pxPerMm(top)),
               cv::Scalar::all(255), cv::FILLED);
    const std::vector<TopLight> lights = lightsOf(hypothesis);
    for (std::size_t i = 0; i < lights.size(); ++i) {
        EXPECT_NEAR(lights[i].burntOut, i == burntCell ? 1 : 0, 1e-9) << name(cells(Side::A)[i]);
    }
}

// How obscured the cells of a clean photo would be in another light.
class ObscuredCells : public testing::Test {
protected:
    void SetUp() override {
        Photo photo;
        photo.bgr = cv::imread(std::string(CONCORD_TEST_PHOTOS_DIR) + "/easy/fresh_002_e.jpg",
                               cv::IMREAD_COLOR | cv::IMREAD_IGNORE_ORIENTATION);
        HypothesisSearch search(photo, std::nullopt, {}, {});
        SearchTrace trace;
        const auto finding = search.find(trace);
        ASSERT_TRUE(finding);
        const auto read = search.readBest(*finding);
        ASSERT_TRUE(read);
        m_hypothesis = *read;
        m_lights = lightsOf(m_hypothesis);
    }

    std::size_t count() const { return m_lights.size(); }
    std::string cellName(std::size_t cell) const { return name(m_hypothesis.evidence[cell].cell); }
    bool isEmpty(std::size_t cell) const {
        return likeliestBoard(m_hypothesis.finding.side, m_hypothesis.posteriors)
            .stack(m_hypothesis.evidence[cell].cell)
            .empty();
    }
    Obscured inLight(std::size_t cell, double burntOut, double darkest) const {
        std::vector<TopLight> lights = m_lights;
        lights[cell].burntOut = burntOut;
        lights[cell].darkest = darkest;
        return obscuredCells(m_hypothesis, lights, visibilityIn(m_hypothesis))[cell];
    }

private:
    Hypothesis m_hypothesis;
    std::vector<TopLight> m_lights;
};

TEST_F(ObscuredCells, AreEmptyOnesWhereLightLeavesNothingDark) {
    for (std::size_t i = 0; i < count(); ++i) {
        EXPECT_LT(inLight(i, 0, 0.35).p, 0.05) << cellName(i);
        EXPECT_EQ(inLight(i, 0.5, 0.35).p > 0.2, isEmpty(i)) << cellName(i);
        EXPECT_TRUE(inLight(i, 0.5, 0.35).alwaysChecked) << cellName(i);
    }
}

TEST_F(ObscuredCells, AreStacksWhoseTopIsOverexposed) {
    for (std::size_t i = 0; i < count(); ++i) {
        EXPECT_LT(inLight(i, 0.3, 0).p, 0.1) << cellName(i);
        EXPECT_FALSE(inLight(i, 0.3, 0).alwaysChecked) << cellName(i);
        EXPECT_EQ(inLight(i, 0.5, 0).p > 0.1, !isEmpty(i)) << cellName(i);
        EXPECT_EQ(inLight(i, 0.5, 0).alwaysChecked, !isEmpty(i)) << cellName(i);
    }
}

// `hidden` of 23 cells are obscured.
std::vector<Obscured> boardWith(std::size_t hidden, bool byLight) {
    std::vector<Obscured> cells(23, Obscured{.p = 0.02, .burntOut = false});
    std::fill_n(cells.begin(), hidden, Obscured{.p = 0.95, .burntOut = byLight});
    return cells;
}

TEST(ObscuredBoard, IsTooObscuredWithAThirdCoveredOrHardlyAnyCellOutsideLight) {
    EXPECT_FALSE(isTooObscured(boardWith(5, false)));
    EXPECT_TRUE(isTooObscured(boardWith(8, false)));
    EXPECT_FALSE(isTooObscured(boardWith(15, true)));
    EXPECT_TRUE(isTooObscured(boardWith(16, true)));
}

TEST(ObscuredBoard, HasLittleLeftWhereLightHidesCellsAndFewOthersAreCertain) {
    CellPosterior sure;
    sure.stacks[0] = 1;
    CellPosterior unsure;
    unsure.stacks[0] = unsure.stacks[1] = 0.5;
    std::vector<CellPosterior> posteriors(23, unsure);
    std::fill_n(posteriors.rbegin(), 5, sure);
    const auto isLittle = [&](std::size_t hidden) {
        return leavesLittle(outsideLight(posteriors, boardWith(hidden, true)), posteriors.size());
    };
    EXPECT_FALSE(isLittle(0)) << "no light hides anything";
    EXPECT_TRUE(isLittle(10));
    posteriors[17] = sure;
    EXPECT_FALSE(isLittle(10));
    EXPECT_TRUE(isLittle(18)) << "one of the certain ones is hidden";
}

TEST(ObscuredFeatures, HaveDistinctNames) {
    const std::set<std::string_view> names(obscuredFeatureNames.begin(), obscuredFeatureNames.end());
    EXPECT_EQ(names.size(), obscuredFeatureNames.size());
    EXPECT_FALSE(names.contains(""));
}

}  // namespace
}  // namespace concord::vision
