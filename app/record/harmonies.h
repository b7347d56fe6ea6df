// Harmonies in the record: the only place that knows how its data maps to the tables.
#pragma once

#include "app/record/entry.h"
#include "scoring/harmonies/score.h"

#include <string_view>

namespace concord::record {

// Categories of game_points: "trees" to "water", "animals", "spirit", and for solo games "suns".
// Traits: "animal" with its cubes; "spirit", the card, with 0 or 1 cube; "spirit-kind": "none",
// "group" (pays for groups), "count" (pays for every stack) or "points" (no card known).

// The game as an entry. Its score is that of its record if there is one, otherwise it is computed. Throws InputError
// for a record or a score that is invalid.
Entry entryOf(const Game& game);

// The game with its record.
Game gameOf(const Entry& entry);

// The program that computes scores: "Concord 0.1.0".
std::string programName();

// Points of a seat in a concord-score.
struct SeatScore {
    std::vector<CategoryPoints> points;
    int total = 0;
    int rank = 1;

    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};

// Reads a concord-score of the game. Throws InputError with a place under "/record/score" if it is invalid or of other
// players.
std::vector<SeatScore> seatScores(std::string_view scoreJson, const Game& game);

}  // namespace concord::record
