// Which of a player's animal cards may have placed which cube.
#pragma once

#include "scoring/harmonies/game.h"

#include <optional>
#include <span>
#include <vector>

namespace concord {

// An assignment of cubes to cards that uses each card at most as often as its capacity allows and leaves as few cubes
// as possible unassigned (maximum bipartite matching by augmenting paths). Among several such assignments, earlier
// cubes are assigned rather than later ones; which candidate a cube gets depends only on the order of the input.
class CubeMatching {
public:
    using Candidates = std::vector<std::vector<std::size_t>>;  // by cube: the cards it may come from

    CubeMatching(Candidates candidates, std::vector<int> capacities);

    std::optional<std::size_t> cardOf(std::size_t cube) const { return m_best.cardOf[cube]; }
    int matchedCount() const;

    // Whether every maximum matching assigns the cube to cardOf(cube). False if it is unassigned.
    bool isCertain(std::size_t cube) const;

private:
    // State of one search for an augmenting path: the cards already tried, and one pair of cube and card that must not
    // be used.
    struct Attempt {
        std::vector<bool> tried;
        std::optional<std::size_t> barredCube;  // may not come from barredCard
        std::size_t barredCard = 0;
    };
    struct Assignment {
        std::vector<int> remainingCapacity;  // by card
        std::vector<std::optional<std::size_t>> cardOf;
    };
    bool assign(Assignment& assignment, std::size_t cube, Attempt& attempt) const;

    Candidates m_candidates;
    Assignment m_best;
};

// The animal cubes of a player whose animal cards and cube positions are known. A card is given by its index in
// player.animals.
struct AnimalCubes {
    std::vector<Cell> cells;  // in the order of their names
    CubeMatching::Candidates candidates;
    CubeMatching matching;

    // The cells of a card's cubes; empty unless all `placed` of them are certain.
    std::vector<Cell> certainCells(std::size_t card, int placed) const;
};

std::optional<AnimalCubes> matchAnimalCubes(const Player& player);

}  // namespace concord
