// Checks that the rulebook's own examples (pages 8 to 11) are scored exactly.
#include "tests/scoring/boards.h"
#include "tests/scoring/facts.h"

#include <gtest/gtest.h>
#include <algorithm>
#include <map>

namespace concord::testing {
namespace {

using nlohmann::json;

json exampleWithId(const std::string& id) {
    for (const json& one : json::parse(facts::rulebookExamplesText)) {
        if (one.at("id") == id) {
            return one;
        }
    }
    throw std::runtime_error("no example " + id);
}

Board boardFrom(const json& example) {
    Board board(example.at("side") == "A" ? Side::A : Side::B);
    for (const auto& [cell, tokens] : example.at("cells").items()) {
        std::vector<Token> stack;
        for (const json& token : tokens) {
            stack.push_back(tokenFromName(token.get<std::string>()).value());
        }
        board.setStack(cellNamed(board.side(), cell), Stack::fromTokens(stack).value());
    }
    const json cubes = example.value("cubes", json::object());
    for (const auto& [cell, cube] : cubes.items()) {
        board.setCube(cellNamed(board.side(), cell), cube == "animal" ? Cube::Animal : Cube::Spirit);
    }
    return board;
}

Game soloGame(const json& example) {
    Game game;
    game.side = example.at("side") == "A" ? Side::A : Side::B;
    Player player;
    player.name = "Pauline";
    player.board = boardFrom(example);
    player.cubesKnown = example.contains("cubes");
    std::vector<AnimalEntry> animals;
    for (const json& entry : example.value("animals", json::array())) {
        animals.push_back({entry.at("card").get<std::string>(), entry.at("placed").get<int>(), 0});
    }
    for (const json& points : example.value("animalPoints", json::array())) {
        animals.push_back({"", std::nullopt, points.get<int>()});
    }
    player.animals = animals;
    if (example.contains("spirit")) {
        player.spirit =
            SpiritEntry{example["spirit"].at("card").get<std::string>(), example["spirit"].at("placed").get<bool>(), 0};
    }
    game.players.push_back(player);
    return game;
}

std::vector<std::string> listOfNames(const std::vector<Cell>& cells) {
    std::vector<std::string> result;
    result.reserve(cells.size());
    for (const Cell cell : cells) {
        result.push_back(name(cell));
    }
    return result;
}

const ScoreItem& onlyItem(const std::vector<ScoreItem>& items, Rule rule) {
    const ScoreItem* found = nullptr;
    for (const ScoreItem& item : items) {
        if (item.rule == rule) {
            EXPECT_EQ(found, nullptr) << "more than one " << name(rule);
            found = &item;
        }
    }
    if (found == nullptr) {
        throw std::runtime_error("no " + std::string(name(rule)));
    }
    return *found;
}

TEST(RulebookExamples, RiverOfPageEight) {
    const json example = exampleWithId("river-p8");
    const auto items = scoreLandscapes(boardFrom(example));
    const ScoreItem& river = onlyItem(items, Rule::River);
    EXPECT_EQ(river.points, example["expect"]["water"].get<int>());
    EXPECT_EQ(static_cast<int>(river.cells.size()), example["expect"]["riverLength"].get<int>());
    EXPECT_EQ(std::ranges::count(river.cells, cellNamed(Side::A, "b1")), 0);
    EXPECT_EQ(items.size(), 1U);
}

TEST(RulebookExamples, IslandsOfPageEight) {
    const json example = exampleWithId("islands-p8");
    const auto items = scoreLandscapes(boardFrom(example));
    EXPECT_EQ(pointsOf(items), example["expect"]["water"].get<int>());
    EXPECT_EQ(static_cast<int>(items.size()), example["expect"]["islands"].get<int>());
}

TEST(RulebookExamples, GameOfPageNineByCategories) {
    const json example = exampleWithId("game-p9");
    const GameScore score = scoreGame(soloGame(example));
    const PlayerScore& player = score.players.at(0);
    for (int i = 0; i <= landscapeCategoryCount; ++i) {  // Trees to Water, and Landscapes
        const auto category = static_cast<Category>(i);
        EXPECT_EQ(player.at(category), example["expect"][std::string(name(category))].get<int>()) << name(category);
    }
    EXPECT_EQ(player.animals, example["expect"]["animals"].get<std::vector<int>>());
    EXPECT_EQ(player.animalsTotal(), example["expect"]["animalsTotal"].get<int>());
    EXPECT_EQ(player.total(), example["expect"]["total"].get<int>());
    EXPECT_EQ(player.cubesPlaced, 12);
    EXPECT_EQ(score.winners, std::vector<std::string>{"Pauline"});
}

TEST(RulebookExamples, GameOfPageNineItemByItem) {
    const json example = exampleWithId("game-p9");
    const auto items = scoreLandscapes(boardFrom(example));
    std::map<std::string, int> pointsByCell;
    std::vector<std::vector<std::string>> fields;
    for (const ScoreItem& item : items) {
        if (item.category == Category::Fields && item.rule == Rule::Field) {
            fields.push_back(listOfNames(item.cells));
        } else if (item.category != Category::Water && item.category != Category::Fields) {
            ASSERT_EQ(item.cells.size(), 1U);
            pointsByCell[name(item.cells[0])] = item.points;
        }
    }
    EXPECT_EQ(json(fields), example["items"]["fields"]);
    EXPECT_EQ(json(listOfNames(onlyItem(items, Rule::River).cells)), example["items"]["river"]);
    json expected = example["items"];
    expected.erase("fields");
    expected.erase("river");
    EXPECT_EQ(json(pointsByCell), expected);
}

TEST(RulebookExamples, SpiritOfPageTen) {
    const json example = exampleWithId("spirit-p10");
    const GameScore score = scoreGame(soloGame(example));
    const PlayerScore& player = score.players.at(0);
    EXPECT_EQ(player.spirit, example["expect"]["spirit"].get<int>());
    EXPECT_EQ(player.animalsTotal() + player.spirit, example["expect"]["animalsAndSpirit"].get<int>());
    EXPECT_EQ(player.total(), example["expect"]["total"].get<int>());
    std::vector<std::pair<int, std::string>> paid;
    for (const ScoreItem& item : player.items) {
        if (item.category == Category::Spirit) {
            EXPECT_EQ(item.card, "lion");
            paid.emplace_back(item.points, names(item.cells));
        }
    }
    EXPECT_EQ(paid, (std::vector<std::pair<int, std::string>>{{2, "a1 a2"}, {10, "b3 c3 c4"}, {2, "d1"}}));
}

TEST(RulebookExamples, SunsOfPageEleven) {
    const json expected = exampleWithId("suns-p11").at("expect").at("suns");
    const GameScore score = scoreGame(soloGame(exampleWithId("spirit-p10")));
    ASSERT_TRUE(score.suns.has_value());
    EXPECT_EQ(score.players[0].total(), 130);
    EXPECT_EQ(score.suns->score, expected.at("score").get<int>());
    EXPECT_EQ(score.suns->side, expected.at("side").get<int>());
    EXPECT_EQ(score.suns->spirit, expected.at("spirit").get<int>());
    EXPECT_EQ(score.suns->total(), expected.at("total").get<int>());
}

}  // namespace
}  // namespace concord::testing
