// Gives, swaps and removes the boards of a game of Harmonies, with their photos. Plain functions from one table to the
// next.
#pragma once

#include "app/gui/document/table.h"

#include <memory>

namespace concord::gui {

// The photo beside the player's board; its reading, if any, replaces the board, and its side becomes the game's: boards
// of the other side become empty. keepsChecked: cells that a person has checked stay, and so do cubes put or taken by
// hand.
Table withPhoto(Table table, int player, std::shared_ptr<const Photo> photo, bool keepsChecked);
// Each of the two players gets the board of the other, with photo and checked cells.
Table withBoardsSwapped(Table table, int one, int other);
// An empty board without a photo.
Table withoutBoard(Table table, int player);

}  // namespace concord::gui
