#include "app/gui/document/board_edits.h"

#include "app/gui/document/harmonies_edits.h"
#include "scoring/harmonies/table_edits.h"

#include <utility>

namespace concord::gui {

namespace {

PlayerState& stateAt(Table& table, int player) { return table.playerStates.at(static_cast<std::size_t>(player)); }

Player& playerAt(Game& game, int player) { return game.players.at(static_cast<std::size_t>(player)); }

// The board of the new reading, with what a person has changed on the present board: the checked cells, and the cubes
// that differ from the previous reading.
Board withWorkByHand(Board board, const Board& present, const PlayerState& state) {
    const bool wasRead = state.photo && state.photo->reading && state.photo->reading->side == board.side();
    for (const Cell cell : cells(board.side())) {
        if (state.checked.test(static_cast<std::size_t>(indexOf(board.side(), cell)))) {
            board.setStack(cell, present.stack(cell));
            board.setCube(cell, present.cube(cell));
        } else if (wasRead && present.cube(cell) != state.photo->reading->board.cube(cell) &&
                   !board.stack(cell).empty()) {
            board.setCube(cell, present.cube(cell));
        }
    }
    return board;
}

// A set-aside spirit card comes back later as it is kept here, but without a board its cube cannot be placed.
void unplaceSpiritWithoutBoard(Table& table, int player) {
    PlayerState& state = stateAt(table, player);
    if (state.spiritCard && !harmoniesOf(table).players.at(static_cast<std::size_t>(player)).board) {
        state.spiritCard->placed = false;
    }
}

// For each player whose board has another side, and therefore becomes empty.
void forgetCheckedCells(Table& table, const Game& game, Side side) {
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        if (game.players[i].board && game.players[i].board->side() != side) {
            table.playerStates[i].checked.reset();
        }
    }
}

}  // namespace

Table withPhoto(Table table, int player, std::shared_ptr<const Photo> photo, bool keepsChecked) {
    PlayerState& state = stateAt(table, player);
    if (photo->reading) {
        changeHarmonies(table, [&](Game& game) {
            const Player& edited = playerAt(game, player);
            Board board = photo->reading->board;
            if (keepsChecked && edited.board && edited.board->side() == board.side()) {
                board = withWorkByHand(board, *edited.board, state);
            } else {
                state.checked.reset();
            }
            forgetCheckedCells(table, game, board.side());
            putBoard(game, static_cast<std::size_t>(player), board);
        });
    }
    state.photo = std::move(photo);
    return table;
}

Table withBoardsSwapped(Table table, int one, int other) {
    changeHarmonies(
        table, [&](Game& game) { swapBoards(game, static_cast<std::size_t>(one), static_cast<std::size_t>(other)); });
    std::swap(stateAt(table, one).photo, stateAt(table, other).photo);
    std::swap(stateAt(table, one).checked, stateAt(table, other).checked);
    unplaceSpiritWithoutBoard(table, one);
    unplaceSpiritWithoutBoard(table, other);
    return table;
}

Table withoutBoard(Table table, int player) {
    changeHarmonies(table, [&](Game& game) { playerAt(game, player).board = Board(game.side); });
    stateAt(table, player).photo.reset();
    stateAt(table, player).checked.reset();
    return table;
}

}  // namespace concord::gui
