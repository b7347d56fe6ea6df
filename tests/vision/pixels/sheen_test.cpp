#include "vision/pixels/sheen.h"
#include "tests/vision/pixels/painted_board.h"
#include "tools/stress/sheen.h"
#include "vision/reading/hypothesis.h"
#include "vision/reading/read_board.h"
#include "vision/stacks/board_paints.h"

#include <gtest/gtest.h>

#include <opencv2/imgcodecs.hpp>

#include <filesystem>

namespace concord::vision {
namespace {

using enum Token;

class SheenOfTops : public ::testing::Test {
protected:
    SheenOfTops() {
        const std::vector<Stack> kinds{stackFrom({Blue}), stackFrom({Yellow}),       stackFrom({Gray}),
                                       stackFrom({Red}),  stackFrom({Brown, Green}), stackFrom({Brown, Brown})};
        std::size_t next = 0;
        for (const Cell cell : cells(Side::A)) {
            if (cell != bare) {
                board.setStack(cell, kinds[next++ % kinds.size()]);
            }
        }
        clean = paintedBoard(board, pose);
    }

    // The painted board whose tops mirror that.
    WorkImage shining(const Sheen& sheen) const {
        const BoardParts parts(Side::A, pose, {}, stacksOf(board));
        const Sheen taken{sheen.light * -1, sheen.middleMm, sheen.radiusMm};
        return {withoutSheen(clean, clean.bgr, fullLight(), parts, taken), pose, 1};
    }
    std::vector<TopColour> coloursIn(const WorkImage& work) const {
        return topColours(work, work.bgr, fullLight(), Side::A, SureReading(board, pose).posteriors, {});
    }
    std::optional<Sheen> measuredIn(const WorkImage& work) const {
        return measureSheen(Side::A, coloursIn(work), SureReading(board, pose).posteriors);
    }
    const cv::Vec3b& pixelAt(const WorkImage& work, Cell cell, double heightMm) const {
        const cv::Point2d middle = cellCenterMm(Side::A, cell);
        return work.bgr.at<cv::Vec3b>(cv::Point(pose.photoFromBoard({middle.x, middle.y, heightMm})));
    }

    const Cell bare{2, 2};
    const CameraPose pose = cameraOverBoard(25, 420);
    const Sheen window{{0.4, 0.35, 0.3}, {-20, 10}, 80};
    Board board{Side::A};
    WorkImage clean;
};

TEST_F(SheenOfTops, IsMeasured) {
    const auto sheen = measuredIn(shining(window));
    ASSERT_TRUE(sheen);
    for (const Cell cell : cells(Side::A)) {
        const cv::Point2d at = cellCenterMm(Side::A, cell);
        for (int c = 0; c < 3; ++c) {
            EXPECT_NEAR(sheen->at(at)[c], window.at(at)[c], 0.06) << name(cell) << c;
        }
    }
}

TEST_F(SheenOfTops, IsNotFoundWhereThereIsNone) { EXPECT_FALSE(measuredIn(clean)); }

// Light from a lamp multiplies what the paints reflect.
TEST_F(SheenOfTops, IsNotFoundInLamplight) {
    for (auto& pixel : cv::Mat_<cv::Vec3b>(clean.bgr)) {
        const cv::Vec3f light = linearOf(pixel);
        pixel = {codeOf(light[0] * 0.35F), codeOf(light[1] * 0.6F), codeOf(light[2])};
    }
    EXPECT_FALSE(measuredIn(clean));
}

TEST_F(SheenOfTops, FewTopsShowNone) {
    const WorkImage work = shining(window);
    auto posteriors = SureReading(board, pose).posteriors;
    const auto colours = coloursIn(work);
    for (std::size_t i = 7; i < posteriors.size(); ++i) {
        posteriors[i].stacks = {1};
    }
    EXPECT_FALSE(measureSheen(Side::A, colours, posteriors));
}

TEST_F(SheenOfTops, LiesOnTopsOnly) {
    const BoardParts parts(Side::A, pose, {}, stacksOf(board));
    const cv::Rect all({0, 0}, clean.bgr.size());
    const cv::Mat light = lightOnTops(pose, all, parts, std::vector(parts.stacks().size(), window));
    const auto lightAt = [&](const cv::Point3d& mm) { return light.at<cv::Vec3f>(cv::Point(pose.photoFromBoard(mm))); };
    for (const Cell cell : cells(Side::A)) {
        const cv::Point2d middle = cellCenterMm(Side::A, cell);
        const double top = board.stack(cell).height() * tokenThicknessMm;
        const cv::Vec3d expected = cell == bare ? cv::Vec3d() : window.at(middle);
        EXPECT_LT(cv::norm(cv::Vec3d(lightAt({middle.x, middle.y, top})) - expected), 0.01) << name(cell);
    }
    for (const Cell cell : {Cell{0, 4}, Cell{2, 4}, Cell{4, 4}}) {  // whose walls nothing hides
        const cv::Point2d middle = cellCenterMm(Side::A, cell);
        const cv::Point3d wall(middle.x, middle.y - tokenDiameterMm / 2, tokenThicknessMm / 2);
        EXPECT_LT(cv::norm(lightAt(wall)), 0.01) << name(cell);
    }
    EXPECT_EQ(lightAt({0, -95, 0}), cv::Vec3f());
}

TEST_F(SheenOfTops, IsTakenFromThePicture) {
    const Sheen faint{{0.1, 0.1, 0.1}, window.middleMm, window.radiusMm};  // overexposes nothing but yellow
    const WorkImage before = shining(faint);
    const BoardParts parts(Side::A, pose, {}, stacksOf(board));
    const WorkImage after{withoutSheen(before, before.bgr, fullLight(), parts, faint), pose, 1};
    for (const Cell cell : cells(Side::A)) {
        const Stack stack = board.stack(cell);
        if (stack != stackFrom({Yellow})) {
            const double top = stack.height() * tokenThicknessMm;
            const cv::Vec3f off = linearOf(pixelAt(after, cell, top)) - linearOf(pixelAt(clean, cell, top));
            EXPECT_LE(cv::norm(off, cv::NORM_INF), 0.01) << name(cell);
        }
    }
}

// Less is taken from what was clipped, also where a veil was taken from it before.
TEST_F(SheenOfTops, IsTakenInHalfWhereThePhotoIsClipped) {
    const BoardParts parts(Side::A, pose, {}, stacksOf(board));
    const cv::Mat burnt(clean.bgr.size(), CV_8UC3, cv::Scalar::all(255));
    const WorkImage less{withoutSheen(clean, burnt, fullLight(), parts, window), pose, 1};
    const WorkImage all{withoutSheen(clean, clean.bgr, fullLight(), parts, window), pose, 1};
    const Cell gray{0, 2};
    EXPECT_GT(pixelAt(less, gray, tokenThicknessMm)[1], pixelAt(all, gray, tokenThicknessMm)[1] + 20);
}

TEST_F(SheenOfTops, LeavesColoursUnsure) {
    auto colours = coloursIn(clean);
    addVariance(window, Side::A, SureReading(board, pose).posteriors, colours);
    EXPECT_EQ(colours[cellIndex(Side::A, bare)].logVariance, cv::Vec3d());
    const auto at = [&](Token token) {
        for (std::size_t i = 0; i < colours.size(); ++i) {
            const Stack stack = board.stack(cells(Side::A)[i]);
            if (!stack.empty() && stack.tokens().back() == token) {
                return colours[i].logVariance;
            }
        }
        return cv::Vec3d();
    };
    EXPECT_GT(at(Brown)[1], at(Yellow)[1]);  // less is left of what is dark
    EXPECT_GT(at(Yellow)[0], at(Yellow)[2]);
}

TEST_F(SheenOfTops, LeavesGrayInDoubt) {
    auto posteriors = SureReading(board, pose).posteriors;
    const auto gray = static_cast<std::size_t>(stackFrom({Gray}).kind());
    const auto brown = static_cast<std::size_t>(stackFrom({Brown}).kind());
    const Sheen nearby{{0.3, 0.3, 0.3}, cellCenterMm(Side::A, {0, 2}), 10};
    doubtGray(nearby, Side::A, posteriors);
    const auto& under = posteriors[cellIndex(Side::A, {0, 2})].stacks;
    EXPECT_GT(under[brown], 0.1);
    EXPECT_NEAR(under[gray] + under[brown], 1, 1e-9);
    const auto third = static_cast<std::size_t>(stackFrom({Gray, Gray, Gray}).kind());
    auto high = SureReading(board, pose).posteriors;
    high[cellIndex(Side::A, {0, 2})].stacks = {};
    high[cellIndex(Side::A, {0, 2})].stacks[third] = 1;
    doubtGray(nearby, Side::A, high);
    EXPECT_EQ(high[cellIndex(Side::A, {0, 2})].stacks[third], 1);  // three brown tokens are no stack
    const Cell farOff{3, 1};
    ASSERT_EQ(board.stack(farOff), stackFrom({Gray}));
    EXPECT_LT(posteriors[cellIndex(Side::A, farOff)].stacks[brown], 1e-3);
}

// A window turns brown to gray.
TEST_F(SheenOfTops, BrownIsReadAsBrownWithoutIt) {
    const WorkImage work = shining(window);
    const Cell cell{1, 0};  // the sixth
    const std::size_t index = cellIndex(Side::A, cell);
    ASSERT_EQ(board.stack(cell), stackFrom({Brown, Brown}));
    const auto brown = static_cast<std::size_t>(stackFrom({Brown, Brown}).kind());
    const auto gray = static_cast<std::size_t>(stackFrom({Gray, Gray}).kind());
    const auto compared = [&](const WorkImage& picture, const auto& change) {
        auto posteriors = SureReading(board, pose).posteriors;
        posteriors[index].stacks = {};
        posteriors[index].stacks[brown] = 0.3;
        posteriors[index].stacks[gray] = 0.7;
        auto colours = coloursIn(picture);
        change(colours, posteriors);
        comparePaints(Side::A, colours, posteriors);
        return posteriors[index].stacks[brown];
    };
    const double with = compared(work, [](auto&, auto&) {});
    const auto sheen = measuredIn(work);
    ASSERT_TRUE(sheen);
    const BoardParts parts(Side::A, pose, {}, stacksOf(board));
    const WorkImage without{withoutSheen(work, work.bgr, fullLight(), parts, *sheen), pose, 1};
    EXPECT_GT(
        compared(without, [&](auto& colours, auto& posteriors) { addVariance(*sheen, Side::A, posteriors, colours); }),
        with + 0.1);
}

// What is read wrongly where tops mirror a window is asked about.
TEST(PhotoOfShiningTops, IsReadOrMarked) {
    const std::filesystem::path folder = std::filesystem::path(CONCORD_SAMPLES_DIR) / "photos/normal";
    const auto truth = accuracy::readTruth(folder / "dev_040.json");
    constexpr double strong = 0.4;
    for (const double light : {0.15, strong}) {
        cv::Mat bgr = cv::imread(truth.photo.string(), cv::IMREAD_COLOR | cv::IMREAD_IGNORE_ORIENTATION);
        stress::Random random(5);
        stress::addSheen(bgr, truth, 100, light, random);
        std::vector<unsigned char> file;
        cv::imencode(".jpg", bgr, file, {cv::IMWRITE_JPEG_QUALITY, 95});
        std::optional<Sheen> sheen;
        bool isRemoved = false;
        ReadOptions options;
        options.examined = [&](const Hypothesis& hypothesis) {
            sheen = hypothesis.sheen;
            isRemoved = hypothesis.isGlareRemoved();
        };
        const ReadResult result = readBoard(file, "photo.jpg", options);
        EXPECT_EQ(sheen.has_value(), isRemoved) << light;
        EXPECT_EQ(sheen.has_value(), light == strong) << light;  // a faint one changes little
        const auto* reading = std::get_if<Reading>(&result);
        ASSERT_NE(reading, nullptr) << light;
        EXPECT_LT(reading->review.size(), reading->cells.size()) << light;
        for (const CellReading& cell : reading->cells) {
            const Stack there = truth.board.stack(cell.cell);
            const bool isRight = cell.stack == there || (cell.stack.isBuilding() && there.isBuilding());
            EXPECT_TRUE(isRight || cell.review) << light << name(cell.cell);
        }
    }
}

// In a gray photo, all tops look as if they mirrored the same light.
TEST(PhotoOfShiningTops, IsNoGrayPhoto) {
    const std::filesystem::path photo = std::filesystem::path(CONCORD_SAMPLES_DIR) / "photos/normal/dev_040.jpg";
    for (const double saturation : {0.0, 0.1}) {
        cv::Mat bgr = cv::imread(photo.string(), cv::IMREAD_COLOR | cv::IMREAD_IGNORE_ORIENTATION);
        stress::scaleSaturation(bgr, saturation);
        std::vector<unsigned char> file;
        cv::imencode(".jpg", bgr, file, {cv::IMWRITE_JPEG_QUALITY, 95});
        ReadOptions options;
        bool isSheenFound = false;
        options.examined = [&](const Hypothesis& hypothesis) { isSheenFound = hypothesis.sheen.has_value(); };
        readBoard(file, "photo.jpg", options);
        EXPECT_FALSE(isSheenFound) << saturation;
    }
}

}  // namespace
}  // namespace concord::vision
