#include "vision/pixels/lit_points.h"

#include "vision/stacks/linear_light.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace concord::vision {

namespace {

constexpr double everyMm = 2.5;
constexpr double squareMm = 1.2;  // width
constexpr int marginPx = 1;       // around a square, that shows the same part

double logLightIn(const cv::Mat& bgr) {
    constexpr float darkest = 1e-3F;
    cv::Vec3f sum;
    for (int y = 0; y < bgr.rows; ++y) {
        for (int x = 0; x < bgr.cols; ++x) {
            sum += linearOf(bgr.at<cv::Vec3b>(y, x));
        }
    }
    const float mean = (sum[0] + sum[1] + sum[2]) / static_cast<float>(3 * bgr.total());
    return std::log(std::max(mean, darkest));
}

// False on the table, on walls, cubes and tops of which it is not certain what they are.
bool isKnown(const LitPoint& point, const BoardParts& parts, const std::vector<CellPosterior>& posteriors) {
    constexpr double certain = 0.7;
    if (point.isBare()) {
        return true;
    }
    return point.isOnTop() && posteriors[point.cell].topIs(*parts.stacks()[point.cell].stack.top()) > certain;
}

// False if it is no point of the board in that pose.
bool place(LitPoint& point, const CameraPose& pose, const TokenSize& token) {
    for (std::size_t height = 0; height < point.mm.size(); ++height) {
        const double heightMm = point.isBare() ? 0 : static_cast<double>(height) * token.thicknessMm;
        point.mm[height] = pose.boardFromPhoto(point.pixel, heightMm);
    }
    return std::ranges::all_of(point.mm, [](cv::Point2d mm) { return std::isfinite(mm.x) && std::isfinite(mm.y); });
}

}  // namespace

std::vector<LitPoint> litPoints(const WorkImage& work, const BoardParts& parts, const TokenSize& token,
                                const std::vector<CellPosterior>& posteriors) {
    const cv::Rect area = parts.aroundPlate() & cv::Rect({0, 0}, work.bgr.size());
    if (area.empty()) {
        return {};
    }
    const double pxPerMm = work.pose.pxPerMm({0, 0, 0});
    const int every = std::max(1, cvRound(everyMm * pxPerMm));
    const int square = 2 * cvRound(squareMm * pxPerMm / 2 - 0.5) + 1;
    const cv::Mat labels = parts.paint(area);
    const cv::Mat isInside = awayFromEdges(labels, square + 2 * marginPx);
    std::vector<LitPoint> points;
    for (int y = square / 2; y + square / 2 < area.height; y += every) {
        for (int x = square / 2; x + square / 2 < area.width; x += every) {
            if (isInside.at<std::uint8_t>(y, x) == 0) {
                continue;
            }
            const auto label = labels.at<BoardParts::Label>(y, x);
            LitPoint point;
            point.pixel = area.tl() + cv::Point(x, y);
            point.cell = parts.cellOf(label);
            point.material = parts.materialOf(label, posteriors.size(), {});
            if (isKnown(point, parts, posteriors) && place(point, work.pose, token)) {
                const cv::Rect there(point.pixel - cv::Point(square / 2, square / 2), cv::Size(square, square));
                point.logLight = logLightIn(work.bgr(there));
                points.push_back(point);
            }
        }
    }
    return points;
}

}  // namespace concord::vision
