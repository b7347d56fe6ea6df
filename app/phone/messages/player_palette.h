// The colours of players. The window also accepts the names that Qt knows (app/gui/kit/player_colours.cpp).
#pragma once

#include "scoring/table/game_module.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace concord::phone {

// Colours to choose from, which most people can tell apart. A player whose colour is missing or unknown gets the colour
// at the index of the seat; after the last colour the palette begins again.
inline constexpr std::array<std::string_view, 8> playerPalette{"#2a7fb8", "#d1495b", "#3a9d5d", "#e0a030",
                                                               "#8e5bb5", "#2f9fa8", "#e07b39", "#7d7d7d"};

// The colours that games call by name, in shades that match the palette.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 4> namedColours{
    {{"white", "#efe8d8"}, {"black", "#121216"}, {"orange", "#e5862d"}, {"blue", "#2f74ba"}}};

inline bool isColourCode(std::string_view text) {
    return text.size() == 7 && text.front() == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

// "#rrggbb"
inline std::string shownColour(const TablePlayer& player, std::size_t seat) {
    const auto* const named =
        std::ranges::find(namedColours, player.colour, &std::pair<std::string_view, std::string_view>::first);
    if (named != namedColours.end()) {
        return std::string(named->second);
    }
    return isColourCode(player.colour) ? player.colour : std::string(playerPalette.at(seat % playerPalette.size()));
}

}  // namespace concord::phone
