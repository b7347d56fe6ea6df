// What is in the box and on the player boards, and how certain each number is. facts/rules.json has the same numbers
// with their sources; the tests compare the two.
#pragma once

#include "scoring/renature/plants.h"

namespace concord::renature {

// How certain a fact is. Input that contradicts a stated fact is refused; input that contradicts any other produces a
// warning, but too many clouds are refused too (maxClouds).
enum class FactStatus : std::uint8_t {
    Stated,     // printed in the rulebook, or said by the publisher or a second source
    Derived,    // follows by arithmetic from stated facts
    UpperBound  // only a ceiling follows; the printed number may be lower
};

inline constexpr int minPlayers = 2;
inline constexpr int maxPlayers = 4;
// Areas of the board, each with one sunflower token at the start (stated).
inline constexpr int areaCount = 18;
// The cloud spaces on a player board, and therefore the most clouds that a player can hold. Derived, but a larger
// number is refused nevertheless, because there is no seventh space.
inline constexpr int maxClouds = 6;

// Points on the score track before the first turn, in turn order from the start player (stated).
inline constexpr std::array<int, maxPlayers> headStarts{4, 3, 2, 1};

// All plants of a colour (stated).
PlantCounts plantStock(Colour colour);

enum class PlantOwner : std::uint8_t { Player, Neutral };

inline constexpr std::array<PlantOwner, 2> allPlantOwners{PlantOwner::Player, PlantOwner::Neutral};

// The plants on a player board at the start of the game.
struct InitialPlants {
    PlantCounts plants;
    FactStatus status = FactStatus::Stated;
};
// players: [minPlayers, maxPlayers].
InitialPlants initialPlants(int players, PlantOwner owner);

}  // namespace concord::renature
