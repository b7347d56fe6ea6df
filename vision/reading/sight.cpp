#include "vision/reading/sight.h"

#include "vision/reading/refine_pose.h"
#include "vision/stacks/top_cubes.h"
#include "vision/stacks/top_heights.h"
#include "vision/stacks/top_walls.h"

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

// Threshold for shareSeen(). In the wrong place it is usually 0.12 to 0.18, more for other games with hexagons.
constexpr double hardlySeen = 0.19;

std::vector<CellPosterior> posteriorsFrom(const Sight& sight) {
    constexpr double unsurePlaceMm = 4;
    const double errorMm = sight.isPlaceSure() ? 0 : unsurePlaceMm;
    return posteriorsOf(sight.evidence, std::max(errorMm, sight.fit.medianErrorMm));
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

bool Sight::isMorePlausibleThan(const Sight& other) const {
    constexpr double outline = 0.5;  // weight of the plate's quality
    const auto plausibility = [](const Sight& s) {
        return s.certainty() + shareSeen(s.borders) + outline * s.finding.quality();
    };
    return plausibility(*this) > plausibility(other);
}

std::optional<Sight> glanceAt(const Photo& photo, const BoardFinding& finding) {
    const auto fit = poseOf(finding, photo.bgr.size(), photo.focal35mm);
    if (!fit) {
        return std::nullopt;
    }
    Sight sight;
    sight.finding = finding;
    sight.fit = *fit;
    sight.work = workImage(photo.bgr, sight.fit.pose);
    sight.light = measureLight(sight.work);
    refinePose(sight);
    if (shareSeen(sight.borders) <= clearlySeen) {
        sight.evidence = glanceAtStacks(sight.work, sight.light, finding.side);
        sight.posteriors = posteriorsFrom(sight);
    }
    return sight;
}

void readCells(Sight& sight, const Photo& photo, const std::function<void(Stage)>& begin, const std::stop_token& stop) {
    begin(Stage::ReadStacks);
    refinePoseFurther(sight, stop);
    sight.evidence = readStacks(sight.work, sight.light, sight.finding.side);
    begin(Stage::Confidence);
    sight.posteriors = posteriorsFrom(sight);
    sight.tops = detectTops(photo.bgr, sight.fit.pose, sight.light.gain,
                            topGuesses(sight.work, sight.evidence, sight.posteriors));
    sight.token = updateHeights(sight.posteriors, sight.tops, sight.finding.side, sight.fit.pose.position());
    updateUnderRed(sight.posteriors, photo.bgr, sight.fit.pose, sight.light.gain, sight.tops, sight.token);
    updateCubes(sight.posteriors, photo.bgr, sight.fit.pose, sight.light.gain, sight.tops, sight.token);
}

}  // namespace concord::vision
