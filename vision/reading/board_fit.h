// Whether a photo that was read can be a player's board: of the side that the others have, and if a photo of that board
// is there already, of the same board.
#pragma once

#include "vision/reading/compare_views.h"

#include <optional>

namespace concord::vision {

struct BoardFit {
    enum class Kind : std::uint8_t {
        Fits,       // and nothing is there to compare it with
        ReadAs,     // it is to be read as `side`, which it may well be
        OtherSide,  // it shows another side, and a person has to say what to do
        SameBoard,  // once more: both can be fused
        OtherBoard  // another board, or possibly so: see `views`
    };
    Kind kind = Kind::Fits;
    Side side = Side::A;
    ViewComparison views;  // where the photo was compared
};

// side: of the other boards of the game, if there are any. present: of the photo that is there, or null.
BoardFit fitOf(const Reading& shown, std::optional<Side> side, const Reading* present);

}  // namespace concord::vision
