#include "vision/stacks/clipping.h"

#include "vision/stacks/linear_light.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace concord::vision {

cv::Mat shareToSubtract(const cv::Mat& photo, double pxPerMm) {
    constexpr double aroundMm = 2.5;
    constexpr int half = 128;  // of 255
    const int side = 2 * std::max(1, cvRound(aroundMm / 2 * pxPerMm)) + 1;
    cv::Mat clipped;
    cv::compare(photo, cv::Scalar::all(clippedLevel), clipped, cv::CMP_GE);
    cv::blur(clipped, clipped, {side, side});
    // Where as many pixels around are clipped as not, the light is just as much as the camera could measure: noise
    // decides. The more of them are clipped, the further the light may be beyond.
    cv::Mat share;
    clipped.convertTo(share, CV_8U, -1, 255 + half);
    return share;
}

unsigned char codeWithout(unsigned char code, float added, unsigned char share) {
    return codeOf(linearOf(code) - added * static_cast<float>(share) / 255);
}

}  // namespace concord::vision
