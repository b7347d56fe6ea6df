// Which of a player's animal cards may have placed which cube.
#pragma once

#include "scoring/harmonies/game.h"

#include <optional>
#include <span>
#include <vector>

namespace concord {

// An assignment of cubes to cards that uses each card at most as often as its capacity and leaves
// as few cubes over as possible (maximum bipartite matching by augmenting paths). Among several
// such assignments, earlier cubes and earlier cards take precedence.
class CubeMatching {
public:
    using Candidates = std::vector<std::vector<std::size_t>>;  // by cube: the cards it may come from

    CubeMatching(Candidates candidates, std::vector<int> capacities);

    std::optional<std::size_t> cardOf(std::size_t cube) const { return m_best.cardOf[cube]; }
    int matched() const;

    // Whether the cube comes from that card in every assignment that leaves as few over.
    bool isCertain(std::size_t cube) const;

private:
    // Searches for a card for the cube; `tried` keeps it from trying a card twice.
    struct Attempt {
        std::vector<bool> tried;
        std::optional<std::size_t> barredCube;  // may not come from barredCard
        std::size_t barredCard = 0;
    };
    struct Assignment {
        std::vector<int> left;  // of each card
        std::vector<std::optional<std::size_t>> cardOf;
    };
    bool assign(Assignment& assignment, std::size_t cube, Attempt& attempt) const;

    Candidates m_candidates;
    Assignment m_best;
};

// The animal cubes of a player whose board says where they lie and whose animals are known;
// cards are positions in player.animals.
struct AnimalCubes {
    std::vector<Cell> cells;  // in the order of their names
    CubeMatching::Candidates candidates;
    CubeMatching matching;

    // The cells of a card's cubes; empty unless all `placed` of them are certain.
    std::vector<Cell> certainCells(std::size_t card, int placed) const;
};

std::optional<AnimalCubes> matchAnimalCubes(const Player& player);

}  // namespace concord
