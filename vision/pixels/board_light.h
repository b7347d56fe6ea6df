// Where the light on a board comes from: from all sides, from straight above, and from up to two lamps.
#pragma once

#include "vision/pixels/lamp.h"
#include "vision/pixels/shades.h"

#include <cstddef>
#include <vector>

namespace concord::vision {

struct BoardLight {
    std::vector<Lamp> lamps;     // the first straight above
    std::vector<double> shares;  // of the sky, then of each lamp, of the light where nothing shades; they add up to 1
    double explained = 0;        // share of what else is unexplained that the lamps explain, [0, 1)
    // By point: what its material and its place let expect, so that log light = expected + log of the sum of the shares
    // that pass.
    std::vector<double> expected;
    std::vector<double> spread;  // by point: of what remains, from how its material does
};

// The logarithm of the light that passes to a point, limited below, as some is thrown back by what stands around.
double logOfLight(double light);

// The light that explains the points best if the stacks are that high.
BoardLight findLight(const std::vector<LitPoint>& points, const StackPlaces& stacks, const Heights& heights,
                     const Sky& sky);
// The same for other heights, with lamps near those that were found.
BoardLight refineLight(const std::vector<LitPoint>& points, const StackPlaces& stacks, const Heights& heights,
                       const Sky& sky, const BoardLight& found);

// One for the sky, one for each lamp.
std::vector<Shades> shadesOf(const std::vector<LitPoint>& points, const StackPlaces& stacks, const Sky& sky,
                             const BoardLight& light);

// The share of the light that gets past the stacks to a point, [0, 1]. pointHeight: of the stack that it lies on.
double lightAt(std::size_t point, const BoardLight& light, const std::vector<Shades>& shades, const Heights& heights,
               int pointHeight);

}  // namespace concord::vision
