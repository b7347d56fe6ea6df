// The colour of tokens ends with them, that of what lies over them goes on.
#include "vision/pixels/colour_reach.h"
#include "tests/vision/cameras.h"
#include "vision/geometry/board_frame.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

namespace concord::vision {
namespace {

const cv::Scalar paint(40, 60, 95);
constexpr double stepMm = 1;

// A brown token in the middle of a pale board.
class ColourReach : public testing::Test {
protected:
    ColourReach() { drawOval({0, 0}, tokenDiameterMm / 2, paint); }

    void drawOval(cv::Point2d middleMm, double radiusMm, const cv::Scalar& colour) {
        std::vector<cv::Point> outline;
        for (int degrees = 0; degrees < 360; degrees += 5) {
            const double angle = degrees * CV_PI / 180;
            outline.push_back(pixel(middleMm + radiusMm * cv::Point2d(std::cos(angle), std::sin(angle))));
        }
        cv::fillConvexPoly(m_work.bgr, outline, colour);
    }
    // From the middle of the token to the right.
    void drawFinger(double widthMm, double lengthMm, const cv::Scalar& colour) {
        cv::fillConvexPoly(m_work.bgr,
                           std::vector<cv::Point>{pixel({0, -widthMm / 2}), pixel({lengthMm, -widthMm / 2}),
                                                  pixel({lengthMm, widthMm / 2}), pixel({0, widthMm / 2})},
                           colour);
    }
    double reach() const { return colourReach(m_work, top); }

    cv::Point pixel(cv::Point2d mm) const { return m_work.pose.photoFromBoard({mm.x, mm.y, top.z}); }

    const cv::Point3d top{0, 0, tokenThicknessMm};
    WorkImage m_work{cv::Mat(1200, 1600, CV_8UC3, cv::Scalar(200, 225, 235)), cameraOverBoard(20, 420), 1};
};

TEST_F(ColourReach, EndsWithAToken) { EXPECT_LE(reach(), stepMm); }

TEST_F(ColourReach, EndsWithATokenBesideAnotherOne) {
    constexpr double pitchMm = 25;
    drawOval({pitchMm, 0}, tokenDiameterMm / 2, paint);
    EXPECT_LE(reach(), stepMm);
}

TEST_F(ColourReach, GoesOnAlongAFinger) {
    drawFinger(18, 60, paint);
    EXPECT_EQ(reach(), mostColourReachMm);
}

TEST_F(ColourReach, EndsWithTheFinger) {
    drawFinger(18, 22, paint);
    EXPECT_NEAR(reach(), 22 - tokenDiameterMm / 2, 1.5);
}

TEST_F(ColourReach, DoesNotFollowSomethingThin) {
    drawFinger(3, 60, paint);
    EXPECT_LE(reach(), stepMm);
}

TEST_F(ColourReach, FollowsSmoothShading) {
    for (int mm = 60; mm > 0; --mm) {
        drawFinger(18, mm, paint * (1 - mm / 120.0));
    }
    EXPECT_EQ(reach(), mostColourReachMm);
}

TEST_F(ColourReach, EndsWhereTheColourChanges) {
    drawFinger(18, 60, {40, 95, 60});
    drawOval({0, 0}, tokenDiameterMm / 2, paint);
    EXPECT_LE(reach(), stepMm);
}

TEST_F(ColourReach, IsZeroOutsideThePhoto) { EXPECT_EQ(colourReach(m_work, {4000, 0, 0}), 0); }

TEST_F(ColourReach, EndsWithThePhoto) {
    drawFinger(18, 60, paint);
    m_work.bgr = m_work.bgr.colRange(0, pixel({16, 0}).x).clone();
    EXPECT_NEAR(reach(), 16 - tokenDiameterMm / 2, 1.5);
}

}  // namespace
}  // namespace concord::vision
