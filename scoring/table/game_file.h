// A concord-game of any kind as text: the game, and the record object beside it.
#pragma once

#include "scoring/json/text_repair.h"
#include "scoring/table/game_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace concord {

struct GameFile {
    GameDocument game;
    std::string record;  // the "record" object as compact JSON; empty: none

    friend bool operator==(const GameFile&, const GameFile&) = default;
};

// Reads one concord-game, version 1, of a game in the registry. Throws InputError with the JSON pointer of the first
// error; safe for untrusted input.
GameFile gameFileFromJson(std::string_view text);

// The same for a game that this program wrote earlier, perhaps before the rule for texts (text_rule.h): texts that the
// rule refuses are repaired, and reported in `repaired`.
GameFile repairedGameFileFromJson(std::string_view text, std::vector<RepairedText>& repaired);

// As JSON text, formatted or on one line. Throws nothing for a game that was read.
std::string gameFileToJson(const GameFile& file, bool pretty = true);

}  // namespace concord
