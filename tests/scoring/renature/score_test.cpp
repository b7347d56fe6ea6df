// Whole games: the documented example, warnings, ties, typed numbers, claims.
#include "scoring/renature/limits.h"
#include "scoring/renature/renature_module.h"
#include "scoring/renature/score_json.h"
#include "scoring/table/claims.h"
#include "tests/scoring/renature/games.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace concord::renature::testing {
namespace {

using nlohmann::json;
using Strings = std::vector<std::string>;

// A game of white and black in which everything is known: all 18 tokens are collected or on areas.
Game wholeGame() {
    Game game;
    game.players.resize(2);
    game.players[0].name = "Ann";
    game.players[1].name = "Bob";
    game.players[1].colour = Colour::Black;
    for (Player& player : game.players) {
        player.track = 50;
        player.clouds = 1;
        player.plantsLeft = PlantsLeft{};
        player.tokens = TokenSum{8, 10};
    }
    game.areas = {areaOf(4, 2, "white=oak black=turf"), areaOf(5, 2, "")};
    return game;
}

std::vector<ScoreItem> itemsOf(const PlayerScore& player, Category category) {
    std::vector<ScoreItem> items;
    std::ranges::copy_if(player.items, std::back_inserter(items),
                         [&](const ScoreItem& item) { return item.category == category; });
    return items;
}

TEST(RenatureScore, ScoresTheDocumentedExampleExactly) {
    const json score = json::parse(scoreToJson(scoreGame(gameFromJson(exampleGame))));
    const json& pauline = score["players"][0];
    const std::vector<std::pair<std::string, json>> numbers{
        {"name", "Pauline"}, {"colour", "orange"}, {"track", 38}, {"areas", 6},           {"clouds", 2},
        {"plantsLeft", -3},  {"tokens", 6},        {"total", 49}, {"tokensCollected", 3}, {"rank", 1}};
    for (const auto& [key, value] : numbers) {
        EXPECT_EQ(pauline[key], value) << key;
    }
    EXPECT_EQ(pauline["warnings"], json::array());
    EXPECT_EQ(pauline["items"][1], json::parse(R"({"category": "areas", "rule": "area-both", "points": 6, "area": 0,
        "why": "Blue and neutral are equal at 3 and drop out. Orange alone takes 4 and 2."})"));
    EXPECT_EQ(score["areas"], json::parse(R"([{"strength": {"orange": 2, "blue": 3, "neutral": 3}, "main": "orange",
        "bonus": "orange", "points": {"orange": 6}}])"));
    EXPECT_EQ(score["winners"], json::array({"Pauline"}));
    EXPECT_EQ(score["warnings"], json::array());
    EXPECT_EQ(score["players"][1]["total"], 41);
    EXPECT_EQ(score["players"][2]["total"], 40);
    EXPECT_TRUE(score["players"][2]["tokensCollected"].is_null());
}

TEST(RenatureScore, WritesKeysInTheDocumentedOrder) {
    const std::string text = scoreToJson(scoreGame(gameFromJson(exampleGame)), false);
    EXPECT_TRUE(text.starts_with(R"({"format":"concord-score","version":1,"game":"renature","players":[{"name":)"
                                 R"("Pauline","colour":"orange","track":38,"areas":6,"clouds":2,"plantsLeft":-3,)"
                                 R"("tokens":6,"total":49,"tokensCollected":3,"rank":1,"items":[)"))
        << text;
    EXPECT_NE(text.find(R"({"category":"areas","rule":"area-both","points":6,"area":0,"why":"Blue)"), text.npos);
    EXPECT_NE(text.find(R"("areas":[{"strength":{"orange":2,"blue":3,"neutral":3},"main":"orange","bonus":"orange",)"
                        R"("points":{"orange":6}}],"winners":["Pauline"],"warnings":[]})"),
              text.npos)
        << text;
    EXPECT_EQ(text.find('\n'), text.npos);
}

TEST(RenatureScore, EveryRowHasItsItemsWithAReason) {
    const GameScore score = scoreGame(gameFromJson(exampleGame));
    Strings lines;
    for (const ScoreItem& item : score.players[0].items) {
        lines.push_back(std::string(name(item.rule)) + ' ' + std::to_string(item.points) + ' ' + english(item.why));
    }
    EXPECT_EQ(lines, (Strings{"track 38 Points on the score track: 38.",
                              "area-both 6 Blue and neutral are equal at 3 and drop out. Orange alone takes 4 and 2.",
                              "clouds 2 Clouds on the player board, 1 point each: 2.",
                              "plants-left -1 Own turf left on the player board, minus 1 each: 1.",
                              "plants-left -2 Neutral bushes left on the player board, minus 2 each: 1.",
                              "tokens 6 Collected sunflower tokens: 3. Their backs add up to 6."}));
    const ScoreItem denied = itemsOf(score.players[1], Category::Areas).at(0);
    EXPECT_EQ(denied.rule, Rule::AreaTied);
    EXPECT_EQ(denied.points, 0);
    EXPECT_EQ(denied.area, 0);
    EXPECT_TRUE(itemsOf(score.players[2], Category::Areas).empty());
}

TEST(RenatureScore, WholeGameHasNoWarnings) {
    const GameScore score = scoreGame(wholeGame());
    EXPECT_EQ(codes(score.warnings), Strings{});
    EXPECT_EQ(codes(score.players[0].warnings), Strings{});
    EXPECT_EQ(score.players[0].total(), 65);
    EXPECT_EQ(score.players[1].total(), 63);
    EXPECT_EQ(itemsOf(score.players[0], Category::PlantsLeft).at(0).points, 0);
}

TEST(RenatureScore, UnknownNumbersCountZeroAndWarn) {
    Game game = wholeGame();
    game.areas.reset();
    Player& ann = game.players[0];
    ann.track.reset();
    ann.clouds.reset();
    ann.plantsLeft.reset();
    ann.tokens.reset();
    const GameScore score = scoreGame(game);
    EXPECT_EQ(score.players[0].total(), 0);
    EXPECT_TRUE(score.players[0].items.empty());
    EXPECT_EQ(codes(score.players[0].warnings), Strings(4, "unknown-category"));
    EXPECT_EQ(codes(score.warnings), Strings{"areas-unknown"});
    EXPECT_FALSE(score.players[0].tokensCollected);
    for (Player& player : game.players) {
        player.typed.set(Category::Areas, 4);
    }
    EXPECT_EQ(codes(scoreGame(game).warnings), Strings{});
}

TEST(RenatureScore, TypedNumbersStandBesideComputedOnes) {
    Game game = wholeGame();
    Player& ann = game.players[0];
    ann.typed.set(Category::Areas, 9);
    ann.typed.set(Category::PlantsLeft, -7);
    ann.typed.set(Category::Clouds, 3);
    ann.clouds.reset();
    const PlayerScore score = scoreGame(game).players[0];
    EXPECT_EQ(score.at(Category::Areas), 9);
    EXPECT_EQ(score.at(Category::PlantsLeft), -7);
    EXPECT_EQ(score.at(Category::Clouds), 3);
    EXPECT_EQ(score.computed.at(Category::Areas), 4);
    EXPECT_EQ(score.computed.at(Category::PlantsLeft), 0);
    EXPECT_FALSE(score.computed.at(Category::Clouds));
    EXPECT_TRUE(score.warnings.empty());
    ASSERT_EQ(itemsOf(score, Category::Areas).size(), 1U);
    EXPECT_EQ(itemsOf(score, Category::Areas)[0].rule, Rule::Typed);
    const json written = json::parse(scoreToJson(scoreGame(game)));
    EXPECT_EQ(written["players"][0]["computed"], (json{{"areas", 4}, {"plantsLeft", 0}}));
    EXPECT_FALSE(written["players"][1].contains("computed"));
}

TEST(RenatureScore, AnUnknownBonusSaysWhoWouldReceiveIt) {
    Game game = wholeGame();
    game.areas->at(0).bonus.reset();
    game.areas->at(1).bonus.reset();  // an area without plants: nobody would receive it
    const GameScore score = scoreGame(game);
    EXPECT_EQ(codes(score.warnings), Strings{"bonus-unknown"});
    EXPECT_EQ(messageOf(score.warnings, "bonus-unknown"),
              "The bonus of area 1 is not known and counts for nobody; Bob would receive it.");
    EXPECT_EQ(score.players[1].at(Category::Areas), 0);
}

TEST(RenatureScore, AnUnknownBonusDoesNotMatterIfTheAreasAreTyped) {
    Game game = wholeGame();
    game.areas->at(0).bonus.reset();
    game.players[1].typed.set(Category::Areas, 2);
    EXPECT_EQ(codes(scoreGame(game).warnings), Strings{});
    game.players[1].typed = {};
    game.players[0].typed.set(Category::Areas, 4);
    EXPECT_EQ(codes(scoreGame(game).warnings), Strings{"bonus-unknown"});
}

TEST(RenatureScore, WarnsOfTokensThatAreMissing) {
    Game game = wholeGame();
    game.players[1].tokens = std::vector<int>{1, 2};
    EXPECT_EQ(messageOf(scoreGame(game).warnings, "token-count"),
              "Only 12 sunflower tokens are collected or lie on areas, but the game has 18.");
    game.players[1].tokens.reset();
    EXPECT_EQ(codes(scoreGame(game).warnings), Strings{});
}

TEST(RenatureScore, WarnsOfPointsWithoutAToken) {
    Game game = wholeGame();
    game.players[0].tokens = TokenSum{0, 5};
    EXPECT_EQ(codes(scoreGame(game).players[0].warnings), Strings{"tokens-do-not-add-up"});
    game.players[0].tokens = TokenSum{5, 0};
    EXPECT_EQ(messageOf(scoreGame(game).players[0].warnings, "tokens-do-not-add-up"),
              "Sunflower tokens were collected (5), but the sum given for the numbers on their backs is 0.");
}

TEST(RenatureScore, WarnsOfMorePlantsThanABoardIsThoughtToHold) {
    Game game = wholeGame();
    game.players[0].plantsLeft->neutral = {4, 2, 2, 2};
    game.players[1].plantsLeft->own = {8, 4, 2, 2};
    GameScore score = scoreGame(game);
    EXPECT_EQ(messageOf(score.players[0].warnings, "board-capacity"),
              "4 neutral turf plants are left, but as far as is known a player board holds at most 3.");
    EXPECT_EQ(score.players[0].warnings.size(), 1U);
    EXPECT_TRUE(score.players[1].warnings.empty());
    game.players.push_back(game.players[1]);
    game.players[2].name = "Cid";
    game.players[2].colour = Colour::Orange;
    game.players[2].plantsLeft->own = {5, 3, 2, 1};
    score = scoreGame(game);
    EXPECT_EQ(codes(score.players[1].warnings), Strings(3, "board-capacity"));
    EXPECT_EQ(messageOf(score.players[1].warnings, "board-capacity"),
              "8 own turf plants are left, but as far as is known a player board holds at most 5.");
    EXPECT_TRUE(score.players[2].warnings.empty());
}

void addUnknownPlayer(Game& game, const char* name, Colour colour) {
    Player& player = game.players.emplace_back();
    player.name = name;
    player.colour = colour;
}

TEST(RenatureScore, WarnsOfMorePlantsOfAColourThanItsPlayerHas) {
    Game game = wholeGame();
    game.players[0].plantsLeft->own = {3, 0, 0, 0};
    game.areas = {areaOf(9, 2, "white=3xturf,2xpine")};
    EXPECT_EQ(codes(scoreGame(game).players[0].warnings), Strings{})
        << "with two players the boards hold all plants of the box";
    addUnknownPlayer(game, "Cid", Colour::Orange);
    EXPECT_EQ(codes(scoreGame(game).players[0].warnings), Strings{"board-capacity"});
    EXPECT_EQ(messageOf(scoreGame(game).players[0].warnings, "board-capacity"),
              "6 own turf plants are left or in areas, but as far as is known a player board holds at most 5.");
    addUnknownPlayer(game, "Dan", Colour::Blue);
    EXPECT_EQ(codes(scoreGame(game).players[0].warnings), Strings(2, "board-capacity"))
        << "with four players, two pines are one too many as well";
    EXPECT_TRUE(brokenLimits(game).empty()) << "a derived fact only gives warnings";
}

TEST(RenatureScore, WarnsOfMoreNeutralPlantsThanAllBoardsHold) {
    Game game = wholeGame();
    game.players[0].plantsLeft->neutral = {0, 0, 0, 1};
    game.areas = {areaOf(4, 2, "neutral=3xoak")};
    addUnknownPlayer(game, "Cid", Colour::Orange);
    EXPECT_EQ(codes(scoreGame(game).warnings), Strings{"board-capacity"});
    EXPECT_EQ(messageOf(scoreGame(game).warnings, "board-capacity"),
              "4 neutral oaks are left or in areas, but all player boards together hold at most 3.");
}

TEST(RenatureRanking, CollectedTokensBreakTies) {
    Game game = wholeGame();
    game.areas = std::vector<Area>(2, areaOf(4, 2, ""));
    EXPECT_EQ(scoreGame(game).winners, (Strings{"Ann", "Bob"}));
    game.players[1].tokens = TokenSum{9, 10};
    game.areas->pop_back();  // so that there are still 18 tokens
    const GameScore tieBroken = scoreGame(game);
    EXPECT_EQ(tieBroken.winners, Strings{"Bob"});
    EXPECT_EQ(tieBroken.players[0].rank, 2);
}

TEST(RenatureRanking, UnknownTokensLeaveATieSharedAndWarn) {
    Game game = wholeGame();
    game.areas = std::vector<Area>(2, areaOf(4, 2, ""));
    game.players[1].tokens.reset();
    game.players[1].typed.set(Category::Tokens, 10);
    const GameScore score = scoreGame(game);
    EXPECT_EQ(score.winners, (Strings{"Ann", "Bob"}));
    EXPECT_EQ(messageOf(score.warnings, "tie-not-broken"),
              "The tie at 61 points could not be broken: it is not known how many sunflower tokens were collected by "
              "Bob.");
}

TEST(RenatureVerification, ComparesClaimsInTheOrderOfThePad) {
    Game game = wholeGame();
    PadNumbers& claimed = game.players[0].claimed;
    claimed.set(Category::Total, 66);
    claimed.set(Category::PlantsLeft, -1);
    claimed.set(Category::Areas, 4);
    const GameDocument document = documentOf(game);
    const ScoreTable table = renatureModule().score(document);
    const auto compared = compareClaims(document, table);
    ASSERT_EQ(compared.size(), 2U);
    ASSERT_EQ(compared[0].rows.size(), 3U);
    EXPECT_EQ(table.rows[compared[0].rows[0].row].id, "areas");
    EXPECT_EQ(compared[0].rows[0].difference(), 0);
    EXPECT_EQ(compared[0].rows[0].lines.size(), 1U);
    EXPECT_EQ(compared[0].rows[1].difference(), -1);
    EXPECT_EQ(compared[0].rows[2].difference(), 1);
    EXPECT_EQ(compared[0].rows[2].lines.size(), 5U);
    EXPECT_FALSE(allAgree(compared));
    EXPECT_TRUE(compared[1].rows.empty());
    const json written = json::parse(comparisonsToJson(renatureModule(), table, compared));
    EXPECT_EQ(written["format"], "concord-verification");
    EXPECT_EQ(written["players"][0]["comparisons"][1]["category"], "plantsLeft");
    EXPECT_EQ(written["players"][0]["comparisons"][1]["claimed"], -1);
    // The items are those of the score.
    const json score = json::parse(scoreToJson(scoreGame(game)));
    EXPECT_EQ(written["players"][0]["comparisons"][2]["items"], score["players"][0]["items"]);
}

TEST(RenatureVerification, TheExampleAgrees) {
    const GameDocument game = documentOf(gameFromJson(exampleGame));
    EXPECT_TRUE(allAgree(compareClaims(game, renatureModule().score(game))));
}

}  // namespace
}  // namespace concord::renature::testing
