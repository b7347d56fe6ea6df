// A finished game as the tables store it: also one of a game that this program does not know.
#pragma once

#include "app/record/game_record.h"
#include "scoring/json/text_repair.h"
#include "scoring/table/seat.h"

#include <optional>
#include <string>
#include <vector>

namespace concord::record {

struct StoredSeat {
    std::string name;  // at that time
    std::string colour;
    int total = 0;
    int rank = 1;                   // equal ranks share the number
    std::vector<RowPoints> points;  // no sums
    std::vector<Trait> traits;

    friend bool operator==(const StoredSeat&, const StoredSeat&) = default;
};

struct StoredGame {
    std::string game;      // "harmonies"
    std::string variant;   // such as the side; may be empty
    std::string document;  // the game as JSON without its record
    GameRecord record;
    std::vector<StoredSeat> seats;

    friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

// Repairs the texts of a game from before the rule for texts. Starter and photos, which refer to players by seat, must
// not be filled in yet. Returns what was changed.
std::vector<RepairedText> repairTexts(StoredGame& stored);

// The document with its record: exported on one line, and stored formatted as a copy.
std::string documentWithRecord(const StoredGame& stored, bool pretty = true);

}  // namespace concord::record
