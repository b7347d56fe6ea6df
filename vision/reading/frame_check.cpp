#include "vision/reading/frame_check.h"

#include "vision/find/find_board.h"
#include "vision/find/pose.h"
#include "vision/geometry/board_frame.h"
#include "vision/stacks/light.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <optional>

namespace concord::vision {

namespace {

constexpr double darkBelow = 45;        // mean gray level, [0, 255]
constexpr double maxGlare = 0.20;       // overexposed fraction of the board, or of a picture without one
constexpr double minBoard = 0.12;       // fraction of the picture that the board should fill
constexpr double maxTiltDeg = 48;       // above this, stacks hide each other
constexpr double minTiltDeg = 10;       // below this, no side of a stack is visible; up to 15, readings mark more cells
constexpr double minSharpness = 0.025;  // of the board, see sharpness(): sharp photos have 0.035 and more
constexpr int checkedSidePx = 1280;     // long side that the frame is scaled down to

cv::Mat grayOf(const cv::Mat& bgr) {
    cv::Mat gray;
    cv::cvtColor(bgr, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

// The share of the picture's contrast in its finest details, [0, 1].
double sharpness(const cv::Mat& gray) {
    cv::Mat details;
    cv::Laplacian(gray, details, CV_32F);
    cv::Scalar mean;
    cv::Scalar fine;
    cv::Scalar all;
    cv::meanStdDev(details, mean, fine);
    cv::meanStdDev(gray, mean, all);
    return fine[0] / (fine[0] + (4 * all[0]) + 1);
}

// The overexposed fraction of the picture, [0, 1].
double glare(const cv::Mat& bgr) {
    cv::Mat burnt;
    cv::inRange(bgr, cv::Scalar::all(burntLevel), cv::Scalar::all(255), burnt);
    return static_cast<double>(cv::countNonZero(burnt)) / static_cast<double>(std::max<std::size_t>(burnt.total(), 1));
}

std::vector<cv::Point2d> outlineOf(const BoardFinding& finding) {
    std::vector<cv::Point2d> outline;
    for (const cv::Point2d& point : plateOutlineMm()) {
        outline.push_back(mapped(finding.photoFromBoard, point));
    }
    return outline;
}

cv::Rect2d boundsOf(const std::vector<cv::Point2d>& points) {
    cv::Point2d low = points.front();
    cv::Point2d high = low;
    for (const cv::Point2d& point : points) {
        low = {std::min(low.x, point.x), std::min(low.y, point.y)};
        high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    }
    return {low, high};
}

FrameFault positionFault(const cv::Rect2d& board, double tiltDeg, const cv::Size2d& frame) {
    constexpr double slack = 0.01;  // of the frame
    const double x = slack * frame.width;
    const double y = slack * frame.height;
    if (board.x < -x || board.y < -y || board.br().x > frame.width + x || board.br().y > frame.height + y) {
        return FrameFault::CutOff;
    }
    if (board.area() < minBoard * frame.area()) {
        return FrameFault::TooFar;
    }
    return tiltDeg > maxTiltDeg   ? FrameFault::TooSlanted
           : tiltDeg < minTiltDeg ? FrameFault::FromAbove
                                  : FrameFault::None;
}

}  // namespace

FrameCheck checkFrame(const cv::Mat& bgr, const std::stop_token& stop) {
    const double scale = std::min(1.0, static_cast<double>(checkedSidePx) / std::max(bgr.cols, bgr.rows));
    cv::Mat small;
    cv::resize(bgr, small, {}, scale, scale, cv::INTER_AREA);
    const cv::Mat gray = grayOf(small);
    if (cv::mean(gray)[0] < darkBelow) {
        return {.fault = FrameFault::TooDark, .outline = {}};
    }
    const auto finding = findBoard(small, nullptr, stop);
    const auto fit = finding ? fitPhoto(finding->matches, small.size(), {}, Framing::Whole) : std::nullopt;
    if (!fit || finding->quality() < minBoardQuality) {
        return {.fault = glare(small) > maxGlare ? FrameFault::Glare : FrameFault::NoBoard, .outline = {}};
    }
    FrameCheck check{.outline = outlineOf(*finding), .tiltDeg = fit->pose.tiltDeg()};
    const cv::Rect2d board = boundsOf(check.outline);
    check.fault = positionFault(board, check.tiltDeg, small.size());
    if (check.fault == FrameFault::None) {
        const cv::Rect part = cv::Rect(board) & cv::Rect({0, 0}, small.size());
        if (glare(small(part)) > maxGlare) {
            check.fault = FrameFault::Glare;
        } else if (sharpness(gray(part)) < minSharpness) {
            check.fault = FrameFault::Blurred;
        }
    }
    for (cv::Point2d& point : check.outline) {
        point /= scale;
    }
    return check;
}

}  // namespace concord::vision
