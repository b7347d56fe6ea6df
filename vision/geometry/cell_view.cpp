#include "vision/geometry/cell_view.h"

#include "vision/geometry/resample.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

// The cell's centre on the board's surface, in pixels of the view.
const cv::Point2d basePoint((viewWidthPx - 1) / 2.0, viewHeightPx - 1 - viewBaseMm * viewPxPerMm);

}  // namespace

WorkImage workImage(const cv::Mat& photo, const CameraPose& pose) {
    constexpr double sharpestPxPerMm = 2.5;
    const double shrink = sharpestPxPerMm / pose.pxPerMm({0, 0, 0});
    if (shrink >= 1) {
        return {photo, pose, 1.0};
    }
    WorkImage work;
    work.bgr = shrunkBy(photo, shrink);
    work.scale = shrink;
    work.pose = pose.scaled(work.scale);
    return work;
}

cv::Point2d CellView::workPixel(cv::Point2d offsetMm) const {
    const cv::Vec3d inView(basePoint.x + offsetMm.x * viewPxPerMm, basePoint.y - offsetMm.y * viewPxPerMm, 1);
    const cv::Vec2d p = workFromView * inView;
    return {p[0], p[1]};
}

CellView cellView(const WorkImage& work, cv::Point2d cellMm) {
    const CameraPose& pose = work.pose;
    const cv::Point3d base(cellMm.x, cellMm.y, 0);
    const cv::Point2d foot = pose.photoFromBoard(base);
    const cv::Point2d rise = pose.photoFromBoard({cellMm.x, cellMm.y, 10}) - foot;
    const double length = cv::norm(rise);
    const cv::Point2d up = length > 1e-3 ? rise * (1 / length) : cv::Point2d(0, -1);
    const cv::Point2d right(-up.y, up.x);
    const double pxPerMm = pose.pxPerMm(base);
    const cv::Point2d column = right * (pxPerMm / viewPxPerMm);
    const cv::Point2d row = up * (-pxPerMm / viewPxPerMm);
    const cv::Point2d origin = foot - column * basePoint.x - row * basePoint.y;

    CellView view;
    view.workFromView = {column.x, row.x, origin.x, column.y, row.y, origin.y};
    cv::warpAffine(work.bgr, view.bgr, view.workFromView, {viewWidthPx, viewHeightPx},
                   cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    const cv::Vec3d sight = pose.position() - cv::Vec3d(base.x, base.y, base.z);
    const double distance = std::max(cv::norm(sight), 1.0);
    const double cosine = sight[2] / distance;
    view.geometry = {static_cast<float>(std::sqrt(std::max(0.0, 1 - cosine * cosine))), static_cast<float>(cosine),
                     static_cast<float>(100 / distance), static_cast<float>(std::min(pxPerMm, 2.0) / 2)};
    return view;
}

}  // namespace concord::vision
