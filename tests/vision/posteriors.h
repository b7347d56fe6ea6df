// Posteriors of cells for tests.
#pragma once

#include "vision/stacks/confidence.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace concord::vision {

inline std::size_t kindOf(std::vector<Token> tokens) {
    return static_cast<std::size_t>(Stack::fromTokens(tokens).value().kind());
}

inline CellPosterior certain(std::vector<Token> tokens) {
    CellPosterior posterior;
    posterior.stacks[kindOf(std::move(tokens))] = 1;
    posterior.cubes[0] = 1;
    return posterior;
}

inline CellPosterior undecided(std::vector<Token> one, std::vector<Token> other, double pOne) {
    CellPosterior posterior;
    posterior.stacks[kindOf(std::move(one))] = pOne;
    posterior.stacks[kindOf(std::move(other))] = 1 - pOne;
    posterior.cubes[0] = 1;
    return posterior;
}

}  // namespace concord::vision
