// Edits of boards and cards, and of the numbers that are typed in their place.
#pragma once

#include "scoring/harmonies/game.h"

#include <optional>
#include <string>
#include <vector>

namespace concord {

// --- boards

// An empty board is made where there is none. A cube on a stack that becomes empty is removed too.
void setStack(Game& game, std::size_t player, Cell cell, Stack stack);
// Does nothing on an empty cell.
void setCube(Game& game, std::size_t player, Cell cell, Cube cube);
// The board's side becomes the game's, and boards of the other side become empty. The board says where cubes are.
void putBoard(Game& game, std::size_t player, const Board& board);
// A player who is left without a board has no spirit's cube either; the same holds for setSide().
void swapBoards(Game& game, std::size_t one, std::size_t other);
// Removes all boards, which are empty; does nothing if one has tokens.
void setSide(Game& game, Side side);

// --- cards

// The player who holds the card; each card exists once.
std::optional<std::size_t> cardHolder(const Game& game, const std::string& card);

// Cards that typed numbers replaced: they come back when the numbers are deleted, except those that somebody else has
// taken meanwhile. Without a board a spirit comes back without its cube.
using AnimalsSetAside = std::optional<std::vector<AnimalEntry>>;
using SpiritSetAside = std::optional<SpiritEntry>;

// Bare points, one number a card; none: the cards count again.
void typeAnimalPoints(Game& game, std::size_t player, const std::vector<int>& points, AnimalsSetAside& setAside);
void typeSpiritPoints(Game& game, std::size_t player, std::optional<int> points, SpiritSetAside& setAside);
// Animal cubes of a player whose animals are bare points: all on the first entry.
void typeCubesPlaced(Player& player, std::optional<int> cubes);
// on: whether the spirit is in play; otherwise it is set aside.
void setSpiritInPlay(Game& game, std::size_t player, bool on, SpiritSetAside& setAside);

}  // namespace concord
