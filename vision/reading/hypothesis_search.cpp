#include "vision/reading/hypothesis_search.h"

#include "vision/reading/no_board.h"
#include "vision/reading/refine_pose.h"

#include <utility>

namespace concord::vision {

BoardFinding asSide(BoardFinding finding, Side side) {
    if (finding.side != side) {
        finding.side = side;
        finding.sideConfidence = 1 - finding.sideConfidence;
    }
    return finding;
}

SightSearch::SightSearch(const Photo& photo, std::optional<Side> side, Hooks hooks, std::stop_token stop)
    : m_photo(photo), m_side(side), m_hooks(std::move(hooks)), m_stop(std::move(stop)) {}

std::optional<BoardFinding> SightSearch::find(SearchTrace& trace) {
    return findBoard(m_photo.bgr, &trace, m_stop, [this](const BoardFinding& finding) { return check(finding); });
}

FindingVerdict SightSearch::check(const BoardFinding& finding) {
    const auto sight = glance(finding);
    if (!sight) {
        return FindingVerdict::Unclear;
    }
    if (shareSeen(sight->borders) > clearlySeen) {
        return FindingVerdict::Confirmed;
    }
    return isHopeless(*sight) ? FindingVerdict::Hopeless : FindingVerdict::Unclear;
}

std::optional<Sight> SightSearch::glance(const BoardFinding& finding) {
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

Sight SightSearch::readWhole(Sight sight) {
    readCells(sight, m_hooks.begin, m_stop);
    if (m_hooks.tried) {
        m_hooks.tried(sight, Depth::Whole);
    }
    return sight;
}

std::optional<Sight> SightSearch::read(const BoardFinding& finding) {
    m_hooks.begin(Stage::Pose);
    auto sight = glance(finding);
    m_hooks.begin(Stage::Light);
    return sight ? std::optional(readWhole(std::move(*sight))) : std::nullopt;
}

std::optional<Sight> SightSearch::readBest(const BoardFinding& finding) {
    m_hooks.begin(Stage::Pose);
    auto first = glance(finding);
    if (!first || isHopeless(*first)) {
        return std::nullopt;
    }
    m_hooks.begin(Stage::Light);
    Sight best = readWhole(std::move(*first));
    if (!best.isPlausible() && !isNoBoard(best)) {
        tryOtherPlaces(finding, best);
    }
    const bool isBoard = !isNoBoard(best);
    if (m_side && *m_side != best.finding.side) {
        auto asGiven = read(asSide(best.finding, *m_side));
        return asGiven && (isBoard || !isNoBoard(*asGiven)) ? std::move(asGiven) : std::nullopt;
    }
    return isBoard ? std::optional(std::move(best)) : std::nullopt;
}

void SightSearch::tryOtherPlaces(const BoardFinding& finding, Sight& best) {
    for (const BoardFinding& other : otherFindings(m_photo.bgr, finding, m_stop)) {
        if (!(other.quality() >= minBoardQuality) || best.isPlausible()) {
            break;
        }
        auto sight = glance(other);
        if (!sight || isHopeless(*sight)) {
            continue;
        }
        Sight whole = readWhole(std::move(*sight));
        if (whole.isMorePlausibleThan(best)) {
            best = std::move(whole);
        }
    }
}

}  // namespace concord::vision
