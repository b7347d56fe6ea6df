// Light that was added to a photo, taken away where channels are clipped.
#include "vision/stacks/clipping.h"
#include "tests/vision/cameras.h"
#include "vision/stacks/linear_light.h"
#include "vision/stacks/reflections.h"
#include "vision/stacks/veil.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <cmath>

namespace concord::vision {
namespace {

class Clipping : public testing::Test {
protected:
    static constexpr double pxPerMm = 2;
    const cv::Point middle{100, 80};

    static cv::Mat grayPicture() { return {160, 200, CV_8UC3, cv::Scalar::all(120)}; }
    // A square of a colour in the middle, 30 mm wide.
    cv::Mat withSquare(const cv::Scalar& bgr) const {
        cv::Mat picture = grayPicture();
        cv::rectangle(picture, cv::Rect(middle - cv::Point(30, 30), cv::Size(60, 60)), bgr, cv::FILLED);
        return picture;
    }
};

TEST_F(Clipping, AllLightIsSubtractedWhereNothingIsClipped) {
    const cv::Mat share = shareToSubtract(withSquare({251, 251, 251}), pxPerMm);
    EXPECT_EQ(cv::countNonZero(share.reshape(1) != 255), 0);
}

TEST_F(Clipping, HalfOfTheLightIsSubtractedFromAClippedChannel) {
    const cv::Mat share = shareToSubtract(withSquare({100, 200, 255}), pxPerMm);
    EXPECT_EQ(share.at<cv::Vec3b>(middle), cv::Vec3b(255, 255, 128));
    EXPECT_EQ(share.at<cv::Vec3b>({5, 5}), cv::Vec3b(255, 255, 255));
}

// At the edge of a clipped place there is just as much light as can be measured.
TEST_F(Clipping, TheShareFallsFromTheEdgeOfAClippedPlaceInwards) {
    const cv::Mat share = shareToSubtract(withSquare({255, 255, 255}), pxPerMm);
    int before = 255;
    for (int x = 60; x <= middle.x; ++x) {
        const int now = share.at<cv::Vec3b>({x, middle.y})[0];
        EXPECT_LE(now, before) << x;
        EXPECT_GE(now, before - 60) << x;
        before = now;
    }
    EXPECT_EQ(share.at<cv::Vec3b>({69, middle.y})[0], 255);
    EXPECT_EQ(before, 128);
}

TEST_F(Clipping, NoiseClipsNothing) {
    cv::Mat picture = grayPicture();
    for (int y = 0; y < picture.rows; y += 3) {
        picture.row(y).setTo(cv::Scalar::all(255));
    }
    EXPECT_EQ(cv::countNonZero(shareToSubtract(picture, pxPerMm).reshape(1) != 255), 0);
}

TEST_F(Clipping, LightIsSubtractedInLinearLight) {
    EXPECT_NEAR(linearOf(codeWithout(codeOf(0.6F), 0.25F, 255)), 0.35, 0.005);
    EXPECT_NEAR(linearOf(codeWithout(codeOf(0.6F), 0.25F, 128)), 0.475, 0.005);
    EXPECT_EQ(codeWithout(codeOf(0.1F), 0.25F, 255), 0);
}

// The colour of a surface in linear light (BGR), with light added as a camera shows it, and that light removed.
class BelowAddedLight : public testing::Test {
protected:
    static constexpr float added = 0.4F;
    const cv::Vec3f yellow{0.10F, 0.55F, 0.85F};

    cv::Mat photo() const {
        const cv::Vec3b shown(codeOf(yellow[0] + added), codeOf(yellow[1] + added), codeOf(yellow[2] + added));
        return {cv::Size(m_pose.size), CV_8UC3, cv::Scalar(shown)};
    }
    // Nothing but the red channel was clipped. Subtracting all light would leave less red than there is, as in green.
    void expectYellow(const cv::Vec3b& pixel) const {
        EXPECT_NEAR(linearOf(pixel[0]), yellow[0], 0.01);
        EXPECT_NEAR(linearOf(pixel[1]), yellow[1], 0.01);
        EXPECT_NEAR(linearOf(pixel[2]), 1 - added / 2, 0.01);
    }

    CameraPose m_pose = cameraOverBoard(0, 420);
};

TEST_F(BelowAddedLight, YellowStaysYellowBelowAVeil) {
    Veil veil;
    veil.most = 1;
    veil.logLight[0] = std::log(added + 0.01);  // at() subtracts what the darkest spots have anyway
    const cv::Mat bgr = photo();
    expectYellow(withoutVeil(bgr, shareToSubtract(bgr, 2), veil, 1).at<cv::Vec3b>({300, 200}));
}

TEST_F(BelowAddedLight, YellowStaysYellowBelowALamp) {
    const cv::Mat bgr = photo();
    const cv::Point2d at = m_pose.photoFromBoard({20, 10, 0});
    const Reflection lamp{.at = at, .radius = 100, .light = added};
    expectYellow(withoutReflections(bgr, shareToSubtract(bgr, 2), {lamp}, 1).at<cv::Vec3b>(at));
}

}  // namespace
}  // namespace concord::vision
