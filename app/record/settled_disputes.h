// Settled disputes about points, in the record of the game.
#pragma once

#include "app/record/game_record.h"

#include <string>
#include <vector>

namespace concord::record {

// What is claimed depends on the game: Harmonies knows a "river" and names its cells.
struct SettledDispute {
    std::string player;                   // as named in the game
    std::string row;                      // of the pad: "water"
    int points = 0;                       // of that row when the dispute was settled
    std::string claim = {};               // what was claimed: "river"; empty: only the number was disputed
    std::vector<std::string> cells = {};  // in the order of the claim
    // Codes of contradictions that were accepted (scoring/table/contradiction.h): "animal-cubes".
    std::vector<std::string> accepted = {};
    std::string more = {};  // members of later programs, unchanged: ",\"by\":\"vote\""

    friend bool operator==(const SettledDispute&, const SettledDispute&) = default;
};

// Stored in the record's member `disputes`, which older programs leave as it is. Empty if that member is invalid.
std::vector<SettledDispute> settledDisputes(const GameRecord& record);
void setSettledDisputes(GameRecord& record, const std::vector<SettledDispute>& disputes);

// To be called when a player is renamed, or leaves the game.
void renameInDisputes(GameRecord& record, const std::string& before, const std::string& after);
void dropDisputesOf(GameRecord& record, const std::string& player);

}  // namespace concord::record
