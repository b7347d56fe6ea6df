#include "app/gui/document/image_convert.h"

namespace concord::gui {

QImage imageFromBgr(const cv::Mat& bgr) {
    if (bgr.empty() || bgr.type() != CV_8UC3) {
        return {};
    }
    const QImage view(bgr.data, bgr.cols, bgr.rows, static_cast<qsizetype>(bgr.step[0]), QImage::Format_BGR888);
    return view.convertToFormat(QImage::Format_RGB32);
}

cv::Mat bgrFromImage(const QImage& image) {
    if (image.isNull()) {
        return {};
    }
    QImage bgr = image.convertToFormat(QImage::Format_BGR888);
    const cv::Mat view(bgr.height(), bgr.width(), CV_8UC3, bgr.bits(), static_cast<std::size_t>(bgr.bytesPerLine()));
    return view.clone();
}

}  // namespace concord::gui
