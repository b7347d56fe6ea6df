#include "vision/stacks/top_heights.h"
#include "tests/vision/cameras.h"
#include "tests/vision/posteriors.h"
#include "vision/stacks/top_rims.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <numeric>

namespace concord::vision {
namespace {

using enum Token;

constexpr TokenSize tokenSize{22.0, 9.0};
constexpr double distanceMm = 400;

Stack stackOf(const std::vector<Token>& tokens) { return Stack::fromTokens(tokens).value(); }

// Gray discs on every cell, seen from straight above, where no wall shows how high they are.
cv::Mat photoOfTops(const CameraPose& pose, const std::vector<int>& heights, cv::Point2d slideMm = {}) {
    cv::Mat photo(1200, 1600, CV_8UC3, cv::Scalar(170, 190, 200));
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const cv::Point2d at = cellCenterMm(Side::A, cells(Side::A)[i]) + slideMm;
        const double z = heights[i] * tokenSize.thicknessMm;
        const cv::Point2d center = pose.photoFromBoard({at.x, at.y, z});
        const cv::Point2d rim = pose.photoFromBoard({at.x + tokenSize.diameterMm / 2 - 0.2, at.y, z});
        constexpr int fractionBits = 4;
        const double fixedPointOne = 1 << fractionBits;
        cv::circle(photo, center * fixedPointOne, static_cast<int>(cv::norm(rim - center) * fixedPointOne),
                   cv::Scalar(90, 90, 90), cv::FILLED, cv::LINE_AA, fractionBits);
    }
    return photo;
}

CellPosterior mountainOfUnknownHeight() {
    CellPosterior posterior;
    for (const auto& stack : {stackOf({Gray}), stackOf({Gray, Gray}), stackOf({Gray, Gray, Gray})}) {
        posterior.stacks[static_cast<std::size_t>(stack.kind())] = 1.0 / 3;
    }
    return posterior;
}

// Every third cell is water, one high; the heights of the others are unknown.
class GrayTops : public testing::Test {
protected:
    GrayTops() {
        for (std::size_t i = 0; i < cells(Side::A).size(); ++i) {
            heights.push_back(i % 3 == 0 ? 1 : 1 + static_cast<int>(i / 3) % 3);
            posteriors.push_back(i % 3 == 0 ? certain({Blue}) : mountainOfUnknownHeight());
        }
    }

    // Searches a millimetre off the tops' centres, with two tokens as the guess of every height.
    std::vector<DetectedTop> detect(const cv::Mat& photo) const {
        std::vector<TopGuess> guesses;
        for (std::size_t i = 0; i < heights.size(); ++i) {
            const cv::Point2d at = cellCenterMm(Side::A, cells(Side::A)[i]) + cv::Point2d(0.8, -0.6);
            const double z = heights[i] * tokenSize.thicknessMm;
            guesses.push_back({pose.photoFromBoard({at.x, at.y, z}), 2 * tokenThicknessMm});
        }
        return detectTops(photo, pose, 1, guesses);
    }

    TokenSize update(const cv::Mat& photo) {
        return updateHeights(posteriors, detect(photo), Side::A, std::vector{PossibleCamera{pose, 1}}).token;
    }

    static double probabilityOf(const CellPosterior& posterior, int height) {
        return posterior.stacks[static_cast<std::size_t>(
            stackOf(std::vector<Token>(static_cast<std::size_t>(height), Gray)).kind())];
    }

    CameraPose pose = cameraOverBoard(0, distanceMm);
    std::vector<int> heights;
    std::vector<CellPosterior> posteriors;
};

TEST_F(GrayTops, AreDetectedWhereTheyAre) {
    const cv::Point2d slide(1.5, -1.2);
    const auto found = detect(photoOfTops(pose, heights, slide));
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const DetectedTop top = found[i].at(heights[i] * tokenSize.thicknessMm, pose.position());
        EXPECT_NEAR(top.radiusMm, tokenSize.diameterMm / 2, 0.2) << name(cells(Side::A)[i]);
        EXPECT_LT(cv::norm(top.centerMm - cellCenterMm(Side::A, cells(Side::A)[i]) - slide), 0.35) << i;
        EXPECT_GT(top.seen, 0.6);
    }
}

TEST_F(GrayTops, RevealTheirHeightByTheirSize) {
    const TokenSize found = update(photoOfTops(pose, heights));
    EXPECT_NEAR(found.diameterMm, tokenSize.diameterMm, 0.5);
    EXPECT_NEAR(found.thicknessMm, tokenSize.thicknessMm, 1.5);
    for (std::size_t i = 0; i < heights.size(); ++i) {
        if (i % 3 != 0) {
            EXPECT_GT(probabilityOf(posteriors[i], heights[i]), 0.6) << name(cells(Side::A)[i]);
        }
    }
}

TEST_F(GrayTops, RevealTheirHeightOffCentreToo) {
    update(photoOfTops(pose, heights, {1.5, -1.2}));
    for (std::size_t i = 0; i < heights.size(); ++i) {
        if (i % 3 != 0) {
            EXPECT_GT(probabilityOf(posteriors[i], heights[i]), 0.5) << name(cells(Side::A)[i]);
        }
    }
}

// A distant camera that is zoomed in sees the board as a near one does, but hardly any difference between the tops.
TEST_F(GrayTops, ShowThatTheCameraIsFarAway) {
    const CameraPose zoomedIn = cameraOverBoard(0, 5 * distanceMm, 0, 5 * pose.focalPx);
    const cv::Mat photo = photoOfTops(zoomedIn, heights);
    const std::vector<PossibleCamera> cameras{{pose, 0.9}, {zoomedIn, 0.1}};
    std::vector<TopGuess> guesses;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const cv::Point2d at = cellCenterMm(Side::A, cells(Side::A)[i]);
        guesses.push_back(
            {zoomedIn.photoFromBoard({at.x, at.y, heights[i] * tokenSize.thicknessMm}), tokenThicknessMm});
    }
    const std::vector<DetectedTop> tops = detectTops(photo, pose, 1, guesses);
    const auto evidenceOf = [&](const CameraPose& camera) {
        std::vector<CellPosterior> before = posteriors;
        return updateHeights(before, tops, Side::A, std::vector{PossibleCamera{camera, 1}}).logEvidence;
    };
    EXPECT_GT(evidenceOf(zoomedIn), evidenceOf(pose) + 10);
    const HeightUpdate update = updateHeights(posteriors, tops, Side::A, cameras);
    ASSERT_EQ(update.cameras.size(), cameras.size());
    EXPECT_NEAR(update.cameras[0] + update.cameras[1], 1, 1e-9);
    EXPECT_GT(update.cameras[1], 0.99);
    for (std::size_t i = 0; i < heights.size(); ++i) {
        if (i % 3 != 0) {
            EXPECT_GT(probabilityOf(posteriors[i], heights[i]), 0.1) << name(cells(Side::A)[i]);
        }
    }
}

// One end of the board looks larger by a share that its borders hardly show: less than half a millimetre for a camera
// that is tilted by more than a degree.
TEST_F(GrayTops, ShowThatTheCameraIsTilted) {
    const double tilt = 1.5 * 7e-5 * distanceMm;
    CameraPose tilted = pose;
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(0, tilt, 0), turn);
    tilted.R = pose.R * turn;
    const cv::Mat photo = photoOfTops(tilted, heights);
    std::vector<TopGuess> guesses;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const cv::Point2d at = cellCenterMm(Side::A, cells(Side::A)[i]);
        guesses.push_back({tilted.photoFromBoard({at.x, at.y, heights[i] * tokenSize.thicknessMm}), tokenThicknessMm});
    }
    updateHeights(posteriors, detectTops(photo, pose, 1, guesses), Side::A, std::vector{PossibleCamera{pose, 1}});
    for (std::size_t i = 0; i < heights.size(); ++i) {
        if (i % 3 != 0) {
            EXPECT_GT(probabilityOf(posteriors[i], heights[i]), 0.5) << name(cells(Side::A)[i]);
        }
    }
}

TEST_F(GrayTops, SayWhichHeightsAreUnsureTogether) {
    const HeightUpdate update =
        updateHeights(posteriors, detect(photoOfTops(pose, heights)), Side::A, std::vector{PossibleCamera{pose, 1}});
    ASSERT_GT(update.joint.cases.size(), 10U);
    double all = 0;
    std::vector<double> mean(posteriors.size());
    for (const JointHeights::Case& one : update.joint.cases) {
        all += one.p;
        for (std::size_t i = 0; i < posteriors.size(); ++i) {
            const auto p = posteriors[i].heights();
            mean[i] += one.p * std::inner_product(p.begin(), p.end(), one.factors[i].begin(), 0.0);
        }
    }
    EXPECT_NEAR(all, 1, 1e-9);
    for (const double m : mean) {
        EXPECT_NEAR(m, 1, 0.01) << "the posteriors are the mean of all cases";
    }
    std::vector<CellPosterior> conditioned = posteriors;
    applyChecksum(conditioned, update.joint, 1.0 / 3);  // all remainders are equally probable
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        for (std::size_t height = 1; height < 4; ++height) {
            EXPECT_NEAR(conditioned[i].heights()[height], posteriors[i].heights()[height], 0.01);
        }
    }
}

TEST_F(GrayTops, KeepAnUnknownHeightWhenUndetected) {
    const cv::Mat fog(1200, 1600, CV_8UC3, cv::Scalar::all(128));
    for (const DetectedTop& top : detect(fog)) {
        EXPECT_LT(top.seen, 0.4);
    }
    update(fog);
    EXPECT_NEAR(probabilityOf(posteriors[1], 1), 1.0 / 3, 0.1);
    EXPECT_NEAR(probabilityOf(posteriors[1], 3), 1.0 / 3, 0.1);
}

TEST_F(GrayTops, KeepTheRatioOfColoursAndAPossiblyEmptyCell) {
    posteriors[1] = {};
    posteriors[1].stacks[static_cast<std::size_t>(Stack().kind())] = 0.5;
    posteriors[1].stacks[static_cast<std::size_t>(stackOf({Yellow}).kind())] = 0.3;
    posteriors[1].stacks[static_cast<std::size_t>(stackOf({Blue}).kind())] = 0.2;
    heights[1] = 1;
    update(photoOfTops(pose, heights));
    const auto& p = posteriors[1].stacks;
    EXPECT_NEAR(std::accumulate(p.begin(), p.end(), 0.0), 1, 1e-9);
    EXPECT_NEAR(
        p[static_cast<std::size_t>(stackOf({Yellow}).kind())] / p[static_cast<std::size_t>(stackOf({Blue}).kind())],
        1.5, 1e-6);
    EXPECT_GT(p[static_cast<std::size_t>(Stack().kind())], 0.1);
}

TEST_F(GrayTops, CanBeSearchedForInATinyPhoto) {
    const cv::Mat tiny(3, 4, CV_8UC3, cv::Scalar::all(77));
    const auto found = detect(tiny);
    EXPECT_EQ(found.size(), heights.size());
    EXPECT_LT(found.front().seen, 0.5);
}

TEST_F(GrayTops, AreNotSearchedForWhereNothingStands) {
    const std::vector<TopGuess> nothing(3);
    for (const DetectedTop& top : detectTops(photoOfTops(pose, heights), pose, 1, nothing)) {
        EXPECT_EQ(top.radiusMm, 0);
    }
}

TEST(DetectedTop, IsLargerNearerToTheCamera) {
    const cv::Vec3d camera(20, 0, 400);
    const DetectedTop top{
        .centerMm = {60, 0}, .heightMm = 0, .radiusMm = 10, .seen = 1, .radii = {.stepMm = 0.1, .perMm = {}}};
    const DetectedTop higher = top.at(40, camera);  // the circle at that height that projects onto the same rim
    EXPECT_NEAR(higher.radiusMm, 9, 1e-9);
    EXPECT_NEAR(higher.radii.stepMm, 0.09, 1e-9);
    EXPECT_NEAR(higher.centerMm.x, 56, 1e-9);
    EXPECT_NEAR(higher.at(0, camera).radiusMm, 10, 1e-9);
}

}  // namespace
}  // namespace concord::vision
