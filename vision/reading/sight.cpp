#include "vision/reading/sight.h"

#include "vision/geometry/board_frame.h"
#include "vision/stacks/top_cubes.h"
#include "vision/stacks/top_heights.h"
#include "vision/stacks/top_walls.h"

#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <cmath>
#include <span>

namespace concord::vision {

namespace {

// Thresholds for shareSeen(). In the wrong place it is usually 0.12 to 0.18, more for other games with hexagons.
constexpr double hardlySeen = 0.19;
constexpr double clearlySeen = 0.30;
constexpr double widelySeen = 0.36;  // not only at the near side

// Refines the pose by the borders. A third of the border points decides whether the others are searched for with the
// old pose or with a new one.
void refinePoseFine(Sight& sight, std::span<const SurfaceMatch> centers = {}, double looseness = 1) {
    constexpr double convergedMm = 1;
    const PosePrior prior = priorAround(sight.work.pose, looseness);
    const auto detect = [&](BorderPoints points) {
        return detectBorders(sight.work, sight.light, sight.finding.side, BorderSearch::Fine, points);
    };
    std::vector<DetectedBorder> borders = detect(BorderPoints::Middle);
    const CameraPose there = poseFromBorders(prior, sight.work.pose, borders, centers);
    if (cornerDistanceMm(sight.work.pose, there) < convergedMm) {
        const std::vector<DetectedBorder> beside = detect(BorderPoints::Beside);
        borders.insert(borders.end(), beside.begin(), beside.end());
    } else {
        sight.work.pose = there;
        borders = detect(BorderPoints::All);
    }
    const CameraPose before = sight.work.pose;
    sight.work.pose = poseFromBorders(prior, before, borders, centers);
    sight.borders = checkBorders(sight.work.pose, before, borders);
}

// For positions that are off by a centimetre or two. Each round starts from the pose of the one before.
void refinePoseCoarse(Sight& sight, const std::stop_token& stop) {
    constexpr int maxRounds = 6;
    constexpr double looseness = 5;
    constexpr double convergedMm = 2;
    for (int round = 0; round < maxRounds && !stop.stop_requested(); ++round) {
        const CameraPose before = sight.work.pose;
        const auto borders = detectBorders(sight.work, sight.light, sight.finding.side, BorderSearch::Coarse);
        sight.work.pose = poseFromBorders(priorAround(before, looseness), before, borders);
        if (cornerDistanceMm(before, sight.work.pose) < convergedMm) {
            break;
        }
    }
}

// Refines the pose by the detected centres of the cells, again from the corrected pose if it moved far.
void refinePoseFromStacks(Sight& sight, const std::stop_token& stop) {
    constexpr int rounds = 2;
    constexpr double convergedMm = 2.5;
    const CameraPose first = sight.work.pose;
    for (int round = 0; round < rounds && !stop.stop_requested(); ++round) {
        const CameraPose before = sight.work.pose;
        sight.work.pose = poseFromCenters(first, detectCenters(sight.work, sight.light, sight.finding.side));
        if (cornerDistanceMm(before, sight.work.pose) < convergedMm) {
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

// The pose with the board tilted further away from the camera, about an axis through `pivot` across the line of sight.
CameraPose tilted(const CameraPose& pose, cv::Point2d pivot, double angle) {
    const cv::Vec3d sight = pose.position() - cv::Vec3d(pivot.x, pivot.y, 0);
    const double away = std::max(std::hypot(sight[0], sight[1]), 1e-6);
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(-sight[1], sight[0], 0) * (-angle / away), turn);
    const cv::Vec3d at(pivot.x, pivot.y, 0);
    CameraPose result = pose;
    result.R = pose.R * turn;
    result.t = pose.R * (at - turn * at) + pose.t;
    return result;
}

// In steep views only the near borders are visible, which leaves the board's tilt uncertain. Tries some degrees more
// and less, then lets the stacks constrain the far side while the borders constrain the near one.
void refineTilt(Sight& sight, const std::stop_token& stop) {
    constexpr double looseness = 4;
    constexpr int rounds = 3;
    const auto keepIfBetter = [&](Sight other, std::span<const SurfaceMatch> centers, double scale) {
        refinePoseFine(other, centers, scale);
        const bool better = shareSeen(other.borders) > shareSeen(sight.borders);
        if (better) {
            sight = std::move(other);
        }
        return better;
    };
    bool moved = true;
    for (int round = 0; round < rounds && moved; ++round) {
        moved = false;
        for (const double angle : {0.04, 0.08, 0.12, -0.04}) {
            if (!stop.stop_requested() && shareSeen(sight.borders) <= widelySeen) {
                Sight other = sight;
                other.work.pose = tilted(sight.work.pose, middleSeen(sight.borders), angle);
                moved |= keepIfBetter(std::move(other), {}, 1);
            }
        }
    }
    if (!stop.stop_requested()) {
        keepIfBetter(sight, detectCenters(sight.work, sight.light, sight.finding.side), looseness);
    }
}

// Refines the pose by the borders. When few are visible, retries from poses given by the stacks and by a coarse search.
void refinePose(Sight& sight, const std::stop_token& stop) {
    using Step = std::function<void(Sight&)>;
    const Step fromStacks = [&](Sight& s) { refinePoseFromStacks(s, stop); };
    const Step coarse = [&](Sight& s) { refinePoseCoarse(s, stop); };
    refinePoseFine(sight);
    for (const Step& step : {fromStacks, coarse, fromStacks, coarse}) {
        if (shareSeen(sight.borders) > clearlySeen) {
            break;
        }
        Sight other = sight;
        step(other);
        refinePoseFine(other);
        if (shareSeen(other.borders) > shareSeen(sight.borders)) {
            sight = std::move(other);
        }
    }
    if (shareSeen(sight.borders) <= widelySeen) {
        refineTilt(sight, stop);
    }
    sight.fit.pose = sight.work.pose.scaled(1 / sight.work.scale);
}

// Fraction of the plate's edge that lies outside the photo.
double shareOutside(const CameraPose& pose) {
    const cv::Rect2d photo({0, 0}, pose.size);
    const auto& boardEdge = plateOutlineMm();
    const auto outside = std::count_if(boardEdge.begin(), boardEdge.end(), [&](const cv::Point2d& p) {
        return !photo.contains(pose.photoFromBoard({p.x, p.y, 0}));
    });
    return static_cast<double>(outside) / static_cast<double>(boardEdge.size());
}

}  // namespace

double Sight::certainty() const {
    double sum = 0;
    for (const CellPosterior& posterior : posteriors) {
        sum += *std::max_element(posterior.stacks.begin(), posterior.stacks.end());
    }
    return sum / static_cast<double>(posteriors.size());
}

double Sight::emptiness() const {
    const auto nothing = static_cast<std::size_t>(Stack().kind());
    double sum = 0;
    for (const CellPosterior& posterior : posteriors) {
        sum += posterior.stacks[nothing];
    }
    return sum / static_cast<double>(posteriors.size());
}

bool Sight::isPlaceSure() const { return shareSeen(borders) > hardlySeen; }

bool Sight::isPlausible() const {
    constexpr double sure = 0.86;
    return shareSeen(borders) > clearlySeen || (isPlaceSure() && certainty() > sure);
}

bool Sight::isNoBoard() const {
    constexpr double poorQuality = 0.64;
    constexpr double minCertaintyAlone = 0.58;  // when the borders are not visible either
    constexpr double poorCertainty = 0.76;      // the same for a poor plate
    constexpr double hexagonCertainty = 0.5;    // for a poor plate with visible borders
    constexpr double poorFitMm = 1.9;           // of 1100 boards none reached 1.3
    constexpr double poorBothMm = 1.1;          // for a poor plate; of three boards two had 0.7 and one, misread, 1.15
    constexpr double mostlyOutside = 0.6;       // a plate with so much of its edge outside the photo was guessed
    // Nothing hides a bare board: of 100, the worst quality was 0.76 and the worst certainty 0.90.
    constexpr double mostlyBare = 0.65;
    constexpr double bareQuality = 0.68;
    constexpr double bareCertainty = 0.82;
    // At low tilt the plate and the stacks are not both unclear: of 700 boards only two were below the sum, one of them
    // misread and one refused for other reasons.
    constexpr double lowTiltDeg = 34;
    constexpr double minSum = 1.5;
    const bool isPoor = finding.quality() < poorQuality;
    const double minCertainty =
        isPlaceSure() ? (isPoor ? hexagonCertainty : 0) : (isPoor ? poorCertainty : minCertaintyAlone);
    const bool isBareButUnclear =
        emptiness() > mostlyBare && (finding.quality() < bareQuality || certainty() < bareCertainty);
    const bool isUnclearOverall = fit.pose.tiltDeg() < lowTiltDeg && finding.quality() + certainty() < minSum;
    return fit.medianErrorMm > (isPoor ? poorBothMm : poorFitMm) || shareOutside(fit.pose) > mostlyOutside ||
           certainty() < minCertainty || isBareButUnclear || isUnclearOverall;
}

bool Sight::isMorePlausibleThan(const Sight& other) const {
    constexpr double outline = 0.5;  // weight of the plate's quality
    const auto plausibility = [](const Sight& s) {
        return s.certainty() + shareSeen(s.borders) + outline * s.finding.quality();
    };
    return plausibility(*this) > plausibility(other);
}

std::optional<Sight> readAt(const Photo& photo, const BoardFinding& finding, const std::function<void(Stage)>& begin,
                            const std::stop_token& stop) {
    begin(Stage::Pose);
    const auto fit = poseOf(finding, photo.bgr.size(), photo.focal35mm);
    if (!fit) {
        return std::nullopt;
    }
    Sight sight;
    sight.finding = finding;
    sight.fit = *fit;
    begin(Stage::Light);
    sight.work = workImage(photo.bgr, sight.fit.pose);
    sight.light = measureLight(sight.work);
    begin(Stage::ReadStacks);
    refinePose(sight, stop);
    sight.evidence = readStacks(sight.work, sight.light, finding.side);
    begin(Stage::Confidence);
    constexpr double unsurePlaceMm = 4;
    const double errorMm = sight.isPlaceSure() ? 0 : unsurePlaceMm;
    sight.posteriors = posteriorsOf(sight.evidence, std::max(errorMm, sight.fit.medianErrorMm));
    sight.tops = detectTops(photo.bgr, sight.fit.pose, sight.light.gain,
                            topGuesses(sight.work, sight.evidence, sight.posteriors));
    sight.token = updateHeights(sight.posteriors, sight.tops, finding.side, sight.fit.pose.position());
    updateUnderRed(sight.posteriors, photo.bgr, sight.fit.pose, sight.light.gain, sight.tops, sight.token);
    updateCubes(sight.posteriors, photo.bgr, sight.fit.pose, sight.light.gain, sight.tops, sight.token);
    return sight;
}

}  // namespace concord::vision
