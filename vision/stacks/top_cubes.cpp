#include "vision/stacks/top_cubes.h"

#include "vision/geometry/patches.h"
#include "vision/geometry/strips.h"
#include "vision/networks/network.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

constexpr int width = 51;
constexpr int height = 56;
constexpr double stepMm = 0.6;
constexpr double nearMm = 12;  // distance of the lowest row from the top's centre, towards the camera

// The planes of the network's input: the top's colours come first.
constexpr int othersPlane = 3;     // the mean of other tops of its colour
constexpr int hasOthersPlane = 6;  // 1 if there are any
constexpr int slantPlane = 7;
constexpr int scalePlane = 8;
constexpr int channels = 9;

// Writes to `map`, from row `first`, where each pixel of the network's view lies in the photo. The view shows the plane
// of the top from above, the side towards the camera at the bottom.
void placeView(const CameraPose& pose, const DetectedTop& top, cv::Mat& map, int first) {
    const cv::Vec3d camera = pose.position();
    cv::Point2d away = top.centerMm - cv::Point2d(camera[0], camera[1]);
    away /= std::max(cv::norm(away), 1e-9);
    const cv::Point2d right(away.y, -away.x);
    for (int i = 0; i < height; ++i) {
        const auto at = [&](double toTheRightMm) {
            const cv::Point2d p = top.centerMm + (stepMm * (height - 1 - i) - nearMm) * away + toTheRightMm * right;
            return pose.photoFromBoard({p.x, p.y, top.heightMm});
        };
        constexpr double reachMm = stepMm * (width - 1) / 2;
        const auto length = static_cast<std::size_t>(width);
        interpolateParabola(at(-reachMm), at(0), at(reachMm), {map.ptr<cv::Point2f>(first + i), length});
    }
}

struct SlantAndScale {
    double slant = 0;  // how far a point above the top seems displaced, per unit of height
    double scale = 0;  // pixels of the photo per 0.1 mm
};

SlantAndScale slantAndScale(const CameraPose& pose, const DetectedTop& top) {
    const cv::Vec3d sight = pose.position() - cv::Vec3d(top.centerMm.x, top.centerMm.y, top.heightMm);
    return {std::hypot(sight[0], sight[1]) / sight[2], pose.focalPx / cv::norm(sight) / 10};
}

// Fills in, for each top, the mean picture of the other tops of its colour.
void fillOthersPlanes(cv::Mat& blob, const std::vector<Token>& colours) {
    for (int i = 0; i < blob.size[0]; ++i) {
        int count = 0;
        for (int c = 0; c < 3; ++c) {
            planeOf(blob, i, othersPlane + c).setTo(0);
        }
        for (int k = 0; k < blob.size[0]; ++k) {
            if (k != i && colours[static_cast<std::size_t>(k)] == colours[static_cast<std::size_t>(i)]) {
                ++count;
                for (int c = 0; c < 3; ++c) {
                    planeOf(blob, i, othersPlane + c) += planeOf(blob, k, c);
                }
            }
        }
        for (int c = 0; c < 3; ++c) {
            planeOf(blob, i, othersPlane + c) /= std::max(count, 1);
        }
        planeOf(blob, i, hasOthersPlane).setTo(count > 0 ? 1 : 0);
    }
}

Token likeliestTop(const CellPosterior& posterior) {
    return *std::max_element(allTokens.begin(), allTokens.end(),
                             [&](Token a, Token b) { return posterior.topIs(a) < posterior.topIs(b); });
}

double likeliestHeight(const CellPosterior& posterior) {
    const auto p = posterior.heights();
    return static_cast<double>(std::max_element(p.begin() + 1, p.end()) - p.begin());
}

void update(CellPosterior& posterior, const float* logOdds) {
    // Below 1, because this network's evidence is not independent of the others'; chosen on held-out boards.
    constexpr double trust = 0.65;
    if (!std::all_of(logOdds, logOdds + cubeKinds, [](float v) { return std::isfinite(v); })) {
        return;  // the pose is impossible
    }
    const float highest = *std::max_element(logOdds, logOdds + cubeKinds);
    constexpr double minProbability = 1e-12;  // never zero
    double sum = 0;
    for (std::size_t k = 0; k < posterior.cubes.size(); ++k) {
        posterior.cubes[k] = std::max(minProbability, posterior.cubes[k] * std::exp(trust * (logOdds[k] - highest)));
        sum += posterior.cubes[k];
    }
    for (double& p : posterior.cubes) {
        p /= sum;
    }
}

}  // namespace

void updateCubes(std::vector<CellPosterior>& posteriors, const cv::Mat& photo, const CameraPose& pose, double gain,
                 const std::vector<DetectedTop>& tops, const TokenSize& token) {
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < tops.size(); ++i) {
        if (tops[i].radiusMm > 0) {
            indices.push_back(i);
        }
    }
    if (indices.empty()) {
        return;
    }
    const int count = static_cast<int>(indices.size());
    cv::Mat map(count * height, width, CV_32FC2);
    std::vector<DetectedTop> seen;
    std::vector<Token> colours;
    for (int k = 0; k < count; ++k) {
        const std::size_t i = indices[static_cast<std::size_t>(k)];
        seen.push_back(tops[i].at(likeliestHeight(posteriors[i]) * token.thicknessMm, pose.position()));
        colours.push_back(likeliestTop(posteriors[i]));
        placeView(pose, seen.back(), map, k * height);
    }
    cv::Mat blob = patchesAsBlob(photo, map, gain, count, channels);
    fillOthersPlanes(blob, colours);
    for (int k = 0; k < count; ++k) {
        const auto [slant, scale] = slantAndScale(pose, seen[static_cast<std::size_t>(k)]);
        planeOf(blob, k, slantPlane).setTo(slant);
        planeOf(blob, k, scalePlane).setTo(scale);
    }
    const cv::Mat answer = runNetwork(NetworkId::FindCubes, blob);
    for (int k = 0; k < count; ++k) {
        update(posteriors[indices[static_cast<std::size_t>(k)]], answer.ptr<float>(k));
    }
}

}  // namespace concord::vision
