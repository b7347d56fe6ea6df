// Edits of the table: whatever they change, the game can be written and read again.
#include "scoring/harmonies/table_edits.h"
#include "scoring/harmonies/game_json.h"
#include "tests/scoring/games.h"

#include <gtest/gtest.h>

namespace concord::testing {
namespace {

const SpiritEntry lionWithCube{"lion", true, 0};
const SpiritEntry lionWithoutCube{"lion", false, 0};

// Ann has a board and the lion, whose cube was placed; Bob has nothing.
Game gameWithLion(Board board = boardOf(Side::A, {{"a1", "yellow"}})) {
    Player ann = playerWith("Ann", board);
    ann.cubesKnown = true;
    ann.spirit = lionWithCube;
    Player bob;
    bob.name = "Bob";
    return gameOf({ann, bob});
}

void expectReadable(const Game& game) { EXPECT_EQ(gameFromJson(gameToJson(game)), game); }

TEST(TableEdits, APlayerLeftWithoutABoardLosesTheSpiritCube) {
    Game game = gameWithLion();
    swapBoards(game, 0, 1);
    EXPECT_FALSE(game.players[0].board);
    EXPECT_EQ(game.players[0].spirit, lionWithoutCube);
    expectReadable(game);
    game = gameWithLion();
    swapBoards(game, 1, 0);
    EXPECT_EQ(game.players[0].spirit, lionWithoutCube);
    expectReadable(game);
}

TEST(TableEdits, APlayerWhoGetsAnotherBoardKeepsTheSpiritCube) {
    Game game = gameWithLion();
    game.players[1].board = Board(Side::A);
    swapBoards(game, 0, 1);
    EXPECT_EQ(game.players[0].spirit, lionWithCube);
    expectReadable(game);
}

TEST(TableEdits, ChangingTheSideRemovesEmptyBoardsAndSpiritCubes) {
    Game game = gameWithLion(Board(Side::A));
    setSide(game, Side::B);
    EXPECT_EQ(game.side, Side::B);
    EXPECT_FALSE(game.players[0].board);
    EXPECT_EQ(game.players[0].spirit, lionWithoutCube);
    expectReadable(game);
}

TEST(TableEdits, TheSideStaysIfABoardHasTokens) {
    Game game = gameWithLion();
    const Game before = game;
    setSide(game, Side::B);
    EXPECT_EQ(game, before);
}

TEST(TableEdits, ARestoredSpiritHasNoCubeWithoutABoard) {
    Game typed = gameWithLion();
    SpiritSetAside setAside;
    typeSpiritPoints(typed, 0, 12, setAside);
    typed.players[0].board.reset();
    typed.players[0].cubesKnown = false;
    typeSpiritPoints(typed, 0, std::nullopt, setAside);
    EXPECT_EQ(typed.players[0].spirit, lionWithoutCube);
    expectReadable(typed);

    Game outOfPlay = gameWithLion();
    setSpiritInPlay(outOfPlay, 0, false, setAside);
    outOfPlay.players[0].board.reset();
    outOfPlay.players[0].cubesKnown = false;
    setSpiritInPlay(outOfPlay, 0, true, setAside);
    EXPECT_EQ(outOfPlay.players[0].spirit, lionWithoutCube);
    expectReadable(outOfPlay);
}

}  // namespace
}  // namespace concord::testing
