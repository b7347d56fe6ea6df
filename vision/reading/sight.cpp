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

// Parts of the borders. In the wrong place it is 0.12 to 0.18 as a rule; other games with hexagons may show more.
constexpr double hardlySeen = 0.19;
constexpr double clearlySeen = 0.30;
constexpr double widelySeen = 0.36;  // not in front only

// The pose set right by the borders. A third of what there is to see tells whether the rest is looked at from here.
void lookNear(Sight& sight, std::span<const SurfaceMatch> centers = {}, double loose = 1) {
    constexpr double settledMm = 1;
    const PosePrior prior = priorAround(sight.work.pose, loose);
    const auto look = [&](BorderPoints points) {
        return seenBorders(sight.work, sight.light, sight.finding.side, Reach::Near, points);
    };
    std::vector<SeenBorder> borders = look(BorderPoints::Middle);
    const CameraPose there = poseByBorders(prior, sight.work.pose, borders, centers);
    if (apartMm(sight.work.pose, there) < settledMm) {
        const std::vector<SeenBorder> beside = look(BorderPoints::Beside);
        borders.insert(borders.end(), beside.begin(), beside.end());
    } else {
        sight.work.pose = there;
        borders = look(BorderPoints::All);
    }
    const CameraPose before = sight.work.pose;
    sight.work.pose = poseByBorders(prior, before, borders, centers);
    sight.borders = bordersInPlace(sight.work.pose, before, borders);
}

// The place may have been mistaken by a centimetre or two: from each look the next one starts.
void lookFar(Sight& sight, const std::stop_token& stop) {
    constexpr int looks = 6;
    constexpr double loose = 5;
    constexpr double settledMm = 2;
    for (int look = 0; look < looks && !stop.stop_requested(); ++look) {
        const CameraPose before = sight.work.pose;
        const auto borders = seenBorders(sight.work, sight.light, sight.finding.side, Reach::Far);
        sight.work.pose = poseByBorders(priorAround(before, loose), before, borders);
        if (apartMm(before, sight.work.pose) < settledMm) {
            break;
        }
    }
}

// The stacks themselves tell where they stand; what lies far off is seen better from nearer by.
void lookAtCenters(Sight& sight, const std::stop_token& stop) {
    constexpr int rounds = 2;
    constexpr double settledMm = 2.5;
    const CameraPose first = sight.work.pose;
    for (int round = 0; round < rounds && !stop.stop_requested(); ++round) {
        const CameraPose before = sight.work.pose;
        sight.work.pose = mendedPose(first, seenCenters(sight.work, sight.light, sight.finding.side));
        if (apartMm(before, sight.work.pose) < settledMm) {
            break;
        }
    }
}

// The middle of the borders that are seen in their place, mm on the board's surface.
cv::Point2d middleSeen(const std::vector<BorderSpot>& borders) {
    cv::Point2d sum;
    double weights = 0;
    for (const BorderSpot& spot : borders) {
        sum += spot.seen * spot.at;
        weights += spot.seen;
    }
    return weights > 0 ? sum / weights : cv::Point2d();
}

// The board leaning farther away from the camera by an angle, about a line across through `pivot`.
CameraPose leaning(const CameraPose& pose, cv::Point2d pivot, double angle) {
    const cv::Vec3d sight = pose.position() - cv::Vec3d(pivot.x, pivot.y, 0);
    const double away = std::max(std::hypot(sight[0], sight[1]), 1e-6);
    cv::Matx33d turn;
    cv::Rodrigues(cv::Vec3d(-sight[1], sight[0], 0) * (-angle / away), turn);
    const cv::Vec3d at(pivot.x, pivot.y, 0);
    CameraPose leant = pose;
    leant.R = pose.R * turn;
    leant.t = pose.R * (at - turn * at) + pose.t;
    return leant;
}

// Steeply from the side the borders are seen in front only, and how far the board leans away was guessed: it is tried
// some degrees more and less, and the stacks hold its far side while the borders hold the near one.
void lean(Sight& sight, const std::stop_token& stop) {
    constexpr double loose = 4;
    constexpr int rounds = 3;
    const auto keepIfBetter = [&](Sight other, std::span<const SurfaceMatch> centers, double howLoose) {
        lookNear(other, centers, howLoose);
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
                other.work.pose = leaning(sight.work.pose, middleSeen(sight.borders), angle);
                moved |= keepIfBetter(std::move(other), {}, 1);
            }
        }
    }
    if (!stop.stop_requested()) {
        keepIfBetter(sight, seenCenters(sight.work, sight.light, sight.finding.side), loose);
    }
}

// Where few borders are seen, from where the stacks lead and from a look farther around more may be.
void settlePose(Sight& sight, const std::stop_token& stop) {
    using Way = std::function<void(Sight&)>;
    const Way byStacks = [&](Sight& s) { lookAtCenters(s, stop); };
    const Way fartherAround = [&](Sight& s) { lookFar(s, stop); };
    lookNear(sight);
    for (const Way& way : {byStacks, fartherAround, byStacks, fartherAround}) {
        if (shareSeen(sight.borders) > clearlySeen) {
            break;
        }
        Sight other = sight;
        way(other);
        lookNear(other);
        if (shareSeen(other.borders) > shareSeen(sight.borders)) {
            sight = std::move(other);
        }
    }
    if (shareSeen(sight.borders) <= widelySeen) {
        lean(sight, stop);
    }
    sight.fit.pose = sight.work.pose.scaled(1 / sight.work.scale);
}

// Part of the plate's rim that lies outside the photo.
double shareOutside(const CameraPose& pose) {
    const cv::Rect2d photo({0, 0}, pose.size);
    const auto& rim = plateOutlineMm();
    const auto outside = std::count_if(rim.begin(), rim.end(), [&](const cv::Point2d& p) {
        return !photo.contains(pose.photoFromBoard({p.x, p.y, 0}));
    });
    return static_cast<double>(outside) / static_cast<double>(rim.size());
}

}  // namespace

double Sight::sureness() const {
    double sum = 0;
    for (const CellBelief& belief : beliefs) {
        sum += *std::max_element(belief.stacks.begin(), belief.stacks.end());
    }
    return sum / static_cast<double>(beliefs.size());
}

double Sight::emptiness() const {
    const auto nothing = static_cast<std::size_t>(Stack().kind());
    double sum = 0;
    for (const CellBelief& belief : beliefs) {
        sum += belief.stacks[nothing];
    }
    return sum / static_cast<double>(beliefs.size());
}

bool Sight::isPlaceSure() const { return shareSeen(borders) > hardlySeen; }

bool Sight::isPlausible() const {
    constexpr double sure = 0.86;
    return shareSeen(borders) > clearlySeen || (isPlaceSure() && sureness() > sure);
}

bool Sight::isNoBoard() const {
    constexpr double poorQuality = 0.64;
    constexpr double nothingKnown = 0.58;  // of the stacks, where no borders are seen either
    constexpr double hardlySure = 0.76;    // the same of a poor plate
    constexpr double hexagonsOnly = 0.5;   // the same of a poor plate whose borders are seen
    constexpr double poorFitMm = 1.9;      // of eleven hundred boards none came to 1.3
    constexpr double poorBothMm = 1.1;     // of a poor plate; of three, two came to 0.7 and one, misread, to 1.15
    constexpr double mostlyOutside = 0.6;  // a plate of which so much lies beyond the photo's edge was guessed
    // Nothing stands in the way of seeing a bare board: of a hundred the poorest came to 0.76 and 0.90.
    constexpr double mostlyBare = 0.65;
    constexpr double bareQuality = 0.68;
    constexpr double bareSureness = 0.82;
    // From less of a slant not both are unclear, the plate and what stands on it: of seven hundred boards two came to
    // less, one read wrong altogether and one refused already.
    constexpr double littleSlantDeg = 34;
    constexpr double clearTogether = 1.5;
    const bool isPoor = finding.quality() < poorQuality;
    const double least = isPlaceSure() ? (isPoor ? hexagonsOnly : 0) : (isPoor ? hardlySure : nothingKnown);
    const bool bareButUnclear =
        emptiness() > mostlyBare && (finding.quality() < bareQuality || sureness() < bareSureness);
    const bool unclearTogether = fit.pose.tiltDeg() < littleSlantDeg && finding.quality() + sureness() < clearTogether;
    return fit.medianErrorMm > (isPoor ? poorBothMm : poorFitMm) || shareOutside(fit.pose) > mostlyOutside ||
           sureness() < least || bareButUnclear || unclearTogether;
}

bool Sight::isMorePlausibleThan(const Sight& other) const {
    constexpr double outline = 0.5;  // how well the plate fits counts half
    const auto plausibility = [](const Sight& s) {
        return s.sureness() + shareSeen(s.borders) + outline * s.finding.quality();
    };
    return plausibility(*this) > plausibility(other);
}

std::optional<Sight> lookThere(const Photo& photo, const BoardFinding& finding, const std::function<void(Stage)>& begin,
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
    settlePose(sight, stop);
    sight.evidence = readStacks(sight.work, sight.light, finding.side);
    begin(Stage::Confidence);
    constexpr double unsurePlaceMm = 4;
    const double errorMm = sight.isPlaceSure() ? 0 : unsurePlaceMm;
    sight.beliefs = believe(sight.evidence, std::max(errorMm, sight.fit.medianErrorMm));
    sight.tops =
        seenTops(photo.bgr, sight.fit.pose, sight.light.gain, topGuesses(sight.work, sight.evidence, sight.beliefs));
    sight.token = weighHeights(sight.beliefs, sight.tops, finding.side, sight.fit.pose.position());
    weighUnderRed(sight.beliefs, photo.bgr, sight.fit.pose, sight.light.gain, sight.tops, sight.token);
    weighCubes(sight.beliefs, photo.bgr, sight.fit.pose, sight.light.gain, sight.tops, sight.token);
    return sight;
}

}  // namespace concord::vision
