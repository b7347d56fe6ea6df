// Harmonies on the table: boards, cards and spirits, and what becomes of them when numbers are typed. Plain functions
// from one table to the next, for tables with a game of Harmonies. An invalid edit returns the table as it was.
#pragma once

#include "app/gui/document/table.h"
#include "scoring/harmonies/game_edits.h"
#include "scoring/harmonies/harmonies_module.h"

#include <string>
#include <utility>

namespace concord::gui {

// The game of Harmonies; throws std::bad_cast for any other game.
inline const Game& harmoniesOf(const Table& table) { return table.game.as<Game>(); }

// Changes the game by change(Game&).
template <typename Change>
void changeHarmonies(Table& table, const Change& change) {
    Game game = harmoniesOf(table);
    change(game);
    table.game = documentOf(std::move(game));
}

// A table with one player and an empty board.
Table emptyTable(Side side);
// A table of one player "Player 1" (in the user's language) whose board was read from the photo (or is empty, if
// nothing was read).
Table tableFromPhoto(std::shared_ptr<const Photo> photo);
// A table of the game, without a record.
Table tableFromGame(Game game);
// Sets withSpirits for a game that was read: spirits are in play if every player has one.
void completeHarmonies(Table& table);

// Trees to Water: the typed number. Animals: bare points of one card. Spirit: bare points; chosen cards are set
// aside. Without a number the board and the cards count again, except for cards that somebody else has taken meanwhile.
Table withNumber(Table table, int player, Category category, std::optional<int> number);
Table withAnimalPoints(Table table, int player, const std::vector<int>& points);
// Animal cubes of a player whose animals are bare points: all on the first entry.
Table withCubesPlaced(Table table, int player, std::optional<int> cubes);

// A cube on a stack that becomes empty is removed too; the cell counts as checked.
Table withStack(Table table, int player, Cell cell, Stack stack);
// Does nothing on an empty cell.
Table withCube(Table table, int player, Cell cell, Cube cube);
Table withChecked(Table table, int player, Cell cell, bool checked = true);

// Without spirits, those of the players are set aside; with them they come back.
Table withSpirits(Table table, bool on);

}  // namespace concord::gui
