#include "vision/geometry/patches.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <array>

namespace concord::vision {

cv::Mat patchesAsBlob(const cv::Mat& photo, const cv::Mat& map, double gain, int count, int channels) {
    cv::Mat colours;
    cv::remap(photo, colours, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    colours.convertTo(colours, CV_32FC3, gain / 255);
    colours = cv::min(colours, cv::Scalar::all(1.5)) - cv::Scalar::all(0.5);
    const int rows = map.rows / count;
    const int shape[] = {count, channels, rows, map.cols};
    cv::Mat blob(4, shape, CV_32F);
    for (int i = 0; i < count; ++i) {
        std::array<cv::Mat, 3> planes{planeOf(blob, i, 0), planeOf(blob, i, 1), planeOf(blob, i, 2)};
        cv::split(colours.rowRange(i * rows, (i + 1) * rows), planes.data());
    }
    return blob;
}

cv::Mat planeOf(cv::Mat& blob, int picture, int channel) {
    return {blob.size[2], blob.size[3], CV_32F, blob.ptr<float>(picture, channel)};
}

}  // namespace concord::vision
