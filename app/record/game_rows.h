// The rows of a game in the tables. Internal to this library; to be called within a transaction or, for reading, a
// snapshot, unless stated otherwise.
#pragma once

#include "app/record/connection.h"
#include "app/record/game_reader.h"
#include "app/record/players.h"
#include "app/record/summary.h"

#include <optional>
#include <span>

namespace concord::record {

struct GameState {
    int revision = 1;
    bool erased = false;
};

// Throws InputError if there is no game of that number.
GameState stateOf(const Connection& connection, Number number);

// seatPlayers: the players of the seats. The photos of the record must have rows.
Number insertGame(const Connection& connection, const StoredGame& entry, const std::vector<std::int64_t>& seatPlayers);
// Also increments the revision, and restores the game if it was deleted.
void replaceGame(const Connection& connection, Number number, const StoredGame& entry,
                 const std::vector<std::int64_t>& seatPlayers);

// The complete game; record.players holds the present names. Texts stored before texts were checked are repaired, and
// reported if asked for. Throws RecordError if the game is damaged, and InputError if there is no game of that number.
StoredGame readStored(const Connection& connection, Number number, std::vector<RepairedText>* repaired = nullptr);
// The same; nothing if the game is damaged.
std::optional<StoredGame> readIfIntact(const Connection& connection, Number number);
// Only the times of recording and changing; works for a damaged game too.
GameRecord timesOf(const Connection& connection, Number number);

// The players of the seats, without following merges.
std::vector<std::int64_t> seatPlayersOf(const Connection& connection, Number number);

// Throws RecordError.
[[noreturn]] void refuseDamaged(const Connection& connection, Number number);

// Newest first. Takes a snapshot of its own, so it must not be called within a transaction.
std::vector<GameSummary> readSummaries(const Connection& connection, bool erased, bool withPoints);

// All numbers, including erased games, newest first.
std::vector<Number> gameNumbers(const Connection& connection);
// Those of the games with these numbers that choice.erased selects, in the order of the numbers; ignores choice.order.
// Throws RecordError if one of them is damaged.
std::vector<GameSummary> readSummaries(const Connection& connection, std::span<const Number> numbers,
                                       const GameChoice& choice);

}  // namespace concord::record
