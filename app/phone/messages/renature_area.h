// Deciding an area of Renature, without any effect on the game.
#pragma once

#include "scoring/renature/game.h"

#include <string>
#include <string_view>

namespace concord::phone {

// {"main": 4, "bonus": 2, "plants": {"orange": {"bush": 1}}}; a bonus of null is unknown. Throws InputError.
renature::Area areaFromJson(std::string_view text);
// Who gets what, why, and what each colour is short of. game: whose players play which colour; null: none is open.
std::string areaAnswer(const renature::Area& area, const renature::Game* game);

}  // namespace concord::phone
