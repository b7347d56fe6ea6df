// How clearly the rim of a stack's uppermost token is seen at each height and radius it may have.
//
// A top comes closer to the camera by the thickness of a token for each one below it, and looks 2 to 3 % larger
// where the camera stands 40 cm over the board. That tells heights even from straight above, where no wall shows,
// once the tokens' own size is known; see height_belief.h.
#pragma once

#include "../scoring/cell.h"
#include "camera_pose.h"
#include "token_size.h"

#include <opencv2/core/mat.hpp>

#include <array>
#include <vector>

namespace concord::vision {

// Heights of a top over the board and radii of tokens that are tried, mm.
inline constexpr double lowestTopMm = 6.0;
inline constexpr double topStepMm = 2.5;
inline constexpr int topHeights = 13;
inline constexpr double leastRadiusMm = 9.2;
inline constexpr double radiusStepMm = 0.2;
inline constexpr int rimRadii = 14;

// Mean strength of the edge along the rim, the token slid in its cell to where the edge is strongest: the logarithm
// of the change of colour across it, 0 and up, about 3 for a clear one.
struct RimStrength {
    std::array<std::array<float, rimRadii>, topHeights> at{};

    double between(double heightMm, double radiusMm) const;  // interpolated; clamped to what was tried
};

// Heights of stacks, 1 to 3 tokens, that a cell may have; 0 is not asked for.
using PossibleHeights = std::array<bool, 4>;

// photo: BGR, 8 bits, the image that the pose is for. gain: measureLight's. possible: by cell; a rim is looked for only
// where a top of such a stack can be, elsewhere its strength is 0. Both lists are in the order of cells(side).
std::vector<RimStrength> topRims(const cv::Mat& photo, const CameraPose& pose, Side side, double gain,
                                 const std::vector<PossibleHeights>& possible);

}  // namespace concord::vision
