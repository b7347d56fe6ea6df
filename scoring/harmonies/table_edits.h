// Edits of boards and cards, and of the numbers that are typed in their place.
#pragma once

#include "scoring/harmonies/game.h"

#include <optional>
#include <string>
#include <vector>

namespace concord {

// --- boards

// Makes an empty board first if the player has none. A cube on a stack that becomes empty is removed too.
void setStack(Game& game, std::size_t player, Cell cell, Stack stack);
// Does nothing on an empty cell; otherwise the player's cubes count as known from then on.
void setCube(Game& game, std::size_t player, Cell cell, Cube cube);
// The board's side becomes the game's, and boards of the other side become empty. The player's cubes count as known, as
// with setCube().
void putBoard(Game& game, std::size_t player, const Board& board);
// A player who is left without a board loses the spirit's cube too, as with setSide().
void swapBoards(Game& game, std::size_t one, std::size_t other);
// Does nothing if any board has tokens; otherwise sets the side and removes all boards.
void setSide(Game& game, Side side);

// --- cards

// The player who holds the card; each card exists once.
std::optional<std::size_t> cardHolder(const Game& game, const std::string& card);

// Cards that typed numbers replaced, or a spirit taken out of play. They come back when the numbers are deleted or the
// spirit is in play again, except cards that somebody else has taken meanwhile. Without a board a spirit comes back
// without its cube.
using AnimalsSetAside = std::optional<std::vector<AnimalEntry>>;
using SpiritSetAside = std::optional<SpiritEntry>;

// Points without cards, one number per card. Without a number, typed points are deleted, and the cards that were set
// aside come back; cards that a player holds stay.
void typeAnimalPoints(Game& game, std::size_t player, const std::vector<int>& points, AnimalsSetAside& setAside);
void typeSpiritPoints(Game& game, std::size_t player, std::optional<int> points, SpiritSetAside& setAside);
// Sets the number of animal cubes of a player whose animals are bare points. The first entry holds them all.
void typeCubesPlaced(Player& player, std::optional<int> cubes);
// on: whether the spirit is in play; otherwise it is set aside.
void setSpiritInPlay(Game& game, std::size_t player, bool on, SpiritSetAside& setAside);

}  // namespace concord
