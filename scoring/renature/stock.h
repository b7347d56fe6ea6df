// What is in the box and on the player boards, and how sure each number is. facts/rules.json says where each comes
// from; the tests compare them.
#pragma once

#include "scoring/renature/plants.h"

namespace concord::renature {

// How sure a fact is. Breaking a stated one is refused, breaking another one warns.
enum class FactStatus : std::uint8_t {
    Stated,     // printed in the rulebook, or said by the publisher
    Derived,    // follows by arithmetic from stated facts
    UpperBound  // only a ceiling follows; the printed number may be lower
};

inline constexpr int minPlayers = 2;
inline constexpr int maxPlayers = 4;
// Areas of the board, each with one sunflower token at the start (stated).
inline constexpr int areaCount = 18;
// Cloud spaces of a player board, so that nobody holds more (derived, and refused all the same: there is no seventh
// space).
inline constexpr int maxClouds = 6;

// Points on the score track before the first turn, of the start player and the next ones (stated).
inline constexpr std::array<int, maxPlayers> headStarts{4, 3, 2, 1};

// All plants of a colour (stated).
PlantCounts plantStock(Colour colour);

enum class Owner : std::uint8_t { Own, Neutral };

inline constexpr std::array<Owner, 2> allOwners{Owner::Own, Owner::Neutral};

// The plants on a full player board.
struct BoardSet {
    PlantCounts plants;
    FactStatus status = FactStatus::Stated;
};
// players: [minPlayers, maxPlayers].
BoardSet boardSet(int players, Owner owner);

}  // namespace concord::renature
