// The table as phones see it: what docs/phone.md calls the state.
#pragma once

#include "app/phone/messages/text.h"
#include "scoring/harmonies/board.h"
#include "scoring/table/contradiction.h"
#include "scoring/table/game_document.h"
#include "scoring/table/score_table.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace concord::phone {

struct Point {
    double x = 0;  // both from 0 to 1, across the shown picture
    double y = 0;
};

struct ReadAlternative {
    Stack stack;
    double p = 0;  // its probability
};

// What the reading of a photo says about a cell.
struct ReadCell {
    Cell cell;
    std::vector<ReadAlternative> alternatives;  // most probable first
    Point at;                                   // its centre on the board
    std::vector<Point> outline;                 // its hexagon
    std::optional<Text> why = {};               // why it is in doubt, besides what it may be
};

struct ShownPhoto {
    std::string id;
    int width = 0;  // of the upright picture
    int height = 0;
    std::vector<ReadCell> cells;  // empty: no board was read from it
};

// What the engine knows of a player in addition to the game.
struct PlayerFacts {
    std::string id;
    std::string colour;          // "#rrggbb"
    std::vector<Cell> checked;   // by a person
    std::vector<Cell> doubtful;  // doubtful in the reading and not checked yet, the most important ones first
    std::optional<ShownPhoto> photo;
    bool tieBreakIsTyped = false;  // it can be typed, rather than being known from cards
    Text certainty;                // how far the reading can be trusted; may be empty
};

struct PhotoOffer {
    std::string id;
    Text text;
};

// A photo that was sent in; `state` says what has become of it.
struct PhotoFacts {
    std::string id;
    std::string player;   // empty: nobody's
    std::string state;    // "waiting", "reading", "read", "no-board", "question", "failed", or "loose": on no board,
                          // until somebody says whose board it shows
    double progress = 0;  // of reading it, 0 to 1
    Text what;            // why the photo is on no board, or what the program asks about it
    std::vector<PhotoOffer> offers;     // answers to choose from
    std::optional<Side> readSide = {};  // the side that the page should read it as, if the page reads photos
    std::string readWith = {};          // the id of an earlier photo of the same board, to be fused with it
};

struct TableFacts {
    std::vector<PlayerFacts> players;
    std::vector<PhotoFacts> photos;
    std::string tieBreakRow;                     // id of the row for typing the number that breaks ties; empty: none
    std::vector<std::string> requiredRows;       // ids of rows that need a number even where nothing was played
    std::optional<Contradiction> contradiction;  // the first one that the players have not accepted
    std::vector<std::string> can = {};           // what the engine offers beyond the usual
    std::optional<std::size_t> undoable = {};    // how many edits can be undone, if all clients share one undo stack
    std::optional<bool> withSpirits = {};        // whether nature's spirits are in play, where it can be changed
};

// The values on which edits can conflict, by key: "p3/c2" is a cell, "p3/row/trees" a number of the pad. What has
// no key, such as the side, never conflicts.
using EditableValues = std::map<std::string, std::string>;

struct TableState {
    std::string json;  // without format, version and revision, which stateJson() adds
    EditableValues values;
};

// An empty document gives the state without a game.
TableState stateOf(const GameDocument& game, const ScoreTable& score, const TableFacts& facts);
std::string stateJson(const TableState& state, std::int64_t revision);

// The keys of EditableValues.
std::string cellKey(const std::string& player, Cell cell);
std::string rowKey(const std::string& player, const std::string& row);
std::string nameKey(const std::string& player);
std::string photoKey(const std::string& photo);

}  // namespace concord::phone
