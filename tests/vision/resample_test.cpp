#include "vision/geometry/resample.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

namespace concord::vision {
namespace {

cv::Mat noise(cv::Size size) {
    cv::Mat picture(size, CV_8UC3);
    cv::RNG(7).fill(picture, cv::RNG::UNIFORM, 0, 256);
    return picture;
}

bool areEqual(const cv::Mat& a, const cv::Mat& b) { return a.size() == b.size() && cv::norm(a, b, cv::NORM_INF) == 0; }

TEST(PhotoPyramid, ShrinksTheSameWhateverWasAskedForBefore) {
    const cv::Mat photo = noise({320, 240});
    PhotoPyramid pyramid(photo);
    for (const double factor : {0.13, 0.9, 0.5, 0.25, 0.4, 0.06, 1.0, 0.13}) {
        EXPECT_TRUE(areEqual(pyramid.shrunkBy(factor), shrunkBy(photo, factor))) << factor;
    }
    EXPECT_TRUE(areEqual(pyramid.photo(), photo));
}

TEST(ShrunkBy, TakesTheMeanOfTheAreaThatAPixelCovers) {
    cv::Mat stripes(8, 8, CV_8UC3, cv::Scalar::all(0));
    for (int x = 0; x < stripes.cols; x += 2) {
        stripes.col(x).setTo(cv::Scalar(200, 100, 40));
    }
    for (const double factor : {0.5, 0.25}) {
        const cv::Mat smaller = shrunkBy(stripes, factor);
        EXPECT_EQ(smaller.size(), cv::Size(cvRound(8 * factor), cvRound(8 * factor)));
        EXPECT_TRUE(areEqual(smaller, cv::Mat(smaller.size(), CV_8UC3, cv::Scalar(100, 50, 20)))) << factor;
    }
}

TEST(ShrunkBy, ShrinksSidesThatAreOdd) {
    const cv::Mat photo(33, 21, CV_8UC3, cv::Scalar(1, 2, 3));
    const cv::Mat smaller = shrunkBy(photo, 1.0 / 3);
    EXPECT_TRUE(areEqual(smaller, cv::Mat(11, 7, CV_8UC3, cv::Scalar(1, 2, 3))));
}

}  // namespace
}  // namespace concord::vision
