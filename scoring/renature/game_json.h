// Reads and writes `concord-game` JSON of Renature, with all checks of the format.
#pragma once

#include "scoring/json/input_error.h"
#include "scoring/renature/game.h"

namespace concord {
class JsonValue;
struct RepairedText;  // scoring/json/text_repair.h
}  // namespace concord

namespace concord::renature {

// A game as it stands in its file. What the history knows of it is no part of the game.
struct GameWithRecord {
    Game game;
    std::string record;  // the "record" object as compact JSON; empty: none

    friend bool operator==(const GameWithRecord&, const GameWithRecord&) = default;
};

// Reads a concord-game of Renature whose format, version and game are checked already, without its record. Throws
// InputError with the JSON pointer of the first error, a broken limit (limits.h) too.
Game gameAt(const JsonValue& root);

// Reads one game of format "concord-game", version 1, "game": "renature". Throws InputError with the JSON pointer of
// the first error, a broken limit (limits.h) too; safe for untrusted input.
GameWithRecord gameFromJson(std::string_view text);

// The same for a game that this program wrote earlier: texts that the rule of text_rule.h refuses are repaired, and
// reported in `repaired`.
GameWithRecord repairedGameFromJson(std::string_view text, std::vector<RepairedText>& repaired);

// The same game as JSON text, formatted or on one line; gameFromJson gives it back unchanged.
std::string gameToJson(const GameWithRecord& file, bool pretty = true);

}  // namespace concord::renature
