// Reads the points of a player from a concord-score.
#pragma once

#include "scoring/json/strict_json.h"
#include "scoring/table/pad_row.h"
#include "scoring/table/seat.h"

#include <functional>
#include <string>
#include <string_view>

namespace concord {

// The key under which a score has the points of a row.
using ScoreKey = std::function<std::string_view(const PadRow& row)>;

// Checks the format of a score, its version and game if it names them, and that it has an entry for each of these
// players, in this order; returns the entries. Throws InputError.
std::vector<JsonValue> scoredPlayers(const JsonValue& score, std::string_view game,
                                     const std::vector<std::string>& names);

// The rows of points, the total, which must be their sum, and the rank of an entry. Without keyOf a row's key is its
// id. Throws InputError.
SeatScore seatScore(const JsonValue& player, std::span<const PadRow> rows, const ScoreKey& keyOf = {});

}  // namespace concord
