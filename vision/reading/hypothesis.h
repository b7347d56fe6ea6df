// One hypothesis of where the board lies, with everything that is read under it.
#pragma once

#include "vision/find/cell_borders.h"
#include "vision/find/find_board.h"
#include "vision/find/pose.h"
#include "vision/geometry/token_size.h"
#include "vision/geometry/visibility.h"
#include "vision/photo/ingest.h"
#include "vision/pixels/shadows.h"
#include "vision/pixels/sheen.h"
#include "vision/reading/stage.h"
#include "vision/stacks/box_profile.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/joint_heights.h"
#include "vision/stacks/light.h"
#include "vision/stacks/top_colours.h"
#include "vision/stacks/top_rims.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace concord::vision {

struct Hypothesis {
    BoardFinding finding;
    PoseFit fit;
    Framing framing = Framing::Whole;
    cv::Mat bgr;             // the photo, without the light of veils and reflections
    WorkImage work;          // the same, smaller, and without the sheen of the tops
    cv::Mat asPhotographed;  // as small as `work`, with all light
    Light light;
    std::vector<bool> burntOut;       // by cell: overexposed, so that it shows nothing for or against a board
    std::vector<BorderSpot> borders;  // how likely each lies where the pose puts it
    std::vector<CellEvidence> evidence;
    std::vector<DetectedTop> tops;
    std::vector<CellPosterior> posteriors;
    JointHeights jointHeights;       // of the posteriors
    TokenSize token;                 // of all tokens
    std::optional<Shadows> shadows;  // which compareCells() reads
    std::optional<Sheen> sheen;      // of the tops, which compareCells() measures and removes from `work`
    double topEvidence = 0;          // both as in HeightUpdate
    double tiltedTopEvidence = 0;
    double focalSpread = 0;  // by focalSpread(), of the cameras that the tops leave possible

    // Whether light of veils, reflections or a sheen was subtracted to get `work`. Then only `asPhotographed` shows
    // which pixels are overexposed.
    bool isGlareRemoved() const { return asPhotographed.data != work.bgr.data; }
    // Mean over the cells that are not burnt out, or over all if those are few. 0 without posteriors, which a glance
    // that saw enough borders lacks.
    double meanOfCells(const std::function<double(std::size_t cell)>& value) const;
    // Mean probability of each cell's most probable stack, [0, 1].
    double certainty() const;
    // Mean probability that a cell is empty, [0, 1].
    double emptiness() const;
    // Whether a larger share of the borders is visible than in wrong places. Always false if the photo was cut out far
    // from the optical axis.
    bool isPlaceCertain() const;
    // False in the wrong place: there the borders are not where they should be and the stacks are uncertain.
    bool isPlausible() const;
    bool isMorePlausibleThan(const Hypothesis& other) const;
};

// Enough to tell a board from most other things: the pose, and if few borders are where it puts them, what stands in
// the cells at a glance. Nothing when no camera fits the finding.
std::optional<Hypothesis> glanceAt(const Photo& photo, const BoardFinding& finding);

// The same board, assuming that the photo was cut out of a larger one; nothing when no camera fits it then.
std::optional<Hypothesis> placedAsCropped(const Photo& photo, const Hypothesis& whole);

// Runs the remaining stages up to the posteriors. begin: called as each stage starts.
void readCells(Hypothesis& hypothesis, const std::function<void(Stage)>& begin, const std::stop_token& stop);

// Corrects the posteriors by the shadows on the board, and by comparing the cells with each other. The sheen of the
// tops is removed first. To be called once.
void compareCells(Hypothesis& hypothesis);

// In the order of the cells, of the likeliest board.
std::vector<Visibility> visibilityIn(const Hypothesis& hypothesis);
std::vector<TopColour> topColoursIn(const Hypothesis& hypothesis);

// Computes the posteriors again with what is known of a box of the game. They stay as they are unless the photo clearly
// shows that box.
void applyBox(Hypothesis& hypothesis, const BoxProfile& box);

}  // namespace concord::vision
