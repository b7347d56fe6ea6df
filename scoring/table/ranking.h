// Ranks players by their totals, and players of equal totals by what breaks a tie in their game.
#pragma once

#include "scoring/json/message.h"

#include <optional>
#include <string>
#include <vector>

namespace concord {

struct Contender {
    std::string name;
    int total = 0;
    std::optional<int> tieBreak;  // the higher wins; nothing when unknown: a tie with this player stays shared
};

// The rank of each player; equal players share one: 1, 1, 3.
std::vector<int> ranksOf(const std::vector<Contender>& contenders);

// A warning for each tie that stays shared because a tieBreak is unknown, the highest total first. text: a template in
// which %1 is the total and %2 the names of the players whose tieBreak is unknown.
std::vector<Warning> unbrokenTies(const std::vector<Contender>& contenders, const char* text);

}  // namespace concord
