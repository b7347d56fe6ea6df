// Finds the board and reads it: looks at likely places until one holds a board.
#pragma once

#include "vision/reading/hypothesis.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace concord::vision {

// The finding with the known side, and the probability of that side.
BoardFinding asSide(BoardFinding finding, Side side);

class HypothesisSearch {
public:
    enum class Depth { Glance, Whole };  // how much of a hypothesis was read

    struct Hooks {
        std::function<void(Stage)> begin = [](Stage) {};           // called as each stage starts
        std::function<void(const Hypothesis&, Depth)> tried = {};  // receives every hypothesis
    };

    // side: the known one, if any. readBest() finds a board if the cells look like one on the side that the photo
    // shows, or on this side.
    HypothesisSearch(const Photo& photo, std::optional<Side> side, Hooks hooks, std::stop_token stop);

    // The most likely place of a board; nothing when none is found. When stopped, the best so far, if any.
    std::optional<BoardFinding> find(SearchTrace& trace);
    // Reads the cells as if the board lay there; nothing when no camera fits that place.
    std::optional<Hypothesis> read(const BoardFinding& finding);
    // The same on the known side, at other places too if the cells look like a board but are implausible; nothing when
    // there is no board. A board assumed in the wrong place gives an implausible reading, so the most plausible of
    // several places wins.
    std::optional<Hypothesis> readBest(const BoardFinding& finding);
    // Whether readBest() found a board, on the side that the photo shows.
    bool sawBoard() const { return m_sawBoard; }

private:
    std::optional<Hypothesis> glance(const BoardFinding& finding);
    Hypothesis readWhole(Hypothesis hypothesis);
    FindingVerdict check(const BoardFinding& finding);
    void tryAsCropped(Hypothesis& best);  // for when the tops do not fit the camera
    void tryAround(Hypothesis& best);     // for when the place is doubtful
    void tryOtherPlaces(const BoardFinding& finding, Hypothesis& best);

    const Photo& m_photo;
    std::optional<Side> m_side;
    Hooks m_hooks;
    std::stop_token m_stop;
    cv::Matx33d m_glancedPlace;          // photoFromBoard of the last glance
    std::optional<Hypothesis> m_glance;  // what it saw
    bool m_sawBoard = false;
};

}  // namespace concord::vision
