// Areas and games of Renature for tests.
#pragma once

#include "scoring/renature/game_json.h"
#include "scoring/renature/score.h"

#include <random>

namespace concord::renature::testing {

// An area whose token shows these numbers, with plants such as "orange=bush blue=bush,2xturf neutral=pine".
Area areaOf(int main, std::optional<int> bonus, const std::string& plants);

// An area in which the colours have these strengths, in the order of allColours, all of turf; its token shows 9 and 4.
Area areaOfStrengths(const std::array<int, colourCount>& strengths);

// Random plants, no more than the box holds, in an area with room for them; one in ten bonuses is unknown.
Area randomArea(std::mt19937& random);

// A game within the limits, with unknown and typed numbers and with claims; ties are frequent.
Game randomGame(std::mt19937& random);

// The game that the documentation of the format shows.
extern const char* const exampleGame;

std::string refusalOf(const std::string& text);  // "/place: message", or "accepted"

std::vector<std::string> codes(const std::vector<Warning>& warnings);
std::string messageOf(const std::vector<Warning>& warnings, std::string_view code);  // English; empty: none

}  // namespace concord::renature::testing
