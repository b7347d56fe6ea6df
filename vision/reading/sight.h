// One place where the board may lie, and what stands in its cells if it lies there.
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
    std::vector<BorderSpot> borders;  // as far as they are seen where the pose puts them
    std::vector<CellEvidence> evidence;
    std::vector<SeenTop> tops;
    std::vector<CellBelief> beliefs;
    TokenSize token;

    // Mean probability of the likeliest stacks, [0, 1].
    double sureness() const;
    // Mean probability that a cell is empty, [0, 1].
    double emptiness() const;
    // Whether enough of the borders is seen for the board to lie there.
    bool isPlaceSure() const;
    // A board looked for in the wrong place makes no sense as a whole, and its borders are not where they should be.
    bool isPlausible() const;
    // Another game, perhaps: no camera sees a board so, or most of it lies beyond the photo, or neither the plate's
    // shape, nor the borders, nor the stacks look like one, or it seems bare, or is seen from above, and still is not
    // clear.
    bool isNoBoard() const;
    bool isMorePlausibleThan(const Sight& other) const;
};

// Everything from the pose to the beliefs. Nothing when no camera explains the place. begin: called as each stage
// starts.
std::optional<Sight> lookThere(const Photo& photo, const BoardFinding& finding, const std::function<void(Stage)>& begin,
                               const std::stop_token& stop);

}  // namespace concord::vision
