#include "vision/geometry/camera_pose.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/quantile.h"

#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>
#include <vector>

namespace concord::vision {

namespace {

constexpr int unknowns = 10;  // rotation 3, translation 3, log focal length, radial, optical axis 2
constexpr double radialSpread = 0.03;
constexpr double mostRadius2 = 2.5;  // r^2 beyond which the lens distortion grows no further, except in ideal()
constexpr double unknown = std::numeric_limits<double>::infinity();

using Step = cv::Vec<double, unknowns>;
using Normal = cv::Matx<double, unknowns, unknowns>;

// The pixel where the optical axis meets the image.
cv::Point2d axisPixel(const CameraPose& pose) {
    return cv::Point2d((pose.size.width - 1) / 2, (pose.size.height - 1) / 2) + pose.axis;
}
// Square of the distance at which the lens distortion is `radial`.
double halfDiagonalSquared(cv::Size2d size) { return (size.width * size.width + size.height * size.height) / 4; }

cv::Vec3d cameraPoint(const CameraPose& pose, const cv::Point3d& p) {
    return pose.R * cv::Vec3d(p.x, p.y, p.z) + pose.t;
}

// Removes the lens distortion from a pixel.
cv::Point2d ideal(const CameraPose& pose, cv::Point2d seen) {
    const cv::Point2d c = axisPixel(pose);
    const cv::Point2d d = seen - c;
    return c + d * (1 + pose.radial * d.dot(d) / halfDiagonalSquared(pose.size));
}

CameraPose moved(const CameraPose& pose, const Step& step) {
    CameraPose next = pose;
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(step[0], step[1], step[2]), turn);
    next.R = turn * pose.R;
    next.t = pose.t + cv::Vec3d(step[3], step[4], step[5]);
    next.focalPx = pose.focalPx * std::exp(std::clamp(step[6], -0.5, 0.5));
    next.radial = std::clamp(pose.radial + step[7], -0.2, 0.2);
    next.axis = pose.axis + pose.focalPx * cv::Point2d(step[8], step[9]);
    return next;
}

// The step from one pose to another.
Step stepTo(const CameraPose& from, const CameraPose& to) {
    cv::Vec3d turn;
    cv::Rodrigues(to.R * from.R.t(), turn);
    const cv::Vec3d shift = to.t - from.t;
    return {turn[0],
            turn[1],
            turn[2],
            shift[0],
            shift[1],
            shift[2],
            std::log(to.focalPx / from.focalPx),
            to.radial - from.radial,
            (to.axis.x - from.axis.x) / from.focalPx,
            (to.axis.y - from.axis.y) / from.focalPx};
}

struct Problem {
    std::vector<SurfaceMatch> matches;
    double matchErrorMm;        // standard deviation of one match
    double independentMatches;  // how many they count as: errors of neighbours are correlated
    PosePrior prior;

    cv::Point2d residual(const CameraPose& pose, const SurfaceMatch& m) const {
        const cv::Vec3d p = cameraPoint(pose, {m.boardMm.x, m.boardMm.y, m.heightMm});
        const double z = std::max(p[2], 1.0);
        const cv::Point2d c = axisPixel(pose);
        const cv::Point2d predicted(c.x + pose.focalPx * p[0] / z, c.y + pose.focalPx * p[1] / z);
        const cv::Point2d off = (ideal(pose, m.pixel) - predicted) * (z / pose.focalPx);  // in mm
        return m.across == cv::Point2d() ? off : m.across * off.dot(m.across);
    }

    double weight() const {
        return independentMatches / static_cast<double>(matches.size()) / (matchErrorMm * matchErrorMm);
    }

    double priorCost(const CameraPose& pose) const {
        const Step step = stepTo(prior.pose, pose);
        double sum = 0;
        for (int k = 0; k < unknowns; ++k) {
            const double off = step[k] / prior.spread[k];
            sum += off * off;
        }
        return sum;
    }

    // Huber's loss: outliers pull with constant force only.
    double robust(double errorMm) const {
        const double knee = 2 * matchErrorMm;
        return errorMm <= knee ? errorMm * errorMm : knee * (2 * errorMm - knee);
    }

    double cost(const CameraPose& pose) const {
        double sum = 0;
        for (const SurfaceMatch& m : matches) {
            sum += m.weight * robust(cv::norm(residual(pose, m)));
        }
        return sum * weight() + priorCost(pose);
    }
};

// Normal equations of Gauss-Newton, with numerical derivatives.
void accumulate(const Problem& problem, const CameraPose& pose, Normal& a, Step& b) {
    static constexpr std::array<double, unknowns> delta{1e-5, 1e-5, 1e-5, 1e-2, 1e-2, 1e-2, 1e-4, 1e-4, 1e-5, 1e-5};
    std::array<CameraPose, unknowns> nudged;
    for (int k = 0; k < unknowns; ++k) {
        Step s = Step::all(0);
        s[k] = delta[static_cast<std::size_t>(k)];
        nudged[static_cast<std::size_t>(k)] = moved(pose, s);
    }
    a = Normal::zeros();
    b = Step::all(0);
    for (const SurfaceMatch& m : problem.matches) {
        const cv::Point2d r = problem.residual(pose, m);
        const double error = cv::norm(r);
        const double knee = 2 * problem.matchErrorMm;
        const double w = m.weight * problem.weight() * (error <= knee ? 1.0 : knee / error);
        std::array<cv::Point2d, unknowns> j;
        for (std::size_t k = 0; k < unknowns; ++k) {
            j[k] = (problem.residual(nudged[k], m) - r) * (1 / delta[k]);
        }
        for (int i = 0; i < unknowns; ++i) {
            const auto iu = static_cast<std::size_t>(i);
            b[i] -= w * j[iu].dot(r);
            for (int k = i; k < unknowns; ++k) {
                a(i, k) += w * j[iu].dot(j[static_cast<std::size_t>(k)]);
            }
        }
    }
    for (int i = 0; i < unknowns; ++i) {
        for (int k = 0; k < i; ++k) {
            a(i, k) = a(k, i);
        }
    }
    const Step away = stepTo(problem.prior.pose, pose);
    for (int k = 0; k < unknowns; ++k) {
        const double pull = 1 / (problem.prior.spread[k] * problem.prior.spread[k]);
        a(k, k) += pull;
        b[k] -= pull * away[k];
    }
}

double minimise(const Problem& problem, CameraPose& pose) {
    double best = problem.cost(pose);
    double damping = 1e-3;
    Normal a;
    Step b;
    bool areOutdated = true;  // a and b
    for (int round = 0; round < 30; ++round) {
        if (std::exchange(areOutdated, false)) {
            accumulate(problem, pose, a, b);
        }
        Normal damped = a;
        for (int k = 0; k < unknowns; ++k) {
            damped(k, k) *= 1 + damping;
        }
        const CameraPose next = moved(pose, damped.solve(b, cv::DECOMP_CHOLESKY));
        const double cost = problem.cost(next);
        if (!(cost < best)) {
            damping *= 10;
            if (damping > 1e6) {
                break;
            }
            continue;
        }
        const bool converged = best - cost < 1e-6 * best;
        best = cost;
        pose = next;
        areOutdated = true;
        damping = std::max(damping / 10, 1e-9);
        if (converged) {
            break;
        }
    }
    return best;
}

bool isAboveBoard(const CameraPose& pose) { return pose.position()[2] > 0 && pose.t[2] > 0; }

// Offsets of the optical axis, in focal lengths, from which a search finds the right axis. One offset is enough if the
// axis is nearly known.
std::vector<cv::Point2d> startingAxes(double spread) {
    constexpr double certain = 0.05;
    constexpr int directions = 8;
    std::vector<cv::Point2d> axes{{0, 0}};
    if (spread < certain) {
        return axes;
    }
    for (const double distance : {spread, 2 * spread}) {
        for (int k = 0; k < directions; ++k) {
            const double angle = 2 * std::numbers::pi * k / directions;
            axes.push_back(distance * cv::Point2d(std::cos(angle), std::sin(angle)));
        }
    }
    return axes;
}

// The poses that the search starts from: solutions of the planar pose problem, best first.
std::vector<CameraPose> startingPoses(const Problem& problem) {
    constexpr std::size_t most = 3;
    std::vector<cv::Point3d> points;
    std::vector<cv::Point2d> pixels;
    for (const SurfaceMatch& m : problem.matches) {
        points.emplace_back(m.boardMm.x, m.boardMm.y, 0.0);
        pixels.push_back(m.pixel);
    }
    std::vector<std::pair<double, CameraPose>> poses;
    for (const cv::Point2d& axis : startingAxes(problem.prior.spread[8])) {
        CameraPose pose = problem.prior.pose;
        pose.axis += pose.focalPx * axis;
        const cv::Point2d c = axisPixel(pose);
        const cv::Matx33d k(pose.focalPx, 0, c.x, 0, pose.focalPx, c.y, 0, 0, 1);
        std::vector<cv::Mat> rotations;
        std::vector<cv::Mat> translations;
        cv::solvePnPGeneric(points, pixels, k, cv::noArray(), rotations, translations, false, cv::SOLVEPNP_IPPE);
        for (std::size_t i = 0; i < rotations.size(); ++i) {
            cv::Rodrigues(rotations[i], pose.R);
            pose.t = cv::Vec3d(translations[i]);
            if (isAboveBoard(pose)) {
                poses.emplace_back(problem.cost(pose), pose);
            }
        }
    }
    std::ranges::sort(poses, {}, &std::pair<double, CameraPose>::first);
    std::vector<CameraPose> best;
    for (std::size_t i = 0; i < std::min(most, poses.size()); ++i) {
        best.push_back(poses[i].second);
    }
    return best;
}

double medianErrorMm(const Problem& problem, const CameraPose& pose) {
    std::vector<double> errors;
    for (const SurfaceMatch& m : problem.matches) {
        errors.push_back(cv::norm(problem.residual(pose, m)));
    }
    return median(std::move(errors));
}

}  // namespace

cv::Matx33d surfaceHomography(const CameraPose& pose) {
    const cv::Point2d axis = axisPixel(pose);
    const cv::Matx33d camera(pose.focalPx, 0, axis.x, 0, pose.focalPx, axis.y, 0, 0, 1);
    const cv::Matx33d& r = pose.R;
    return camera * cv::Matx33d(r(0, 0), r(0, 1), pose.t[0], r(1, 0), r(1, 1), pose.t[1], r(2, 0), r(2, 1), pose.t[2]);
}

cv::Point2d mapped(const cv::Matx33d& homography, cv::Point2d point) {
    const cv::Vec3d v = homography * cv::Vec3d(point.x, point.y, 1);
    return {v[0] / v[2], v[1] / v[2]};
}

cv::Point2d CameraPose::photoFromBoard(const cv::Point3d& board) const {
    const cv::Vec3d p = cameraPoint(*this, board);
    const double z = std::max(p[2], 1e-3);
    const cv::Point2d undistorted(focalPx * p[0] / z, focalPx * p[1] / z);
    const double undistorted2 = undistorted.dot(undistorted) / halfDiagonalSquared(size);
    double shrink = 1;  // of the distance from the axis, by the lens
    for (int round = 0; round < 12; ++round) {
        const double before = shrink;
        shrink = 1 / (1 + radial * std::min(undistorted2 * shrink * shrink, mostRadius2));
        if (std::abs(shrink - before) < 1e-12) {
            break;
        }
    }
    return axisPixel(*this) + shrink * undistorted;
}

cv::Point2d CameraPose::boardFromPhoto(cv::Point2d pixel, double heightMm) const {
    const cv::Point2d seen = pixel - axisPixel(*this);
    const double seen2 = seen.dot(seen) / halfDiagonalSquared(size);
    const cv::Point2d undistorted = seen * (1 + radial * std::min(seen2, mostRadius2));
    const cv::Vec3d ray = R.t() * cv::Vec3d(undistorted.x / focalPx, undistorted.y / focalPx, 1);
    const cv::Vec3d from = position();
    const double down = std::min(ray[2], -1e-6);  // pixels above the horizon map to points far away
    const double reach = (heightMm - from[2]) / down;
    return {from[0] + reach * ray[0], from[1] + reach * ray[1]};
}

double CameraPose::tiltDeg() const { return std::acos(std::clamp(-R(2, 2), -1.0, 1.0)) * 180 / std::numbers::pi; }

double CameraPose::pxPerMm(const cv::Point3d& board) const {
    return focalPx / std::max(cameraPoint(*this, board)[2], 1.0);
}

CameraPose CameraPose::scaled(double factor) const {
    CameraPose s = *this;
    s.focalPx *= factor;
    s.axis *= factor;
    s.size = cv::Size2d(size.width * factor, size.height * factor);
    return s;
}

std::vector<SurfaceMatch> plateSeenBy(const CameraPose& pose) {
    constexpr int points = 7;  // in a row
    std::vector<SurfaceMatch> matches;
    for (int i = 0; i < points * points; ++i) {
        const cv::Point2d at(((i % points) / (points - 1.0) - 0.5) * plateWidthMm,
                             (std::floor(i / points) / (points - 1.0) - 0.5) * plateHeightMm);
        matches.push_back({pose.photoFromBoard({at.x, at.y, 0}), at});
    }
    return matches;
}

std::optional<PoseFit> fitPose(std::span<const SurfaceMatch> matches, cv::Size2d size, const CameraPrior& camera) {
    constexpr std::size_t minMatches = 8;
    if (matches.size() < minMatches) {
        return std::nullopt;
    }
    constexpr double matchErrorMm = 0.8;
    constexpr double independentMatches = 60;
    const PosePrior prior = priorOf(camera, size);
    const Problem problem{{matches.begin(), matches.end()}, matchErrorMm, independentMatches, prior};
    std::optional<PoseFit> best;
    double bestCost = std::numeric_limits<double>::max();
    for (CameraPose pose : startingPoses(problem)) {
        const double cost = minimise(problem, pose);
        if (cost < bestCost && isAboveBoard(pose)) {
            bestCost = cost;
            best = PoseFit{pose, medianErrorMm(problem, pose), cost, camera};
        }
    }
    return best;
}

CameraPose adjustPose(const PosePrior& prior, std::span<const SurfaceMatch> matches, double errorMm, CameraPose start) {
    const Problem problem{{matches.begin(), matches.end()}, errorMm, static_cast<double>(matches.size()), prior};
    if (!matches.empty()) {
        minimise(problem, start);
    }
    return start;
}

CameraPose adjustPose(const PosePrior& prior, std::span<const SurfaceMatch> matches, double errorMm) {
    return adjustPose(prior, matches, errorMm, prior.pose);
}

PosePrior priorOf(const CameraPrior& camera, cv::Size2d size) {
    return {{.focalPx = camera.focalPx, .axis = camera.axis, .size = size, .t = {}},
            {unknown, unknown, unknown, unknown, unknown, unknown, camera.focalSpread, radialSpread, camera.axisSpread,
             camera.axisSpread}};
}

}  // namespace concord::vision
