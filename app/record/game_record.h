// The `record` object of a concord-game: what the history knows of a game beside its boards.
// See docs/formats.md. Nothing here is any one game's own.
#pragma once

#include "scoring/harmonies/game.h"
#include "scoring/json/text_repair.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace concord::record {

// Who sat there: names change later, the id does not.
struct KnownPlayer {
    std::string id;    // UUID
    std::string name;  // as the player is called now

    friend bool operator==(const KnownPlayer&, const KnownPlayer&) = default;
};

struct RecordedPhoto {
    std::string file;     // "<SHA-256 in hex>.jpg": the name is its content
    std::string player;   // whose board it shows, as named in the game; empty: unknown
    std::string reading;  // concord-reading JSON, with what was doubted; empty: none

    friend bool operator==(const RecordedPhoto&, const RecordedPhoto&) = default;
};

// All members are optional. Texts are UTF-8.
struct GameRecord {
    std::string id;      // UUID, given when the game is recorded
    std::string played;  // local time with its offset: "2026-11-21T19:30:00+01:00"
    std::string zone;    // IANA name: "Europe/Berlin"
    std::string place;
    std::optional<int> minutes;  // how long it took
    std::string starter;         // who started: a name of the game's players
    std::string note;
    std::vector<KnownPlayer> players;  // in the order of the game's players, or none
    std::vector<RecordedPhoto> photos;
    std::string score;     // concord-score JSON as it was computed when the game was recorded
    std::string scoredBy;  // the program that computed it: "Concord 0.1.0"
    std::string recorded;  // UTC: "2026-11-21T18:31:07Z"
    std::string changed;   // UTC; empty: never
    std::string more;      // members of other programs, kept as they are: ",\"weather\":\"rain\""

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

// Reads game.record; a game without one has an empty record. Throws InputError with a place such as
// "/record/minutes" for a member that is not as the format says.
GameRecord recordOf(const Game& game);

// Writes the record into the game; an empty one leaves none.
void setRecord(Game& game, const GameRecord& record);

// The same without a game: `text` is the object as JSON (empty: none), `names` the players that
// `starter` and the photos may name.
GameRecord recordFromJson(std::string_view text, const std::vector<std::string>& names);
// On one line; empty for an empty record.
std::string recordToJson(const GameRecord& record);

// A game that this program wrote with its record, perhaps before there was a rule for texts: see keptGameFromJson().
Game savedGame(std::string_view json, std::vector<RepairedText>& repaired);

// A UUID in its usual spelling, 36 characters.
bool isUuid(std::string_view text);

// "2026-11-21T19:30:00+01:00": a date that exists, from 1900 on, to the second, with its offset or Z.
bool isLocalTime(std::string_view text);

}  // namespace concord::record
