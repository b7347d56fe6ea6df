// Why a person should check a cell of a reading.
#pragma once

#include "scoring/json/message.h"

#include <optional>
#include <string_view>

namespace concord::vision {

enum class ReviewReason {
    Doubtful,  // what the photo shows may be several stacks
    Hidden,    // behind other stacks
    Covered,   // something lies over it
    BurntOut   // overexposed, or flooded with light
};

// "doubtful", "hidden", "covered", "burnt-out", as in a file.
std::string_view name(ReviewReason reason);
std::optional<ReviewReason> reviewReasonFromName(std::string_view text);

// What is to be said of the cell besides its likely stacks: "something seems to lie over it". Nothing for Doubtful.
std::optional<Message> explanation(ReviewReason reason);

}  // namespace concord::vision
