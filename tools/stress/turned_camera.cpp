#include "tools/stress/turned_camera.h"

#include "vision/geometry/board_frame.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <numbers>

namespace concord::stress {

namespace {

// The pose of the camera turned about its own position, before cropping. The new photo has no lens distortion.
vision::CameraPose turned(const vision::CameraPose& camera, double angleDeg, double direction) {
    const double angle = angleDeg * std::numbers::pi / 180;
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(angle * std::cos(direction), angle * std::sin(direction), 0), turn);
    vision::CameraPose result = camera;
    result.radial = 0;
    result.R = turn * camera.R;
    result.t = turn * camera.t;
    return result;
}

// The rectangle around the board and the highest stacks on it, with a margin of 2 to 8 % of its sides.
cv::Rect cropAround(const vision::CameraPose& camera, Random& random) {
    constexpr double highestMm = 35;
    std::vector<cv::Point2f> points;
    for (const cv::Point2d& p : vision::plateOutlineMm()) {
        for (const double z : {0.0, highestMm}) {
            points.emplace_back(camera.photoFromBoard({p.x, p.y, z}));
        }
    }
    const cv::Rect board = cv::boundingRect(points);
    std::uniform_real_distribution<double> margin(0.02, 0.08);
    const int left = cvRound(margin(random) * board.width);
    const int top = cvRound(margin(random) * board.height);
    const int right = cvRound(margin(random) * board.width);
    const int bottom = cvRound(margin(random) * board.height);
    return {board.x - left, board.y - top, board.width + left + right, board.height + top + bottom};
}

}  // namespace

TurnedCamera::TurnedCamera(const accuracy::Truth& truth, double angleDeg, Random& random) : m_original(truth.pose) {
    const double direction = between(random, 0, 2 * std::numbers::pi);
    m_turned = turned(m_original, angleDeg, direction);
    const cv::Rect crop = cropAround(m_turned, random);
    const cv::Point2d middleBefore((m_turned.size.width - 1) / 2, (m_turned.size.height - 1) / 2);
    const cv::Point2d middleOfCrop(crop.x + (crop.width - 1) / 2.0, crop.y + (crop.height - 1) / 2.0);
    m_turned.axis = m_turned.axis + middleBefore - middleOfCrop;
    m_turned.size = crop.size();
}

cv::Point2d TurnedCamera::moved(cv::Point2d original) const {
    const cv::Point2d board = m_original.boardFromPhoto(original, 0);
    return m_turned.photoFromBoard({board.x, board.y, 0});
}

cv::Mat TurnedCamera::photo(const cv::Mat& original) const {
    const cv::Size size(m_turned.size);
    cv::Mat from(size, CV_32FC2);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const cv::Point2d board = m_turned.boardFromPhoto(cv::Point2d(x, y), 0);
            from.at<cv::Point2f>(y, x) = m_original.photoFromBoard({board.x, board.y, 0});
        }
    }
    cv::Mat picture;
    cv::remap(original, picture, from, cv::noArray(), cv::INTER_CUBIC, cv::BORDER_REPLICATE);
    return picture;
}

}  // namespace concord::stress
