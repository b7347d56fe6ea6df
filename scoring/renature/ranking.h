// Who won (rulebook: end of the game): most points, then most collected tokens, then shared.
#pragma once

#include "scoring/json/message.h"

#include <optional>
#include <string>
#include <vector>

namespace concord::renature {

struct Standing {
    std::string name;
    int total = 0;
    std::optional<int> tokens;  // collected; nothing when unknown: ties with it stay shared
};

// The rank of each, equal ones sharing the number: 1, 1, 3.
std::vector<int> rank(const std::vector<Standing>& standings);

// A warning for each tie that could not be broken because tokens are unknown.
std::vector<Warning> rankingWarnings(const std::vector<Standing>& standings);

}  // namespace concord::renature
