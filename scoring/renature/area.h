// Who gets what of one area (rulebook: scoring an area), the same during play and at the end.
#pragma once

#include "scoring/renature/plants.h"
#include "scoring/renature/rule.h"

namespace concord::renature {

// An area with its sunflower token.
struct Area {
    int main = 1;              // large number of the token, 1 or more: the size of the area
    std::optional<int> bonus;  // small number, 0 or more; nothing: unknown
    ByColour<PlantCounts> plants;

    int plantCount() const;
    int freeCells() const { return main - plantCount(); }

    friend bool operator==(const Area&, const Area&) = default;
};

struct AreaOutcome {
    ByColour<int> strength;                 // sum of plant values; 0: the colour has no plant here and takes no part
    ByColour<bool> dropped;                 // equal to another colour
    std::optional<Colour> main;             // who receives the main points
    std::optional<Colour> bonus;            // who receives the bonus; nobody while it is unknown
    std::optional<Colour> bonusUnknownFor;  // who would receive the bonus if it were known
    ByColour<int> points;
    ByColour<std::optional<Rule>> rule;  // AreaMain to AreaBehind; only for players' colours with plants here

    friend bool operator==(const AreaOutcome&, const AreaOutcome&) = default;
};

// Adds up plant values by colour, drops every group of equal colours at once, neutral included, and gives the main
// points to the first and the bonus to the second of those left. A player's colour that is left alone receives both;
// neutral alone nothing. What neutral would receive is lost and does not move down.
AreaOutcome decideArea(const Area& area);

}  // namespace concord::renature
