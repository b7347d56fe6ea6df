#include "vision/codecs/shrink.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace concord::vision {

namespace {

// Composites 8-bit BGRA onto the background.
cv::Mat flatten(const cv::Mat& bgra, Alpha alpha) {
    cv::Mat flat(bgra.size(), CV_8UC3);
    for (int y = 0; y < bgra.rows; ++y) {
        const auto* from = bgra.ptr<cv::Vec4b>(y);
        auto* to = flat.ptr<cv::Vec3b>(y);
        for (int x = 0; x < bgra.cols; ++x) {
            const int opacity = from[x][3];
            const int behind = transparentBackground * (255 - opacity);
            for (int c = 0; c < 3; ++c) {
                const int own = from[x][c] * (alpha == Alpha::Premultiplied ? 255 : opacity);
                to[x][c] = static_cast<unsigned char>(std::min((own + behind + 127) / 255, 255));
            }
        }
    }
    return flat;
}

cv::Mat opaque8Bit(const cv::Mat& band, ChannelOrder order, Alpha alpha) {
    cv::Mat bytes = band;
    if (band.depth() == CV_16U)
        band.convertTo(bytes, CV_8U, 1.0 / 257);
    if (bytes.channels() == 4) {
        cv::Mat bgra = bytes;
        if (order == ChannelOrder::Rgb)
            cv::cvtColor(bytes, bgra, cv::COLOR_RGBA2BGRA);
        return flatten(bgra, alpha);
    }
    if (bytes.channels() == 3 && order == ChannelOrder::Rgb) {
        cv::Mat bgr;
        cv::cvtColor(bytes, bgr, cv::COLOR_RGB2BGR);
        return bgr;
    }
    return bytes;
}

}  // namespace

cv::Mat shrinkTo8Bit(const cv::Mat& pixels, int reduction, ChannelOrder order, Alpha alpha) {
    CV_Assert((pixels.depth() == CV_8U || pixels.depth() == CV_16U) && !pixels.empty());
    const bool untouched = reduction == 1 && pixels.depth() == CV_8U && pixels.channels() != 4 &&
                           (pixels.channels() == 1 || order == ChannelOrder::Bgr);
    if (untouched)
        return pixels;
    const cv::Size size((pixels.cols + reduction - 1) / reduction, (pixels.rows + reduction - 1) / reduction);
    cv::Mat small(size, pixels.channels() == 1 ? CV_8UC1 : CV_8UC3);
    constexpr int bandRows = 256;  // a multiple of every reduction
    for (int top = 0; top < pixels.rows; top += bandRows) {
        const int bottom = std::min(top + bandRows, pixels.rows);
        cv::Mat band = opaque8Bit(pixels.rowRange(top, bottom), order, alpha);
        const int padRight = size.width * reduction - band.cols;
        const int padBottom = (bottom - top + reduction - 1) / reduction * reduction - band.rows;
        // An incomplete last block is padded by repeating its edge, so that the scale stays exact.
        if (padRight > 0 || padBottom > 0)
            cv::copyMakeBorder(band, band, 0, padBottom, 0, padRight, cv::BORDER_REPLICATE);
        cv::Mat target = small.rowRange(top / reduction, (bottom + reduction - 1) / reduction);
        cv::resize(band, target, target.size(), 0, 0, cv::INTER_AREA);
    }
    return small;
}

}  // namespace concord::vision
