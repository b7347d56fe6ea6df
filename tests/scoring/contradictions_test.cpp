#include "scoring/harmonies/warnings/contradictions.h"
#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/harmonies_module.h"
#include "scoring/harmonies/harmonies_table.h"
#include "tests/scoring/games.h"

#include <gtest/gtest.h>

namespace concord::testing {
namespace {

using Place = Contradiction::Place;

const AskedNumbers withoutSpirits{{}, true};
const AskedNumbers withSpirits{{"spirit"}, true};

// "Ann: animals: animal-cubes" of each.
std::vector<std::string> found(const Game& game, const AskedNumbers& asked = withoutSpirits) {
    std::vector<std::string> texts;
    for (const Contradiction& one : contradictionsIn(game, asked)) {
        texts.push_back(game.players.at(static_cast<std::size_t>(one.player)).name + ": " +
                        (one.row.empty() ? "" : std::string(one.row) + ": ") + one.code);
    }
    return texts;
}

using Found = std::vector<std::string>;

Player finished(const std::string& name) {
    Player player = typedPlayer(name, 5, 4, 5, 10, 8);
    player.animals = {{{}, {}, 12}};
    return player;
}

// Three tokens; cubes on cells from a1 on.
Player withCubes(const std::string& name, int animals, int spirits = 0) {
    Player player = playerWith(name, boardWith(Side::A, "blue", "a1 a2 a3"));
    player.cubesKnown = true;
    player.animals.emplace();
    for (const char* cell : {"a1", "a2", "a3"}) {
        if (animals-- > 0) {
            player.board->setCube(cellNamed(Side::A, cell), Cube::Animal);
        } else if (spirits-- > 0) {
            player.board->setCube(cellNamed(Side::A, cell), Cube::Spirit);
        }
    }
    return player;
}

TEST(Contradictions, NoneInAGameThatIsRight) {
    EXPECT_EQ(found(gameOf({finished("Ann"), finished("Bob")})), Found{});
    EXPECT_EQ(found(gameOf({withCubes("Ann", 0)})), Found{});
}

TEST(Contradictions, PointsThatNoBoardGives) {
    Player ann = finished("Ann");
    ann.typed.set(Category::Fields, 55);
    ann.typed.set(Category::Trees, 500);
    EXPECT_EQ(found(gameOf({ann, finished("Bob")})), (Found{"Ann: trees: beyond-bound", "Ann: fields: beyond-bound"}));
}

TEST(Contradictions, CubesOfTheBoardAndOfTheCards) {
    Player ann = withCubes("Ann", 2);
    ann.animals = {cardEntry("shrew", 1)};
    const Game game = gameOf({ann});
    EXPECT_EQ(found(game), Found{"Ann: animals: animal-cubes"});
    EXPECT_EQ(english(contradictionsIn(game, withoutSpirits).front().message),
              "cubes on the board: 2, from the cards: 1. Is a card or a number of cubes missing?");
    ann.animals = {cardEntry("shrew", 3)};
    EXPECT_EQ(english(contradictionsIn(gameOf({ann}), withoutSpirits).front().message),
              "cubes on the board: 2, from the cards: 3. Is a cube on the board missing?");
    ann.cubesKnown = false;
    EXPECT_EQ(found(gameOf({ann})), Found{});
}

TEST(Contradictions, ASpiritsCube) {
    Player ann = withCubes("Ann", 0, 1);
    EXPECT_EQ(found(gameOf({ann})), Found{"Ann: no-spirit-chosen"});
    EXPECT_EQ(contradictionsIn(gameOf({ann}), withoutSpirits).front().place, Place::Board);
    EXPECT_EQ(contradictionsIn(gameOf({ann}), withSpirits).front().place, Place::Cards);
    ann.spirit = SpiritEntry{std::string(spiritCards().front().id), false, 0};
    EXPECT_EQ(found(gameOf({ann}), withSpirits), Found{"Ann: spirit: spirit-cubes"});
    ann.spirit->placed = true;
    EXPECT_EQ(found(gameOf({ann}), withSpirits), Found{});
}

TEST(Contradictions, MissingCardsOnceTheLandscapesAreKnown) {
    Player ann = finished("Ann");
    ann.animals.reset();
    EXPECT_EQ(found(gameOf({ann})), Found{"Ann: animals: no-animals"});
    EXPECT_EQ(found(gameOf({ann}), withSpirits), (Found{"Ann: animals: no-animals", "Ann: spirit: no-spirit"}));
    ann.typed.set(Category::Water, {});
    EXPECT_EQ(found(gameOf({ann}), withSpirits), Found{});
}

TEST(Contradictions, MoreTokensThanTheBoxHoldsAtTheBoardWithMost) {
    Player ann = playerWith("Ann", boardWith(Side::A, "red red", "a1 a2 a3"));
    Player bob = playerWith("Bob", boardWith(Side::A, "red red", "a1 a2 a3 b1 b2"));
    ann.animals.emplace();
    bob.animals.emplace();
    const Game game = gameOf({ann, bob});
    const AskedNumbers early{{}, false};
    EXPECT_EQ(found(game, early), Found{"Bob: box-supply-red"});
    EXPECT_EQ(contradictionsIn(game, early).front().place, Place::Board);
}

TEST(Contradictions, TurnsOnlyOnceNothingIsMissing) {
    const Player ann = playerWith("Ann", boardWith(Side::A, "yellow", "a1 a2 a3"));
    const Player bob = playerWith("Bob", boardWith(Side::A, "blue", "a1 a2 a3 a4 a5 b1"));
    Player cleo = ann;
    cleo.name = "Cleo";
    const Game game = gameOf({ann, bob, cleo});
    const Found missing{"Ann: animals: no-animals", "Bob: animals: no-animals", "Cleo: animals: no-animals"};
    EXPECT_EQ(found(game, {{}, false}), missing);
    Found all = missing;
    all.emplace_back("Bob: token-counts-differ");
    EXPECT_EQ(found(game), all);
    // A number of tokens that is no multiple of three is never the expected one, however many boards have it.
    const Player four = playerWith("Dan", boardWith(Side::A, "yellow", "a1 a2 a3 a4"));
    Player five = four;
    five.name = "Eve";
    EXPECT_EQ(found(gameOf({four, five})).back(), "Eve: token-count-no-multiple-of-three");
}

// One board may have several, each with another code.
TEST(Contradictions, TheModuleGivesTheSame) {
    Player ann = withCubes("Ann", 3);
    ann.animals = {cardEntry("shrew", 1)};
    ann.board->setStack(cellNamed(Side::A, "b1"), stackOf("green"));
    const Game game = gameOf({ann});
    EXPECT_EQ(found(game), (Found{"Ann: animals: animal-cubes", "Ann: token-count-no-multiple-of-three"}));
    EXPECT_EQ(harmoniesModule().contradictions(documentOf(game), withoutSpirits),
              contradictionsIn(game, withoutSpirits));
}

}  // namespace
}  // namespace concord::testing
