// Locates the borders of the cells in the photo, to a fraction of a millimetre.
//
// The board's edge and print give the pose to about a millimetre, and boards differ in where the cells lie on the
// plate. Wherever no token stands in front of it, a cell's border is a line at a nearly known place on the
// board's surface. It is searched for in a strip of the photo that crosses it. scripts/train/cell_borders.py cuts the
// same strips.
#pragma once

#include "scoring/harmonies/cell.h"
#include "vision/geometry/cell_view.h"
#include "vision/stacks/light.h"

#include <array>
#include <span>
#include <vector>

namespace concord::vision {

inline constexpr int borderSteps = 20;  // on either side of the expected position
inline constexpr int borderPlaces = 2 * borderSteps + 1;

// Fine: up to 4 mm to either side. Coarse: up to 12 mm, for when the board's position is off by that much.
enum class BorderSearch { Fine, Coarse };
double borderStepMm(BorderSearch search);  // distance between neighbouring positions, on the board's surface

// What was found around one point of a border.
struct DetectedBorder {
    cv::Point2d at;                            // expected point on the border, mm on the board's surface
    cv::Point2d normal;                        // unit vector across the border
    double stepMm = 0;                         // distance between neighbouring positions
    std::array<float, borderPlaces> places{};  // probability of each position along the normal; they sum to 1
};

// Each border is searched for at three points: its middle, and one on either side of the middle.
enum class BorderPoints { Middle, Beside, All };

// Searches the work image around the positions that its pose predicts.
std::vector<DetectedBorder> detectBorders(const WorkImage& work, const Light& light, Side side, BorderSearch search,
                                          BorderPoints points = BorderPoints::All);

// The pose that puts the borders where they were detected. `prior`: the pose known before, of the same image.
// `searchPose`: the pose with which the borders were searched for. `centers`: where the cells' centres seem to lie, to
// a millimetre or two; they constrain the far side of a board whose borders are visible at the near side only.
CameraPose poseFromBorders(const PosePrior& prior, const CameraPose& searchPose,
                           const std::vector<DetectedBorder>& borders, std::span<const SurfaceMatch> centers = {});

struct BorderSpot {
    cv::Point2d at;   // mm on the board's surface
    double seen = 0;  // probability that the border lies within half a millimetre of where the pose puts `at`, [0, 1]
};

// How likely it is that each border lies where `pose` puts it; about 0.15 where there is none.
std::vector<BorderSpot> checkBorders(const CameraPose& pose, const CameraPose& searchPose,
                                     const std::vector<DetectedBorder>& borders);

// The mean of `seen`, [0, 1].
double shareSeen(const std::vector<BorderSpot>& spots);

}  // namespace concord::vision
