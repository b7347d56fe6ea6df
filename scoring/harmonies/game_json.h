// Writes `concord-game` JSON, and reads it with full validation.
#pragma once

#include "scoring/harmonies/game.h"
#include "scoring/json/input_error.h"

#include <string>
#include <string_view>
#include <vector>

namespace concord {

class JsonValue;

// Reads a concord-game whose "format", "version" and "game" members have already been checked. Ignores its "record",
// which game_file.h reads. Throws InputError.
Game gameAt(const JsonValue& root);

// Read a side, and a player's "board" of that side. Both throw InputError.
Side sideAt(const JsonValue& value);
Board boardAt(const JsonValue& value, Side side);

// Reads one game of format "concord-game", version 1. Throws InputError with the JSON pointer of the first error; safe
// for untrusted input. Ignores its "record", which game_file.h reads.
Game gameFromJson(std::string_view text);

// The game as JSON text, formatted or on one line; gameFromJson gives it back unchanged.
std::string gameToJson(const Game& game, bool pretty = true);

}  // namespace concord
