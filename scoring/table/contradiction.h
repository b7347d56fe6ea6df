// A contradiction in a game, at a number of the pad.
#pragma once

#include "scoring/json/message.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace concord {

// Which numbers the players are asked for; the game's document does not say that.
struct AskedNumbers {
    std::vector<std::string_view>
        required;             // rows in which every player needs a number, even one who has nothing there
    bool isComplete = false;  // no number is missing

    bool isRequired(std::string_view row) const { return std::ranges::find(required, row) != required.end(); }
};

struct Contradiction {
    // Where it is corrected; Table: on a page about the whole table, if the game has one.
    enum class Place : std::uint8_t { Pad, Board, Cards, Table };

    std::string code;      // fixed identifier, such as "animal-cubes"; each at most once for a player and row
    int player = 0;        // index
    std::string_view row;  // of the pad; empty if it concerns the player's whole board
    Place place = Place::Pad;
    Message message;  // one or two sentences, shown after a colon

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

}  // namespace concord
