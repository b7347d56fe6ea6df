// What can be done to a photo whose truth is known: each fills a row of the tables in docs/accuracy.md.
#pragma once

#include "tools/accuracy/truth.h"
#include "tools/stress/light.h"

#include <opencv2/core.hpp>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace concord::stress {

// How a photo differs from one that was cut, scaled or turned.
struct Frame {
    std::function<cv::Point2d(cv::Point2d)> moved;  // where a pixel of the original lies in it
    cv::Size size;
    double focalPx = 1;
    cv::Point2d axis;  // as in CameraPose
};

// How a degradation changes the truth of a photo.
struct Change {
    std::vector<Cell> covered = {};
    std::optional<Frame> frame = {};
};

// Changes the photo of the truth.
using Degradation = std::function<Change(cv::Mat& bgr, const accuracy::Truth&, Random&)>;

// By the names of the rows.
const std::map<std::string, Degradation>& rows();

}  // namespace concord::stress
