// `concord-game` JSON: in, with every refusal of the format, and out.
#pragma once

#include "scoring/harmonies/game.h"
#include "scoring/json/input_error.h"

#include <string>
#include <string_view>
#include <vector>

namespace concord {

struct RepairedText;  // text_repair.h

// Reads one game of format "concord-game", version 1. Throws InputError with the JSON
// pointer of the first thing that is wrong; a stranger's text of any kind is safe.
Game gameFromJson(std::string_view text);

// The same for a game that this program wrote down earlier, perhaps before there was a rule for texts: what the rule
// refuses is mended, and reported in `mended`.
Game repairedGameFromJson(std::string_view text, std::vector<RepairedText>& repaired);

// The same game as JSON text, pretty or on one line; gameFromJson gives it back unchanged.
std::string gameToJson(const Game& game, bool pretty = true);

}  // namespace concord
