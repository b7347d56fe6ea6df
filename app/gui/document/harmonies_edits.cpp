#include "app/gui/document/harmonies_edits.h"

#include "app/gui/kit/player_colours.h"
#include "scoring/harmonies/table_edits.h"

#include <algorithm>

namespace concord::gui {

namespace {

PlayerState& stateAt(Table& table, int player) { return table.playerStates.at(static_cast<std::size_t>(player)); }

std::size_t asIndex(int player) { return static_cast<std::size_t>(player); }

Table tableWithBoard(const Board& board) {
    Game game;
    game.side = board.side();
    Player player;
    player.name = freeName({}).toStdString();
    player.board = board;
    player.cubesKnown = true;
    game.players.push_back(player);
    Table table;
    table.game = documentOf(std::move(game));
    table.playerStates.resize(1);
    return table;
}

}  // namespace

Table emptyTable(Side side) { return tableWithBoard(Board(side)); }

Table tableFromPhoto(std::shared_ptr<const Photo> photo) {
    Table table = tableWithBoard(photo->reading ? photo->reading->board : Board(Side::A));
    table.playerStates.front().photo = std::move(photo);
    return table;
}

Table tableFromGame(Game game) {
    Table table = tableFromFile({documentOf(std::move(game)), {}});
    completeHarmonies(table);
    return table;
}

void completeHarmonies(Table& table) {
    table.withSpirits =
        std::ranges::all_of(harmoniesOf(table).players, [](const Player& one) { return one.spirit.has_value(); });
}

Table withNumber(Table table, int player, Category category, std::optional<int> number) {
    if (category == Category::Animals) {
        return withAnimalPoints(std::move(table), player, number ? std::vector{*number} : std::vector<int>{});
    }
    changeHarmonies(table, [&](Game& game) {
        if (category == Category::Spirit) {
            typeSpiritPoints(game, asIndex(player), number, stateAt(table, player).spiritCard);
        } else if (static_cast<int>(category) < landscapeCategoryCount) {
            game.players.at(asIndex(player)).typed.set(category, number);
        }
    });
    return table;
}

Table withAnimalPoints(Table table, int player, const std::vector<int>& points) {
    changeHarmonies(table, [&](Game& game) {
        typeAnimalPoints(game, asIndex(player), points, stateAt(table, player).animalCards);
    });
    return table;
}

Table withCubesPlaced(Table table, int player, std::optional<int> cubes) {
    changeHarmonies(table, [&](Game& game) { typeCubesPlaced(game.players.at(asIndex(player)), cubes); });
    return table;
}

Table withSpirits(Table table, bool on) {
    table.withSpirits = on;
    changeHarmonies(table, [&](Game& game) {
        for (std::size_t i = 0; i < game.players.size(); ++i) {
            setSpiritInPlay(game, i, on, table.playerStates[i].spiritCard);
        }
    });
    return table;
}

Table withStack(Table table, int player, Cell cell, Stack stack) {
    changeHarmonies(table, [&](Game& game) { setStack(game, asIndex(player), cell, stack); });
    return withChecked(std::move(table), player, cell);
}

Table withCube(Table table, int player, Cell cell, Cube cube) {
    changeHarmonies(table, [&](Game& game) { setCube(game, asIndex(player), cell, cube); });
    return table;
}

Table withChecked(Table table, int player, Cell cell, bool checked) {
    const auto bit = static_cast<std::size_t>(indexOf(harmoniesOf(table).side, cell));
    table.playerStates.at(static_cast<std::size_t>(player)).checked.set(bit, checked);
    return table;
}

}  // namespace concord::gui
