#include "vision/reading/no_board.h"

#include "vision/geometry/board_frame.h"
#include "vision/reading/no_board_weights.h"
#include "vision/reading/refine_pose.h"

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

static_assert(boardWeights.size() == featureCount);

// Fraction of the plate's edge that lies outside the photo.
double shareOutside(const CameraPose& pose) {
    const cv::Rect2d photo({0, 0}, pose.size);
    const auto& boardEdge = plateOutlineMm();
    const auto outside = std::count_if(boardEdge.begin(), boardEdge.end(), [&](const cv::Point2d& p) {
        return !photo.contains(pose.photoFromBoard({p.x, p.y, 0}));
    });
    return static_cast<double>(outside) / static_cast<double>(boardEdge.size());
}

// Mean log-odds of each cell's most probable stack; 0 without evidence.
double meanScore(const Hypothesis& hypothesis) {
    return hypothesis.meanOfCells(
        [&](std::size_t cell) { return *std::ranges::max_element(hypothesis.evidence[cell].stackScores); });
}

double logOdds(double p) {
    constexpr double least = 1e-3;
    const double inside = std::clamp(p, least, 1 - least);
    return std::log(inside / (1 - inside));
}

// How far the focal length is from that of phones: the absolute logarithm of their ratio.
double focalDeviation(const CameraPose& pose) {
    constexpr double usual = 0.78;  // of the long side
    const double focal = pose.focalPx / std::max({pose.size.width, pose.size.height, 1.0});
    return std::abs(std::log(std::max(focal, 1e-3) / usual));
}

}  // namespace

const std::array<std::string_view, featureCount> featureNames{
    "agreement",   "inliers", "moved",     "side",      "error",       "unseenOutside", "tilt",          "focal",
    "bordersSeen", "score",   "certainty", "emptiness", "bareUnclear", "steepUnclear",  "outsideUnclear"};

Features featuresOf(const Hypothesis& hypothesis) {
    const double seen = shareSeen(hypothesis.borders);
    const double certainty = hypothesis.certainty();
    const double emptiness = hypothesis.emptiness();
    const double tilt = hypothesis.fit.pose.tiltDeg() / 45;
    const double outside = shareOutside(hypothesis.fit.pose);
    return {hypothesis.finding.agreement,
            hypothesis.finding.inliers,
            std::log1p(hypothesis.finding.movedMm),
            logOdds(hypothesis.finding.sideConfidence),
            std::log(std::max(hypothesis.fit.medianErrorMm, 0.05)),
            outside * (1 - seen),
            tilt,
            focalDeviation(hypothesis.fit.pose),
            seen,
            meanScore(hypothesis),
            certainty,
            emptiness,
            emptiness * (1 - certainty),
            tilt * (1 - certainty),
            outside * (1 - certainty)};
}

double boardLogOdds(const Features& features) {
    constexpr double farthest = 3;  // standard deviations: beyond them nothing was learned
    double sum = boardBias;
    for (std::size_t i = 0; i < features.size(); ++i) {
        const FeatureWeight& w = boardWeights[i];
        sum += w.weight * std::clamp((features[i] - w.mean) / w.standardDeviation, -farthest, farthest);
    }
    return sum;
}

bool isNoBoard(const Hypothesis& hypothesis) { return boardLogOdds(featuresOf(hypothesis)) < minBoardLogOdds; }

bool isHopeless(const Hypothesis& hypothesis) {
    return shareSeen(hypothesis.borders) <= clearlySeen && boardLogOdds(featuresOf(hypothesis)) < hopelessLogOdds;
}

}  // namespace concord::vision
