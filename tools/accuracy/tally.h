// Counts correct and wrong readings, and prints the counts as tables.
#pragma once

#include "tools/accuracy/truth.h"

#include "vision/reading/reading.h"

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace concord::accuracy {

// Cells hidden by other stacks are counted separately if Truth::excludeHidden is set. The colour under a red token does
// not affect any score; only `stacksRight` depends on it.
struct Tally {
    int photos = 0;
    int found = 0;  // board and side correct; photos without a board: refused
    int cells = 0;
    int topsRight = 0;    // cells whose uppermost token is correct
    int stacksRight = 0;  // cells whose whole stack is correct
    int cubesRight = 0;
    int wrongUnmarked = 0;              // cells with a wrong stack that the reader does not mark
    int marked = 0;                     // cells that the reader asks a person to check
    int scoresRight = 0;                // boards whose landscape points are correct
    int scoresWithHiddenCorrected = 0;  // with the true stacks in the hidden cells
    int hidden = 0;
    int hiddenUnmarked = 0;
    int withOtherBoard = 0;  // photos that clearly show another board
    int reportedWithOtherBoard = 0;
    int withoutOtherBoard = 0;  // photos that show none
    int reportedWithoutOtherBoard = 0;
    int read = 0;                     // photos of a board that were not refused, even if read as the wrong side
    int scoresInRange = 0;            // boards whose true score is in the reported range
    int boardsWithSeveralErrors = 0;  // boards with at least two wrong unmarked cells
    int verySure = 0;                 // cells with a confidence of at least 0.99
    int verySureRight = 0;
    int covered = 0;  // cells under foreign objects
    int coveredUnmarked = 0;
    double logLoss = 0;         // sum over the cells
    int rightIgnoringBase = 0;  // cells correct up to the colour under a red token
    std::vector<double> readMs;
    std::vector<double> placeErrorsMm;  // distances of the cells' centres from the true ones, where those were measured

    struct Rating {
        double confidence;
        bool right;
    };
    std::vector<Rating> ratings;  // one per cell

    // reading: null when no board was found. csv: gets a line for each cell; may be null.
    void add(const Truth& truth, const vision::Reading* reading, std::ostream* csv);

private:
    void compareWarning(const Truth& truth, const vision::Reading& reading);
    void compareCells(const Truth& truth, const vision::Reading& reading, std::ostream* csv);
};

inline constexpr const char* csvHeader =
    "photo,tier,cell,truth,read,confidence,truthP,tiltDeg,hidden,review,cube,cubeRead,tokenSeen,wallSeen\n";

// Expected calibration error: ten bins of equally many cells, each |mean confidence - fraction correct|,
// weighted by the number of cells. [0, 1]
double calibrationError(std::vector<Tally::Rating> ratings);

// A table of the mean log loss per cell: minus the logarithm of the probability that the reader gave to the true stack.
void printLogLoss(std::ostream& out, const std::map<std::string, Tally>& tallies);

// Prints a table of the accuracy, one of how reliable the confidences are, and how often another board in view was
// reported.
void print(std::ostream& out, const std::map<std::string, Tally>& tallies);

}  // namespace concord::accuracy
