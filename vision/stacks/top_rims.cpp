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

constexpr int wrap = 3;  // rays repeated at either end, as context for the network
constexpr int rows = rimRays + 2 * wrap;
constexpr int places = static_cast<int>(rimPlaces);
constexpr int margin = 10;  // context for the network beyond the positions, inwards and outwards
constexpr int length = places + 2 * margin;
constexpr int channels = 5;  // colour, and the parallax along the ray and across it

double placeMm(int place) { return firstRimMm + rimStepMm * place; }

// Where the rays start.
cv::Point3d middleOf(const CameraPose& pose, const TopGuess& guess) {
    const cv::Point2d p = pose.boardFromPhoto(guess.pixel, guess.heightMm);
    return {p.x, p.y, guess.heightMm};
}

// Pixels along the rays, one ray per row. Three of each ray are projected, the rest interpolated on a parabola.
void placeRays(const CameraPose& pose, const cv::Point3d& middle, cv::Mat& map, int firstRow) {
    for (int row = 0; row < rows; ++row) {
        const cv::Point2d out = rimRay(row - wrap);
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
            const cv::Point2d out = rimRay(row - wrap);
            planeOf(blob, i, 3).row(row).setTo(parallax.dot(out));
            planeOf(blob, i, 4).row(row).setTo(parallax.dot(rightOf(out)));
        }
    }
    return blob;
}

}  // namespace

DetectedTop DetectedTop::at(double otherHeightMm, const cv::Vec3d& camera) const {
    const double growth = (camera[2] - otherHeightMm) / (camera[2] - heightMm);
    const cv::Point2d below(camera[0], camera[1]);
    DetectedTop other{below + growth * (centerMm - below), otherHeightMm, radiusMm * growth, seen, radii};
    other.radii.stepMm *= growth;
    return other;
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
        const auto* logOdds = answer.ptr<float>(static_cast<int>(k));
        std::vector<RayPlaces> seen(rimRays);
        for (std::size_t ray = 0; ray < seen.size(); ++ray) {
            toProbabilities(logOdds + ray * rimPlaces, seen[ray]);
        }
        const RimCircle circle = fitRimCircle(seen);
        const cv::Point2d middle(middles[k].x, middles[k].y);
        tops[indices[k]] = {middle + circle.offset, middles[k].z, circle.radiusMm, circle.seen,
                            radiusDensity(seen, circle)};
    }
    return tops;
}

}  // namespace concord::vision
