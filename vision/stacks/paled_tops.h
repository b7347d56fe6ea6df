// Brown tops that the reflection of a lamp may have paled to gray.
//
// A lamp adds white light to what a glossy top shows, most in the middle of its reflection. That makes gray of brown. A
// bright reflection is found and subtracted (reflections.h), but one that is only as bright as gray paint looks like
// it. Two things give such a top away. Its light falls off from the middle as that of a reflection does, and goes on to
// do so around the top, where nothing is darker than the light that the reflection adds; a gray top has dark gaps and
// walls beside it. And below the added light there is as much of the brown paint as elsewhere on the board.
#pragma once

#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/light.h"
#include "vision/stacks/top_light.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace concord::vision {

// What a top shows that is read as gray.
struct GrayTop {
    // By how much its middle is lighter than its edge, relative to the bright parts of the plate, [0, 0.4], times the
    // share of a reflection's light that is left in the darkest spots around it, [0, 1].
    double reflection = 0;
    double brown = 0;  // natural logarithm of how much of the brown paint it shows, if the rest is added light

    // That the reflection paled a brown top, [0, 1]. Weights: scripts/train/train_paled_tops.py.
    double paledProbability() const;
};

inline constexpr std::array<std::string_view, 2> grayTopNames{"reflection", "brown"};

// By cell; nothing for those that are not read as gray, or hardly in the photo. All of one board, in the order of
// cells(side). tops: from topLights().
std::vector<std::optional<GrayTop>> grayTops(const WorkImage& work, const Light& light, Side side,
                                             const TokenSize& token, const std::vector<TopLight>& tops,
                                             const std::vector<CellPosterior>& posteriors);

// Gives stacks with a brown top that share of what those with a gray top had at the same height.
void takeForBrown(CellPosterior& posterior, double share);

}  // namespace concord::vision
