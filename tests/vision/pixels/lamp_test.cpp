#include "vision/pixels/lamp.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>

namespace concord::vision {
namespace {

constexpr double discMm = 11;
constexpr double tokenMm = 10;

// From the point, the stack lies as far towards the lamp, and as far beside that direction.
double hidden(double towardsMm, double besideMm, double riseMm = tokenMm, double run = 2, double softness = 0.05) {
    const Lamp lamp{{0.6, 0.8}, run, softness};
    const cv::Point2d across(-lamp.direction.y, lamp.direction.x);
    return shareHidden(lamp, lamp.direction * towardsMm + across * besideMm, discMm, riseMm);
}

TEST(Lamp, ShadowLiesBehindAStackAndReachesItsHeightTimesTheRun) {
    EXPECT_NEAR(hidden(discMm + 5, 0), 0.99, 0.001);
    EXPECT_NEAR(hidden(discMm + 2 * tokenMm, 0), 0.5, 0.01);  // at its end
    EXPECT_EQ(hidden(discMm + 2 * tokenMm + 6, 0), 0);
    EXPECT_EQ(hidden(-discMm - 1, 0), 0);  // before the stack
}

TEST(Lamp, ShadowIsAsWideAsTheStack) {
    EXPECT_NEAR(hidden(15, discMm - 4), 0.99, 0.001);
    EXPECT_NEAR(hidden(15, discMm), 0.5, 0.01);
    EXPECT_EQ(hidden(15, discMm + 4), 0);
    EXPECT_DOUBLE_EQ(hidden(15, 9), hidden(15, -9));
}

TEST(Lamp, HigherStacksThrowLongerShadows) {
    const double atMm = discMm + 2 * tokenMm + 6;
    EXPECT_EQ(hidden(atMm, 0), 0);
    EXPECT_NEAR(hidden(atMm, 0, 2 * tokenMm), 0.99, 0.001);
}

TEST(Lamp, WhatIsNoLowerThanAStackIsNotShaded) {
    EXPECT_EQ(hidden(15, 0, 0), 0);
    EXPECT_EQ(hidden(15, 0, -tokenMm), 0);
}

TEST(Lamp, EdgesOfASoftShadowAreWide) {
    const double beyondMm = discMm + 2 * tokenMm + 3;
    EXPECT_EQ(hidden(beyondMm, 0), 0);
    EXPECT_GT(hidden(beyondMm, 0, tokenMm, 2, 0.5), 0.2);
}

// Steps along the ray to the lamp, from the point up to the height of the stack.
bool isRayBlocked(cv::Point2d toStack, double rise, const Lamp& lamp) {
    constexpr int steps = 400;
    for (int k = 0; k < steps; ++k) {
        const double upMm = rise * k / steps;
        if (cv::norm(toStack - lamp.direction * (upMm * lamp.run)) < discMm) {
            return true;
        }
    }
    return false;
}

TEST(Lamp, HidesWhatRaysDoNotReach) {
    constexpr double nearEdge = 0.05;
    const Lamp lamp{{-0.8, 0.6}, 1.4, 0.03};
    int shaded = 0;
    int lit = 0;
    for (int i = -22; i <= 22; ++i) {
        for (int k = -22; k <= 22; ++k) {
            const double x = 2.3 * i;
            const double y = 2.3 * k;
            const double share = shareHidden(lamp, {x, y}, discMm, 2 * tokenMm);
            const bool isOnStack = cv::norm(cv::Point2d(x, y)) < discMm;
            if (!isOnStack && (share < nearEdge || share > 1 - nearEdge)) {
                EXPECT_EQ(share > 0.5, isRayBlocked({x, y}, 2 * tokenMm, lamp)) << x << ' ' << y;
                ++(share > 0.5 ? shaded : lit);
            }
        }
    }
    EXPECT_GT(shaded, 60);
    EXPECT_GT(lit, 1000);
}

TEST(Lamp, StraightAboveCastsNoShadows) { EXPECT_EQ(hidden(discMm, 0, tokenMm, 0), 0); }

TEST(Sky, IsHiddenMostCloseToHighStacks) {
    const TokenSize token;
    const Sky sky(token);
    const double nearMm = token.diameterMm / 2 + 1;
    EXPECT_GT(sky.shareHidden(nearMm, 1), 0.1);
    EXPECT_LT(sky.shareHidden(nearMm, 3), 0.6);
    for (const int tokens : {1, 2, 3}) {
        EXPECT_GT(sky.shareHidden(nearMm, tokens), sky.shareHidden(nearMm + 10, tokens)) << tokens;
        EXPECT_EQ(sky.shareHidden(shadowReachMm(token, tokens) + 1, tokens), 0) << tokens;
    }
    EXPECT_GT(sky.shareHidden(nearMm, 2), sky.shareHidden(nearMm, 1));
    EXPECT_GT(sky.shareHidden(nearMm, 3), sky.shareHidden(nearMm, 2));
}

}  // namespace
}  // namespace concord::vision
