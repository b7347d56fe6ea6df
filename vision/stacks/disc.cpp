#include "vision/stacks/disc.h"

#include <cmath>

namespace concord::vision {

void visitDisc(const WorkImage& work, const cv::Point3d& center, double radiusMm,
               const std::function<void(cv::Point2d boardMm, const cv::Vec3b& bgr)>& visit) {
    const cv::Rect picture({0, 0}, work.bgr.size());
    const int steps = static_cast<int>(std::floor(2 * radiusMm)) + 1;
    for (int row = 0; row < steps; ++row) {
        for (int column = 0; column < steps; ++column) {
            const cv::Point2d offset(column - radiusMm, row - radiusMm);
            if (offset.dot(offset) > radiusMm * radiusMm) {
                continue;
            }
            const cv::Point2d at = cv::Point2d(center.x, center.y) + offset;
            const cv::Point pixel = work.pose.photoFromBoard({at.x, at.y, center.z});
            if (picture.contains(pixel)) {
                visit(at, work.bgr.at<cv::Vec3b>(pixel));
            }
        }
    }
}

}  // namespace concord::vision
