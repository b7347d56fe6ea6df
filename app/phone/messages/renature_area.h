// Areas of Renature: the outcome of one area, without any effect on the game, and the areas left at the end.
#pragma once

#include "scoring/renature/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace concord {
class JsonValue;
}  // namespace concord

namespace concord::phone {

// {"main": 4, "bonus": 2, "plants": {"orange": {"bush": 1}}}; a bonus of null is unknown. Throws InputError.
renature::Area areaFromJson(std::string_view text);
// A list of such areas. Throws InputError.
std::vector<renature::Area> areasAt(const JsonValue& list);
// {"own": {"turf": 1}, "neutral": {}}. Throws InputError.
renature::PlantsLeft plantsLeftAt(const JsonValue& value);
// Who gets what, why, and how much more each colour needs to win something. game: says which player has which colour;
// null: no game of Renature is open.
std::string areaAnswer(const renature::Area& area, const renature::Game* game);

}  // namespace concord::phone
