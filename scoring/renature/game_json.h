// Reads and writes `concord-game` JSON of Renature, with all checks of the format.
#pragma once

#include "scoring/json/input_error.h"
#include "scoring/renature/game.h"

namespace concord {
class JsonValue;
}  // namespace concord

namespace concord::renature {

// Reads a concord-game of Renature whose format, version and game are checked already, without its record. Throws
// InputError with the JSON pointer of the first error, a broken limit (limits.h) too.
Game gameAt(const JsonValue& root);

// Reads one game of format "concord-game", version 1, "game": "renature", ignoring its record. Throws InputError like
// gameAt(); safe for untrusted input.
Game gameFromJson(std::string_view text);

// The game as JSON text on one line, without a record; gameFromJson gives it back unchanged.
std::string gameToJson(const Game& game);

}  // namespace concord::renature
