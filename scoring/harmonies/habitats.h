// Where animals could live now, and which card may have placed each cube.
#pragma once

#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/game.h"

#include <optional>
#include <string>
#include <vector>

namespace concord {

// A habitat present on the board: where the cube would lie, and all cells of the pattern
// (the cube's first).
struct HabitatPlace {
    Cell cube;
    std::vector<Cell> cells;

    friend bool operator==(const HabitatPlace&, const HabitatPlace&) = default;
};

// Every place of the habitat on the board in all six turns (rulebook page 7), one for each set of cells and cube,
// ordered by the cube's cell, then by the other cells. Ignores cubes on the board.
std::vector<HabitatPlace> findHabitats(const Board& board, const Habitat& habitat);

// Whether the habitat is on the board with its cube on this cell.
bool isHabitat(const Board& board, const Habitat& habitat, Cell cube);

struct CubeAudit {
    Cell cell;
    Cube cube = Cube::Animal;
    std::optional<std::string> placedBy;  // the card that a best matching assigns to the cube, if any
    std::vector<std::string> candidates;  // cards with cubes placed whose habitat is here now; tokens may have
                                          // changed after the cube was placed, so an empty list is no error
};

struct PossibleCube {
    std::string card;
    Cell cell;
    int points = 0;  // points for the next cube of the card; a spirit's total points
};

struct PlayerAudit {
    std::string name;
    std::vector<CubeAudit> cubes;        // ordered by cell; animal cubes only where the animals are
                                         // known, none where the board's cubes are not known
    std::vector<PossibleCube> possible;  // ordered by card as held (the spirit last), then cell
};

// One entry per player; without a board it has only the name.
std::vector<PlayerAudit> auditGame(const Game& game);

}  // namespace concord
