// Reads and writes `concord-game` JSON, with all checks of the format.
#pragma once

#include "scoring/harmonies/game.h"
#include "scoring/json/input_error.h"

#include <string>
#include <string_view>
#include <vector>

namespace concord {

class JsonValue;

// Reads a concord-game whose format, version and game are checked already, without its record. Throws InputError.
Game gameAt(const JsonValue& root);

// A side, and the "board" of a player on it. Both throw InputError.
Side sideAt(const JsonValue& value);
Board boardAt(const JsonValue& value, Side side);

// Reads one game of format "concord-game", version 1. Throws InputError with the JSON pointer of the first error; safe
// for untrusted input. A record object is left to game_file.h.
Game gameFromJson(std::string_view text);

// The same game as JSON text, formatted or on one line; gameFromJson gives it back unchanged.
std::string gameToJson(const Game& game, bool pretty = true);

}  // namespace concord
