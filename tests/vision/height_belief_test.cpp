#include "vision/height_belief.h"
#include "cameras.h"
#include "vision/top_rims.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <numeric>

namespace concord::vision {
namespace {

using enum Token;

constexpr TokenSize size{22.0, 9.0};
constexpr double distanceMm = 400;

Stack stackOf(const std::vector<Token>& tokens) { return Stack::fromTokens(tokens).value(); }

// Gray discs on every cell, seen from straight above, where no wall tells how high they stand.
cv::Mat tops(const CameraPose& pose, const std::vector<int>& heights, cv::Point2d slideMm = {}) {
    cv::Mat photo(1200, 1600, CV_8UC3, cv::Scalar(170, 190, 200));
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const cv::Point2d at = cellCenterMm(Side::A, cells(Side::A)[i]) + slideMm;
        const double z = heights[i] * size.thicknessMm;
        const cv::Point2d center = pose.photoFromBoard({at.x, at.y, z});
        const cv::Point2d rim = pose.photoFromBoard({at.x + size.diameterMm / 2 - 0.2, at.y, z});
        constexpr int fraction = 4;
        const double one = 1 << fraction;
        cv::circle(photo, center * one, static_cast<int>(cv::norm(rim - center) * one), cv::Scalar(90, 90, 90),
                   cv::FILLED, cv::LINE_AA, fraction);
    }
    return photo;
}

CellBelief certain(const std::vector<Token>& tokens) {
    CellBelief belief;
    belief.stacks[static_cast<std::size_t>(stackOf(tokens).kind())] = 1;
    return belief;
}

CellBelief mountainOfUnknownHeight() {
    CellBelief belief;
    for (const auto& stack : {stackOf({Gray}), stackOf({Gray, Gray}), stackOf({Gray, Gray, Gray})}) {
        belief.stacks[static_cast<std::size_t>(stack.kind())] = 1.0 / 3;
    }
    return belief;
}

// Every third cell is water, one high; of the others the height is unknown.
class GrayTops : public testing::Test {
protected:
    GrayTops() {
        for (std::size_t i = 0; i < cells(Side::A).size(); ++i) {
            heights.push_back(i % 3 == 0 ? 1 : 1 + static_cast<int>(i / 3) % 3);
            beliefs.push_back(i % 3 == 0 ? certain({Blue}) : mountainOfUnknownHeight());
        }
    }

    static double believed(const CellBelief& belief, int height) {
        return belief.stacks[static_cast<std::size_t>(
            stackOf(std::vector<Token>(static_cast<std::size_t>(height), Gray)).kind())];
    }

    CameraPose pose = cameraOverBoard(0, distanceMm);
    std::vector<int> heights;
    std::vector<CellBelief> beliefs;
};

TEST_F(GrayTops, TellTheirHeightByTheirSize) {
    const TokenSize found =
        weighHeights(beliefs, topRims(tops(pose, heights), pose, Side::A, 1, possibleHeights(beliefs)));
    EXPECT_NEAR(found.diameterMm, size.diameterMm, 0.5);
    EXPECT_NEAR(found.thicknessMm, size.thicknessMm, 1.5);
    for (std::size_t i = 0; i < heights.size(); ++i) {
        if (i % 3 != 0) {
            EXPECT_GT(believed(beliefs[i], heights[i]), 0.6) << name(cells(Side::A)[i]);
        }
    }
}

TEST_F(GrayTops, TellItJustAsWellWhenTheyHaveSlid) {
    weighHeights(beliefs, topRims(tops(pose, heights, {1.5, -1.2}), pose, Side::A, 1, possibleHeights(beliefs)));
    for (std::size_t i = 0; i < heights.size(); ++i) {
        if (i % 3 != 0) {
            EXPECT_GT(believed(beliefs[i], heights[i]), 0.5) << name(cells(Side::A)[i]);
        }
    }
}

TEST_F(GrayTops, StayUnknownWhereNothingIsSeen) {
    const cv::Mat fog(1200, 1600, CV_8UC3, cv::Scalar::all(128));
    weighHeights(beliefs, topRims(fog, pose, Side::A, 1, possibleHeights(beliefs)));
    EXPECT_NEAR(believed(beliefs[1], 1), 1.0 / 3, 0.01);
    EXPECT_NEAR(believed(beliefs[1], 3), 1.0 / 3, 0.01);
}

TEST_F(GrayTops, LeaveToOthersWhetherACellIsEmptyAndWhatColourItHas) {
    beliefs[1] = {};
    beliefs[1].stacks[static_cast<std::size_t>(Stack().kind())] = 0.5;
    beliefs[1].stacks[static_cast<std::size_t>(stackOf({Yellow}).kind())] = 0.3;
    beliefs[1].stacks[static_cast<std::size_t>(stackOf({Blue}).kind())] = 0.2;
    heights[1] = 1;
    weighHeights(beliefs, topRims(tops(pose, heights), pose, Side::A, 1, possibleHeights(beliefs)));
    const auto& p = beliefs[1].stacks;
    EXPECT_NEAR(std::accumulate(p.begin(), p.end(), 0.0), 1, 1e-9);
    EXPECT_NEAR(
        p[static_cast<std::size_t>(stackOf({Yellow}).kind())] / p[static_cast<std::size_t>(stackOf({Blue}).kind())],
        1.5, 1e-6);
    EXPECT_GT(p[static_cast<std::size_t>(Stack().kind())], 0.1);
}

TEST_F(GrayTops, OfAPhotoMuchSmallerThanTheBoardAreNoTrouble) {
    const cv::Mat tiny(3, 4, CV_8UC3, cv::Scalar::all(77));
    const std::vector<PossibleHeights> all(cells(Side::B).size(), {true, true, true, true});
    const auto rims = topRims(tiny, pose, Side::B, 1, all);
    EXPECT_EQ(rims.size(), cells(Side::B).size());
    EXPECT_EQ(rims.front().between(9, 11), 0);
}

TEST_F(GrayTops, AreLookedForOnlyWhereTheyMayBe) {
    const auto rims = topRims(tops(pose, heights), pose, Side::A, 1, possibleHeights(beliefs));
    EXPECT_GT(rims[0].between(size.thicknessMm, size.diameterMm / 2), 0.5) << "water, one high";
    EXPECT_EQ(rims[0].between(3 * size.thicknessMm, size.diameterMm / 2), 0);
    EXPECT_GT(rims[1].between(3 * size.thicknessMm, size.diameterMm / 2), 0) << "a mountain of unknown height";
}

TEST(RimStrength, IsInterpolatedAndHeldAtItsEnds) {
    RimStrength rim;
    rim.at[0][0] = 1;
    rim.at[0][1] = 2;
    EXPECT_NEAR(rim.between(lowestTopMm, leastRadiusMm + radiusStepMm / 2), 1.5, 1e-6);
    EXPECT_NEAR(rim.between(lowestTopMm + topStepMm / 2, leastRadiusMm), 0.5, 1e-6);
    EXPECT_NEAR(rim.between(-100, -100), 1, 1e-6);
    EXPECT_NEAR(rim.between(1000, 1000), 0, 1e-6);
}

}  // namespace
}  // namespace concord::vision
