// Whether two photos show the same board, by Bayes' rule from the posteriors that each photo gives by itself.
//
// Four hypotheses: the same board; the same board with tokens added before the second photo; the same with tokens added
// before the first; and different boards, from nearly equal ones to boards with nothing in common.
#pragma once

#include "vision/reading/reading.h"
#include "vision/stacks/confidence.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace concord::vision {

enum class SameBoard : std::uint8_t { Yes, No, CannotTell };
std::string_view name(SameBoard verdict);  // "yes", "no", "cannot-tell"

// A cell that the photos show differently. A different colour under a red token does not count.
struct CellDifference {
    Cell cell;
    Stack first;  // the most probable by the first photo alone
    double firstConfidence = 0;
    Stack second;
    double secondConfidence = 0;
    double p = 0;  // probability that the stacks differ

    friend bool operator==(const CellDifference&, const CellDifference&) = default;
};

struct ViewComparison {
    SameBoard verdict = SameBoard::CannotTell;
    double same = 0;           // probability that both show the same board at the same time, [0, 1]
    double secondNewer = 0;    // probability that tokens were only added between the first photo and the second
    double firstNewer = 0;     // the same in the other direction; the rest is the probability of different boards
    Side firstSide = Side::A;  // the more probable one, even if the photo was read as the other
    Side secondSide = Side::A;
    double sidesDiffer = 0;  // probability; no cells are compared if it is high or the sides as read differ
    int comparable = 0;      // number of cells that are certain in both photos
    std::vector<CellDifference> differing;  // in the order of the cells

    // If the photos differ: whether added tokens are a more probable reason than different boards.
    bool tokensWereAdded() const;
    friend bool operator==(const ViewComparison&, const ViewComparison&) = default;
};

// The posteriors that one photo gives by itself.
struct ViewPosteriors {
    Side side = Side::A;
    double sideConfidence = 0;  // probability of that side, [0, 1]
    std::vector<CellPosterior> cells;
};

ViewComparison compareViews(const ViewPosteriors& first, const ViewPosteriors& second);

// The same for two readings, each of a single photo.
ViewComparison compareViews(const Reading& first, const Reading& second);

// Probability that the photo shows that side of a board, even if it was read as the other side.
double probabilityOfSide(const Reading& reading, Side side);
// Whether the photo may be read as that side.
bool couldBeSide(const Reading& reading, Side side);

}  // namespace concord::vision
