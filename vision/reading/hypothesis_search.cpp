#include "vision/reading/hypothesis_search.h"

#include "vision/reading/no_board.h"
#include "vision/reading/refine_pose.h"

#include <utility>

namespace concord::vision {

namespace {

// Whether the stacks contradict the place, or few borders are where it puts them. Of 806 photos, 39 were placed more
// than 3 mm off somewhere: 36 of these were doubtful, and 78 of the others.
bool isPlaceDoubtful(const Hypothesis& hypothesis) {
    constexpr double poorEvidence = -5;  // of the tops
    constexpr double fewSeen = 0.23;
    return hypothesis.topEvidence < poorEvidence || shareSeen(hypothesis.borders) < fewSeen;
}

}  // namespace

BoardFinding asSide(BoardFinding finding, Side side) {
    if (finding.side != side) {
        finding.side = side;
        finding.sideConfidence = 1 - finding.sideConfidence;
    }
    return finding;
}

HypothesisSearch::HypothesisSearch(const Photo& photo, std::optional<Side> side, Hooks hooks, std::stop_token stop)
    : m_photo(photo), m_side(side), m_hooks(std::move(hooks)), m_stop(std::move(stop)) {}

std::optional<BoardFinding> HypothesisSearch::find(SearchTrace& trace) {
    return findBoard(m_photo.bgr, &trace, m_stop, [this](const BoardFinding& finding) { return check(finding); });
}

FindingVerdict HypothesisSearch::check(const BoardFinding& finding) {
    const auto hypothesis = glance(finding);
    if (!hypothesis) {
        return FindingVerdict::Unclear;
    }
    if (shareSeen(hypothesis->borders) > clearlySeen) {
        return FindingVerdict::Confirmed;
    }
    return isHopeless(*hypothesis) ? FindingVerdict::Hopeless : FindingVerdict::Unclear;
}

std::optional<Hypothesis> HypothesisSearch::glance(const BoardFinding& finding) {
    const bool isKnown = m_glance && m_glance->finding.side == finding.side && m_glancedPlace == finding.photoFromBoard;
    if (!isKnown) {
        m_glancedPlace = finding.photoFromBoard;
        m_glance = glanceAt(m_photo, finding);
        if (m_glance && m_hooks.tried) {
            m_hooks.tried(*m_glance, Depth::Glance);
        }
    }
    return m_glance;
}

Hypothesis HypothesisSearch::readWhole(Hypothesis hypothesis) {
    constexpr double poorEvidence = -10;  // of the tops
    readCells(hypothesis, m_hooks.begin, m_stop);
    if (hypothesis.framing == Framing::Whole && hypothesis.tiltedTopEvidence < poorEvidence && !isNoBoard(hypothesis)) {
        tryAsCropped(hypothesis);
    }
    if (isPlaceDoubtful(hypothesis) && !isHopeless(hypothesis)) {
        tryAround(hypothesis);
    }
    if (m_hooks.tried) {
        m_hooks.tried(hypothesis, Depth::Whole);
    }
    return hypothesis;
}

void HypothesisSearch::tryAsCropped(Hypothesis& best) {
    constexpr double clearGain = 8;
    constexpr double alike = 0.01;  // shares of borders seen
    auto cropped = m_stop.stop_requested() ? std::nullopt : placedAsCropped(m_photo, best);
    if (!cropped) {
        return;
    }
    readCells(*cropped, m_hooks.begin, m_stop);
    if (cropped->tiltedTopEvidence > best.tiltedTopEvidence + clearGain &&
        shareSeen(cropped->borders) > shareSeen(best.borders) - alike) {
        best = std::move(*cropped);
    }
}

void HypothesisSearch::tryAround(Hypothesis& best) {
    Hypothesis other = best;
    refinePoseAround(other, m_stop);
    if (shareSeen(other.borders) <= shareSeen(best.borders)) {
        return;
    }
    readCells(other, m_hooks.begin, m_stop);
    if (other.tiltedTopEvidence > best.tiltedTopEvidence && shareSeen(other.borders) > shareSeen(best.borders)) {
        best = std::move(other);
    }
}

std::optional<Hypothesis> HypothesisSearch::read(const BoardFinding& finding) {
    m_hooks.begin(Stage::Pose);
    auto hypothesis = glance(finding);
    m_hooks.begin(Stage::Light);
    return hypothesis ? std::optional(readWhole(std::move(*hypothesis))) : std::nullopt;
}

std::optional<Hypothesis> HypothesisSearch::readBest(const BoardFinding& finding) {
    m_sawBoard = false;
    m_hooks.begin(Stage::Pose);
    auto first = glance(finding);
    if (!first || isHopeless(*first)) {
        return std::nullopt;
    }
    m_hooks.begin(Stage::Light);
    Hypothesis best = readWhole(std::move(*first));
    if (!best.isPlausible() && !isNoBoard(best)) {
        tryOtherPlaces(finding, best);
    }
    m_sawBoard = !isNoBoard(best);
    if (m_side && *m_side != best.finding.side) {
        auto asGiven = read(asSide(best.finding, *m_side));
        return asGiven && (m_sawBoard || !isNoBoard(*asGiven)) ? std::move(asGiven) : std::nullopt;
    }
    return m_sawBoard ? std::optional(std::move(best)) : std::nullopt;
}

void HypothesisSearch::tryOtherPlaces(const BoardFinding& finding, Hypothesis& best) {
    for (const BoardFinding& other : otherFindings(m_photo.bgr, finding, m_stop)) {
        if (!(other.quality() >= minBoardQuality) || best.isPlausible()) {
            break;
        }
        auto hypothesis = glance(other);
        if (!hypothesis || isHopeless(*hypothesis)) {
            continue;
        }
        Hypothesis whole = readWhole(std::move(*hypothesis));
        if (whole.isMorePlausibleThan(best)) {
            best = std::move(whole);
        }
    }
}

}  // namespace concord::vision
