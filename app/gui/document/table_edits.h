// Edits of the table of any game as plain functions from one table to the next. An invalid edit returns the table as it
// was.
#pragma once

#include "app/gui/document/table.h"
#include "scoring/table/pad_row.h"

#include <string>
#include <string_view>

namespace concord::gui {

struct NewPlayer {
    std::string name;
    std::string colour;  // "#rrggbb", or the id of a colour of the game: "white"; may be empty
};

// The settings of a new game.
struct NewGame {
    std::vector<NewPlayer> players;  // with different names, as many as the game allows
    Side side = Side::A;             // this, withSpirits and rulings: Harmonies only
    bool withSpirits = false;
    Rulings rulings;
    std::string game = "harmonies";  // id in the registry
};

// An empty score pad: nobody has a board. Throws std::invalid_argument for an unknown game.
Table tableFor(const NewGame& game);

// Types the number of a row of the pad (the id of a PadRow). Nothing: boards and cards count again.
Table withNumber(Table table, int player, std::string_view row, std::optional<int> number);

// Names are trimmed; blank and taken names change nothing. When somebody joins or is renamed, the record forgets the
// ids of all players.
Table withPlayer(Table table, const std::string& name, const std::string& colour);
Table withoutPlayer(Table table, int player);
Table withName(Table table, int player, const std::string& name);
Table withColour(Table table, int player, const std::string& colour);

// Stored in the game's record by name, which follows renaming. A record that cannot be read stays untouched; it is then
// not known who started.
Table withStartPlayer(Table table, std::optional<int> player);
std::optional<int> startPlayer(const Table& table);  // nothing: not known

// A table that does not say when the game was played takes it from the recording. Without an id, nothing changes.
Table withRecording(Table table, const Recording& recording);

}  // namespace concord::gui
