// Who won (rulebook page 7): most points, then most animal cubes placed, then shared.
#pragma once

#include "scoring/json/message.h"

#include <optional>
#include <string>
#include <vector>

namespace concord {

struct Standing {
    std::string name;
    int total = 0;
    std::optional<int> animalCubes;  // nothing when unknown: a tie with this player stays shared
    bool spiritCube = false;         // counts as an animal cube under Rulings::spiritCubeBreaksTies
};

// The rank of each player; equal players share one: 1, 1, 3.
std::vector<int> rank(const std::vector<Standing>& standings, bool spiritCubeBreaksTies);

// A warning for each tie that could not be broken because cubes are unknown, and one if the ruling on the spirit cube
// changes the ranks.
std::vector<Warning> rankingWarnings(const std::vector<Standing>& standings);

}  // namespace concord
