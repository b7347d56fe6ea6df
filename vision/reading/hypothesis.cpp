#include "vision/reading/hypothesis.h"

#include "vision/geometry/board_frame.h"
#include "vision/reading/refine_pose.h"
#include "vision/stacks/reflections.h"
#include "vision/stacks/top_heights.h"
#include "vision/stacks/veil.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace concord::vision {

namespace {

// Threshold for shareSeen(). In the wrong place it is usually 0.12 to 0.18, more for other games with hexagons.
constexpr double hardlySeen = 0.19;

std::vector<CellPosterior> posteriorsFrom(const Sight& sight) {
    constexpr double unsurePlaceMm = 4;
    const double errorMm = sight.isPlaceSure() ? 0 : unsurePlaceMm;
    return posteriorsOf(sight.evidence, std::max(errorMm, sight.fit.medianErrorMm));
}

// The position that the fit gives, refined by the borders.
Sight placed(const Photo& photo, const BoardFinding& finding, const PoseFit& fit, Framing framing) {
    Sight sight;
    sight.finding = finding;
    sight.fit = fit;
    sight.framing = framing;
    sight.bgr = photo.bgr;
    sight.work = workImage(photo.bgr, fit.pose);
    sight.asPhotographed = sight.work;
    if (const auto veil = measureVeil(sight.work, finding.side)) {
        sight.bgr = withoutVeil(photo.bgr, fit.pose, *veil);
        sight.work = workImage(sight.bgr, fit.pose);
    }
    const auto reflections = findReflections(sight.work);
    if (!reflections.empty()) {
        sight.bgr = withoutReflections(sight.bgr, reflections, sight.work.scale);
        sight.work = workImage(sight.bgr, fit.pose);
    }
    sight.light = measureLight(sight.work);
    refinePose(sight);
    sight.asPhotographed.pose = sight.work.pose;
    return sight;
}

// The same board found again as in a cropped photo, for the search assumes a whole one. Nothing when a whole photo
// explains it as well.
std::optional<Sight> placedAsCropped(const Photo& photo, const Sight& whole) {
    constexpr double leastGain = 8;   // of the cost; that of most whole photos is smaller
    constexpr double leastCost = 12;  // no fit has cost less
    constexpr std::size_t enough = 120;
    if (whole.fit.cost < leastCost + leastGain) {
        return std::nullopt;
    }
    const auto first =
        fitPhoto(someOf(whole.finding.matches, enough), photo.bgr.size(), photo.focal35mm, Framing::Cropped);
    if (!first || first->cost + leastGain > whole.fit.cost) {
        return std::nullopt;
    }
    auto finding = refineCroppedBoard(photo.bgr, surfaceHomography(first->pose));
    if (!finding || finding->quality() < minBoardQuality) {
        return std::nullopt;
    }
    const auto fit = fitPhoto(finding->matches, photo.bgr.size(), photo.focal35mm, Framing::Cropped);
    if (!fit) {
        return std::nullopt;
    }
    finding->side = whole.finding.side;
    finding->sideConfidence = whole.finding.sideConfidence;
    return placed(photo, *finding, *fit, Framing::Cropped);
}

// The tops of stacks whose height is certain enough, where they were detected.
std::vector<SurfaceMatch> knownTops(const Sight& sight) {
    constexpr double sure = 0.8;
    std::vector<SurfaceMatch> tops;
    for (std::size_t i = 0; i < sight.evidence.size(); ++i) {
        const auto heights = sight.posteriors[i].heights();
        const auto likeliest = std::max_element(heights.begin(), heights.end());
        const auto tokens = static_cast<double>(likeliest - heights.begin());
        if (tokens > 0 && *likeliest > sure) {
            tops.push_back({.pixel = sight.evidence[i].top,
                            .boardMm = cellCenterMm(sight.finding.side, sight.evidence[i].cell),
                            .weight = *likeliest,
                            .heightMm = tokens * tokenThicknessMm});
        }
    }
    return tops;
}

// Of a cropped photo: what the stacks show about the camera, and the stacks again with the better camera.
void refineCroppedCamera(Sight& sight) {
    CameraPrior camera = sight.fit.camera;
    camera.focalPx *= sight.work.scale;
    camera.axis *= sight.work.scale;
    sight.work.pose = cameraFromTops(sight.work.pose, camera, knownTops(sight));
    sight.fit.pose = sight.work.pose.scaled(1 / sight.work.scale);
    sight.evidence = readStacks(sight.work, sight.light, sight.finding.side);
    sight.posteriors = posteriorsFrom(sight);
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

bool Sight::isPlaceSure() const { return shareSeen(borders) > hardlySeen && !isCroppedFarOff(fit.pose); }

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
    constexpr double clearGain = 0.02;  // of the borders seen
    const auto fit = fitPhoto(finding.matches, photo.bgr.size(), photo.focal35mm, Framing::Whole);
    if (!fit) {
        return std::nullopt;
    }
    Sight sight = placed(photo, finding, *fit, Framing::Whole);
    auto cropped = placedAsCropped(photo, sight);
    if (cropped && shareSeen(cropped->borders) > shareSeen(sight.borders) + clearGain) {
        sight = std::move(*cropped);
    }
    if (shareSeen(sight.borders) <= clearlySeen) {
        sight.evidence = glanceAtStacks(sight.work, sight.light, finding.side);
        sight.posteriors = posteriorsFrom(sight);
    }
    return sight;
}

void readCells(Sight& sight, const std::function<void(Stage)>& begin, const std::stop_token& stop) {
    begin(Stage::ReadStacks);
    refinePoseFurther(sight, stop);
    sight.evidence = readStacks(sight.work, sight.light, sight.finding.side);
    begin(Stage::Confidence);
    sight.posteriors = posteriorsFrom(sight);
    if (sight.framing == Framing::Cropped) {
        refineCroppedCamera(sight);
    }
    sight.tops = detectTops(sight.bgr, sight.fit.pose, sight.light.gain,
                            topGuesses(sight.work, sight.evidence, sight.posteriors));
    sight.token = updateHeights(sight.posteriors, sight.tops, sight.finding.side, sight.fit.pose.position());
}

}  // namespace concord::vision
