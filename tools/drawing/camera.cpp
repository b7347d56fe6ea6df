#include "tools/drawing/camera.h"

namespace concord::drawing {

Camera::Camera(const View& view, Vec3 target, float distance) : m_view(view) {
    const int longSide = std::max(view.size.width, view.size.height);
    m_focalPx = 0.5F * static_cast<float>(longSide) / std::tan(view.fieldOfView / 2);
    m_halfDiagonal = 0.5 * std::hypot(view.size.width, view.size.height);
    const Vec3 away(std::sin(view.azimuth), -std::cos(view.azimuth), 0);
    const Vec3 forward = away * -std::sin(view.tilt) + Vec3(0, 0, -std::cos(view.tilt));
    const Vec3 up = away * -std::cos(view.tilt) + Vec3(0, 0, std::sin(view.tilt));
    const Vec3 right = forward.cross(up);
    const float c = std::cos(view.roll);
    const float s = std::sin(view.roll);
    m_right = right * c + up * s;
    m_up = up * c - right * s;
    m_back = forward * -1;
    m_position = target + m_back * distance;
}

double Camera::stretch(cv::Point2d fromCentre) const {
    // Limited for points far outside the picture, whose corners are at r2 = 1.
    const double r2 = std::min(2.5, fromCentre.dot(fromCentre) / (m_halfDiagonal * m_halfDiagonal));
    return 1 + m_view.k1 * r2 + m_view.k2 * r2 * r2;
}

cv::Point2d Camera::undistorted(cv::Point2d pixel) const {
    const cv::Point2d d = pixel - centre();
    return centre() + d * stretch(d);
}

cv::Point2d Camera::distorted(cv::Point2d pixel) const {
    const cv::Point2d d = pixel - centre();
    cv::Point2d q = d;
    for (int i = 0; i < 10; ++i)  // converges, as the distortion is only a few percent
        q = d / stretch(q);
    return centre() + q;
}

Ray Camera::rayThrough(cv::Point2f pixel) const {
    const cv::Point2d d = undistorted(pixel) - centre();
    const Vec3 dir =
        m_right * (static_cast<float>(d.x) / m_focalPx) - m_up * (static_cast<float>(d.y) / m_focalPx) - m_back;
    return {m_position, normalized(dir)};
}

cv::Point2d Camera::pinhole(Vec3 point) const {
    const Vec3 v = point - m_position;
    const double depth = std::max(1e-3F, -v.dot(m_back));
    return centre() + cv::Point2d(m_focalPx * v.dot(m_right) / depth, -m_focalPx * v.dot(m_up) / depth);
}

cv::Point2d Camera::project(Vec3 point) const { return distorted(pinhole(point)); }

cv::Matx33d Camera::homography(float z) const {
    const cv::Point2d c = centre();
    const cv::Matx33d intrinsic(m_focalPx, 0, c.x, 0, -m_focalPx, c.y, 0, 0, 1);
    const Vec3 origin = Vec3(0, 0, z) - m_position;
    const cv::Matx33d planeToCamera(m_right.x, m_right.y, m_right.dot(origin),  //
                                    m_up.x, m_up.y, m_up.dot(origin),           //
                                    -m_back.x, -m_back.y, -m_back.dot(origin));
    cv::Matx33d h = intrinsic * planeToCamera;
    return h * (1 / h(2, 2));
}

float Camera::longFieldOfViewDeg() const {
    const bool wide = m_view.size.width >= m_view.size.height;
    const double half = std::max(m_view.size.width, m_view.size.height) / 2.0;
    const cv::Point2d edge = undistorted(centre() + (wide ? cv::Point2d(half, 0) : cv::Point2d(0, half))) - centre();
    return 2 * degrees(static_cast<float>(std::atan(std::hypot(edge.x, edge.y) / m_focalPx)));
}

namespace {

cv::Rect2d boundingBox(const Camera& camera, const std::vector<Vec3>& points) {
    cv::Point2d low(1e9, 1e9);
    cv::Point2d high(-1e9, -1e9);
    for (const Vec3& p : points) {
        const cv::Point2d q = camera.project(p);
        low = {std::min(low.x, q.x), std::min(low.y, q.y)};
        high = {std::max(high.x, q.x), std::max(high.y, q.y)};
    }
    return {low, high};
}

// Whether all points are in front of the camera, by a margin.
bool areInFront(const Camera& camera, const std::vector<Vec3>& points) {
    constexpr float minDepthMm = 40;
    return std::all_of(points.begin(), points.end(), [&](const Vec3& p) { return camera.depth(p) > minDepthMm; });
}

// The distance from which the points span the fraction `fill` of the frame, by bisection.
float distanceFor(const View& view, const std::vector<Vec3>& points, Vec3 target, float fill) {
    float low = 90;
    float high = 9000;
    for (int i = 0; i < 26; ++i) {
        const float distance = std::sqrt(low * high);
        const Camera camera(view, target, distance);
        bool tooBig = !areInFront(camera, points);
        if (!tooBig) {
            const cv::Rect2d box = boundingBox(camera, points);
            tooBig = std::max(box.width / view.size.width, box.height / view.size.height) > fill;
        }
        (tooBig ? low : high) = distance;
    }
    return high;
}

// The point of the board's surface, 2 mm above the table, that a pixel shows.
std::optional<Vec3> boardPointAt(const Camera& camera, cv::Point2d pixel) {
    const Ray ray = camera.rayThrough(cv::Point2f(pixel));
    if (ray.dir.z > -1e-3F)
        return {};
    return ray.at((2 - ray.origin.z) / ray.dir.z);
}

}  // namespace

std::optional<Camera> cameraFor(const View& view, const std::vector<Vec3>& points, const Framing& framing) {
    Vec3 target(0, 0, 2);
    float distance = 0;
    for (int i = 0; i < 8; ++i) {
        distance = distanceFor(view, points, target, framing.fill);
        const Camera camera(view, target, distance);
        const cv::Rect2d box = boundingBox(camera, points);
        const cv::Point2d freeSpace(std::max(0.0, view.size.width - box.width),
                                    std::max(0.0, view.size.height - box.height));
        const cv::Point2d wanted(view.size.width / 2.0 + framing.place.x * freeSpace.x / 2,
                                 view.size.height / 2.0 + framing.place.y * freeSpace.y / 2);
        const auto seenAt = boardPointAt(camera, (box.tl() + box.br()) / 2);
        const auto wantedAt = boardPointAt(camera, wanted);
        if (!seenAt || !wantedAt)
            return {};
        target += (*seenAt - *wantedAt) * 0.9F;
    }
    const Camera camera(view, target, distance);
    const cv::Rect2d box = boundingBox(camera, points);
    const double margin = framing.marginPx;
    if (!areInFront(camera, points) || box.x < margin || box.y < margin || box.br().x > view.size.width - 1 - margin ||
        box.br().y > view.size.height - 1 - margin || camera.position().z < 100)
        return {};
    return camera;
}

}  // namespace concord::drawing
