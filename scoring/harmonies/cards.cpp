#include "scoring/harmonies/cards.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace concord {

namespace facts {
extern const std::string_view animalCardsText;  // facts/animal_cards.json
extern const std::string_view spiritCardsText;  // facts/spirit_cards.json
}  // namespace facts

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 9> landscapeNames{"water",  "field",      "building",   "tree-1",    "tree-2",
                                                         "tree-3", "mountain-1", "mountain-2", "mountain-3"};
constexpr std::array<std::string_view, 5> spiritLandscapeNames{"field", "tree", "building", "mountain", "water"};

// The index of a name. The facts are compiled in, so an unknown name is a programming error.
template <typename Names>
std::size_t positionOf(const Names& names, const std::string& name) {
    const auto* const found = std::ranges::find(names, name);
    if (found == names.end()) {
        throw std::logic_error("card facts: unknown name " + name);
    }
    return static_cast<std::size_t>(found - names.begin());
}

Habitat habitatFrom(const json& facts) {
    Habitat habitat;
    for (const json& fact : facts) {
        habitat.push_back({{fact.at("q").get<int>(), fact.at("r").get<int>()},
                           static_cast<Landscape>(positionOf(landscapeNames, fact.at("stack").get<std::string>()))});
    }
    return habitat;
}

template <typename Card>
Card commonFacts(const json& fact) {
    Card card;
    card.id = fact.at("id").get<std::string>();
    card.stripe = tokenFromName(fact.at("stripe").get<std::string>()).value();
    card.habitat = habitatFrom(fact.at("habitat"));
    card.names = fact.at("names").get<std::map<std::string, std::string>>();
    for (const json& aliases : fact.at("aliases")) {
        for (const json& alias : aliases) {
            card.aliases.push_back(alias.get<std::string>());
        }
    }
    return card;
}

std::vector<AnimalCard> readAnimalCards() {
    std::vector<AnimalCard> cards;
    for (const json& fact : json::parse(facts::animalCardsText)) {
        cards.push_back(commonFacts<AnimalCard>(fact));
        cards.back().points = fact.at("points").get<std::vector<int>>();
    }
    return cards;
}

SpiritStep stepFrom(const json& fact) {
    if (fact.contains("height")) {
        const auto height = fact.at("height").get<int>();
        return {height, height, fact.at("points").get<int>()};
    }
    const json& largest = fact.at("maxSize");
    return {fact.at("minSize").get<int>(), largest.is_null() ? std::nullopt : std::optional(largest.get<int>()),
            fact.at("points").get<int>()};
}

std::vector<SpiritCard> readSpiritCards() {
    std::vector<SpiritCard> cards;
    for (const json& fact : json::parse(facts::spiritCardsText)) {
        auto card = commonFacts<SpiritCard>(fact);
        const json& scoring = fact.at("scoring");
        card.scoring = scoring.at("kind") == "count" ? SpiritScoring::Stack : SpiritScoring::Group;
        card.landscape =
            static_cast<SpiritLandscape>(positionOf(spiritLandscapeNames, scoring.at("landscape").get<std::string>()));
        for (const json& step : scoring.at("table")) {
            card.steps.push_back(stepFrom(step));
        }
        card.soloSuns = fact.at("soloSuns").get<int>();
        cards.push_back(std::move(card));
    }
    return cards;
}

template <typename Card>
const Card* find(std::span<const Card> cards, std::string_view id) {
    const auto found = std::ranges::find(cards, id, &Card::id);
    return found == cards.end() ? nullptr : &*found;
}

}  // namespace

bool matches(Landscape landscape, Stack stack) {
    switch (landscape) {
        case Landscape::Water:
            return stack.isWater();
        case Landscape::Field:
            return stack.isField();
        case Landscape::Building:
            return stack.isBuilding();
        case Landscape::Tree1:
        case Landscape::Tree2:
        case Landscape::Tree3:
            return stack.isTree() &&
                   stack.height() == 1 + static_cast<int>(landscape) - static_cast<int>(Landscape::Tree1);
        case Landscape::Mountain1:
        case Landscape::Mountain2:
        case Landscape::Mountain3:
            return stack.isMountain() &&
                   stack.height() == 1 + static_cast<int>(landscape) - static_cast<int>(Landscape::Mountain1);
    }
    return false;
}

std::string_view name(Landscape landscape) { return landscapeNames[static_cast<std::size_t>(landscape)]; }

std::span<const AnimalCard> animalCards() {
    static const std::vector<AnimalCard> cards = readAnimalCards();
    return cards;
}

std::span<const SpiritCard> spiritCards() {
    static const std::vector<SpiritCard> cards = readSpiritCards();
    return cards;
}

const AnimalCard* animalCard(std::string_view id) { return find(animalCards(), id); }

const SpiritCard* spiritCard(std::string_view id) { return find(spiritCards(), id); }

}  // namespace concord
