#include "vision/geometry/possible_cameras.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace concord::vision {

namespace {

constexpr double zoomedMost = 2.2;  // log of the focal length over that of the prior

// The probability of (from, to) for a normal distribution.
double normalMass(double from, double to, double spread) {
    const auto below = [&](double x) { return std::erf(x / (spread * std::numbers::sqrt2)) / 2; };
    return below(to) - below(from);
}

// The prior probability that the log of the focal length over the prior's lies between `from` and `to`.
double priorMass(double from, double to, const CameraPrior& prior) {
    constexpr double knownWell = 0.1;
    constexpr double anything = 0.001;  // per unit, so that the surface decides where the prior is wrong
    const double zoomedShare = prior.focalSpread < knownWell ? 0.05 : 0.2;
    const double zoomed = std::max(0.0, std::min(to, zoomedMost) - std::max(from, 0.0)) / zoomedMost;
    return (1 - zoomedShare) * normalMass(from, to, prior.focalSpread) + zoomedShare * zoomed + anything * (to - from);
}

// The camera with `factor` times the focal length that sees the surface nearly as `pose` does, and how probable it is
// that the surface is seen so, up to a constant factor.
PossibleCamera refocused(const CameraPose& pose, double factor) {
    constexpr double stretchError = 0.01;  // of the surface, as the borders of the cells show it
    // surfaceHomography() is camera * (first column of R, second, t), so dividing by `factor` does it for another
    // camera.
    const cv::Matx33d scale = cv::Matx33d::diag({1 / factor, 1 / factor, 1});
    const cv::Vec3d x((scale * pose.R.col(0)).val);
    const cv::Vec3d y((scale * pose.R.col(1)).val);
    const double length = std::sqrt(cv::norm(x) * cv::norm(y));
    const cv::Matx32d axes(x[0], y[0], x[1], y[1], x[2], y[2]);
    cv::Matx21d w;
    cv::Matx32d u;
    cv::Matx22d vt;
    cv::SVD::compute(axes, w, u, vt);
    const cv::Matx32d turn = u * vt;  // the nearest two columns of a rotation
    const cv::Vec3d right(turn(0, 0), turn(1, 0), turn(2, 0));
    const cv::Vec3d up(turn(0, 1), turn(1, 1), turn(2, 1));
    const cv::Vec3d out = right.cross(up);
    CameraPose other = pose;
    other.focalPx *= factor;
    other.R = {right[0], up[0], out[0], right[1], up[1], out[1], right[2], up[2], out[2]};
    other.t = scale * pose.t / length;
    const double stretch = std::log(w(0) / w(1)) / stretchError;
    return {other, std::exp(-0.5 * stretch * stretch)};
}

// The board turned about an axis through its middle that lies in its surface. rotation: about its x and y axes,
// radians.
CameraPose turnedBoard(const CameraPose& pose, cv::Point2d rotation) {
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(rotation.x, rotation.y, 0), turn);
    CameraPose other = pose;
    other.R = pose.R * turn;
    return other;
}

// The log of how much longer the surface's middle is in one direction than in the other, where one pose sees it and
// where another does.
double stretchBetween(const CameraPose& one, const CameraPose& other) {
    constexpr double reachMm = 20;
    const auto moved = [&](double x, double y) { return other.boardFromPhoto(one.photoFromBoard({x, y, 0}), 0); };
    const cv::Point2d x = moved(reachMm, 0) - moved(-reachMm, 0);
    const cv::Point2d y = moved(0, reachMm) - moved(0, -reachMm);
    cv::Matx21d w;
    cv::SVD::compute(cv::Matx22d(x.x, y.x, x.y, y.y), w);
    return std::log(w(0) / w(1));
}

// As refocused(), where the optical axis may lie anywhere: no view of a plane determines both it and the focal length.
PossibleCamera refocusedWithAxis(const CameraPose& pose, double factor, const CameraPrior& prior) {
    constexpr double errorMm = 1.2;  // of a point of the surface
    constexpr double unchanged = 0.003;
    CameraPrior camera = prior;
    camera.focalPx = factor * pose.focalPx;
    camera.focalSpread = unchanged;
    const std::vector<SurfaceMatch> plate = plateSeenBy(pose);
    const CameraPose other = adjustPose(priorOf(camera, pose.size), plate, errorMm, refocused(pose, factor).pose);
    const cv::Point2d axis = (other.axis - prior.axis) * (1 / (prior.axisSpread * other.focalPx));
    double cost = axis.dot(axis);
    for (const SurfaceMatch& match : plate) {
        const cv::Point2d off = other.photoFromBoard({match.boardMm.x, match.boardMm.y, 0}) - match.pixel;
        const double offMm = cv::norm(off) / other.pxPerMm({match.boardMm.x, match.boardMm.y, 0});
        cost += offMm * offMm / (errorMm * errorMm);
    }
    return {other, std::isfinite(cost) ? std::exp(-0.5 * cost) : 0};
}

double total(const std::vector<PossibleCamera>& cameras) {
    double sum = 0;
    for (const PossibleCamera& camera : cameras) {
        sum += camera.p;
    }
    return sum;
}

void normalize(std::vector<PossibleCamera>& cameras) {
    const double sum = total(cameras);
    for (PossibleCamera& camera : cameras) {
        camera.p /= sum;
    }
}

}  // namespace

std::vector<PossibleCamera> possibleCameras(const CameraPose& pose, const CameraPrior& prior) {
    constexpr double least = 0.003;
    constexpr double knownAxis = 0.05;  // its spread, of the focal length
    // Limits of the logs of the factors; each is the middle of two.
    constexpr std::array limits{-0.025, 0.025, 0.075, 0.125, 0.175, 0.25, 0.35, 0.55, 0.8, 1.1, 1.5, 1.9, 2.3};
    const double fitted = std::log(pose.focalPx / prior.focalPx);
    std::vector<PossibleCamera> cameras;
    const auto consider = [&](double from, double to) {
        const double factor = std::exp((from + to) / 2);
        cameras.push_back(prior.axisSpread < knownAxis ? refocused(pose, factor)
                                                       : refocusedWithAxis(pose, factor, prior));
        cameras.back().p *= priorMass(fitted + from, fitted + to, prior);
    };
    for (std::size_t k = 0; k + 1 < limits.size(); ++k) {
        consider(limits[k], limits[k + 1]);
    }
    for (std::size_t k = 1; k + 1 < limits.size(); ++k) {
        consider(-limits[k + 1], -limits[k]);
    }
    // The first one stays, whatever its probability: it is what everything else was measured with.
    cameras.front().pose = pose;
    cameras.front().p = std::max(cameras.front().p, std::numeric_limits<double>::min());
    const double all = total(cameras);
    cameras.erase(std::remove_if(cameras.begin() + 1, cameras.end(),
                                 [&](const PossibleCamera& camera) { return camera.p < least * all; }),
                  cameras.end());
    normalize(cameras);
    return cameras;
}

std::vector<PossibleCamera> tiltedCameras(const CameraPose& pose) {
    // Standard deviation of the tilt over the camera's distance, radians per mm, and the step between cameras. This and
    // the next were chosen on drawn boards and photos by another renderer.
    constexpr double spread = 7e-5;
    constexpr double stretchError = 0.008;  // which a tilt causes if the camera is not over the board's middle
    constexpr int steps = 2;                // in each direction
    constexpr double least = 1e-4;
    std::vector<PossibleCamera> cameras{{pose, 1}};
    for (int y = -steps; y <= steps; ++y) {
        for (int x = -steps; x <= steps; ++x) {
            const cv::Point2d deviation(x, y);
            const CameraPose other = turnedBoard(pose, deviation * spread * pose.t[2]);
            const double stretch = stretchBetween(pose, other) / stretchError;
            const double p = std::exp(-0.5 * (deviation.dot(deviation) + stretch * stretch));
            if (deviation != cv::Point2d() && p > least) {
                cameras.push_back({other, p});
            }
        }
    }
    normalize(cameras);
    return cameras;
}

std::optional<CameraPose> anotherCamera(std::span<const PossibleCamera> cameras, std::span<const double> posterior) {
    constexpr double near = 0.2;  // as a log of the focal length
    constexpr double mayBeRight = 0.1;
    const auto log = [&](std::size_t k) { return std::log(cameras[k].pose.focalPx / cameras[0].pose.focalPx); };
    double right = 0;
    double mean = 0;
    for (std::size_t k = 0; k < cameras.size(); ++k) {
        right += std::abs(log(k)) < near ? posterior[k] : 0;
        mean += posterior[k] * log(k);
    }
    if (right > mayBeRight) {
        return std::nullopt;
    }
    std::size_t nearest = 0;
    for (std::size_t k = 1; k < cameras.size(); ++k) {
        nearest = std::abs(log(k) - mean) < std::abs(log(nearest) - mean) ? k : nearest;
    }
    return cameras[nearest].pose;
}

double focalSpread(std::span<const PossibleCamera> cameras, std::span<const double> posterior) {
    double mean = 0;
    double square = 0;
    for (std::size_t k = 0; k < cameras.size(); ++k) {
        const double log = std::log(cameras[k].pose.focalPx / cameras[0].pose.focalPx);
        mean += posterior[k] * log;
        square += posterior[k] * log * log;
    }
    return std::sqrt(std::max(square - mean * mean, 0.0));
}

}  // namespace concord::vision
