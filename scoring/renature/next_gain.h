// How many more plant points a colour needs to gain more in an area, which players argue about during play.
#pragma once

#include "scoring/renature/area.h"

namespace concord::renature {

enum class Share : std::uint8_t { Main, Bonus };

// A way for a colour to gain more, with the plants of all other colours as they are.
struct Gain {
    int strength = 0;    // plant points to add, 1 or more: the fewest that do it
    bool main = false;   // whether the colour then receives the main points
    bool bonus = false;  // whether it then receives the bonus, be that known or not
    int points = 0;      // what it then scores; an unknown bonus counts 0
    // The plants to add: of all that bring these shares, fit the free cells and are left in the box, those of the least
    // strength, and of several the fewest plants. Their strength is often `strength`, but not always: there may be no
    // plant of that value left. Nothing if no plants do it.
    std::optional<PlantCounts> plants;

    friend bool operator==(const Gain&, const Gain&) = default;
};

// The least to add to gain more points than now, or an unknown bonus; nothing for neutral, and for a colour that cannot
// gain more.
std::optional<Gain> nextGain(const Area& area, Colour colour);

// The least to add to receive this share; nothing for neutral, for a colour that receives it already, and where no
// addition brings it.
std::optional<Gain> gainOf(const Area& area, Colour colour, Share share);

}  // namespace concord::renature
