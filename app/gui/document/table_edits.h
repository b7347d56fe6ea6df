// Edits of the table as plain functions from one table to the next. An invalid edit returns the table as it was.
#pragma once

#include "app/gui/document/document.h"

#include <string>

namespace concord::gui {

inline constexpr int maxNumber = 999;  // on the pad; far above any score

struct NewPlayer {
    std::string name;
    std::string colour;  // "#rrggbb"
};

// The settings of a new game.
struct NewGame {
    std::vector<NewPlayer> players;  // one to four, of different names
    Side side = Side::A;
    bool withSpirits = false;
    Rulings rulings;
};

// An empty score pad: nobody has a board.
Table tableFor(const NewGame& game);

// Trees to Water: the typed number. Animals: bare points of one card. Spirit: bare points. Chosen cards are stored
// aside. Without a number the board and the cards count again, except for cards that somebody else has taken meanwhile.
Table withNumber(Table table, int player, Category category, std::optional<int> number);
Table withAnimalPoints(Table table, int player, const std::vector<int>& points);
// Animal cubes of a player whose animals are bare points: all on the first entry.
Table withCubesPlaced(Table table, int player, std::optional<int> cubes);
bool hasBarePoints(const Player& player);  // at least one animal entry, and none with a card

// Names are trimmed; blank and taken ones change nothing.
// The record knows the players by their ids until somebody joins or is renamed.
Table withPlayer(Table table, const std::string& name, const std::string& colour);
Table withoutPlayer(Table table, int player);
Table withName(Table table, int player, const std::string& name);
// Without spirits, those of the players are stored aside; with them they come back.
Table withSpirits(Table table, bool on);

// Stored in the game's record by name, which follows renaming. An invalid record stays untouched, and nobody has
// started.
Table withStartPlayer(Table table, std::optional<int> player);
std::optional<int> startPlayer(const Game& game);  // nothing: not known

// The UUID that the game is recorded under; an empty one changes nothing.
Table withRecordId(Table table, const std::string& id);
std::string recordId(const Game& game);  // empty: none, or an invalid record

}  // namespace concord::gui
