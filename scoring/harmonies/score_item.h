// What a rule gives or denies, and the cells that show why.
#pragma once

#include "scoring/harmonies/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace concord {

enum class Rule : std::uint8_t {
    TreeHeight1,
    TreeHeight2,
    TreeHeight3,
    TrunkAlone,
    MountainHeight1,
    MountainHeight2,
    MountainHeight3,
    MountainIsolated,
    Field,
    FieldSingle,
    Building,
    BuildingTooFewColours,
    RedAlone,
    River,
    RiverShorter,
    Island,
    AnimalCard,
    SpiritCard,
    Typed
};

std::string_view name(Rule rule);  // "tree-height-1"
std::optional<Rule> ruleFromName(std::string_view name);
std::string_view rulebookPage(Rule rule);  // "8", "10" ...; empty for Typed

// Points that a rule gives or denies.
struct ScoreItem {
    Category category = Category::Trees;  // Trees to Water, Animals or Spirit
    Rule rule = Rule::TreeHeight1;
    int points = 0;
    std::vector<Cell> cells;  // that earned or missed the points; of the best river in order (scoreRiver() in river.h)
    std::string card;         // id of the animal or spirit card, where there is one

    friend bool operator==(const ScoreItem&, const ScoreItem&) = default;
};

}  // namespace concord
