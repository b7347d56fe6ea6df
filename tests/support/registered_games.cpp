// Linked into every test program that reads games: those of Concord are known from the start, and the one of the
// tests.
#include "scoring/games/all_games.h"
#include "tests/support/tiny_game.h"

namespace {

const bool areKnown = [] {
    concord::addAllGames();
    concord::tiny::addTinyGame();
    return true;
}();

}  // namespace
