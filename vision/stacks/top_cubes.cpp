#include "vision/stacks/top_cubes.h"

#include "vision/geometry/patches.h"
#include "vision/geometry/strips.h"
#include "vision/networks/network.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::vision {

namespace {

constexpr int width = 51;
constexpr int height = 56;
constexpr double stepMm = 0.6;
constexpr double nearMm = 12;  // the lowest row, from the top's middle towards the camera
constexpr int channels = 9;    // the top, the others of its colour, whether there are any, the slant

// The top in its plane, the camera below.
void placeView(const CameraPose& pose, const SeenTop& top, cv::Mat& map, int first) {
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
        placeBetween(at(-reachMm), at(0), at(reachMm), {map.ptr<cv::Point2f>(first + i), length});
    }
}

// How far away a thing higher seems to lie; pixels of the photo a millimetre, by ten.
std::array<float, 2> slantOf(const CameraPose& pose, const SeenTop& top) {
    const cv::Vec3d sight = pose.position() - cv::Vec3d(top.centerMm.x, top.centerMm.y, top.heightMm);
    return {static_cast<float>(std::hypot(sight[0], sight[1]) / sight[2]),
            static_cast<float>(pose.focalPx / cv::norm(sight) / 10)};
}

// The mean of the other tops of each one's colour.
void putOthers(cv::Mat& blob, const std::vector<Token>& colours) {
    for (int i = 0; i < blob.size[0]; ++i) {
        int count = 0;
        for (int c = 0; c < 3; ++c) {
            planeOf(blob, i, 3 + c).setTo(0);
        }
        for (int k = 0; k < blob.size[0]; ++k) {
            if (k != i && colours[static_cast<std::size_t>(k)] == colours[static_cast<std::size_t>(i)]) {
                ++count;
                for (int c = 0; c < 3; ++c) {
                    planeOf(blob, i, 3 + c) += planeOf(blob, k, c);
                }
            }
        }
        for (int c = 0; c < 3; ++c) {
            planeOf(blob, i, 3 + c) /= std::max(count, 1);
        }
        planeOf(blob, i, 6).setTo(count > 0 ? 1 : 0);
    }
}

Token likeliestTop(const CellBelief& belief) {
    return *std::max_element(allTokens.begin(), allTokens.end(),
                             [&](Token a, Token b) { return belief.topIs(a) < belief.topIs(b); });
}

double likeliestHeight(const CellBelief& belief) {
    const auto p = belief.heights();
    return static_cast<double>(std::max_element(p.begin() + 1, p.end()) - p.begin());
}

void weigh(CellBelief& belief, const float* logOdds) {
    constexpr double trust = 0.65;  // the other networks saw the same photo; chosen on boards that none of them saw
    if (!std::all_of(logOdds, logOdds + cubeKinds, [](float v) { return std::isfinite(v); })) {
        return;  // no camera is where the pose puts it
    }
    const float most = *std::max_element(logOdds, logOdds + cubeKinds);
    constexpr double least = 1e-12;  // nothing is ever held for impossible
    double sum = 0;
    for (std::size_t k = 0; k < belief.cubes.size(); ++k) {
        belief.cubes[k] = std::max(least, belief.cubes[k] * std::exp(trust * (logOdds[k] - most)));
        sum += belief.cubes[k];
    }
    for (double& p : belief.cubes) {
        p /= sum;
    }
}

}  // namespace

void weighCubes(std::vector<CellBelief>& beliefs, const cv::Mat& photo, const CameraPose& pose, double gain,
                const std::vector<SeenTop>& tops, const TokenSize& token) {
    std::vector<std::size_t> which;
    for (std::size_t i = 0; i < tops.size(); ++i) {
        if (tops[i].radiusMm > 0) {
            which.push_back(i);
        }
    }
    if (which.empty()) {
        return;
    }
    const int count = static_cast<int>(which.size());
    cv::Mat map(count * height, width, CV_32FC2);
    std::vector<SeenTop> seen;
    std::vector<Token> colours;
    for (int k = 0; k < count; ++k) {
        const std::size_t i = which[static_cast<std::size_t>(k)];
        seen.push_back(tops[i].at(likeliestHeight(beliefs[i]) * token.thicknessMm, pose.position()));
        colours.push_back(likeliestTop(beliefs[i]));
        placeView(pose, seen.back(), map, k * height);
    }
    cv::Mat blob = patchesAsBlob(photo, map, gain, count, channels);
    putOthers(blob, colours);
    for (int k = 0; k < count; ++k) {
        const auto slant = slantOf(pose, seen[static_cast<std::size_t>(k)]);
        planeOf(blob, k, 7).setTo(slant[0]);
        planeOf(blob, k, 8).setTo(slant[1]);
    }
    const cv::Mat answer = runNetwork(NetworkId::FindCubes, blob);
    for (int k = 0; k < count; ++k) {
        weigh(beliefs[which[static_cast<std::size_t>(k)]], answer.ptr<float>(k));
    }
}

}  // namespace concord::vision
