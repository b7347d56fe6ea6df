// The sheen of the tops: all of them lie parallel and have the same varnish, so they mirror the same soft light, of a
// window or a wide lamp. It adds to their colours, but neither to those of the walls nor to shadows between the stacks,
// which is why it is no veil (veil.h).
//
// It makes gray of brown, and pink of red. What gives it away are channels in which a paint is nearly black: the red of
// blue tops, the green and blue of red ones, the blue of yellow and green ones.
#pragma once

#include "vision/pixels/board_parts.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/light.h"
#include "vision/stacks/top_colours.h"

#include <optional>
#include <vector>

namespace concord::vision {

// A round spot of light, whose middle need not be on the board.
struct Sheen {
    cv::Vec3d light;        // BGR in its middle, linear, relative to the bright parts of the plate
    cv::Point2d middleMm;   // on the board
    double radiusMm = 100;  // standard deviation

    cv::Vec3d at(cv::Point2d mm) const;
};

// Nothing unless a sheen explains the colours of the tops much better than paints and light alone. `colours` and
// `posteriors` are those of one board, in the order of cells(side).
std::optional<Sheen> measureSheen(Side side, const std::vector<TopColour>& colours,
                                  const std::vector<CellPosterior>& posteriors);

// Of a part of the photo that `parts` are of, CV_32FC3: the light of the sheen where a top is seen, black elsewhere.
// ofEach: by cell, as tokens that lie askew mirror another place.
cv::Mat lightOnTops(const CameraPose& pose, cv::Rect area, const BoardParts& parts, const std::vector<Sheen>& ofEach);

// The picture without the sheen on what `parts` has for tops. asPhotographed: the same picture with all light, which
// shows what is clipped.
cv::Mat withoutSheen(const WorkImage& work, const cv::Mat& asPhotographed, const Light& light, const BoardParts& parts,
                     const Sheen& sheen);

// Adds what remains unknown of the colours of tops after the sheen was removed from their picture.
void addVariance(const Sheen& sheen, Side side, const std::vector<CellPosterior>& posteriors,
                 std::vector<TopColour>& colours);

// The networks are as sure of gray as ever where a sheen makes gray of brown. Gives up to a quarter of what one or two
// gray tokens have to as many brown ones.
void doubtGray(const Sheen& sheen, Side side, std::vector<CellPosterior>& posteriors);

}  // namespace concord::vision
