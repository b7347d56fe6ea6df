// Whether a photo that was read can be a player's board: whether its side is that of the other boards, and whether it
// shows the same board as the photo that the player already has, if any.
#pragma once

#include "vision/reading/compare_views.h"

#include <optional>

namespace concord::vision {

struct BoardFit {
    enum class Kind : std::uint8_t {
        Fits,       // there is no photo to compare the new one with
        ReadAs,     // it has to be read again as `side`, which it may well show
        OtherSide,  // it shows another side, and a person has to say what to do
        SameBoard,  // another photo of the same board: both can be fused
        OtherBoard  // another board, or possibly so: see `views`
    };
    Kind kind = Kind::Fits;
    Side side = Side::A;   // which the photo should show; its own if there is nothing to compare it with
    ViewComparison views;  // only for SameBoard and OtherBoard
};

// shown: the reading of the new photo. side: that of the other boards of the game, if any. present: the reading of the
// photo that the player already has, or null.
BoardFit fitOf(const Reading& shown, std::optional<Side> side, const Reading* present);

}  // namespace concord::vision
