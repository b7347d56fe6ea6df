// Limits set by facts that the rules state: a game that breaks one is refused, wherever it comes from. What contradicts
// only a derived fact gets a warning, see score.h; but too many clouds are refused (maxClouds in stock.h).
#pragma once

#include "scoring/json/message.h"
#include "scoring/renature/game.h"

namespace concord::renature {

struct BrokenLimit {
    std::string place;  // JSON pointer into the game's document: "/areas/0/plants/orange/oak"
    Message message;    // "a player board holds at most 6 clouds, not 7"

    friend bool operator==(const BrokenLimit&, const BrokenLimit&) = default;
};

// All limits that a game breaks, in this order: two to four players, each of a colour of their own, white and black
// with two; clouds; tokens collected and on areas together; colours in play; plants in an area; plants left with four
// players; plants in the box.
std::vector<BrokenLimit> brokenLimits(const Game& game);

}  // namespace concord::renature
