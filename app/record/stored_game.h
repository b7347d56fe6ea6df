// A finished game as the tables store it, even one of a kind that this program does not know.
#pragma once

#include "app/record/game_record.h"
#include "scoring/json/text_repair.h"
#include "scoring/table/seat.h"

#include <optional>
#include <string>
#include <vector>

namespace concord::record {

struct StoredSeat {
    std::string name;  // as written in the game
    std::string colour;
    int total = 0;
    int rank = 1;                   // tied players share it
    std::vector<RowPoints> points;  // without the rows that are sums
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

// Repairs the texts of a game that was stored before the rule for texts (text_rule.h). Starter and photos, which refer
// to players by seat, must not be filled in yet. Returns what is to be reported (TextRepair::changes()).
std::vector<RepairedText> repairTexts(StoredGame& stored);

// The document with its record: over several lines as copies are stored, or on one line as games are exported.
std::string documentWithRecord(const StoredGame& stored, bool pretty = true);

}  // namespace concord::record
