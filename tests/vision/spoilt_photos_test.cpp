// Photos spoilt by light, a filter or a hand: the cells that cannot be read in them are marked for review.
#include "tests/vision/cameras.h"
#include "tools/accuracy/truth.h"
#include "tools/stress/light.h"
#include "tools/stress/rows.h"
#include "vision/find/pose.h"
#include "vision/geometry/board_frame.h"
#include "vision/reading/obscured_cells.h"
#include "vision/reading/obscured_features.h"
#include "vision/reading/read_board.h"
#include "vision/stacks/clipping.h"
#include "vision/stacks/reflections.h"
#include "vision/stacks/veil.h"

#include <gtest/gtest.h>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iterator>
#include <numeric>
#include <random>

namespace concord::vision {
namespace {

const std::filesystem::path photos = CONCORD_TEST_PHOTOS_DIR;

cv::Mat loadPhoto(const char* path) {
    cv::Mat bgr = cv::imread((photos / path).string(), cv::IMREAD_COLOR | cv::IMREAD_IGNORE_ORIENTATION);
    EXPECT_FALSE(bgr.empty()) << path;
    return bgr;
}

PhotoFile fileOf(const cv::Mat& bgr) {
    PhotoFile file{{}, "photo.jpg"};
    cv::imencode(".jpg", bgr, file.bytes, {cv::IMWRITE_JPEG_QUALITY, 95});
    return file;
}

ReadResult readResultOf(const cv::Mat& bgr) { return readBoard(fileOf(bgr)); }

bool hasWarning(const Reading& reading, std::string_view code) {
    return std::ranges::find(reading.warnings, code, &Warning::code) != reading.warnings.end();
}

// anyOf: warnings, of which a reading must have at least one.
void expectRefusedOrAllMarked(const cv::Mat& bgr, const std::vector<std::string_view>& anyOf) {
    const ReadResult result = readResultOf(bgr);
    const auto* reading = std::get_if<Reading>(&result);
    if (reading == nullptr) {
        return;
    }
    EXPECT_TRUE(std::ranges::any_of(anyOf, [&](std::string_view code) { return hasWarning(*reading, code); }));
    EXPECT_EQ(reading->review.size(), reading->cells.size());
}

TEST(SpoiltPhoto, WithoutColourIsRefusedOrHasEveryCellMarked) {
    for (const char* path : {"easy/fresh_002_e.jpg", "normal/fresh_005_n.jpg"}) {
        for (const double saturation : {0.0, 0.1}) {
            cv::Mat bgr = loadPhoto(path);
            stress::scaleSaturation(bgr, saturation);
            SCOPED_TRACE(testing::Message() << path << ", saturation " << saturation);
            expectRefusedOrAllMarked(bgr, {"photo-without-colours"});
        }
    }
}

TEST(SpoiltPhoto, ThroughARedFilterIsRefusedOrHasEveryCellMarked) {
    cv::Mat bgr = loadPhoto("normal/fresh_005_n.jpg");
    cv::multiply(bgr, cv::Scalar(0.25, 0.25, 1), bgr);
    expectRefusedOrAllMarked(bgr, {"photo-strange-colours", "photo-obscured"});
}

TEST(SpoiltPhoto, AsNegativeIsRefusedOrHasEveryCellMarked) {
    cv::Mat bgr = loadPhoto("normal/fresh_005_n.jpg");
    stress::invert(bgr);
    expectRefusedOrAllMarked(bgr, {"photo-strange-colours", "photo-obscured"});
}

TEST(UnspoiltPhoto, HasNoWarning) {
    for (const char* path : {"easy/fresh_002_e.jpg", "normal/fresh_005_n.jpg", "hard/fresh_004_h.jpg"}) {
        const auto reading = std::get<Reading>(readResultOf(loadPhoto(path)));
        for (const char* code :
             {"photo-without-colours", "photo-strange-colours", "photo-obscured", "cells-burnt-out", "cells-covered"}) {
            EXPECT_FALSE(hasWarning(reading, code)) << path << ": " << code;
        }
    }
}

// A cell with a token, well inside the board.
const CellReading& anyStack(const Reading& reading) {
    const auto stack = std::ranges::find_if(reading.cells, [&](const CellReading& cell) {
        return !cell.stack.empty() && cv::norm(cellCenterMm(reading.side, cell.cell)) < 60;
    });
    EXPECT_NE(stack, reading.cells.end());
    return *stack;
}

const CellReading& cellOf(const Reading& reading, Cell cell) {
    return *std::ranges::find(reading.cells, cell, &CellReading::cell);
}

double pitchPx(const Reading& reading) {
    return cv::norm(reading.cells[0].center - reading.cells[1].center);  // neighbours in a column
}

TEST(SpoiltCell, BurntOutByALampIsMarked) {
    const cv::Mat clean = loadPhoto("easy/fresh_002_e.jpg");
    const auto before = std::get<Reading>(readResultOf(clean));
    const CellReading& stack = anyStack(before);
    cv::Mat bgr = clean.clone();
    stress::addReflections(bgr, {stack.top}, 0.5 * pitchPx(before), 2.5);
    const auto after = std::get<Reading>(readResultOf(bgr));
    EXPECT_TRUE(cellOf(after, stack.cell).review);
    EXPECT_EQ(cellOf(after, stack.cell).reason, ReviewReason::BurntOut);
    EXPECT_TRUE(hasWarning(after, "cells-burnt-out"));
    EXPECT_LT(after.review.size(), after.cells.size() / 2) << "the others are unaffected";
}

TEST(SpoiltCell, BurntOutLeavesTheOthersReadableEvenIfTheyAreHalfOfThem) {
    for (const char* path : {"easy/fresh_002_e.jpg", "normal/fresh_005_n.jpg"}) {
        SCOPED_TRACE(path);
        const cv::Mat clean = loadPhoto(path);
        const auto before = std::get<Reading>(readResultOf(clean));
        std::vector<cv::Point2d> lamps;
        for (std::size_t i = 1; i < before.cells.size(); i += 5) {
            lamps.push_back(before.cells[i].top);
        }
        cv::Mat bgr = clean.clone();
        stress::addReflections(bgr, lamps, 0.55 * pitchPx(before), 2.5);
        const ReadResult result = readResultOf(bgr);
        ASSERT_TRUE(std::holds_alternative<Reading>(result));
        const auto& after = std::get<Reading>(result);
        for (const CellReading& cell : before.cells) {
            const CellReading& now = cellOf(after, cell.cell);
            const bool areBuildings = now.stack.isBuilding() && cell.stack.isBuilding();
            EXPECT_TRUE(now.review || now.stack == cell.stack || areBuildings) << name(cell.cell);
        }
        EXPECT_TRUE(hasWarning(after, "cells-burnt-out"));
        EXPECT_LT(after.review.size(), after.cells.size());
    }
}

// Even if the number of tokens on the board leaves hardly any other stack possible.
TEST(SpoiltCell, WhoseTopLightMakesUnreadableIsMarked) {
    const cv::Mat clean = loadPhoto("normal/fresh_005_n.jpg");
    const auto before = std::get<Reading>(readResultOf(clean));
    std::size_t unreadable = 0;
    for (const CellReading& cell : before.cells) {
        if (cell.stack.empty()) {
            continue;
        }
        cv::Mat bgr = clean.clone();
        stress::addReflections(bgr, {cell.top}, 0.42 * pitchPx(before), 0.9);
        std::vector<Obscured> obscured;
        ReadOptions options;
        options.examined = [&](const Hypothesis& hypothesis) {
            obscured = obscuredCells(hypothesis, lightsOf(hypothesis), visibilityIn(hypothesis));
        };
        const auto after = std::get<Reading>(readBoard(fileOf(bgr), options));
        ASSERT_EQ(obscured.size(), after.cells.size());
        for (std::size_t i = 0; i < obscured.size(); ++i) {
            EXPECT_TRUE(after.cells[i].review || !obscured[i].alwaysChecked) << name(after.cells[i].cell);
            unreadable += obscured[i].alwaysChecked ? 1 : 0;
        }
    }
    EXPECT_GT(unreadable, 0U);
}

// Too faint to be found as a reflection, but enough to make brown look gray.
TEST(SpoiltCell, UnderAFaintLampIsReadOrMarked) {
    const cv::Mat clean = loadPhoto("normal/fresh_005_n.jpg");
    const auto before = std::get<Reading>(readResultOf(clean));
    for (const CellReading& cell : before.cells) {
        if (cell.stack.empty()) {
            continue;
        }
        cv::Mat bgr = clean.clone();
        stress::addReflections(bgr, {cell.top}, 0.3 * pitchPx(before), 0.35);
        const auto after = std::get<Reading>(readResultOf(bgr));
        const CellReading& now = cellOf(after, cell.cell);
        EXPECT_TRUE(now.review || now.stack.top() == cell.stack.top()) << name(cell.cell);
    }
}

// The photo with a hand over a stack.
cv::Mat withHand(const cv::Mat& clean, const Reading& before, const CellReading& stack) {
    cv::Mat hand = clean.clone();
    cv::circle(hand, stack.top, static_cast<int>(0.8 * pitchPx(before)), cv::Scalar(130, 165, 215), cv::FILLED,
               cv::LINE_AA);
    cv::Mat bgr;
    cv::GaussianBlur(hand, bgr, {}, 1.5);
    return bgr;
}

TEST(SpoiltCell, UnderAHandIsMarked) {
    const cv::Mat clean = loadPhoto("easy/fresh_002_e.jpg");
    const auto before = std::get<Reading>(readResultOf(clean));
    const CellReading& stack = anyStack(before);
    const auto after = std::get<Reading>(readResultOf(withHand(clean, before, stack)));
    EXPECT_TRUE(cellOf(after, stack.cell).review);
    EXPECT_EQ(cellOf(after, stack.cell).reason, ReviewReason::Covered);
    EXPECT_TRUE(hasWarning(after, "cells-covered"));
}

TEST(SpoiltCell, StaysMarkedAsCoveredBesideAPhotoWithoutColour) {
    const cv::Mat clean = loadPhoto("easy/fresh_002_e.jpg");
    const auto before = std::get<Reading>(readResultOf(clean));
    const CellReading& stack = anyStack(before);
    const PhotoFile covered = fileOf(withHand(clean, before, stack));
    cv::Mat faded = loadPhoto("normal/fresh_002_n.jpg");  // of the same board
    stress::scaleSaturation(faded, 0);
    const PhotoFile gray = fileOf(faded);
    for (const bool isCoveredFirst : {true, false}) {
        ReadOptions options;
        options.secondPhoto = isCoveredFirst ? gray : covered;
        options.fuseDifferent = true;  // too few cells are certain to show that it is the same board
        const auto after = std::get<Reading>(readBoard(isCoveredFirst ? covered : gray, options));
        ASSERT_EQ(after.photos.size(), 2U) << isCoveredFirst;
        EXPECT_TRUE(cellOf(after, stack.cell).review) << isCoveredFirst;
        EXPECT_TRUE(hasWarning(after, "cells-covered")) << isCoveredFirst;
    }
}

// A picture of nothing but a red spot.
TEST(SpoiltPhoto, OfAnotherFrameShowsEveryPointWhereItsTruthSays) {
    for (const char* row : {"messenger", "turned", "off-centre-20"}) {
        accuracy::Truth truth;
        truth.board = Board(Side::A);
        truth.pose = cameraOverBoard(20, 420);
        cv::Mat bgr(cv::Size(truth.pose.size), CV_8UC3, cv::Scalar::all(120));
        const cv::Point2d spot = truth.pose.photoFromBoard({31, -17, 0});
        constexpr int shift = 8;
        cv::circle(bgr, spot * (1 << shift), 9 << shift, cv::Scalar(0, 0, 255), cv::FILLED, cv::LINE_AA, shift);
        stress::Random random(5);
        const stress::Change change = stress::rows().at(row)(bgr, truth, random);
        ASSERT_TRUE(change.frame) << row;
        EXPECT_EQ(bgr.size(), change.frame->size) << row;
        cv::Mat red;
        cv::inRange(bgr, cv::Scalar(0, 0, 190), cv::Scalar(60, 60, 255), red);
        const cv::Moments moments = cv::moments(red, true);
        const cv::Point2d expected = change.frame->moved(spot);
        ASSERT_GT(moments.m00, 0) << row;
        EXPECT_NEAR(moments.m10 / moments.m00, expected.x, 0.7) << row;
        EXPECT_NEAR(moments.m01 / moments.m00, expected.y, 0.7) << row;
    }
}

// Equal up to the colour under a red token, which changes no point and is guessed from the little that shows.
bool isAlike(Stack one, Stack other) {
    return one == other || (one.height() == other.height() && one.top() == Token::Red && other.top() == Token::Red);
}

TEST(VeiledPhoto, IsReadLikeOneWithoutAVeil) {
    for (const double light : {0.25, 0.6}) {
        const cv::Mat clean = loadPhoto("normal/fresh_005_n.jpg");
        const auto before = std::get<Reading>(readResultOf(clean));
        cv::Mat bgr = clean.clone();
        stress::addGlare(bgr, anyStack(before).top, 4 * pitchPx(before), cv::Vec3d::all(light));
        const auto after = std::get<Reading>(readResultOf(bgr));
        for (const CellReading& cell : before.cells) {
            EXPECT_TRUE(isAlike(cellOf(after, cell.cell).stack, cell.stack)) << light << ": " << name(cell.cell);
        }
        EXPECT_EQ(after.total.mostLikely, before.total.mostLikely) << light;
        EXPECT_LE(after.review.size(), before.review.size() + 2) << light;
    }
}

TEST(VeiledPhoto, ThatIsBurntOutIsRefusedBecauseOfTheLight) {
    cv::Mat bgr = loadPhoto("normal/fresh_005_n.jpg");
    const auto before = std::get<Reading>(readResultOf(bgr));
    const CellReading& middle = cellOf(before, cellFromName(before.side, "c3").value());
    stress::addGlare(bgr, middle.top, 4 * pitchPx(before), {2, 2, 2});
    const ReadResult result = readResultOf(bgr);
    const auto* refusal = std::get_if<NoBoard>(&result);
    ASSERT_NE(refusal, nullptr);
    EXPECT_TRUE(std::string_view(refusal->message.text).starts_with("light hides")) << refusal->message.text;
}

// A board, by default under a camera that looks straight down, evenly lit except for shadows between the cells.
struct VeiledBoard {
    CameraPose pose;
    cv::Mat bgr = cv::Mat(cv::Size(pose.size), CV_8UC3, cv::Scalar(150, 150, 150));

    explicit VeiledBoard(double light, double tiltDeg = 0, const cv::Vec3d& colour = {1, 1, 1})
        : pose(cameraOverBoard(tiltDeg, 420)) {
        for (const Cell cell : cells(Side::A)) {
            const cv::Point2d at = cellCenterMm(Side::A, cell);
            const cv::Point2d shadow = pose.photoFromBoard({at.x + 11, at.y, 0});
            cv::circle(bgr, shadow, 12, cv::Scalar::all(10), cv::FILLED);
        }
        if (light > 0) {
            stress::addGlare(bgr, pose.photoFromBoard({20, -10, 0}), 95 * pose.pxPerMm({0, 0, 0}), light * colour);
        }
    }
};

TEST(Veil, IsMeasuredInTheShadows) {
    const VeiledBoard board(0.5);
    const auto veil = measureVeil({board.bgr, board.pose, 1}, Side::A);
    ASSERT_TRUE(veil);
    for (const cv::Point2d p : {cv::Point2d(20, -10), {-40, 20}, {60, 30}}) {
        const double squared = (p - cv::Point2d(20, -10)).dot(p - cv::Point2d(20, -10));
        // addGlare() falls to a quarter at its radius.
        EXPECT_NEAR(veil->at(board.pose.photoFromBoard({p.x, p.y, 0})),
                    0.5 * std::exp(-std::log(4.0) * squared / (95 * 95)), 0.05)
            << p;
    }
}

// A flash is round in the photo, not on a board that is seen from a side.
TEST(Veil, IsMeasuredAtASlant) {
    const VeiledBoard board(0.5, 50);
    const auto veil = measureVeil({board.bgr, board.pose, 1}, Side::A);
    ASSERT_TRUE(veil);
    const cv::Point2d middle = board.pose.photoFromBoard({20, -10, 0});
    const double radius = 95 * board.pose.pxPerMm({0, 0, 0});
    for (const Cell cell : cells(Side::A)) {
        const cv::Point2d foot = cellCenterMm(Side::A, cell);
        const cv::Point2d at = board.pose.photoFromBoard({foot.x, foot.y, 0});
        const double light = 0.5 * std::exp(-std::log(4.0) * (at - middle).dot(at - middle) / (radius * radius));
        EXPECT_NEAR(veil->at(at), light, 0.04) << name(cell);
    }
}

TEST(Veil, OfALampHasItsColour) {
    const cv::Vec3d lamplight(0.5, 0.8, 1);
    const VeiledBoard veiled(0.5, 0, lamplight);
    const auto veil = measureVeil({veiled.bgr, veiled.pose, 1}, Side::A);
    ASSERT_TRUE(veil);
    EXPECT_LT(cv::norm(cv::Vec3d(veil->colour) - lamplight), 0.06) << veil->colour;
    const cv::Mat all(veiled.bgr.size(), CV_8UC3, cv::Scalar::all(255));
    const cv::Vec3b gray = withoutVeil(veiled.bgr, all, *veil, 1).at<cv::Vec3b>(veiled.pose.photoFromBoard({0, 0, 0}));
    for (int c = 0; c < 3; ++c) {
        EXPECT_NEAR(gray[c], 150, 20) << c;
    }
}

TEST(Veil, OfAFlashIsWhite) {
    const VeiledBoard board(0.5);
    const auto veil = measureVeil({board.bgr, board.pose, 1}, Side::A);
    ASSERT_TRUE(veil);
    EXPECT_EQ(veil->colour, cv::Vec3f(1, 1, 1));
}

TEST(Veil, IsSubtractedInLinearLight) {
    const VeiledBoard veiled(0.5);
    const auto veil = measureVeil({veiled.bgr, veiled.pose, 1}, Side::A);
    ASSERT_TRUE(veil);
    const cv::Mat clear = withoutVeil(veiled.bgr, cv::Mat(veiled.bgr.size(), CV_8UC3, cv::Scalar::all(255)), *veil, 1);
    const cv::Point2d middle = veiled.pose.photoFromBoard({0, 0, 0});
    EXPECT_NEAR(clear.at<cv::Vec3b>(cv::Point(middle))[1], 150, 20);
}

TEST(Veil, IsNotMeasuredWhereShadowsAreDark) {
    const VeiledBoard board(0);
    EXPECT_FALSE(measureVeil({board.bgr, board.pose, 1}, Side::A));
    for (const char* path : {"easy/fresh_002_e.jpg", "normal/fresh_005_n.jpg", "hard/fresh_004_h.jpg"}) {
        const cv::Mat bgr = loadPhoto(path);
        const auto finding = findBoard(bgr);
        ASSERT_TRUE(finding) << path;
        const auto fit = fitPhoto(finding->matches, bgr.size(), {}, Framing::Whole);
        ASSERT_TRUE(fit) << path;
        EXPECT_FALSE(measureVeil(workImage(bgr, fit->pose), finding->side)) << path;
    }
}

// The work image of a photo, with the pose of its board.
WorkImage workImageOf(const cv::Mat& bgr) {
    const auto finding = findBoard(bgr);
    EXPECT_TRUE(finding);
    const auto fit = fitPhoto(finding->matches, bgr.size(), {}, Framing::Whole);
    EXPECT_TRUE(fit);
    return workImage(bgr, fit->pose);
}

TEST(Reflections, AreNotFoundOnCleanBoards) {
    for (const char* path : {"easy/fresh_002_e.jpg", "normal/fresh_005_n.jpg", "hard/fresh_004_h.jpg"}) {
        EXPECT_TRUE(findReflections(workImageOf(loadPhoto(path))).empty()) << path;
    }
}

// A patch of sun among shadows, under poses that differ a little, as rounding makes them differ between processors.
TEST(Reflections, OfAPatchOfSunAreFaintUnderEveryPose) {
    constexpr double faint = 0.2;
    const cv::Mat bgr = cv::imread(CONCORD_SAMPLES_DIR "/photos/easy/dev_018.jpg");
    const auto finding = findBoard(bgr);
    ASSERT_TRUE(finding);
    std::mt19937 random(5);
    for (int pose = 0; pose < 24; ++pose) {
        std::vector<SurfaceMatch> half;
        std::ranges::copy_if(finding->matches, std::back_inserter(half),
                             [&](const auto&) { return random() % 2 == 0; });
        const auto fit = fitPhoto(half, bgr.size(), {}, Framing::Whole);
        ASSERT_TRUE(fit);
        for (const Reflection& found : findReflections(workImage(bgr, fit->pose))) {
            EXPECT_LT(found.light, faint) << "pose " << pose;
        }
    }
}

double median(std::vector<double> values) {
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

// The lamp shines on one top after another: how much of it is found depends on what lies around.
TEST(Reflections, AreFoundWhereLampsAreMirrored) {
    const cv::Mat clean = loadPhoto("normal/fresh_005_n.jpg");
    const accuracy::Truth truth = accuracy::readTruth(photos / "normal/fresh_005_n.json");
    const double radius = 0.42 * cv::norm(truth.centers.at("a1") - truth.centers.at("a2"));
    constexpr double hardlySubtracted = 0.2;  // as good as not found
    std::size_t lamps = 0;
    std::vector<double> lights;
    std::vector<double> radii;
    for (const Cell cell : cells(truth.board.side())) {
        const Stack stack = truth.board.stack(cell);
        if (stack.empty()) {
            continue;
        }
        SCOPED_TRACE(name(cell));
        const cv::Point2d foot = cellCenterMm(truth.board.side(), cell);
        const cv::Point2d top = truth.pose.photoFromBoard({foot.x, foot.y, stack.height() * tokenThicknessMm});
        cv::Mat bgr = clean.clone();
        stress::addReflections(bgr, {top}, radius, 0.9);
        const WorkImage work = workImageOf(bgr);
        const auto found = findReflections(work);
        ++lamps;
        EXPECT_LE(found.size(), 1U);
        if (found.empty() || found[0].light < hardlySubtracted) {
            continue;
        }
        EXPECT_LT(cv::norm(found[0].at * (1 / work.scale) - top), radius / 2);
        lights.push_back(found[0].light);
        radii.push_back(found[0].radius / work.scale / radius);
        const cv::Mat clear =
            withoutReflections(bgr, shareToSubtract(bgr, truth.pose.pxPerMm({0, 0, 0})), found, work.scale);
        const cv::Point2d wide = cv::Point2d(2, 2) * radius;
        const cv::Rect around(cv::Point(top - wide), cv::Point(top + wide));
        EXPECT_LT(cv::norm(clear(around), clean(around), cv::NORM_L1),
                  cv::norm(bgr(around), clean(around), cv::NORM_L1) / 2);
    }
    ASSERT_FALSE(lights.empty());
    EXPECT_GE(lights.size() + 1, lamps);
    EXPECT_NEAR(median(lights), 0.9, 0.2);
    EXPECT_NEAR(median(radii), 1, 0.2);
}

TEST(Reflections, HideHardlyMoreThanTheCellsTheyBurnOut) {
    const cv::Mat clean = loadPhoto("normal/fresh_005_n.jpg");
    const auto before = std::get<Reading>(readResultOf(clean));
    cv::Mat bgr = clean.clone();
    stress::addReflections(bgr, {anyStack(before).top}, 0.42 * pitchPx(before), 0.9);
    const auto after = std::get<Reading>(readResultOf(bgr));
    for (const CellReading& cell : before.cells) {
        const CellReading& now = cellOf(after, cell.cell);
        EXPECT_TRUE(now.review || now.stack == cell.stack) << name(cell.cell);
    }
    EXPECT_LE(after.review.size(), before.review.size() + 2);
}

TEST(DiscountObscured, LowersTheCertaintyOfObscuredCells) {
    std::vector<CellPosterior> posteriors(3);
    for (CellPosterior& posterior : posteriors) {
        posterior.stacks[static_cast<std::size_t>(Stack().kind())] = 1;
    }
    discountObscured(posteriors, {{.p = 0}, {.p = 0.5}, {.p = 1, .burntOut = true}});
    const auto certainty = [&](std::size_t i) { return *std::ranges::max_element(posteriors[i].stacks); };
    EXPECT_DOUBLE_EQ(certainty(0), 1);
    EXPECT_LT(certainty(1), 0.6);
    EXPECT_LT(certainty(2), 0.2);
    for (const CellPosterior& posterior : posteriors) {
        EXPECT_NEAR(std::accumulate(posterior.stacks.begin(), posterior.stacks.end(), 0.0), 1, 1e-9);
    }
}

}  // namespace
}  // namespace concord::vision
