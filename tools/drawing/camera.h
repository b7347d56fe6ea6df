// A phone's camera above the table: a pinhole with radial lens distortion.
//
// Pixel (0, 0) is the centre of the top left pixel.
#pragma once

#include "tools/drawing/geometry.h"
#include "tools/drawing/random.h"

#include <optional>
#include <vector>

namespace concord::drawing {

// Direction, lens and picture size of the camera; angles in radians. Azimuth 0 looks from the rounded edge, +90 degrees
// from the board's right edge; a positive roll turns the phone counter-clockwise.
struct View {
    float tilt = 0;  // of the line of sight from the vertical
    float azimuth = 0;
    float roll = 0;
    float fieldOfView = 1.1F;  // along the long side of the picture, before distortion
    float k1 = 0;              // undistorted radius = r (1 + k1 r^2 + k2 r^4), r in half diagonals
    float k2 = 0;
    cv::Size size{1200, 900};
};

class Camera {
public:
    // Looks at `target` from `distance`.
    Camera(const View& view, Vec3 target, float distance);

    const View& view() const { return m_view; }
    cv::Size size() const { return m_view.size; }
    Vec3 position() const { return m_position; }
    Vec3 backward() const { return m_back; }

    // The ray through a pixel of the picture, from the camera.
    Ray rayThrough(cv::Point2f pixel) const;
    // Pixel of a point in front of the camera.
    cv::Point2d project(Vec3 point) const;
    cv::Point2d pinhole(Vec3 point) const;  // without lens distortion
    float depth(Vec3 point) const { return -(point - m_position).dot(m_back); }

    // Maps millimetres on the plane z to pinhole pixels.
    cv::Matx33d homography(float z) const;
    float longFieldOfViewDeg() const;  // along the long side of the picture, lens distortion included
    // Size of a pixel at a distance of one millimetre, mm.
    float pixelAngle() const { return 1 / m_focalPx; }

private:
    cv::Point2d centre() const { return {(m_view.size.width - 1) / 2.0, (m_view.size.height - 1) / 2.0}; }
    double stretch(cv::Point2d fromCentre) const;
    cv::Point2d undistorted(cv::Point2d pixel) const;
    cv::Point2d distorted(cv::Point2d pixel) const;

    View m_view;
    float m_focalPx = 1;
    double m_halfDiagonal = 1;
    Vec3 m_right, m_up, m_back, m_position;
};

// How the points to be shown lie in the frame.
struct Framing {
    float fill = 0.8F;   // fraction of the frame spanned by the points, in the tighter direction
    Point place{0, 0};   // -1 to 1: position in the remaining space
    float marginPx = 2;  // minimum distance of the points from the edge
};

// A camera that shows all the points with the given framing; nothing if that is impossible for the view.
std::optional<Camera> cameraFor(const View& view, const std::vector<Vec3>& points, const Framing& framing);

}  // namespace concord::drawing
