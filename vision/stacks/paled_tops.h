// Brown tops that mirrored light may have paled to gray.
//
// A lamp adds white light to what a glossy top shows, most in the middle of its reflection. That makes gray of brown. A
// bright reflection is found and subtracted (reflections.h), and so is the light that all tops mirror (sheen.h), but
// one that is only as bright as gray paint looks like it. Three things give such a top away. The light of a lamp falls
// off from the middle, and goes on to do so around the top, where nothing is darker than the light that the reflection
// adds; a gray top has dark gaps and walls beside it. Below the added light there is as much of the brown paint as
// elsewhere on the board. And a print on dark paint is faint, whatever light is added, so a top whose print is fainter
// than those of all other paints is hardly gray.
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
    // By how much its print is fainter than usual on the board's tops of other colours: up to 1.7, a difference of
    // natural logarithms, and the less the fainter those are too.
    double missingPrint = 0;
    bool sheenRemoved = false;  // a sheen was found on the photo's tops and removed

    // That it is brown if it is gray or brown, [0, 1]. logOdds: of brown against gray (brownAgainstGray()), by what
    // else the photo shows. Weights: scripts/train/train_paled_tops.py.
    double brownProbability(double logOdds) const;
};

inline constexpr std::array<std::string_view, 4> grayTopNames{"reflection", "brown", "missingPrint", "sheenRemoved"};

// By cell; nothing for those that are not read as gray, or hardly in the photo. All of one board, in the order of
// cells(side). tops: from topLights().
std::vector<std::optional<GrayTop>> grayTops(const WorkImage& work, const Light& light, Side side,
                                             const TokenSize& token, bool sheenRemoved,
                                             const std::vector<TopLight>& tops,
                                             const std::vector<CellPosterior>& posteriors);

// Log-odds of the tops, [-11.6, 11.6].
double brownAgainstGray(const CellPosterior& posterior);

// Gives stacks with a brown top so much of what those with a gray top had at the same height that it is brown with at
// least that probability, if it is gray or brown. Three gray tokens give nothing: three brown ones are no stack.
void raiseBrown(CellPosterior& posterior, double probability);

}  // namespace concord::vision
