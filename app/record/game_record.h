// The `record` object of a concord-game: what the record stores about a game other than its boards. See
// docs/formats.md. Nothing here is specific to one kind of game.
#pragma once

#include "scoring/json/text_repair.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QDateTime;

namespace concord::record {

// A player of the game: the name may change later, the id does not.
struct KnownPlayer {
    std::string id;    // UUID
    std::string name;  // the present name

    friend bool operator==(const KnownPlayer&, const KnownPlayer&) = default;
};

struct RecordedPhoto {
    std::string file;     // "<SHA-256 in hex>.jpg": named by its content
    std::string player;   // whose board it shows, as named in the game; empty: unknown
    std::string reading;  // concord-reading JSON with its doubts; empty: none

    friend bool operator==(const RecordedPhoto&, const RecordedPhoto&) = default;
};

// All members are optional. Texts are UTF-8.
struct GameRecord {
    std::string id;      // UUID, assigned when the game is recorded
    std::string played;  // local time with its offset: "2026-11-21T19:30:00+01:00"
    std::string zone;    // IANA name: "Europe/Berlin"
    std::string place;
    std::optional<int> minutes;  // duration
    std::string starter;         // who started: one of the game's players
    std::string note;
    std::vector<KnownPlayer> players;  // in the order of the game's players, or none
    std::vector<RecordedPhoto> photos;
    std::string score;     // concord-score JSON, computed when the game was recorded
    std::string scoredBy;  // the program that computed it: "Concord 0.1.0"
    std::string recorded;  // UTC: "2026-11-21T18:31:07Z"
    std::string changed;   // UTC; empty: never
    // All other members: `settled` (checked_cells.h), `disputes` (settled_disputes.h), and those of other programs,
    // unchanged: ",\"weather\":\"rain\"".
    std::string more;
    std::string unread;  // an invalid object of another program as it is; then all other members are empty

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

// Reads the object from JSON (empty: none). names: of the game's players, whom `starter` and the photos may name.
// Throws InputError with a place such as "/record/minutes" for an invalid member.
GameRecord recordFromJson(std::string_view text, const std::vector<std::string>& names);
// The same, but an invalid one is kept as it is in `unread`.
GameRecord recordOrUnread(std::string_view text, const std::vector<std::string>& names);
// On one line; empty for an empty record.
std::string recordToJson(const GameRecord& record);

// The object without its list of players, if that names a player twice: earlier versions took two spellings of a name
// for the same player.
std::string withoutDuplicatePlayers(const std::string& record);

// Repairs names stored before texts were checked, so that they are valid and all different; a list with an id twice is
// emptied. Returns the changes beyond those that repairedText() makes.
std::vector<RepairedText> repairPlayers(std::vector<KnownPlayer>& players);

// The time as isTimeWithOffset() accepts it; in UTC if its offset cannot be written that way.
std::string timeWithOffset(const QDateTime& time);

// The time zone of this computer by its IANA name; empty where it has another name, or none.
std::string zoneHere();

}  // namespace concord::record
