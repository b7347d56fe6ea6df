// A second scorer of Renature, written from the rules alone and sharing no code with the first: it works on the JSON of
// a game. Slow and simple.
#pragma once

#include <nlohmann/json.hpp>

namespace concord::renature::testing {

// area: an entry of a game's "areas". Returns the same entry of a score's "areas", and in "rules" the rule for each
// player's colour.
nlohmann::json naiveArea(const nlohmann::json& area);

// For each player "track", "areas", "clouds", "plantsLeft", "tokens", "total", "tokensCollected" and "rank"; and
// "winners".
nlohmann::json naiveScore(const nlohmann::json& game);

}  // namespace concord::renature::testing
