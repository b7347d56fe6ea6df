// A game's rows in the tables. Internal to this library; writes happen within the caller's transaction.
#pragma once

#include "app/record/connection.h"
#include "app/record/game_reader.h"
#include "app/record/players.h"
#include "app/record/summary.h"

#include <span>

namespace concord::record {

struct GameState {
    int revision = 1;
    bool erased = false;
};

// Throws InputError where there is no game of that number.
GameState stateOf(const Connection& connection, Number number);

// seatPlayers: who sits where. The photos of the record must have rows.
Number insertGame(const Connection& connection, const Entry& entry, const std::vector<std::int64_t>& seatPlayers);
// Counts the revision up and brings an erased game back.
void replaceGame(const Connection& connection, Number number, const Entry& entry,
                 const std::vector<std::int64_t>& seatPlayers);

// The whole entry; record.players names those of today. Texts that were kept before there was a rule for them are
// mended, and reported where that is asked for. Throws RecordError where the entry is damaged.
Entry readEntry(const Connection& connection, Number number, std::vector<RepairedText>* repaired = nullptr);
// Only when it was recorded and changed, also of a damaged one.
GameRecord timesOf(const Connection& connection, Number number);

// The players as they sit there now, merged ones not followed.
std::vector<std::int64_t> seatPlayersOf(const Connection& connection, Number number);

// Throws RecordError.
[[noreturn]] void refuseDamaged(const Connection& connection, Number number);

// Newest first.
std::vector<GameSummary> readSummaries(const Connection& connection, bool erased, bool withPoints);

// All numbers, of erased games too, newest first.
std::vector<Number> gameNumbers(const Connection& connection);
// Those of the numbers that are chosen, in this order. Throws RecordError where one of them is damaged.
std::vector<GameSummary> readSummaries(const Connection& connection, std::span<const Number> numbers,
                                       const GameChoice& choice);

}  // namespace concord::record
