// Conversion between OpenCV's and Qt's images, all of it in one place.
#pragma once

#include <QImage>
#include <opencv2/core/mat.hpp>

namespace concord::gui {

// A deep copy; null unless bgr holds 8-bit BGR.
QImage imageFromBgr(const cv::Mat& bgr);
// A deep copy as 8-bit BGR.
cv::Mat bgrFromImage(const QImage& image);

}  // namespace concord::gui
