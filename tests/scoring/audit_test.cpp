#include "scoring/harmonies/habitats.h"
#include "tests/scoring/games.h"

#include <gtest/gtest.h>
#include <sstream>

namespace concord::testing {
namespace {

// "a1 frog (frog duck ); b1* - ()": for each cube its cell, "*" if it is a spirit's, the card that placed it ("-":
// none) and the candidates.
std::string cubesOf(const PlayerAudit& audit) {
    std::ostringstream text;
    for (const CubeAudit& cube : audit.cubes) {
        text << (text.tellp() > 0 ? "; " : "") << name(cube.cell) << (cube.cube == Cube::Spirit ? "* " : " ")
             << cube.placedBy.value_or("-") << " (";
        for (const std::string& candidate : cube.candidates) {
            text << candidate << ' ';
        }
        text << ')';
    }
    return text.str();
}

std::string possibleCubesOf(const PlayerAudit& audit) {
    std::ostringstream text;
    for (const PossibleCube& cube : audit.possible) {
        text << (text.tellp() > 0 ? "; " : "") << cube.card << ' ' << name(cube.cell) << ' ' << cube.points;
    }
    return text.str();
}

// Water beside a small tree (a1, a3), a field beside that tree (b1), and water beside a building (e1).
Player playerWithHabitats() {
    Board board = boardOf(Side::A, {{"a1", "blue"},
                                    {"a2", "green"},
                                    {"a3", "blue"},
                                    {"b1", "yellow"},
                                    {"e1", "blue"},
                                    {"e2", "gray red"},
                                    {"e5", "gray"}});
    Player player = playerWith("Ann", board);
    player.cubesKnown = true;
    return player;
}

void placeCubes(Player& player, std::initializer_list<const char*> cells, Cube cube = Cube::Animal) {
    for (const char* cell : cells) {
        player.board->setCube(cellNamed(Side::A, cell), cube);
    }
}

PlayerAudit auditOf(const Player& player) { return auditGame(gameOf({player})).at(0); }

TEST(Audit, NamesTheCardOfEachCube) {
    Player player = playerWithHabitats();
    placeCubes(player, {"a1", "b1", "e1"});
    player.animals = {cardEntry("frog", 1), cardEntry("ladybug", 1), cardEntry("duck", 1)};
    EXPECT_EQ(cubesOf(auditOf(player)), "a1 frog (frog ); b1 ladybug (ladybug ); e1 duck (duck )");
}

TEST(Audit, RespectsTheNumberPlacedFromEachCard) {
    Player player = playerWithHabitats();
    placeCubes(player, {"a1", "a3"});
    player.animals = {cardEntry("frog", 1)};
    EXPECT_EQ(cubesOf(auditOf(player)), "a1 frog (frog ); a3 - (frog )");
    player.animals = {cardEntry("frog", 0)};
    EXPECT_EQ(cubesOf(auditOf(player)), "a1 - (); a3 - ()");
}

TEST(Audit, CubeWhoseHabitatIsGoneHasNoCandidates) {
    Player player = playerWithHabitats();
    placeCubes(player, {"e5"});
    player.animals = {cardEntry("frog", 1)};
    EXPECT_EQ(cubesOf(auditOf(player)), "e5 - ()");
}

TEST(Audit, UnknownAnimalsAndUnknownCubesAreNotChecked) {
    Player player = playerWithHabitats();
    placeCubes(player, {"a1"});
    EXPECT_EQ(cubesOf(auditOf(player)), "") << "animals are not known";
    player.animals = {cardEntry("frog", 1)};
    player.cubesKnown = false;
    EXPECT_EQ(cubesOf(auditOf(player)), "") << "cubes are not known";
    EXPECT_EQ(possibleCubesOf(auditOf(player)), "frog a1 2; frog a3 2")
        << "while cubes are not known, all cells count as free";
}

TEST(Audit, SpiritCubeBelongsToTheSpirit) {
    // Tortoise: water between a medium mountain and water, in a line.
    Player player =
        playerWith("Ann", boardOf(Side::A, {{"a1", "gray gray"}, {"a2", "blue"}, {"a3", "blue"}, {"a4", "gray"}}));
    player.cubesKnown = true;
    player.animals = std::vector<AnimalEntry>{};
    placeCubes(player, {"a2", "a3"}, Cube::Spirit);
    player.spirit = SpiritEntry{"tortoise", true, 0};
    EXPECT_EQ(cubesOf(auditOf(player)), "a2* tortoise (tortoise ); a3* - ()");
    EXPECT_EQ(possibleCubesOf(auditOf(player)), "");
    player.spirit->placed = false;
    EXPECT_EQ(cubesOf(auditOf(player)), "a2* - (); a3* - ()");
}

TEST(Audit, PossibleCubesGiveThePointsThatTheyWouldAdd) {
    Player player = playerWithHabitats();
    placeCubes(player, {"a1"});
    player.animals = {cardEntry("duck", 3), cardEntry("frog", 1), cardEntry("ladybug", 5), unnamedCardEntry(3)};
    // Duck 2, 4, 8, 13; frog 2, 4, 6 ..., and a1 is taken; the ladybug's card is full.
    EXPECT_EQ(possibleCubesOf(auditOf(player)), "duck e1 5; frog a3 2");
}

TEST(Audit, UnplacedSpiritWouldGiveAllItsPoints) {
    Player player =
        playerWith("Ann", boardOf(Side::A, {{"a1", "gray gray"}, {"a2", "blue"}, {"a3", "blue"}, {"e5", "blue"}}));
    player.cubesKnown = true;
    player.spirit = SpiritEntry{"tortoise", false, 0};
    EXPECT_EQ(possibleCubesOf(auditOf(player)), "tortoise a2 6");
    placeCubes(player, {"a2"});
    EXPECT_EQ(possibleCubesOf(auditOf(player)), "") << "an animal cube lies there";
}

TEST(Audit, HasAnEntryForEachPlayer) {
    Player bob = typedPlayer("Bob", 0, 0, 0, 0, 0);
    bob.animals = {cardEntry("frog", 1)};
    bob.spirit = SpiritEntry{"lion", false, 0};
    const auto audits = auditGame(gameOf({bob, playerWithHabitats()}));
    ASSERT_EQ(audits.size(), 2U);
    EXPECT_EQ(audits[0].name, "Bob");
    EXPECT_TRUE(audits[0].cubes.empty() && audits[0].possible.empty()) << "there is no board";
    EXPECT_EQ(audits[1].name, "Ann");
}

}  // namespace
}  // namespace concord::testing
