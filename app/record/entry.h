// A finished game of any kind, with what the record knows of it.
#pragma once

#include "app/record/game_record.h"
#include "app/record/stored_game.h"
#include "scoring/table/game_module.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace concord::record {

struct Entry {
    GameDocument game;
    GameRecord record;

    friend bool operator==(const Entry&, const Entry&) = default;
};

// Reads a concord-game with its record. Throws InputError.
Entry entryFromJson(std::string_view json);
// The same for a game that this program wrote, perhaps in a version that did not check texts yet: `repaired` receives
// the texts that had to be repaired (text_repair.h).
Entry savedEntry(std::string_view json, std::vector<RepairedText>& repaired);
std::string entryToJson(const Entry& entry, bool pretty = true);

// The names of the players, in their order.
std::vector<std::string> namesOf(const GameDocument& game);

// The entry as the tables store it, with the score in entry.record if it has one, or else a computed one. Throws
// InputError for an invalid game, record or score.
StoredGame storedGame(const Entry& entry);
// Throws InputError if the game's JSON is longer than maxJsonBytes, as its copy or an export could not be read again.
// formerBytes: its length before the change; a game that an earlier version stored may be too long, and then must not
// grow.
void expectReadableSize(const StoredGame& stored, std::size_t formerBytes = 0);
// The reverse of storedGame(). Throws unknownGame() for a game that this program does not know.
Entry entryOf(const StoredGame& stored);
InputError unknownGame(const std::string& game);

// Reads a concord-score of the game. Throws InputError with a place under "/record/score" if it is invalid or of other
// players.
std::vector<SeatScore> seatScores(std::string_view scoreJson, const GameDocument& game);

// This program as GameRecord::scoredBy names it: "Concord 0.1.0".
std::string programName();

}  // namespace concord::record
