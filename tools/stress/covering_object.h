// An object that lies over a board in a photo whose camera is known.
#pragma once

#include "tools/accuracy/truth.h"
#include "tools/stress/light.h"

#include <opencv2/core.hpp>

#include <vector>

namespace concord::stress {

using Outline = std::vector<cv::Point2d>;  // mm, in the board's plane

Outline circle(cv::Point2d center, double radius);
// The area within `radius` of a line, a little wider at its beginning.
Outline finger(cv::Point2d from, cv::Point2d to, double radius);

// What an object's surface looks like. Its texture is a square picture of the horizontal plane at the object's height,
// centred above the board, with texturePxPerMm pixels per mm.
struct Surface {
    cv::Mat texture;            // BGR bytes
    double shadeMm = 3;         // how far the rounding at its outline reaches
    double edgeLight = 0.55;    // at the outline, relative to the middle
    cv::Point2d slope{0, 0};    // change of the light per mm, along the photo's axes
    double gloss = 0;           // light that a lamp's reflection adds, [0, 255]
    cv::Point2d glossAt{0, 0};  // centre of the reflection, mm
    double glossMm = 5;         // standard deviation of the reflection
};

inline constexpr double texturePxPerMm = 2;
inline constexpr int texturePx = 720;  // width and height

class CoveringObject {
public:
    CoveringObject(cv::Mat& bgr, const accuracy::Truth& truth);

    // offset: mm. darkness: [0, 255].
    void addShadow(const Outline& outline, cv::Point2d offset = {5, -5}, double blurMm = 5, double darkness = 110);
    // Shaded softly towards its outline.
    void draw(const Outline& outline, double heightMm, const cv::Scalar& colour, double shadeMm);
    void draw(const Outline& outline, double heightMm, const Surface& surface);

    // The cells whose top is hardly visible.
    std::vector<Cell> covered() const;

private:
    void fill(cv::Mat& picture, const Outline& outline, double heightMm, const cv::Scalar& colour) const;

    cv::Mat& m_bgr;
    const accuracy::Truth& m_truth;
    cv::Mat m_coveredMask;
};

}  // namespace concord::stress
