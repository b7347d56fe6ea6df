#include "sight.h"

#include "height_belief.h"

#include <algorithm>
#include <span>

namespace concord::vision {

namespace {

// Parts of the borders. In the wrong place it is 0.12 to 0.18 as a rule; other games with hexagons may show more.
constexpr double hardlySeen = 0.19;
constexpr double clearlySeen = 0.30;

// The pose set right by the borders, in a look or two.
void lookNear(Sight& sight, std::span<const SurfaceMatch> centers = {}, double loose = 1) {
    constexpr int looks = 2;
    constexpr double settledMm = 1;
    const PosePrior prior = priorAround(sight.work.pose, loose);
    for (int look = 0; look < looks; ++look) {
        const CameraPose before = sight.work.pose;
        const auto borders = seenBorders(sight.work, sight.light, sight.finding.side, Reach::Near);
        sight.work.pose = poseByBorders(prior, before, borders, centers);
        sight.borders = bordersInPlace(sight.work.pose, before, borders);
        if (apartMm(before, sight.work.pose) < settledMm) {
            break;
        }
    }
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

// Steeply from the side the borders are seen in front only, and how far the board leans away was guessed: the stacks
// hold its far side while the borders hold the near one.
void lean(Sight& sight, const std::stop_token& stop) {
    constexpr int looks = 4;
    constexpr double loose = 4;
    constexpr double settledMm = 1;
    for (int look = 0; look < looks && !stop.stop_requested(); ++look) {
        Sight other = sight;
        lookNear(other, seenCenters(sight.work, sight.light, sight.finding.side), loose);
        if (shareSeen(other.borders) < shareSeen(sight.borders)) {
            break;
        }
        const double apart = apartMm(sight.work.pose, other.work.pose);
        sight = std::move(other);
        if (apart < settledMm) {
            break;
        }
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
    if (shareSeen(sight.borders) <= clearlySeen) {
        lean(sight, stop);
    }
    sight.fit.pose = sight.work.pose.scaled(1 / sight.work.scale);
}

}  // namespace

double Sight::sureness() const {
    double sum = 0;
    for (const CellBelief& belief : beliefs) {
        sum += *std::max_element(belief.stacks.begin(), belief.stacks.end());
    }
    return sum / static_cast<double>(beliefs.size());
}

bool Sight::isPlaceSure() const { return shareSeen(borders) > hardlySeen; }

bool Sight::isPlausible() const {
    constexpr double sure = 0.86;
    return shareSeen(borders) > clearlySeen || (isPlaceSure() && sureness() > sure);
}

bool Sight::isNoBoard() const {
    constexpr double poorQuality = 0.62;
    constexpr double hardlySure = 0.68;
    return finding.quality() < poorQuality && !isPlaceSure() && sureness() < hardlySure;
}

bool Sight::isMorePlausibleThan(const Sight& other) const {
    return sureness() + shareSeen(borders) > other.sureness() + shareSeen(other.borders);
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
    return sight;
}

}  // namespace concord::vision
