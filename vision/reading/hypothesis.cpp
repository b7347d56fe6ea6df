#include "vision/reading/hypothesis.h"

#include "vision/geometry/board_frame.h"
#include "vision/reading/obscured_features.h"
#include "vision/reading/refine_pose.h"
#include "vision/reading/sight_box.h"
#include "vision/stacks/board_paints.h"
#include "vision/stacks/box_colours.h"
#include "vision/stacks/clipping.h"
#include "vision/stacks/colours.h"
#include "vision/stacks/disc.h"
#include "vision/stacks/reflections.h"
#include "vision/stacks/top_heights.h"
#include "vision/stacks/veil.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace concord::vision {

namespace {

// Threshold for shareSeen(), which is usually 0.12 to 0.18 in the wrong place, and more for other games with hexagons.
constexpr double hardlySeen = 0.19;

std::vector<CellPosterior> posteriorsFrom(const Hypothesis& hypothesis) {
    constexpr double unsurePlaceMm = 4;
    const double errorMm = hypothesis.isPlaceCertain() ? 0 : unsurePlaceMm;
    return posteriorsOf(hypothesis.evidence, std::max(errorMm, hypothesis.fit.medianErrorMm));
}

// Whether most of the board's surface in each cell is overexposed.
std::vector<bool> burntOutCells(const Hypothesis& hypothesis) {
    constexpr double mostOfIt = 0.5;
    constexpr double insideMm = 11;  // radius
    const WorkImage photographed{hypothesis.asPhotographed, hypothesis.work.pose, hypothesis.work.scale};
    std::vector<bool> burntOut;
    for (const Cell cell : cells(hypothesis.finding.side)) {
        const cv::Point2d center = cellCenterMm(hypothesis.finding.side, cell);
        int seen = 0;
        int burnt = 0;
        visitDisc(photographed, {center.x, center.y, 0}, insideMm, [&](cv::Point2d, const cv::Vec3b& bgr) {
            ++seen;
            burnt += std::min({bgr[0], bgr[1], bgr[2]}) >= burntLevel ? 1 : 0;
        });
        burntOut.push_back(burnt > mostOfIt * seen);
    }
    return burntOut;
}

// Removes the light of veils and reflections, in that order.
void removeGlare(Hypothesis& hypothesis, const cv::Mat& photo) {
    cv::Mat share;  // measured when it is needed
    const auto shareOf = [&] {
        if (share.empty()) {
            share = shareToSubtract(photo, hypothesis.fit.pose.pxPerMm({0, 0, 0}));
        }
        return share;
    };
    const CameraPose& pose = hypothesis.fit.pose;
    if (const auto veil = measureVeil(hypothesis.work, hypothesis.finding.side)) {
        hypothesis.bgr = withoutVeil(photo, shareOf(), *veil, hypothesis.work.scale);
        hypothesis.work = workImage(hypothesis.bgr, pose);
    }
    const auto reflections = findReflections(hypothesis.work);
    if (!reflections.empty()) {
        hypothesis.bgr = withoutReflections(hypothesis.bgr, shareOf(), reflections, hypothesis.work.scale);
        hypothesis.work = workImage(hypothesis.bgr, pose);
    }
}

// The hypothesis at the pose of the fit, refined by the borders. Veils and reflections are removed first.
Hypothesis placed(const Photo& photo, const BoardFinding& finding, const PoseFit& fit, Framing framing) {
    Hypothesis hypothesis;
    hypothesis.finding = finding;
    hypothesis.fit = fit;
    hypothesis.framing = framing;
    hypothesis.bgr = photo.bgr;
    hypothesis.work = workImage(photo.bgr, fit.pose);
    hypothesis.asPhotographed = hypothesis.work.bgr;
    removeGlare(hypothesis, photo.bgr);
    hypothesis.light = measureLight(hypothesis.work);
    refinePose(hypothesis);
    hypothesis.burntOut = burntOutCells(hypothesis);
    return hypothesis;
}

constexpr std::size_t enoughMatches = 120;  // for a first fit

// The board found once more in a photo that was cut out of a larger one, with roughly that camera.
std::optional<Hypothesis> placedAround(const PoseFit& cropped, const Photo& photo, const BoardFinding& whole) {
    PhotoPyramid pyramid(photo.bgr);
    auto finding = refineCroppedBoard(pyramid, surfaceHomography(cropped.pose));
    if (!finding || finding->quality() < minBoardQuality) {
        return std::nullopt;
    }
    const auto fit = fitPhoto(finding->matches, photo.bgr.size(), photo.focal35mm, Framing::Cropped);
    if (!fit) {
        return std::nullopt;
    }
    finding->side = whole.side;
    finding->sideConfidence = whole.sideConfidence;
    return placed(photo, *finding, *fit, Framing::Cropped);
}

// The same board, assuming a zoomed-in or cropped photo where the search assumed a usual one. Nothing when that
// explains the photo no better.
std::optional<Hypothesis> placedOtherwise(const Photo& photo, const Hypothesis& whole) {
    constexpr double leastGain = 8;   // by which the cost has to fall; for most whole photos it falls less
    constexpr double leastCost = 12;  // no fit has a lower cost
    constexpr double alike = 3;       // in cost: then a longer focal length is likelier than an axis far off the middle
    if (whole.fit.cost < leastCost + leastGain) {
        return std::nullopt;
    }
    const auto some = someOf(whole.finding.matches, enoughMatches);
    const auto first = fitPhoto(some, photo.bgr.size(), photo.focal35mm, Framing::Cropped);
    if (!first || first->cost + leastGain > whole.fit.cost) {
        return std::nullopt;
    }
    if (const auto zoomed = fitZoomedIn(some, photo.bgr.size(), photo.focal35mm);
        zoomed && zoomed->cost < first->cost + alike) {
        return placed(photo, whole.finding, *zoomed, Framing::Whole);
    }
    return placedAround(*first, photo, whole.finding);
}

// The tops of stacks whose height is certain enough, where they were detected.
std::vector<SurfaceMatch> knownTops(const Hypothesis& hypothesis) {
    constexpr double sure = 0.8;
    std::vector<SurfaceMatch> tops;
    for (std::size_t i = 0; i < hypothesis.evidence.size(); ++i) {
        const auto heights = hypothesis.posteriors[i].heights();
        const auto likeliest = std::max_element(heights.begin(), heights.end());
        const auto tokens = static_cast<double>(likeliest - heights.begin());
        if (tokens > 0 && *likeliest > sure) {
            tops.push_back({.pixel = hypothesis.evidence[i].top,
                            .boardMm = cellCenterMm(hypothesis.finding.side, hypothesis.evidence[i].cell),
                            .weight = *likeliest,
                            .heightMm = tokens * tokenThicknessMm});
        }
    }
    return tops;
}

// Reads the stacks once more, with the pose of now.
void readAgain(Hypothesis& hypothesis) {
    hypothesis.evidence = readStacks(hypothesis.work, hypothesis.light, hypothesis.finding.side);
    hypothesis.posteriors = posteriorsFrom(hypothesis);
}

// Corrects the camera of a cropped photo by what the stacks show about it, then reads the stacks again.
void refineCroppedCamera(Hypothesis& hypothesis) {
    CameraPrior camera = hypothesis.fit.camera;
    camera.focalPx *= hypothesis.work.scale;
    camera.axis *= hypothesis.work.scale;
    hypothesis.work.pose = cameraFromTops(hypothesis.work.pose, camera, knownTops(hypothesis));
    hypothesis.fit.pose = hypothesis.work.pose.scaled(1 / hypothesis.work.scale);
    readAgain(hypothesis);
}

// Of the lines of sight to the cells from the vertical, degrees.
std::vector<double> slantsOf(const Hypothesis& hypothesis) {
    std::vector<double> slants;
    for (const CellEvidence& evidence : hypothesis.evidence) {
        slants.push_back(slantDeg(hypothesis.work.pose, cellCenterMm(hypothesis.finding.side, evidence.cell)));
    }
    return slants;
}

// Updates the posteriors of the networks by the tops.
HeightUpdate updateByTops(const Hypothesis& hypothesis, std::vector<CellPosterior>& posteriors,
                          std::span<const PossibleCamera> cameras, const std::optional<SizeEstimate>& known = {}) {
    discountFromAbove(posteriors, slantsOf(hypothesis));
    return updateHeights(posteriors, hypothesis.tops, hypothesis.finding.side, cameras, known);
}

// Updates the posteriors by the tops. Returns the camera if they show that another one took the photo.
std::optional<CameraPose> readHeights(Hypothesis& hypothesis) {
    const auto cameras = possibleCameras(hypothesis.fit.pose, hypothesis.fit.camera);
    hypothesis.tops = detectTops(hypothesis.bgr, hypothesis.fit.pose, hypothesis.light.gain,
                                 topGuesses(hypothesis.work, hypothesis.evidence, hypothesis.posteriors));
    HeightUpdate update = updateByTops(hypothesis, hypothesis.posteriors, cameras);
    hypothesis.token = update.token;
    hypothesis.jointHeights = std::move(update.joint);
    hypothesis.topEvidence = update.logEvidence;
    hypothesis.tiltedTopEvidence = update.tiltedLogEvidence;
    hypothesis.focalSpread = focalSpread(cameras, update.cameras);
    return anotherCamera(cameras, update.cameras);
}

// Reads the stacks again as that camera shows them.
void useCamera(Hypothesis& hypothesis, const CameraPose& camera) {
    hypothesis.work.pose = camera.scaled(hypothesis.work.scale);
    refinePose(hypothesis);
    readAgain(hypothesis);
}

std::vector<TopColour> topColoursOf(const Hypothesis& hypothesis, const TokenSize& token,
                                    const std::vector<CellPosterior>& posteriors) {
    return topColours(hypothesis.work, hypothesis.asPhotographed, hypothesis.light, hypothesis.finding.side, posteriors,
                      token);
}

// Removes the sheen of the tops, which changes their colours. The stacks are not read again: their heights are read
// better with it.
void removeSheen(Hypothesis& hypothesis) {
    const Side side = hypothesis.finding.side;
    WorkImage& work = hypothesis.work;
    if (coloursOf(lightsOf(hypothesis), hypothesis.posteriors) == Colours::Missing) {
        return;  // in a gray photo, all tops look as if they had the same sheen
    }
    hypothesis.sheen = measureSheen(side, topColoursIn(hypothesis), hypothesis.posteriors);
    if (hypothesis.sheen) {
        const BoardParts parts(
            side, work.pose, hypothesis.token,
            standingStacks(work.pose, side, hypothesis.token, hypothesis.evidence, hypothesis.posteriors));
        work.bgr = withoutSheen(work, hypothesis.asPhotographed, hypothesis.light, parts, *hypothesis.sheen);
    }
}

void compareCells(const Hypothesis& hypothesis, const TokenSize& token, std::vector<CellPosterior>& posteriors) {
    std::vector<TopColour> colours = topColoursOf(hypothesis, token, posteriors);
    if (hypothesis.sheen) {
        addVariance(*hypothesis.sheen, hypothesis.finding.side, posteriors, colours);
        doubtGray(*hypothesis.sheen, hypothesis.finding.side, posteriors);
    }
    comparePaints(hypothesis.finding.side, colours, posteriors);
}

}  // namespace

double Hypothesis::meanOfCells(const std::function<double(std::size_t cell)>& value) const {
    constexpr int few = 8;
    const bool areFewVisible = std::ranges::count(burntOut, false) < few;
    double sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        if (areFewVisible || !burntOut[i]) {
            sum += value(i);
            ++count;
        }
    }
    return count > 0 ? sum / count : 0;
}

double Hypothesis::certainty() const {
    return meanOfCells([this](std::size_t cell) { return *std::ranges::max_element(posteriors[cell].stacks); });
}

double Hypothesis::emptiness() const {
    const auto nothing = static_cast<std::size_t>(Stack().kind());
    return meanOfCells([&](std::size_t cell) { return posteriors[cell].stacks[nothing]; });
}

bool Hypothesis::isPlaceCertain() const { return shareSeen(borders) > hardlySeen && !isCroppedFarOff(fit.pose); }

bool Hypothesis::isPlausible() const {
    constexpr double sure = 0.86;
    return shareSeen(borders) > clearlySeen || (isPlaceCertain() && certainty() > sure);
}

bool Hypothesis::isMorePlausibleThan(const Hypothesis& other) const {
    constexpr double qualityWeight = 0.5;
    const auto plausibility = [](const Hypothesis& one) {
        return one.certainty() + shareSeen(one.borders) + qualityWeight * one.finding.quality();
    };
    return plausibility(*this) > plausibility(other);
}

std::optional<Hypothesis> glanceAt(const Photo& photo, const BoardFinding& finding) {
    constexpr double clearGain = 0.02;  // in the share of borders seen
    const auto fit = fitPhoto(finding.matches, photo.bgr.size(), photo.focal35mm, Framing::Whole);
    if (!fit) {
        return std::nullopt;
    }
    Hypothesis hypothesis = placed(photo, finding, *fit, Framing::Whole);
    auto otherwise = placedOtherwise(photo, hypothesis);
    if (otherwise && shareSeen(otherwise->borders) > shareSeen(hypothesis.borders) + clearGain) {
        hypothesis = std::move(*otherwise);
    }
    if (shareSeen(hypothesis.borders) <= clearlySeen) {
        hypothesis.evidence = glanceAtStacks(hypothesis.work, hypothesis.light, finding.side);
        hypothesis.posteriors = posteriorsFrom(hypothesis);
    }
    return hypothesis;
}

std::optional<Hypothesis> placedAsCropped(const Photo& photo, const Hypothesis& whole) {
    const auto some = someOf(whole.finding.matches, enoughMatches);
    const auto fit = fitPhoto(some, photo.bgr.size(), photo.focal35mm, Framing::Cropped);
    return fit ? placedAround(*fit, photo, whole.finding) : std::nullopt;
}

void readCells(Hypothesis& hypothesis, const std::function<void(Stage)>& begin, const std::stop_token& stop) {
    begin(Stage::ReadStacks);
    refinePoseFurther(hypothesis, stop);
    hypothesis.evidence = readStacks(hypothesis.work, hypothesis.light, hypothesis.finding.side);
    begin(Stage::Confidence);
    hypothesis.posteriors = posteriorsFrom(hypothesis);
    if (hypothesis.framing == Framing::Cropped) {
        refineCroppedCamera(hypothesis);
    }
    if (const auto camera = readHeights(hypothesis)) {
        useCamera(hypothesis, *camera);
        readHeights(hypothesis);
    }
}

void compareCells(Hypothesis& hypothesis) {
    removeSheen(hypothesis);
    hypothesis.shadows = readShadows(hypothesis.work, hypothesis.finding.side, hypothesis.token, hypothesis.evidence,
                                     hypothesis.posteriors);
    if (hypothesis.shadows) {
        applyShadows(*hypothesis.shadows, hypothesis.posteriors);
    }
    compareCells(hypothesis, hypothesis.token, hypothesis.posteriors);
}

std::vector<Visibility> visibilityIn(const Hypothesis& hypothesis) {
    return visibilityOf(likeliestBoard(hypothesis.finding.side, hypothesis.posteriors), hypothesis.fit.pose,
                        hypothesis.token);
}

std::vector<TopColour> topColoursIn(const Hypothesis& hypothesis) {
    return topColoursOf(hypothesis, hypothesis.token, hypothesis.posteriors);
}

void applyBox(Hypothesis& hypothesis, const BoxProfile& box) {
    const Side side = hypothesis.finding.side;
    std::vector<CellPosterior> posteriors = hypothesis.posteriors;
    TokenSize token = hypothesis.token;
    JointHeights joint = hypothesis.jointHeights;
    if (const auto size = box.tokenSize()) {
        posteriors = posteriorsFrom(hypothesis);
        const auto cameras = possibleCameras(hypothesis.fit.pose, hypothesis.fit.camera);
        HeightUpdate update = updateByTops(hypothesis, posteriors, cameras, size);
        token = update.token;
        joint = std::move(update.joint);
        if (hypothesis.shadows) {
            applyShadows(*hypothesis.shadows, posteriors);
        }
        compareCells(hypothesis, token, posteriors);
    }
    if (applyColours(box, side, cellColours(hypothesis), posteriors)) {
        hypothesis.posteriors = std::move(posteriors);
        hypothesis.jointHeights = std::move(joint);
        hypothesis.token = token;
    }
}

}  // namespace concord::vision
