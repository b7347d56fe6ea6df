#include "tools/stress/covering_object.h"

#include "vision/geometry/board_frame.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace concord::stress {

Outline circle(cv::Point2d center, double radius) {
    Outline points;
    for (int k = 0; k < 48; ++k) {
        const double a = 2 * std::numbers::pi * k / 48;
        points.push_back(center + radius * cv::Point2d(std::cos(a), std::sin(a)));
    }
    return points;
}

Outline finger(cv::Point2d from, cv::Point2d to, double radius) {
    Outline points = circle(from, radius * 1.15);
    for (const cv::Point2d& p : circle(to, radius)) {
        points.push_back(p);
    }
    std::vector<cv::Point2f> all(points.begin(), points.end());
    std::vector<cv::Point2f> hull;
    cv::convexHull(all, hull);
    return {hull.begin(), hull.end()};
}

CoveringObject::CoveringObject(cv::Mat& bgr, const accuracy::Truth& truth)
    : m_bgr(bgr), m_truth(truth), m_coveredMask(bgr.size(), CV_8U, cv::Scalar(0)) {}

void CoveringObject::fill(cv::Mat& picture, const Outline& outline, double heightMm, const cv::Scalar& colour) const {
    constexpr int subpixelBits = 4;
    constexpr double perPixel = 1 << subpixelBits;
    std::vector<cv::Point> points;
    for (const cv::Point2d& p : outline) {
        const cv::Point2d at = m_truth.pose.photoFromBoard({p.x, p.y, heightMm});
        points.emplace_back(static_cast<int>(std::lround(at.x * perPixel)),
                            static_cast<int>(std::lround(at.y * perPixel)));
    }
    cv::fillPoly(picture, std::vector{points}, colour, cv::LINE_AA, subpixelBits);
}

void CoveringObject::addShadow(const Outline& outline, cv::Point2d offset, double blurMm, double darkness) {
    cv::Mat dark(m_bgr.size(), CV_8U, cv::Scalar(0));
    Outline shifted = outline;
    for (cv::Point2d& p : shifted) {
        p += offset;
    }
    fill(dark, shifted, 0, cv::Scalar(darkness));
    const double blurPx = blurMm * m_truth.pose.pxPerMm({0, 0, 0});
    cv::GaussianBlur(dark, dark, {}, blurPx);
    cv::cvtColor(dark, dark, cv::COLOR_GRAY2BGR);
    cv::multiply(m_bgr, cv::Scalar::all(255) - dark, m_bgr, 1.0 / 255);
}

void CoveringObject::draw(const Outline& outline, double heightMm, const cv::Scalar& colour, double shadeMm) {
    cv::Mat mask(m_bgr.size(), CV_8U, cv::Scalar(0));
    fill(mask, outline, heightMm, cv::Scalar(255));
    cv::Mat shade;
    const double px = std::max(1.0, shadeMm * m_truth.pose.pxPerMm({0, 0, 0}));
    cv::GaussianBlur(mask, shade, {}, px);
    for (int y = 0; y < m_bgr.rows; ++y) {
        for (int x = 0; x < m_bgr.cols; ++x) {
            const double alpha = mask.at<unsigned char>(y, x) / 255.0;
            if (alpha == 0) {
                continue;
            }
            const double light = 0.55 + 0.45 * shade.at<unsigned char>(y, x) / 255;
            auto& pixel = m_bgr.at<cv::Vec3b>(y, x);
            for (int c = 0; c < 3; ++c) {
                pixel[c] = cv::saturate_cast<unsigned char>(pixel[c] * (1 - alpha) + colour[c] * light * alpha);
            }
        }
    }
    m_coveredMask = cv::max(m_coveredMask, mask);
}

void CoveringObject::draw(const Outline& outline, double heightMm, const Surface& surface) {
    cv::Mat mask(m_bgr.size(), CV_8U, cv::Scalar(0));
    fill(mask, outline, heightMm, cv::Scalar(255));
    const cv::Rect box = cv::boundingRect(mask);
    if (box.empty()) {
        return;
    }
    // The texture as the camera sees it: through the four corners of its plane.
    constexpr auto half = static_cast<float>(texturePx / texturePxPerMm / 2);
    const std::array<cv::Point2f, 4> corners{{{-half, half}, {half, half}, {half, -half}, {-half, -half}}};
    const std::vector<cv::Point2f> from{{0, 0}, {texturePx, 0}, {texturePx, texturePx}, {0, texturePx}};
    std::vector<cv::Point2f> to;
    to.reserve(corners.size());
    for (const cv::Point2f& p : corners) {
        to.emplace_back(m_truth.pose.photoFromBoard({p.x, p.y, heightMm}));
    }
    cv::Mat seen;
    cv::warpPerspective(surface.texture, seen, cv::getPerspectiveTransform(from, to), m_bgr.size(), cv::INTER_AREA,
                        cv::BORDER_REFLECT);
    const double pxPerMm = m_truth.pose.pxPerMm({0, 0, 0});
    cv::Mat shade;
    cv::GaussianBlur(mask, shade, {}, std::max(1.0, surface.shadeMm * pxPerMm));
    cv::GaussianBlur(mask, mask, {}, 0.8);  // as a lens blurs edges
    const cv::Point2d middle = m_truth.pose.photoFromBoard({0, 0, heightMm});
    const cv::Point2d gloss = m_truth.pose.photoFromBoard({surface.glossAt.x, surface.glossAt.y, heightMm});
    for (int y = box.y; y < box.y + box.height; ++y) {
        for (int x = box.x; x < box.x + box.width; ++x) {
            const double alpha = mask.at<unsigned char>(y, x) / 255.0;
            if (alpha == 0) {
                continue;
            }
            const cv::Point2d at(x, y);
            const double lightChange = (at - middle).dot(surface.slope) / pxPerMm;
            const double light = std::max(0.1, 1 + lightChange) *
                                 (surface.edgeLight + (1 - surface.edgeLight) * shade.at<unsigned char>(y, x) / 255);
            const double far = cv::norm(at - gloss) / (surface.glossMm * pxPerMm);
            const double added = surface.gloss * std::exp(-far * far / 2);
            const auto& paint = seen.at<cv::Vec3b>(y, x);
            auto& pixel = m_bgr.at<cv::Vec3b>(y, x);
            for (int c = 0; c < 3; ++c) {
                pixel[c] =
                    cv::saturate_cast<unsigned char>(pixel[c] * (1 - alpha) + (paint[c] * light + added) * alpha);
            }
        }
    }
    m_coveredMask = cv::max(m_coveredMask, mask);
}

std::vector<Cell> CoveringObject::covered() const {
    constexpr double leastShare = 0.6;  // of the top
    std::vector<Cell> cells;
    for (const Cell cell : concord::cells(m_truth.board.side())) {
        const cv::Point2d middle = vision::cellCenterMm(m_truth.board.side(), cell);
        const double height = m_truth.board.stack(cell).height() * vision::tokenThicknessMm;
        cv::Mat top(m_bgr.size(), CV_8U, cv::Scalar(0));
        fill(top, circle(middle, vision::tokenDiameterMm / 2), height, cv::Scalar(255));
        const double all = cv::sum(top)[0];
        cv::bitwise_and(top, m_coveredMask, top);
        if (cv::sum(top)[0] > leastShare * all) {
            cells.push_back(cell);
        }
    }
    return cells;
}

}  // namespace concord::stress
