#include "vision/stacks/lab.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace concord::vision {
namespace {

TEST(Lab, OfThePrimaries) {  // as every table of sRGB says
    const auto lab = [](double l, double a, double b) {
        return cv::Vec3b(cv::Vec3d(cvRound(l * 2.55), cvRound(a + 128), cvRound(b + 128)));
    };
    EXPECT_EQ(labOf({0, 0, 255}), lab(53.24, 80.09, 67.20));
    EXPECT_EQ(labOf({0, 255, 0}), lab(87.73, -86.18, 83.18));
    EXPECT_EQ(labOf({255, 0, 0}), lab(32.30, 79.19, -107.86));
    EXPECT_EQ(labOf({255, 255, 255}), lab(100, 0, 0));
    EXPECT_EQ(labOf({119, 119, 119}), lab(50.03, 0, 0));
    EXPECT_EQ(labOf({0, 0, 0}), lab(0, 0, 0));
}

// OpenCV interpolates between 33 values of each channel.
TEST(Lab, IsThatOfOpenCVUpToItsInterpolation) {
    cv::Mat3b pixels(0, 1);
    for (int blue = 0; blue <= 255; blue += 5)
        for (int green = 0; green <= 255; green += 5)
            for (int red = 0; red <= 255; red += 5)
                pixels.push_back(cv::Vec3b(cv::Vec3i(blue, green, red)));
    cv::Mat3b expected;
    cv::cvtColor(pixels, expected, cv::COLOR_BGR2Lab);
    int most = 0;
    for (int i = 0; i < pixels.rows; ++i)
        for (int channel = 0; channel < 3; ++channel)
            most = std::max(most, std::abs(labOf(pixels(i, 0))[channel] - expected(i, 0)[channel]));
    EXPECT_LE(most, 2);
}

}  // namespace
}  // namespace concord::vision
