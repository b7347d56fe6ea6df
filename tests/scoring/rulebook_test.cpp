// The rulebook's own examples (pages 8 to 11) come out exactly.
#include "tests/scoring/boards.h"
#include "tests/scoring/facts.h"

#include <gtest/gtest.h>
#include <algorithm>
#include <map>

namespace concord::testing {
namespace {

using nlohmann::json;

json example(const std::string& id) {
    for (const json& one : json::parse(facts::rulebookExamplesText)) {
        if (one.at("id") == id) {
            return one;
        }
    }
    throw std::runtime_error("no example " + id);
}

Board boardFrom(const json& facts) {
    Board board(facts.at("side") == "A" ? Side::A : Side::B);
    for (const auto& [cell, tokens] : facts.at("cells").items()) {
        std::vector<Token> stack;
        for (const json& token : tokens) {
            stack.push_back(tokenFromName(token.get<std::string>()).value());
        }
        board.setStack(cellNamed(board.side(), cell), Stack::fromTokens(stack).value());
    }
    const json cubes = facts.value("cubes", json::object());
    for (const auto& [cell, cube] : cubes.items()) {
        board.setCube(cellNamed(board.side(), cell), cube == "animal" ? Cube::Animal : Cube::Spirit);
    }
    return board;
}

Game soloGame(const json& facts) {
    Game game;
    game.side = facts.at("side") == "A" ? Side::A : Side::B;
    Player player;
    player.name = "Pauline";
    player.board = boardFrom(facts);
    player.cubesKnown = facts.contains("cubes");
    std::vector<AnimalEntry> animals;
    for (const json& entry : facts.value("animals", json::array())) {
        animals.push_back({entry.at("card").get<std::string>(), entry.at("placed").get<int>(), 0});
    }
    for (const json& points : facts.value("animalPoints", json::array())) {
        animals.push_back({"", std::nullopt, points.get<int>()});
    }
    player.animals = animals;
    if (facts.contains("spirit")) {
        player.spirit =
            SpiritEntry{facts["spirit"].at("card").get<std::string>(), facts["spirit"].at("placed").get<bool>(), 0};
    }
    game.players.push_back(player);
    return game;
}

std::vector<std::string> namesOf(const std::vector<Cell>& cells) {
    std::vector<std::string> result;
    result.reserve(cells.size());
    for (const Cell cell : cells) {
        result.push_back(name(cell));
    }
    return result;
}

const ScoreItem& only(const std::vector<ScoreItem>& items, Rule rule) {
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
    const json facts = example("river-p8");
    const auto items = scoreLandscapes(boardFrom(facts));
    const ScoreItem& river = only(items, Rule::River);
    EXPECT_EQ(river.points, facts["expect"]["water"].get<int>());
    EXPECT_EQ(static_cast<int>(river.cells.size()), facts["expect"]["riverLength"].get<int>());
    EXPECT_EQ(std::ranges::count(river.cells, cellNamed(Side::A, "b1")), 0);
    EXPECT_EQ(items.size(), 1U);
}

TEST(RulebookExamples, IslandsOfPageEight) {
    const json facts = example("islands-p8");
    const auto items = scoreLandscapes(boardFrom(facts));
    EXPECT_EQ(pointsOf(items), facts["expect"]["water"].get<int>());
    EXPECT_EQ(static_cast<int>(items.size()), facts["expect"]["islands"].get<int>());
}

TEST(RulebookExamples, GameOfPageNineByCategories) {
    const json facts = example("game-p9");
    const GameScore score = scoreGame(soloGame(facts));
    const PlayerScore& player = score.players.at(0);
    for (int i = 0; i <= landscapeCategories; ++i) {
        const auto category = static_cast<Category>(i);
        EXPECT_EQ(player.at(category), facts["expect"][std::string(name(category))].get<int>()) << name(category);
    }
    EXPECT_EQ(player.animals, facts["expect"]["animals"].get<std::vector<int>>());
    EXPECT_EQ(player.animalsTotal(), facts["expect"]["animalsTotal"].get<int>());
    EXPECT_EQ(player.total(), facts["expect"]["total"].get<int>());
    EXPECT_EQ(player.cubesPlaced, 12);
    EXPECT_EQ(score.winners, std::vector<std::string>{"Pauline"});
}

TEST(RulebookExamples, GameOfPageNineItemByItem) {
    const json facts = example("game-p9");
    const auto items = scoreLandscapes(boardFrom(facts));
    std::map<std::string, int> single;
    std::vector<std::vector<std::string>> fields;
    for (const ScoreItem& item : items) {
        if (item.category == Category::Fields && item.rule == Rule::Field) {
            fields.push_back(namesOf(item.cells));
        } else if (item.category != Category::Water && item.category != Category::Fields) {
            ASSERT_EQ(item.cells.size(), 1U);
            single[name(item.cells[0])] = item.points;
        }
    }
    EXPECT_EQ(json(fields), facts["items"]["fields"]);
    EXPECT_EQ(json(namesOf(only(items, Rule::River).cells)), facts["items"]["river"]);
    json expected = facts["items"];
    expected.erase("fields");
    expected.erase("river");
    EXPECT_EQ(json(single), expected);
}

TEST(RulebookExamples, SpiritOfPageTen) {
    const json facts = example("spirit-p10");
    const GameScore score = scoreGame(soloGame(facts));
    const PlayerScore& player = score.players.at(0);
    EXPECT_EQ(player.spirit, facts["expect"]["spirit"].get<int>());
    EXPECT_EQ(player.animalsTotal() + player.spirit, facts["expect"]["animalsAndSpirit"].get<int>());
    EXPECT_EQ(player.total(), facts["expect"]["total"].get<int>());
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
    const json expected = example("suns-p11").at("expect").at("suns");
    const GameScore score = scoreGame(soloGame(example("spirit-p10")));
    ASSERT_TRUE(score.suns.has_value());
    EXPECT_EQ(score.players[0].total(), 130);
    EXPECT_EQ(score.suns->score, expected.at("score").get<int>());
    EXPECT_EQ(score.suns->side, expected.at("side").get<int>());
    EXPECT_EQ(score.suns->spirit, expected.at("spirit").get<int>());
    EXPECT_EQ(score.suns->total(), expected.at("total").get<int>());
}

}  // namespace
}  // namespace concord::testing
