// Where the borders of the cells are seen, to a part of a millimetre.
//
// The plate's rim and its art tell the pose to about a millimetre, and boards differ in where the cells lie on the
// plate. The borders between the cells show wherever no token stands before them: a line at a known place of the
// board's surface, looked for in a strip of the photo across it. scripts/train/cell_borders.py cuts the same strips.
#pragma once

#include "scoring/harmonies/cell.h"
#include "vision/geometry/cell_view.h"
#include "vision/stacks/light.h"

#include <array>
#include <span>
#include <vector>

namespace concord::vision {

inline constexpr int borderReach = 20;  // steps to either side where a border may be seen
inline constexpr int borderPlaces = 2 * borderReach + 1;

// How far to look: 4 mm to either side, finely, or 12 mm where the place of the board was mistaken.
enum class Reach { Near, Far };
double borderStepMm(Reach reach);  // from one place to the next, on the board's surface

struct SeenBorder {
    cv::Point2d at;                            // point of the border, mm on the board's surface
    cv::Point2d normal;                        // unit vector across it
    double stepMm = 0;                         // between the places
    std::array<float, borderPlaces> places{};  // probability of each place along the normal; they sum to 1
};

// Each border is looked for at three points: its middle, and one to either side of that.
enum class BorderPoints { Middle, Beside, All };

// In the work image, as its pose puts them.
std::vector<SeenBorder> seenBorders(const WorkImage& work, const Light& light, Side side, Reach reach,
                                    BorderPoints points = BorderPoints::All);

// The pose under which the borders lie where they are seen. `prior` is of the same image and holds what was known
// before; `seenBy` is the pose that the borders were looked for with. `centers`: where the cells' centres seem to lie,
// to a millimetre or two, which holds the far side of a board whose borders are seen in front only.
CameraPose poseByBorders(const PosePrior& prior, const CameraPose& seenBy, const std::vector<SeenBorder>& borders,
                         std::span<const SurfaceMatch> centers = {});

struct BorderSpot {
    cv::Point2d at;   // mm on the board's surface
    double seen = 0;  // probability that the border is seen within half a millimetre of there, [0, 1]
};

// How surely each border is seen where `pose` puts it. Some 0.15 where none is.
std::vector<BorderSpot> bordersInPlace(const CameraPose& pose, const CameraPose& seenBy,
                                       const std::vector<SeenBorder>& borders);

// The mean of all spots, [0, 1].
double shareSeen(const std::vector<BorderSpot>& spots);

}  // namespace concord::vision
