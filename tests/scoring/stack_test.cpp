#include "tests/scoring/boards.h"
#include "tests/scoring/facts.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace concord::testing {
namespace {

std::vector<std::string> tokenNames(Stack stack) {
    std::vector<std::string> result;
    for (const Token token : stack.tokens()) {
        result.emplace_back(name(token));
    }
    return result;
}

std::set<std::vector<std::string>> legalStacks() {
    auto legal = rulesFacts().at("stacking").at("legalStacks").get<std::set<std::vector<std::string>>>();
    legal.insert(std::vector<std::string>{});
    return legal;
}

TEST(Stacks, AreTheLegalOnesOfTheRulebook) {
    std::set<std::vector<std::string>> known;
    for (const Stack stack : allStacks()) {
        known.insert(tokenNames(stack));
    }
    EXPECT_EQ(known, legalStacks());
    EXPECT_EQ(allStacks().size(), legalStacks().size());
}

TEST(Stacks, EveryOtherPileOfUpToFourTokensIsRefused) {
    const auto legal = legalStacks();
    // The number of a pile encodes its height, 0 to 4, and the token in each place.
    for (int pile = 0; pile < 6 * 6 * 6 * 6 * 5; ++pile) {
        std::vector<Token> tokens;
        std::vector<std::string> names;
        int rest = pile / 5;
        for (int i = 0; i < pile % 5; ++i, rest /= 6) {
            tokens.push_back(allTokens[static_cast<std::size_t>(rest % 6)]);
            names.emplace_back(name(tokens.back()));
        }
        ASSERT_EQ(Stack::fromTokens(tokens).has_value(), legal.count(names) == 1);
    }
}

TEST(Stacks, AreNumberedByTheirKinds) {
    for (int kind = 0; kind < Stack::kinds; ++kind) {
        EXPECT_EQ(Stack::fromKind(kind).kind(), kind);
        EXPECT_EQ(allStacks()[static_cast<std::size_t>(kind)], Stack::fromKind(kind));
        EXPECT_EQ(Stack::fromTokens(Stack::fromKind(kind).tokens()), Stack::fromKind(kind));
    }
    EXPECT_TRUE(Stack().empty());
    EXPECT_EQ(Stack().top(), std::nullopt);
}

TEST(Stacks, MeanWhatTheFactsSay) {
    const auto meaning = rulesFacts().at("stackMeaning");
    std::map<std::string, bool (Stack::*)() const> conditions{
        {"tree-1", &Stack::isTree},         {"tree-2", &Stack::isTree},         {"tree-3", &Stack::isTree},
        {"mountain-1", &Stack::isMountain}, {"mountain-2", &Stack::isMountain}, {"mountain-3", &Stack::isMountain},
        {"building", &Stack::isBuilding},   {"field", &Stack::isField},         {"water", &Stack::isWater}};
    ASSERT_EQ(meaning.size(), conditions.size());
    for (const auto& [landscape, stacks] : meaning.items()) {
        for (const auto& tokens : stacks.get<std::vector<std::vector<std::string>>>()) {
            std::string text;
            for (const std::string& token : tokens) {
                text += token + " ";
            }
            EXPECT_TRUE((stackOf(text).*conditions.at(landscape))()) << text;
            EXPECT_FALSE(stackOf(text).isTrunk()) << text;
        }
    }
    EXPECT_TRUE(stackOf("brown brown").isTrunk());
    EXPECT_FALSE(stackOf("red").isBuilding());
}

TEST(Stacks, TakeATokenOnlyIfTheResultIsLegal) {
    for (const Stack stack : allStacks()) {
        for (const Token token : allTokens) {
            auto names = tokenNames(stack);
            names.emplace_back(name(token));
            const std::optional<Stack> grown = stack.with(token);
            ASSERT_EQ(grown.has_value(), legalStacks().count(names) == 1);
            if (grown) {
                EXPECT_EQ(grown->withoutTop(), stack);
                EXPECT_EQ(grown->height(), stack.height() + 1);
                EXPECT_EQ(grown->top(), token);
            }
        }
    }
    EXPECT_EQ(Stack().withoutTop(), Stack());
}

TEST(Tokens, AreFoundByTheirNames) {
    for (const Token token : allTokens) {
        EXPECT_EQ(tokenFromName(name(token)), token);
    }
    EXPECT_EQ(tokenFromName("gren"), std::nullopt);
    EXPECT_EQ(tokenFromName(""), std::nullopt);
}

TEST(Boards, CountTokensAndCubes) {
    Board board = boardOf(Side::B, {{"a1", "brown brown green"}, {"g4", "brown red"}, {"b2", "blue"}});
    board.setCube(cellNamed(Side::B, "a1"), Cube::Animal);
    board.setCube(cellNamed(Side::B, "g4"), Cube::Spirit);
    EXPECT_EQ(board.tokenCount(), 6);
    EXPECT_EQ(board.tokenCount(Token::Brown), 3);
    EXPECT_EQ(board.tokenCount(Token::Gray), 0);
    EXPECT_EQ(board.cubeCount(Cube::Animal), 1);
    EXPECT_EQ(board.cubeCount(Cube::Spirit), 1);
    EXPECT_EQ(board.cubeCount(Cube::None), 25 - 2);  // side B has 25 cells
}

}  // namespace
}  // namespace concord::testing
