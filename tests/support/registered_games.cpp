// Linked into every test program that reads games: registers the games of Concord and the tests' own before main().
#include "scoring/games/all_games.h"
#include "tests/support/tiny_game.h"

namespace {

const bool areRegistered = [] {
    concord::addAllGames();
    concord::tiny::addTinyGame();
    return true;
}();

}  // namespace
