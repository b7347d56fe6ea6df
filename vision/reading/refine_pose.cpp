#include "vision/reading/refine_pose.h"

#include "vision/geometry/board_frame.h"

#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <optional>
#include <span>
#include <utility>

namespace concord::vision {

namespace {

constexpr double widelySeen = 0.36;  // above this share, the visible borders are not only at the near side

// Refines the pose by the borders. A third of the border points comes first: if they hardly move the pose, the others
// are searched for with it too; otherwise all of them are searched for again with the new pose.
void refinePoseFine(Hypothesis& hypothesis, std::span<const SurfaceMatch> centers = {}, double looseness = 1) {
    constexpr double convergedMm = 1;
    const PosePrior prior = priorAround(hypothesis.work.pose, looseness);
    const auto detect = [&](BorderPoints points) {
        return detectBorders(hypothesis.work, hypothesis.light, hypothesis.finding.side, BorderSearch::Fine, points);
    };
    std::vector<DetectedBorder> borders = detect(BorderPoints::Middle);
    const CameraPose fitted = poseFromBorders(prior, hypothesis.work.pose, borders, centers);
    if (cornerDistanceMm(hypothesis.work.pose, fitted) < convergedMm) {
        const std::vector<DetectedBorder> besideMiddle = detect(BorderPoints::Beside);
        borders.insert(borders.end(), besideMiddle.begin(), besideMiddle.end());
    } else {
        hypothesis.work.pose = fitted;
        borders = detect(BorderPoints::All);
    }
    const CameraPose before = hypothesis.work.pose;
    hypothesis.work.pose = poseFromBorders(prior, before, borders, centers);
    hypothesis.borders = checkBorders(hypothesis.work.pose, before, borders);
}

// For positions that are off by a centimetre or two. Each round starts from the pose of the one before.
void refinePoseCoarse(Hypothesis& hypothesis, const std::stop_token& stop) {
    constexpr int maxRounds = 6;
    constexpr double looseness = 5;
    constexpr double convergedMm = 2;
    for (int round = 0; round < maxRounds && !stop.stop_requested(); ++round) {
        const CameraPose before = hypothesis.work.pose;
        const auto borders =
            detectBorders(hypothesis.work, hypothesis.light, hypothesis.finding.side, BorderSearch::Coarse);
        hypothesis.work.pose = poseFromBorders(priorAround(before, looseness), before, borders);
        hypothesis.evidence.clear();
        if (cornerDistanceMm(before, hypothesis.work.pose) < convergedMm) {
            break;
        }
    }
}

// The cells' centres as detected: by the first glance, if the pose is still the same.
std::vector<SurfaceMatch> centersAt(const Hypothesis& hypothesis) {
    const Side side = hypothesis.finding.side;
    return centersOf(
        hypothesis.evidence.empty() ? glanceAtStacks(hypothesis.work, hypothesis.light, side) : hypothesis.evidence,
        side);
}

// Refines the first pose by the centres of the cells. If it moves far, they are detected once more with the new pose.
void refinePoseFromStacks(Hypothesis& hypothesis, const std::stop_token& stop) {
    constexpr int rounds = 2;
    constexpr double convergedMm = 2.5;
    const CameraPose first = hypothesis.work.pose;
    for (int round = 0; round < rounds && !stop.stop_requested(); ++round) {
        const CameraPose before = hypothesis.work.pose;
        hypothesis.work.pose = poseFromCenters(first, centersAt(hypothesis));
        hypothesis.evidence.clear();
        if (cornerDistanceMm(before, hypothesis.work.pose) < convergedMm) {
            break;
        }
    }
}

// The mean position of the visible borders, mm on the board's surface.
cv::Point2d middleSeen(const std::vector<BorderSpot>& borders) {
    cv::Point2d sum;
    double weights = 0;
    for (const BorderSpot& spot : borders) {
        sum += spot.seen * spot.at;
        weights += spot.seen;
    }
    return weights > 0 ? sum / weights : cv::Point2d();
}

// The pose with the board turned about a point of its surface.
CameraPose turned(const CameraPose& pose, const cv::Vec3d& pivot, const cv::Vec3d& rotation) {
    cv::Matx33d turn;
    cv::Rodrigues(rotation, turn);
    CameraPose result = pose;
    result.R = pose.R * turn;
    result.t = pose.R * (pivot - turn * pivot) + pose.t;
    return result;
}

// The pose with the board tilted further away from the camera, about an axis through `pivot` across the line of sight.
CameraPose tilted(const CameraPose& pose, cv::Point2d pivot, double angle) {
    const cv::Vec3d at(pivot.x, pivot.y, 0);
    const cv::Vec3d sight = pose.position() - at;
    const double horizontal = std::max(std::hypot(sight[0], sight[1]), 1e-6);
    return turned(pose, at, cv::Vec3d(-sight[1], sight[0], 0) * (-angle / horizontal));
}

// In steep views only the near borders are visible, which leaves the board's tilt uncertain. Tries a few degrees more
// and less, then lets the stacks constrain the far side while the borders constrain the near one.
void refineTilt(Hypothesis& hypothesis, const std::stop_token& stop) {
    constexpr double looseness = 4;
    constexpr int rounds = 3;
    const auto keepIfBetter = [&](Hypothesis other, std::span<const SurfaceMatch> centers, double priorLooseness) {
        refinePoseFine(other, centers, priorLooseness);
        const bool better = shareSeen(other.borders) > shareSeen(hypothesis.borders);
        if (better) {
            hypothesis = std::move(other);
        }
        return better;
    };
    bool moved = true;
    for (int round = 0; round < rounds && moved; ++round) {
        moved = false;
        for (const double angle : {0.04, 0.08, 0.12, -0.04}) {
            if (!stop.stop_requested() && shareSeen(hypothesis.borders) <= widelySeen) {
                Hypothesis other = hypothesis;
                other.work.pose = tilted(hypothesis.work.pose, middleSeen(hypothesis.borders), angle);
                other.evidence.clear();
                moved |= keepIfBetter(std::move(other), {}, 1);
            }
        }
    }
    if (!stop.stop_requested()) {
        keepIfBetter(hypothesis, centersAt(hypothesis), looseness);
    }
}

// Poses around one of which only a part of the borders may be visible: the board shifted; turned about that part, or
// nearer and farther, as seen from there.
std::vector<CameraPose> posesAround(const Hypothesis& hypothesis) {
    constexpr double shiftMm = 6;
    constexpr double turn = 0.07;  // radians
    constexpr double tilt = 0.10;
    constexpr double closer = 0.05;  // of the distance
    constexpr int directions = 8;
    const CameraPose& pose = hypothesis.work.pose;
    const cv::Point2d middle = middleSeen(hypothesis.borders);
    const cv::Vec3d pivot(middle.x, middle.y, 0);
    std::vector<CameraPose> poses;
    const auto moved = [&](const cv::Vec3d& offset) {
        CameraPose& other = poses.emplace_back(pose);
        other.t += offset;
    };
    for (int i = 0; i < directions; ++i) {
        const double angle = i * 2 * std::numbers::pi / directions;
        moved(pose.R * cv::Vec3d(std::cos(angle), std::sin(angle), 0) * shiftMm);
    }
    for (const double sign : {-1.0, 1.0}) {
        moved(sign * closer * (pose.R * pivot + pose.t));
        for (const cv::Vec3d& rotation : {cv::Vec3d(tilt, 0, 0), cv::Vec3d(0, tilt, 0), cv::Vec3d(0, 0, turn)}) {
            poses.push_back(turned(pose, pivot, sign * rotation));
        }
    }
    return poses;
}

// Refines the pose for as long as that makes more borders visible.
void refinePoseUntilSettled(Hypothesis& hypothesis, double looseness, const std::stop_token& stop) {
    constexpr int maxRounds = 5;
    for (int round = 0; round < maxRounds && !stop.stop_requested(); ++round) {
        Hypothesis other = hypothesis;
        refinePoseFine(other, {}, looseness);
        if (shareSeen(other.borders) <= shareSeen(hypothesis.borders)) {
            break;
        }
        hypothesis = std::move(other);
    }
}

}  // namespace

void refinePose(Hypothesis& hypothesis) {
    refinePoseFine(hypothesis);
    hypothesis.fit.pose = hypothesis.work.pose.scaled(1 / hypothesis.work.scale);
}

void refinePoseFurther(Hypothesis& hypothesis, const std::stop_token& stop) {
    using Step = std::function<void(Hypothesis&)>;
    const Step fromStacks = [&](Hypothesis& one) { refinePoseFromStacks(one, stop); };
    const Step coarse = [&](Hypothesis& one) { refinePoseCoarse(one, stop); };
    for (const Step& step : {fromStacks, coarse, fromStacks, coarse}) {
        if (shareSeen(hypothesis.borders) > clearlySeen) {
            break;
        }
        Hypothesis other = hypothesis;
        step(other);
        refinePoseFine(other);
        if (shareSeen(other.borders) > shareSeen(hypothesis.borders)) {
            hypothesis = std::move(other);
        }
    }
    if (shareSeen(hypothesis.borders) <= widelySeen) {
        refineTilt(hypothesis, stop);
    }
    hypothesis.fit.pose = hypothesis.work.pose.scaled(1 / hypothesis.work.scale);
}

void refinePoseAround(Hypothesis& hypothesis, const std::stop_token& stop) {
    constexpr double looseness = 2;
    std::optional<Hypothesis> best;
    for (const CameraPose& pose : posesAround(hypothesis)) {
        if (stop.stop_requested()) {
            return;
        }
        Hypothesis other = hypothesis;
        other.work.pose = pose;
        other.evidence.clear();
        refinePoseFine(other, {}, looseness);
        refinePoseFine(other, {}, looseness);
        if (!best || shareSeen(other.borders) > shareSeen(best->borders)) {
            best = std::move(other);
        }
    }
    refinePoseUntilSettled(*best, looseness, stop);
    if (shareSeen(best->borders) > shareSeen(hypothesis.borders)) {
        hypothesis = std::move(*best);
        hypothesis.fit.pose = hypothesis.work.pose.scaled(1 / hypothesis.work.scale);
    }
}

}  // namespace concord::vision
