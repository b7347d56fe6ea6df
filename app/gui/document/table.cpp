#include "app/gui/document/table.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace concord::gui {

namespace {

Table tableWithBoard(const Board& board) {
    Table table;
    table.game.side = board.side();
    Player player;
    player.name = "Player 1";
    player.board = board;
    player.cubesKnown = true;
    table.game.players.push_back(player);
    table.playerStates.resize(1);
    return table;
}

std::uint64_t nextNumber() {
    static std::atomic<std::uint64_t> number = 0;
    return ++number;
}

}  // namespace

PlayerId::PlayerId() : m_number(nextNumber()) {}

Table emptyTable(Side side) { return tableWithBoard(Board(side)); }

Table tableFromPhoto(std::shared_ptr<const Photo> photo) {
    Table table = tableWithBoard(photo->reading ? photo->reading->board : Board(Side::A));
    table.playerStates.front().photo = std::move(photo);
    return table;
}

Table tableFromGame(Game game) {
    Table table;
    table.playerStates.resize(game.players.size());
    // In a finished game without a spirit, none was played.
    table.withSpirits = std::ranges::all_of(game.players, [](const Player& one) { return one.spirit.has_value(); });
    table.game = std::move(game);
    return table;
}

}  // namespace concord::gui
