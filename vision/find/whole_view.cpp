#include "vision/find/whole_view.h"

#include "vision/find/plane_prediction.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>

namespace concord::vision {

namespace {

constexpr int fullTurn = 4;  // quarter turns

int normalizedTurns(int quarterTurns) { return (quarterTurns % fullTurn + fullTurn) % fullTurn; }

cv::Mat enlarged(const cv::Mat& photo, double factor) {
    cv::Mat larger;
    cv::resize(photo, larger, {}, factor, factor, cv::INTER_LINEAR);
    return larger;
}

}  // namespace

WholeView wholeView(PhotoPyramid& pyramid) {
    const cv::Mat& photo = pyramid.photo();
    const double shrink = static_cast<double>(viewPx) / std::max(photo.cols, photo.rows);
    const cv::Mat smaller = shrink < 1 ? pyramid.shrunkBy(shrink) : enlarged(photo, shrink);
    const cv::Point corner((viewPx - smaller.cols) / 2, (viewPx - smaller.rows) / 2);
    WholeView whole{cv::Mat(viewPx, viewPx, CV_8UC3, paddingGray), scale(shrink).inv() * shift(-corner.x, -corner.y),
                    cv::Rect(corner, smaller.size())};
    smaller.copyTo(whole.view(whole.photoArea));
    return whole;
}

cv::Matx33d fromRotated(int quarterTurns, int side) {
    const double last = side - 1;
    switch (normalizedTurns(quarterTurns)) {
        case 1:
            return {0, 1, 0, -1, 0, last, 0, 0, 1};
        case 2:
            return {-1, 0, last, 0, -1, last, 0, 0, 1};
        case 3:
            return {0, -1, last, 1, 0, 0, 0, 0, 1};
        default:
            return cv::Matx33d::eye();
    }
}

cv::Mat rotated(const cv::Mat& picture, int quarterTurns) {
    constexpr std::array<int, fullTurn> codes{-1, cv::ROTATE_90_CLOCKWISE, cv::ROTATE_180,
                                              cv::ROTATE_90_COUNTERCLOCKWISE};
    const int quarters = normalizedTurns(quarterTurns);
    if (quarters == 0) {
        return picture;
    }
    cv::Mat result;
    cv::rotate(picture, result, codes[static_cast<std::size_t>(quarters)]);
    return result;
}

}  // namespace concord::vision
