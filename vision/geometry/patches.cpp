#include "vision/geometry/patches.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <array>
#include <numeric>

namespace concord::vision {

cv::Mat exposedLevels(double gain) {
    cv::Mat bytes(1, 256, CV_8U);
    std::iota(bytes.begin<unsigned char>(), bytes.end<unsigned char>(), static_cast<unsigned char>(0));
    cv::Mat levels;
    bytes.convertTo(levels, CV_32F, gain / 255);
    return cv::min(levels, 1.5) - 0.5;
}

void putPicture(const cv::Mat& bgr, const cv::Mat& levels, cv::Mat& blob, int picture) {
    cv::Mat exposed;
    cv::LUT(bgr, levels, exposed);
    std::array<cv::Mat, 3> planes{planeOf(blob, picture, 0), planeOf(blob, picture, 1), planeOf(blob, picture, 2)};
    cv::split(exposed, planes.data());
}

cv::Mat patchesAsBlob(const cv::Mat& photo, const cv::Mat& map, double gain, int count, int channels) {
    cv::Mat colours;
    cv::remap(photo, colours, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    const cv::Mat levels = exposedLevels(gain);
    const int rows = map.rows / count;
    const int shape[] = {count, channels, rows, map.cols};
    cv::Mat blob(4, shape, CV_32F);
    for (int i = 0; i < count; ++i) {
        putPicture(colours.rowRange(i * rows, (i + 1) * rows), levels, blob, i);
    }
    return blob;
}

cv::Mat planeOf(cv::Mat& blob, int picture, int channel) {
    return {blob.size[2], blob.size[3], CV_32F, blob.ptr<float>(picture, channel)};
}

}  // namespace concord::vision
