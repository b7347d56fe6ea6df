// Counts how right readings were, and prints the counts as a table.
#pragma once

#include "tools/accuracy/truth.h"

#include "vision/reading/reading.h"

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace concord::accuracy {

// Hidden cells are counted apart where the truth says so. Which colour lies under a red token changes no score: it is
// wrong in `stacks` only.
struct Tally {
    int photos = 0;
    int found = 0;  // board and side right; of photos without a board: refused
    int cells = 0;
    int tops = 0;
    int stacks = 0;
    int cubes = 0;
    int wrongUnmarked = 0;
    int marked = 0;
    int scores = 0;
    int scoresTold = 0;  // right once the hidden cells are corrected
    int hidden = 0;
    int hiddenUnmarked = 0;
    int beside = 0;  // photos in which another board is clearly in view
    int besideTold = 0;
    int alone = 0;  // photos in which none is
    int aloneTold = 0;
    int read = 0;         // boards that were not refused, of the right side or not
    int rangeHolds = 0;   // whose score lies in the range stated
    int boardsWrong = 0;  // with two wrong cells or more that are not marked
    int verySure = 0;     // cells of 0.99 or more
    int verySureRight = 0;
    int covered = 0;
    int coveredUnmarked = 0;
    int matters = 0;  // cells right but for the colour under a red token
    std::vector<double> readMs;
    std::vector<double> placeErrorsMm;

    struct Sureness {
        double confidence;
        bool right;
    };
    std::vector<Sureness> sureness;  // one a cell

    // reading: null when no board was found. csv: one line a cell, or null.
    void add(const Truth& truth, const vision::Reading* reading, std::ostream* csv);

private:
    void compareWarning(const Truth& truth, const vision::Reading& reading);
    void compareCells(const Truth& truth, const vision::Reading& reading, std::ostream* csv);
};

inline constexpr const char* csvHeader =
    "photo,tier,cell,truth,read,confidence,truthP,tiltDeg,hidden,review,cube,cubeRead,tokenSeen,wallSeen\n";

// Expected calibration error: ten bins of equally many cells, each |mean confidence - share right|,
// weighted by their cells. [0, 1]
double calibrationError(std::vector<Tally::Sureness> sureness);

// Two tables: how right, and how honest.
void print(std::ostream& out, const std::map<std::string, Tally>& tallies);

}  // namespace concord::accuracy
