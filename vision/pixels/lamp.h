// How stacks shade what stands around them from a lamp and from the sky.
#pragma once

#include "scoring/harmonies/stack.h"
#include "vision/geometry/token_size.h"

#include <opencv2/core/types.hpp>

#include <array>
#include <vector>

namespace concord::vision {

// A lamp so far away that all its light comes from one direction.
struct Lamp {
    cv::Point2d direction{1, 0};  // to it, along the board; a unit vector
    double run = 1;               // how far a shadow reaches per height of what casts it; 0: straight above, no shadows
    double softness = 0.1;        // half the width that the edge of a shadow gains per distance from the stack's middle
};

inline constexpr double longestRun = 2.6;  // of lamps that are looked for

// What a stack hides of the lamp, [0, 0.99]: some light comes from everywhere. toStack: from the shaded point to the
// middle of the stack, mm on the board; riseMm: of the top of the stack over the point.
double shareHidden(const Lamp& lamp, cv::Point2d toStack, double radiusMm, double riseMm);

// What stacks hide of the light that comes from all sides (a sky as bright everywhere, as seen by a level surface).
class Sky {
public:
    explicit Sky(const TokenSize& token);
    // tokens: how many the stack rises over the point, 1 to 3. 0 beyond the reach of shadows.
    double shareHidden(double distanceMm, int tokens) const;

private:
    static constexpr int perMm = 2;
    std::array<std::vector<double>, maxHeight> m_byDistance;
};

// No shadows are looked for farther from the middle of a stack that rises so many tokens over a point.
double shadowReachMm(const TokenSize& token, int tokens);

}  // namespace concord::vision
