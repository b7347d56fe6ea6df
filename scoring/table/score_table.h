// A scored game in the shape that all games share: what the pad, the record, the statistics, the sheet and the exports
// need to know of it.
#pragma once

#include "scoring/json/message.h"
#include "scoring/table/pad_row.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace concord {

// Where a number on the pad comes from.
enum class PointSource : std::uint8_t {
    Unknown,  // nobody typed it and nothing gives it: counts 0
    None,     // known to be absent, such as a spirit that was not played: counts 0
    Typed,
    Board,
    Cards,
    Sum
};

struct PadValue {
    int points = 0;  // as it counts
    PointSource source = PointSource::Unknown;
    std::optional<int> computed;  // beside a typed number: the number that it replaces
    std::vector<int> parts;       // of a row that holds several numbers, such as one per card

    bool isKnown() const { return source != PointSource::Unknown; }
    bool hasNumber() const { return isKnown() && source != PointSource::None; }

    friend bool operator==(const PadValue&, const PadValue&) = default;
};

// Points that a rule gives or denies.
struct ScoreLine {
    std::size_t row = 0;  // index of its row; lines of a row of kind Points add up to its points
    std::string rule;     // as in files: "river-shorter"
    int points = 0;
    Message why;                        // sentences in one line: "Blue and neutral are equal at 3 and drop out. ..."
    std::vector<std::string> evidence;  // names of cells, or indices of areas, that show why; may be empty
    std::string card;                   // id of a card that gave it; may be empty
    std::string page;                   // of the rulebook: "8"; empty if none applies

    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

struct PlayerColumn {
    std::string name;
    std::string colour;            // for display; may be empty
    std::vector<PadValue> values;  // one per row
    std::vector<ScoreLine> lines;
    std::vector<Warning> warnings;
    int rank = 1;                 // tied players share one: 1, 1, 3
    std::optional<int> tieBreak;  // what decides between equal totals; nothing: unknown

    friend bool operator==(const PlayerColumn&, const PlayerColumn&) = default;
};

struct ScoreTable {
    std::vector<PadRow> rows;           // those of this game, from the top of the pad down
    std::vector<PlayerColumn> players;  // in the order of the game
    std::vector<std::string> winners;   // names of all players of rank 1
    std::vector<Warning> warnings;      // what concerns the whole table
    const char* tieBreak = "";          // CONCORD_TEXT: what decides ties, "Animal cubes"; empty: nothing
    const char* tieBreakNote = "";      // CONCORD_TEXT: a sentence on what counts for it; may be empty

    // Index of the row; nothing if this game has none of that id.
    std::optional<std::size_t> rowOf(std::string_view id) const;
    std::size_t totalRow() const;
    int total(std::size_t player) const { return players.at(player).values.at(totalRow()).points; }
    // The points of a row; nothing for a row that this game does not have.
    std::optional<int> points(std::size_t player, std::string_view row) const;
    // Whether a row of kind Points has some. Totals do not show that: negative points may cancel out.
    bool hasPoints() const;
};

}  // namespace concord
