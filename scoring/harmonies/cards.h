// The 32 animal cards and the 10 nature's spirits, as facts compiled into the program.
#pragma once

#include "scoring/harmonies/cell.h"
#include "scoring/harmonies/stack.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace concord {

// What a habitat asks of one cell. Heights are exact; a building may stand on any base.
enum class Landscape : std::uint8_t { Water, Field, Building, Tree1, Tree2, Tree3, Mountain1, Mountain2, Mountain3 };

bool matches(Landscape landscape, Stack stack);
std::string_view name(Landscape landscape);  // "tree-2", "water" ...

struct HabitatCell {
    Axial place;  // relative to the cube, which lies at (0, 0)
    Landscape landscape = Landscape::Water;
};

// The first cell holds the cube. May be turned in six ways, not mirrored (rulebook page 7).
using Habitat = std::vector<HabitatCell>;

struct AnimalCard {
    std::string id;              // "fennec-fox"
    Token stripe = Token::Blue;  // colour bar of the card
    std::vector<int> points;     // points[k-1] after k cubes were placed, ascending; 2 to 5 steps
    Habitat habitat;
    std::map<std::string, std::string> names;  // by language: "en", "de" ...
    std::vector<std::string> aliases;          // what else people call it, in any language

    // placed: the number of cubes placed, [0, points.size()] (rulebook page 9).
    int pointsFor(int placed) const { return placed == 0 ? 0 : points[static_cast<std::size_t>(placed - 1)]; }
};

// What a spirit pays for: every stack by its height, or every connected group by its size.
enum class SpiritScoring : std::uint8_t { Stack, Group };
enum class SpiritLandscape : std::uint8_t { Field, Tree, Building, Mountain, Water };

struct SpiritStep {
    int from = 1;           // height (Stack) or smallest size (Group)
    std::optional<int> to;  // the same height, or largest size; nothing: no limit
    int points = 0;
};

struct SpiritCard {
    std::string id;  // "lion"
    Token stripe = Token::Blue;
    Habitat habitat;
    SpiritScoring scoring = SpiritScoring::Stack;
    SpiritLandscape landscape = SpiritLandscape::Field;
    std::vector<SpiritStep> steps;
    int soloSuns = 0;  // rulebook page 11
    std::map<std::string, std::string> names;
    std::vector<std::string> aliases;
};

std::span<const AnimalCard> animalCards();
std::span<const SpiritCard> spiritCards();
const AnimalCard* animalCard(std::string_view id);  // null when unknown
const SpiritCard* spiritCard(std::string_view id);

}  // namespace concord
