// What pays or denies points, and its name in `concord-score`.
#pragma once

#include <cstdint>
#include <string_view>

namespace concord::renature {

enum class Rule : std::uint8_t {
    Track,
    AreaMain,           // receives the large number of an area's token
    AreaBonus,          // receives its small number
    AreaBoth,           // the only colour left; receives both numbers
    AreaTied,           // equal to another colour, and so dropped
    AreaLostToNeutral,  // would have had a share if there were no neutral plants
    AreaBehind,         // receives nothing for any other reason
    Clouds,
    PlantsLeft,
    Tokens,
    Typed
};

std::string_view name(Rule rule);  // "area-main"

}  // namespace concord::renature
