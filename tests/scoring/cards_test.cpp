#include "scoring/harmonies/cards.h"
#include "tests/scoring/boards.h"
#include "tests/scoring/facts.h"

#include <gtest/gtest.h>
#include <set>

namespace concord::testing {
namespace {

using nlohmann::json;

template <typename Card>
void expectCommonFacts(const Card& card, const json& fact) {
    EXPECT_EQ(card.id, fact.at("id").get<std::string>());
    EXPECT_EQ(name(card.stripe), fact.at("stripe").get<std::string>()) << card.id;
    ASSERT_EQ(card.habitat.size(), fact.at("habitat").size()) << card.id;
    for (std::size_t i = 0; i < card.habitat.size(); ++i) {
        const json& part = fact.at("habitat").at(i);
        EXPECT_EQ(card.habitat[i].place, (Axial{part.at("q").get<int>(), part.at("r").get<int>()})) << card.id;
        EXPECT_EQ(name(card.habitat[i].landscape), part.at("stack").get<std::string>()) << card.id;
        EXPECT_EQ(part.value("cube", false), i == 0) << card.id;
    }
    EXPECT_EQ(card.names, (fact.at("names").get<std::map<std::string, std::string>>())) << card.id;
    std::vector<std::string> aliases;
    for (const json& inOneLanguage : fact.at("aliases")) {
        const auto names = inOneLanguage.get<std::vector<std::string>>();
        aliases.insert(aliases.end(), names.begin(), names.end());
    }
    EXPECT_EQ(card.aliases, aliases) << card.id;
}

TEST(Cards, AnimalsAgreeWithTheFacts) {
    const json facts = json::parse(facts::animalCardsText);
    ASSERT_EQ(animalCards().size(), rulesFacts().at("components").at("animalCards").get<std::size_t>());
    ASSERT_EQ(animalCards().size(), facts.size());
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const AnimalCard& card = animalCards()[i];
        expectCommonFacts(card, facts.at(i));
        EXPECT_EQ(card.points, facts.at(i).at("points").get<std::vector<int>>());
        EXPECT_EQ(animalCard(card.id), &card);
        EXPECT_EQ(card.pointsFor(0), 0);
        EXPECT_EQ(card.pointsFor(static_cast<int>(card.points.size())), card.points.back());
    }
}

TEST(Cards, SpiritsAgreeWithTheFacts) {
    const json facts = json::parse(facts::spiritCardsText);
    ASSERT_EQ(spiritCards().size(), rulesFacts().at("components").at("natureSpiritCards").get<std::size_t>());
    ASSERT_EQ(spiritCards().size(), facts.size());
    const json suns = rulesFacts().at("solo").at("spirit");
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const SpiritCard& card = spiritCards()[i];
        expectCommonFacts(card, facts.at(i));
        EXPECT_EQ(spiritCard(card.id), &card);
        EXPECT_EQ(card.soloSuns, facts.at(i).at("soloSuns").get<int>());
        const std::string kind = card.scoring == SpiritScoring::Stack ? "count" : "group";
        EXPECT_EQ(kind, facts.at(i).at("scoring").at("kind").get<std::string>());
        EXPECT_EQ(card.soloSuns, suns.at(kind).get<int>());
        EXPECT_EQ(card.steps.size(), facts.at(i).at("scoring").at("table").size());
    }
}

TEST(Cards, IdsAreUniqueAndOtherIdsGiveNoCard) {
    std::set<std::string> ids;
    for (const AnimalCard& card : animalCards()) {
        EXPECT_TRUE(ids.insert(card.id).second) << card.id;
        EXPECT_EQ(spiritCard(card.id), nullptr);
    }
    for (const SpiritCard& card : spiritCards()) {
        EXPECT_TRUE(ids.insert(card.id).second) << card.id;
        EXPECT_EQ(animalCard(card.id), nullptr);
    }
    EXPECT_EQ(animalCard("unicorn"), nullptr);
    EXPECT_EQ(animalCard(""), nullptr);
}

TEST(Cards, PointsAscend) {
    for (const AnimalCard& card : animalCards()) {
        EXPECT_GE(card.points.size(), 2U);
        EXPECT_LE(card.points.size(), 5U);
        for (int placed = 1; placed <= static_cast<int>(card.points.size()); ++placed) {
            EXPECT_GT(card.pointsFor(placed), card.pointsFor(placed - 1)) << card.id;
        }
    }
}

template <typename Card>
void expectOwnNames(std::span<const Card> cards) {
    for (const char* const language : {"de", "en", "es", "fr", "ja", "ru"}) {
        std::map<std::string, std::string> cardsByName;
        for (const Card& card : cards) {
            ASSERT_TRUE(card.names.contains(language)) << card.id << ' ' << language;
            const std::string& name = card.names.at(language);
            EXPECT_FALSE(name.empty()) << card.id << ' ' << language;
            EXPECT_TRUE(cardsByName.emplace(name, card.id).second) << card.id << " and " << cardsByName.at(name);
        }
    }
}

TEST(Cards, EachHasItsOwnNameInEveryLanguage) {
    expectOwnNames(animalCards());
    expectOwnNames(spiritCards());
}

TEST(Landscapes, MatchTheStacksOfTheFactsAndNoOthers) {
    const json meaning = rulesFacts().at("stackMeaning");
    for (int i = 0; i <= static_cast<int>(Landscape::Mountain3); ++i) {
        const auto landscape = static_cast<Landscape>(i);
        const auto expected = meaning.at(std::string(name(landscape))).get<std::set<std::vector<std::string>>>();
        for (const Stack stack : allStacks()) {
            std::vector<std::string> tokens;
            for (const Token token : stack.tokens()) {
                tokens.emplace_back(name(token));
            }
            EXPECT_EQ(matches(landscape, stack), expected.count(tokens) == 1) << name(landscape) << json(tokens);
        }
    }
}

}  // namespace
}  // namespace concord::testing
