#include "vision/find/whole_view.h"

#include "vision/find/plane_prediction.h"
#include "vision/geometry/camera_pose.h"

#include <opencv2/core.hpp>

#include <gtest/gtest.h>

namespace concord::vision {
namespace {

TEST(WholeView, CentresTheWholePhoto) {
    PhotoPyramid pyramid(cv::Mat(300, 400, CV_8UC3, cv::Scalar(10, 20, 30)));
    const WholeView whole = wholeView(pyramid);
    EXPECT_EQ(whole.photoArea, cv::Rect(0, 32, viewPx, 192));
    EXPECT_EQ(whole.view.size(), cv::Size(viewPx, viewPx));
    EXPECT_EQ(whole.view.at<cv::Vec3b>(100, 100), cv::Vec3b(10, 20, 30));
    EXPECT_EQ(whole.view.at<cv::Vec3b>(10, 100), cv::Vec3b(114, 114, 114));  // the padding
    // The outer edges of the pixels, half a pixel from their centres.
    const cv::Point2d first = mapped(whole.photoFromView, {-0.5, 31.5});
    const cv::Point2d last = mapped(whole.photoFromView, {viewPx - 0.5, 223.5});
    EXPECT_LT(cv::norm(first - cv::Point2d(-0.5, -0.5)), 1e-6);
    EXPECT_LT(cv::norm(last - cv::Point2d(399.5, 299.5)), 1e-6);
}

TEST(WholeView, EnlargesASmallPhoto) {
    PhotoPyramid pyramid(cv::Mat(128, 64, CV_8UC3, cv::Scalar::all(200)));
    const WholeView whole = wholeView(pyramid);
    EXPECT_EQ(whole.photoArea, cv::Rect(64, 0, 128, viewPx));
}

TEST(WholeView, RotatesByQuarterTurnsAndBack) {
    cv::Mat picture(8, 8, CV_8U);
    cv::randu(picture, 0, 256);
    for (int quarters = -5; quarters <= 5; ++quarters) {
        const cv::Mat turned = rotated(picture, quarters);
        EXPECT_EQ(cv::norm(rotated(turned, -quarters), picture, cv::NORM_INF), 0) << quarters;
        const cv::Point from = mapped(fromRotated(quarters, picture.cols), {1, 2});
        EXPECT_EQ(turned.at<unsigned char>(2, 1), picture.at<unsigned char>(from)) << quarters;
    }
}

}  // namespace
}  // namespace concord::vision
