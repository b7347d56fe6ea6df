// What a photo whose board a person has settled shows of its box.
#pragma once

#include "vision/reading/read_board.h"
#include "vision/stacks/box_colours.h"
#include "vision/stacks/box_profile.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace concord::vision {

// Nothing if the board is not found where it can be measured, or if the photo shows another board than `settled`: then
// nothing is to be learned from it. The caller sets BoxSighting::photo. options: side, box, secondPhoto and examined
// are not used. Throws as readBoard().
std::optional<BoxSighting> sightBox(const PhotoFile& photo, const Board& settled, ReadOptions options = {},
                                    std::stop_token stop = {});

// The single colours that sightBox() takes the means of, to fit the model of box_colours.h.
struct SettledColour {
    std::size_t surface = 0;  // from surfaceOf()
    cv::Vec3d logBgr;
};
std::vector<SettledColour> settledColours(const PhotoFile& photo, const Board& settled);

// The colours of the tops, measured where the most probable stacks have them. In the order of the cells.
std::vector<CellColour> cellColours(const Hypothesis& hypothesis);

}  // namespace concord::vision
