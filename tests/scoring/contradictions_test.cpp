#include "scoring/harmonies/warnings/contradictions.h"
#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/harmonies_module.h"
#include "scoring/harmonies/harmonies_table.h"
#include "tests/scoring/games.h"

#include <gtest/gtest.h>

namespace concord::testing {
namespace {

using Place = Contradiction::Place;

const AskedNumbers withoutSpirits{.required = {}, .isComplete = true};
const AskedNumbers withSpirits{.required = {"spirit"}, .isComplete = true};

// Each contradiction as "player: row: code", such as "Ann: animals: animal-cubes"; the row is left out if empty.
std::vector<std::string> textsOf(const Game& game, const AskedNumbers& asked = withoutSpirits) {
    std::vector<std::string> texts;
    for (const Contradiction& one : contradictionsIn(game, asked)) {
        texts.push_back(game.players.at(static_cast<std::size_t>(one.player)).name + ": " +
                        (one.row.empty() ? "" : std::string(one.row) + ": ") + one.code);
    }
    return texts;
}

using Texts = std::vector<std::string>;

Player finishedPlayer(const std::string& name) {
    Player player = typedPlayer(name, 5, 4, 5, 10, 8);
    player.animals = {unnamedCardEntry(12)};
    return player;
}

// A board with three tokens, and cubes on the first of them: those of animals, then those of spirits.
Player playerWithCubes(const std::string& name, int animalCubes, int spiritCubes = 0) {
    Player player = playerWith(name, boardWith(Side::A, "blue", "a1 a2 a3"));
    player.cubesKnown = true;
    player.animals.emplace();
    for (const char* cell : {"a1", "a2", "a3"}) {
        if (animalCubes-- > 0) {
            player.board->setCube(cellNamed(Side::A, cell), Cube::Animal);
        } else if (spiritCubes-- > 0) {
            player.board->setCube(cellNamed(Side::A, cell), Cube::Spirit);
        }
    }
    return player;
}

TEST(Contradictions, NoneInAConsistentGame) {
    EXPECT_EQ(textsOf(gameOf({finishedPlayer("Ann"), finishedPlayer("Bob")})), Texts{});
    EXPECT_EQ(textsOf(gameOf({playerWithCubes("Ann", 0)})), Texts{});
}

TEST(Contradictions, PointsThatNoBoardGives) {
    Player ann = finishedPlayer("Ann");
    ann.typed.set(Category::Fields, 55);
    ann.typed.set(Category::Trees, 500);
    EXPECT_EQ(textsOf(gameOf({ann, finishedPlayer("Bob")})),
              (Texts{"Ann: trees: beyond-bound", "Ann: fields: beyond-bound"}));
}

TEST(Contradictions, CubesOfTheBoardAndOfTheCards) {
    Player ann = playerWithCubes("Ann", 2);
    ann.animals = {cardEntry("shrew", 1)};
    const Game game = gameOf({ann});
    EXPECT_EQ(textsOf(game), Texts{"Ann: animals: animal-cubes"});
    EXPECT_EQ(english(contradictionsIn(game, withoutSpirits).front().message),
              "the number of cubes on the board is 2, but 1 by the cards. Is a card missing, or is the number of "
              "cubes on one too low?");
    ann.animals = {cardEntry("shrew", 3)};
    EXPECT_EQ(english(contradictionsIn(gameOf({ann}), withoutSpirits).front().message),
              "the number of cubes on the board is 2, but 3 by the cards. Is a cube on the board missing?");
    ann.cubesKnown = false;
    EXPECT_EQ(textsOf(gameOf({ann})), Texts{});
}

TEST(Contradictions, SpiritCubesOfTheBoardAndOfTheCard) {
    Player ann = playerWithCubes("Ann", 0, 1);
    EXPECT_EQ(textsOf(gameOf({ann})), Texts{"Ann: no-spirit-chosen"});
    EXPECT_EQ(contradictionsIn(gameOf({ann}), withoutSpirits).front().place, Place::Board);
    EXPECT_EQ(contradictionsIn(gameOf({ann}), withSpirits).front().place, Place::Cards);
    ann.spirit = SpiritEntry{std::string(spiritCards().front().id), false, 0};
    EXPECT_EQ(textsOf(gameOf({ann}), withSpirits), Texts{"Ann: spirit: spirit-cubes"});
    ann.spirit->placed = true;
    EXPECT_EQ(textsOf(gameOf({ann}), withSpirits), Texts{});
}

TEST(Contradictions, MissingCardsOnceTheLandscapesAreKnown) {
    Player ann = finishedPlayer("Ann");
    ann.animals.reset();
    EXPECT_EQ(textsOf(gameOf({ann})), Texts{"Ann: animals: no-animals"});
    EXPECT_EQ(textsOf(gameOf({ann}), withSpirits), (Texts{"Ann: animals: no-animals", "Ann: spirit: no-spirit"}));
    ann.typed.set(Category::Water, {});
    EXPECT_EQ(textsOf(gameOf({ann}), withSpirits), Texts{});
}

TEST(Contradictions, MoreTokensThanTheBoxHoldsAreReportedForTheBoardWithTheMost) {
    Player ann = playerWith("Ann", boardWith(Side::A, "red red", "a1 a2 a3"));
    Player bob = playerWith("Bob", boardWith(Side::A, "red red", "a1 a2 a3 b1 b2"));
    ann.animals.emplace();
    bob.animals.emplace();
    const Game game = gameOf({ann, bob});
    const AskedNumbers incomplete{.required = {}, .isComplete = false};
    EXPECT_EQ(textsOf(game, incomplete), Texts{"Bob: box-supply-red"});
    EXPECT_EQ(contradictionsIn(game, incomplete).front().place, Place::Board);
}

TEST(Contradictions, TokenCountsAreComparedOnlyOnceNothingIsMissing) {
    const Player ann = playerWith("Ann", boardWith(Side::A, "yellow", "a1 a2 a3"));
    const Player bob = playerWith("Bob", boardWith(Side::A, "blue", "a1 a2 a3 a4 a5 b1"));
    Player cleo = ann;
    cleo.name = "Cleo";
    const Game game = gameOf({ann, bob, cleo});
    const Texts missing{"Ann: animals: no-animals", "Bob: animals: no-animals", "Cleo: animals: no-animals"};
    EXPECT_EQ(textsOf(game, {{}, false}), missing);
    Texts all = missing;
    all.emplace_back("Bob: token-counts-differ");
    EXPECT_EQ(textsOf(game), all);
    // A number of tokens that is no multiple of three is never the expected one, however many boards have it.
    const Player dan = playerWith("Dan", boardWith(Side::A, "yellow", "a1 a2 a3 a4"));
    Player eve = dan;
    eve.name = "Eve";
    EXPECT_EQ(textsOf(gameOf({dan, eve})).back(), "Eve: token-count-no-multiple-of-three");
}

// One board may have several contradictions, each with a different code.
TEST(Contradictions, TheModuleGivesTheSameContradictions) {
    Player ann = playerWithCubes("Ann", 3);
    ann.animals = {cardEntry("shrew", 1)};
    ann.board->setStack(cellNamed(Side::A, "b1"), stackOf("green"));
    const Game game = gameOf({ann});
    EXPECT_EQ(textsOf(game), (Texts{"Ann: animals: animal-cubes", "Ann: token-count-no-multiple-of-three"}));
    EXPECT_EQ(harmoniesModule().contradictions(documentOf(game), withoutSpirits),
              contradictionsIn(game, withoutSpirits));
}

}  // namespace
}  // namespace concord::testing
