#include "vision/stacks/top_rims.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/patches.h"
#include "vision/geometry/strips.h"
#include "vision/networks/network.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::vision {

namespace {

constexpr int rays = 32;
constexpr int wrap = 3;  // rays repeated at either end, as context for the network
constexpr int rows = rays + 2 * wrap;
constexpr double stepMm = 0.2;   // along a ray
constexpr double firstMm = 6.6;  // the first of the positions where the rim may lie
constexpr int places = 41;
constexpr int margin = 10;  // context for the network beyond the positions, inwards and outwards
constexpr int length = places + 2 * margin;
constexpr int channels = 5;  // colour, and the parallax along the ray and across it

double placeMm(int place) { return firstMm + stepMm * place; }

cv::Point2d outwards(int ray) {
    const double angle = 2 * CV_PI * ray / rays;
    return {std::cos(angle), std::sin(angle)};
}

// Where the rays start.
cv::Point3d middleOf(const CameraPose& pose, const TopGuess& guess) {
    const cv::Point2d p = pose.boardFromPhoto(guess.pixel, guess.heightMm);
    return {p.x, p.y, guess.heightMm};
}

// Pixels along the rays, one ray per row. Three of each ray are projected, the rest interpolated on a parabola.
void placeRays(const CameraPose& pose, const cv::Point3d& middle, cv::Mat& map, int firstRow) {
    for (int row = 0; row < rows; ++row) {
        const cv::Point2d out = outwards(row - wrap);
        const auto at = [&](double radius) {
            return pose.photoFromBoard({middle.x + out.x * radius, middle.y + out.y * radius, middle.z});
        };
        const double from = placeMm(-margin);
        const double to = placeMm(places - 1 + margin);
        const auto steps = static_cast<std::size_t>(length);
        interpolateParabola(at(from), at((from + to) / 2), at(to), {map.ptr<cv::Point2f>(firstRow + row), steps});
    }
}

cv::Mat raysAsBlob(const cv::Mat& photo, const CameraPose& pose, double gain, const std::vector<cv::Point3d>& middles) {
    const int count = static_cast<int>(middles.size());
    cv::Mat map(count * rows, length, CV_32FC2);
    for (int i = 0; i < count; ++i) {
        placeRays(pose, middles[static_cast<std::size_t>(i)], map, i * rows);
    }
    cv::Mat blob = patchesAsBlob(photo, map, gain, count, channels);
    for (int i = 0; i < count; ++i) {
        const cv::Point3d middle = middles[static_cast<std::size_t>(i)];
        const cv::Vec3d sight = pose.position() - cv::Vec3d(middle.x, middle.y, middle.z);
        const cv::Point2d parallax(-sight[0] / sight[2], -sight[1] / sight[2]);
        for (int row = 0; row < rows; ++row) {
            const cv::Point2d out = outwards(row - wrap);
            planeOf(blob, i, 3).row(row).setTo(parallax.dot(out));
            planeOf(blob, i, 4).row(row).setTo(parallax.dot(rightOf(out)));
        }
    }
    return blob;
}

using RayPlaces = std::array<float, places>;  // probability of each position on a ray

struct Circle {
    cv::Point2d offset;  // its centre relative to the rays' start, mm
    double radiusMm = tokenDiameterMm / 2;

    double alongRay(cv::Point2d out) const {
        const double off = offset.dot(rightOf(out));
        return offset.dot(out) + std::sqrt(std::max(radiusMm * radiusMm - off * off, 1.0));
    }
    // Derivative of alongRay with respect to the centre and the radius.
    cv::Vec3d slope(cv::Point2d out) const {
        const double off = offset.dot(rightOf(out));
        const double reach = std::sqrt(std::max(radiusMm * radiusMm - off * off, 1.0));
        const cv::Point2d by = out - off / reach * rightOf(out);
        return {by.x, by.y, radiusMm / reach};
    }
};

// Fits a circle to the rays, in a window that narrows with each round. Returns the fraction of the rim detected.
double fitCircle(const std::vector<RayPlaces>& seen, Circle& circle) {
    constexpr std::array<double, 6> spreadsMm{1.6, 1.0, 0.7, 0.5, 0.4, 0.35};
    const cv::Vec3d priorWeight(0.05, 0.05, 0.02);  // keeps a hardly visible rim where it is expected
    constexpr StripScale scale{.firstMm = firstMm, .stepMm = stepMm, .background = 0.08};
    double weights = 0;
    for (const double spread : spreadsMm) {
        cv::Matx33d normal = cv::Matx33d::diag(priorWeight);
        cv::Vec3d pull = -priorWeight.mul({circle.offset.x, circle.offset.y, circle.radiusMm - tokenDiameterMm / 2});
        weights = 0;
        for (int ray = 0; ray < rays; ++ray) {
            const cv::Point2d out = outwards(ray);
            const double expected = circle.alongRay(out);
            const LineEstimate estimate = estimateLine(seen[static_cast<std::size_t>(ray)], scale, expected, spread);
            const cv::Vec3d slope = circle.slope(out);
            normal += estimate.weight * slope * slope.t();
            pull += estimate.weight * (estimate.mm - expected) * slope;
            weights += estimate.weight;
        }
        const cv::Vec3d step = normal.solve(pull, cv::DECOMP_CHOLESKY);
        circle.offset += cv::Point2d(step[0], step[1]);
        circle.radiusMm = std::clamp(circle.radiusMm + step[2], placeMm(0), placeMm(places - 1));
    }
    return weights / rays;
}

}  // namespace

DetectedTop DetectedTop::at(double otherHeightMm, const cv::Vec3d& camera) const {
    const double growth = (camera[2] - otherHeightMm) / (camera[2] - heightMm);
    const cv::Point2d below(camera[0], camera[1]);
    return {below + growth * (centerMm - below), otherHeightMm, radiusMm * growth, seen};
}

std::vector<DetectedTop> detectTops(const cv::Mat& photo, const CameraPose& pose, double gain,
                                    const std::vector<TopGuess>& guesses) {
    std::vector<DetectedTop> tops(guesses.size());
    std::vector<std::size_t> indices;
    std::vector<cv::Point3d> middles;
    for (std::size_t i = 0; i < guesses.size(); ++i) {
        if (guesses[i].heightMm > 0) {
            indices.push_back(i);
            middles.push_back(middleOf(pose, guesses[i]));
        }
    }
    if (indices.empty()) {
        return tops;
    }
    const cv::Mat answer = runNetwork(NetworkId::PlaceRims, raysAsBlob(photo, pose, gain, middles));
    for (std::size_t k = 0; k < indices.size(); ++k) {
        std::vector<RayPlaces> seen;
        const auto* logOdds = answer.ptr<float>(static_cast<int>(k));
        for (int ray = 0; ray < rays; ++ray) {
            toProbabilities(logOdds + static_cast<std::ptrdiff_t>(ray) * places, seen.emplace_back());
        }
        Circle circle;
        const double share = fitCircle(seen, circle);
        const cv::Point2d middle(middles[k].x, middles[k].y);
        tops[indices[k]] = {middle + circle.offset, middles[k].z, circle.radiusMm, share};
    }
    return tops;
}

}  // namespace concord::vision
