// One hypothesis of where the board lies, with everything that is read under it.
#pragma once

#include "vision/find/cell_borders.h"
#include "vision/find/find_board.h"
#include "vision/find/pose.h"
#include "vision/geometry/token_size.h"
#include "vision/photo/ingest.h"
#include "vision/reading/stage.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/light.h"
#include "vision/stacks/top_rims.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace concord::vision {

struct Sight {
    BoardFinding finding;
    PoseFit fit;
    WorkImage work;
    Light light;
    std::vector<BorderSpot> borders;  // how likely each lies where the pose puts it
    std::vector<CellEvidence> evidence;
    std::vector<DetectedTop> tops;
    std::vector<CellPosterior> posteriors;
    TokenSize token;

    // Mean probability of each cell's most probable stack, [0, 1].
    double certainty() const;
    // Mean probability that a cell is empty, [0, 1].
    double emptiness() const;
    // Whether enough borders are visible to confirm the board's position.
    bool isPlaceSure() const;
    // False in the wrong place: there the borders are not where they should be and the stacks are uncertain.
    bool isPlausible() const;
    // Probably another game or no board at all: no camera fits, or most of the plate would lie outside the photo, or
    // plate, borders and stacks all look wrong, or the reading is uncertain although the board seems bare or is seen
    // from above, where it should be easy.
    bool isNoBoard() const;
    bool isMorePlausibleThan(const Sight& other) const;
};

// Runs the stages from the pose to the posteriors. Nothing when no camera fits the finding. begin: called as each stage
// starts.
std::optional<Sight> readAt(const Photo& photo, const BoardFinding& finding, const std::function<void(Stage)>& begin,
                            const std::stop_token& stop);

}  // namespace concord::vision
