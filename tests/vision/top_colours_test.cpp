// The colours of tops that stacks in front, cubes and light hide in part.
#include "vision/stacks/top_colours.h"
#include "tests/vision/cameras.h"
#include "vision/geometry/board_frame.h"
#include "vision/stacks/linear_light.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <cmath>

namespace concord::vision {
namespace {

// Stacks as cylinders of one colour, drawn from far to near.
class TopColours : public testing::Test {
protected:
    const Cell behind{2, 1};   // c2, seen past c3 from the rounded edge
    const Cell inFront{2, 2};  // c3
    const cv::Scalar red{40, 40, 200};
    const cv::Scalar blue{200, 120, 40};

    void put(Cell cell, const std::vector<Token>& tokens, const cv::Scalar& paint) {
        const auto at = static_cast<std::size_t>(indexOf(Side::A, cell));
        m_posteriors[at].stacks = {};
        m_posteriors[at].stacks[static_cast<std::size_t>(Stack::fromTokens(tokens)->kind())] = 1;
        const cv::Point2d foot = cellCenterMm(Side::A, cell);
        std::vector<cv::Point> outline;
        for (const double height : {0.0, static_cast<double>(tokens.size()) * tokenThicknessMm}) {
            addCircle(foot, height, tokenDiameterMm / 2, outline);
        }
        fill(outline, paint);
    }
    void putCube(Cell cell, const cv::Scalar& paint) {
        CellPosterior& posterior = m_posteriors[static_cast<std::size_t>(indexOf(Side::A, cell))];
        posterior.cubes = {0, 1, 0};
        std::vector<cv::Point> outline;
        for (const double height : {tokenThicknessMm, tokenThicknessMm + 8}) {
            addCircle(cellCenterMm(Side::A, cell), height, 5, outline);
        }
        fill(outline, paint);
    }
    TopColour colourOf(Cell cell) const {
        return topColours({m_bgr, m_pose, 1}, m_bgr, m_light, Side::A, m_posteriors,
                          {})[static_cast<std::size_t>(indexOf(Side::A, cell))];
    }
    void expectColour(Cell cell, const cv::Scalar& paint) const {
        for (int c = 0; c < 3; ++c) {
            EXPECT_NEAR(colourOf(cell).bgr[c], linearOf(static_cast<unsigned char>(paint[c])) / m_light.linearBright(),
                        1e-3);
        }
    }

    cv::Mat m_bgr{1200, 1600, CV_8UC3, cv::Scalar::all(150)};
    CameraPose m_pose = cameraOverBoard(50, 420);
    Light m_light{.gain = 1, .brightLevel = 215};
    std::vector<CellPosterior> m_posteriors{empty()};

private:
    static std::vector<CellPosterior> empty() {
        CellPosterior bare;
        bare.stacks[static_cast<std::size_t>(Stack().kind())] = 1;
        bare.cubes[0] = 1;
        std::vector<CellPosterior> all(cells(Side::A).size(), bare);
        return all;
    }
    void addCircle(cv::Point2d center, double height, double radius, std::vector<cv::Point>& outline) const {
        constexpr int corners = 48;
        for (int k = 0; k < corners; ++k) {
            const double angle = 2 * CV_PI * k / corners;
            outline.emplace_back(m_pose.photoFromBoard(
                {center.x + radius * std::cos(angle), center.y + radius * std::sin(angle), height}));
        }
    }
    void fill(const std::vector<cv::Point>& points, const cv::Scalar& paint) {
        std::vector<cv::Point> hull;
        cv::convexHull(points, hull);
        cv::fillConvexPoly(m_bgr, hull, paint);
    }
};

TEST_F(TopColours, AreThoseOfTheTops) {
    put(behind, {Token::Blue}, blue);
    expectColour(behind, blue);
    EXPECT_GT(colourOf(behind).areaMm2, 200);
    EXPECT_FALSE(colourOf(behind).isBesideCube);
    expectColour(inFront, cv::Scalar::all(150));  // a bare cell
}

TEST_F(TopColours, AreNotThoseOfStacksInFront) {
    put(behind, {Token::Blue}, blue);
    put(inFront, {Token::Red, Token::Red}, red);
    expectColour(behind, blue);
    const double area = colourOf(behind).areaMm2;
    EXPECT_GT(area, 10);
    EXPECT_LT(area, 150);
}

TEST_F(TopColours, AreNotThoseOfCubes) {
    put(behind, {Token::Blue}, blue);
    putCube(behind, red);
    expectColour(behind, blue);
    const TopColour colour = colourOf(behind);
    EXPECT_GT(colour.areaMm2, 10);
    EXPECT_LT(colour.areaMm2, 150);
    EXPECT_TRUE(colour.isBesideCube);
}

TEST_F(TopColours, AreNotThoseOfOverexposedSpots) {
    put(behind, {Token::Blue}, blue);
    const cv::Point2d foot = cellCenterMm(Side::A, behind);
    const cv::Point2d middle = m_pose.photoFromBoard({foot.x, foot.y, tokenThicknessMm});
    const cv::Size reach(cvRound(tokenDiameterMm / 2 * m_pose.pxPerMm({foot.x, foot.y, tokenThicknessMm})), 100);
    cv::rectangle(m_bgr, cv::Rect(cv::Point(middle) - cv::Point(reach.width, reach.height / 2), reach),
                  cv::Scalar::all(255), cv::FILLED);
    expectColour(behind, blue);
    EXPECT_NEAR(colourOf(behind).burntShare, 0.5, 0.1);
}

TEST_F(TopColours, AreUncertainInClippedChannels) {
    put(behind, {Token::Blue}, blue);
    EXPECT_EQ(colourOf(behind).logVariance, cv::Vec3d());
    // Half of its light was added, and half of that was subtracted where the photo is clipped.
    const cv::Mat left = m_bgr.clone();
    put(behind, {Token::Blue}, {255, 120, 40});
    const cv::Vec3d variance = topColours({left, m_pose, 1}, m_bgr, m_light, Side::A, m_posteriors,
                                          {})[static_cast<std::size_t>(indexOf(Side::A, behind))]
                                   .logVariance;
    const double least = 2 * linearOf(200) - 1;
    EXPECT_NEAR(variance[0], std::pow(std::log(1 / least), 2) / 12, 0.02);
    EXPECT_EQ(variance[1], 0);
    EXPECT_EQ(variance[2], 0);
}

TEST_F(TopColours, AreNothingOutsideThePicture) {
    put(behind, {Token::Blue}, blue);
    m_bgr = m_bgr.rowRange(0, 10);
    EXPECT_EQ(colourOf(behind).areaMm2, 0);
    EXPECT_EQ(colourOf(behind).burntShare, 0);
}

}  // namespace
}  // namespace concord::vision
