// What lies on the table: a game, and what its players have in addition. A plain value, so that undo just keeps
// earlier ones.
#pragma once

#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/harmonies_module.h"
#include "scoring/harmonies/table_edits.h"
#include "vision/reading/reading.h"

#include <bitset>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace concord::web {

// The photo of a player's board. Without a reading, no board was found in it.
struct BoardPhoto {
    std::vector<std::string> photos;  // ids: the shown one, then another view of the same board, if any
    int width = 0;                    // of the stored image
    int height = 0;
    int orientation = 1;  // EXIF, 1 to 8
    std::optional<vision::Reading> reading;
};

struct Seat {
    int number = 0;  // 3 in the id "p3"; stays the same when the player's name or place changes
    std::shared_ptr<const BoardPhoto> photo;
    std::bitset<maxCells> checked;  // cells that a person has checked, by indexOf()
    AnimalsSetAside animals;        // cards that typed numbers have replaced
    SpiritSetAside spirit;          // one that a typed number has replaced, or that was taken out of play

    friend bool operator==(const Seat&, const Seat&) = default;
};

struct Table {
    GameDocument game;   // empty: none is open
    std::string record;  // the "record" object: an imported game's, with the disputes that accepted.h stores in it
    std::vector<Seat> seats;
    bool withSpirits = false;  // nature's spirits are in play
    int lastNumber = 0;        // the highest number that a seat has had

    bool isOpen() const { return !game.isEmpty(); }
    const Game* harmonies() const { return game.get<Game>(); }
    std::vector<TablePlayer> players() const {
        return isOpen() ? game.module().players(game) : std::vector<TablePlayer>();
    }
    friend bool operator==(const Table&, const Table&) = default;
};

std::string idOf(const Seat& seat);  // "p3"
std::optional<std::size_t> seatOf(const Table& table, const std::string& id);
std::optional<std::size_t> seatOf(const Table& table, int number);

// The reading of the player's photo, if it is of the game's side; otherwise null.
const vision::Reading* readingOf(const Table& table, std::size_t seat);
// Whether nothing is lost if the player gets a board: the present one has no tokens and was not read from a photo.
bool lacksBoard(const Table& table, std::size_t seat);
std::optional<std::size_t> nextWithoutBoard(const Table& table);
bool mayAddPlayer(const Table& table);
// The side that a photo of the player's board must show; nothing if no other player's board has tokens.
std::optional<Side> sideFor(const Table& table, std::size_t seat);

// Changes the game by change(Game&). Throws std::bad_cast for another game.
template <typename Change>
Table withHarmonies(Table table, const Change& change) {
    Game game = table.game.as<Game>();
    change(game);
    table.game = documentOf(std::move(game));
    return table;
}

// A table for a game, with a seat for each of its players.
Table tableOf(GameDocument game, std::string record);

// The name of a new player. word: "Player %1", perhaps in another language.
std::string freeName(const Table& table, const std::string& word);

// --- from one table to the next; an invalid edit returns the table unchanged

Table withPlayer(Table table, const std::string& name);
Table withoutPlayer(Table table, std::size_t seat);
Table withName(Table table, std::size_t seat, const std::string& name);
// The cell counts as checked afterwards; withCube() leaves that as it is.
Table withStack(Table table, std::size_t seat, Cell cell, Stack stack);
Table withCube(Table table, std::size_t seat, Cell cell, Cube cube);
Table withChecked(Table table, std::size_t seat, Cell cell);
// Types one number, or several into a row that holds several. With none, boards and cards count again.
Table withNumbers(Table table, std::size_t seat, const std::string& row, const std::vector<int>& numbers);
// Gives the player a photo, whose reading, if any, replaces the board. keepsChecked: cells that a person has checked
// stay, and so do cubes that were put or taken by hand.
Table withPhoto(Table table, std::size_t seat, std::shared_ptr<const BoardPhoto> photo, bool keepsChecked);
Table withBoardsSwapped(Table table, std::size_t one, std::size_t other);
// An empty board without a photo.
Table withoutBoard(Table table, std::size_t seat);
Table withSide(Table table, Side side);
Table withSpirits(Table table, bool on);
// cubes: placed on the board; nothing: the player does not have the card.
Table withCard(Table table, std::size_t seat, const std::string& card, std::optional<int> cubes);
// card: empty: the player has none. placed: its cube is on the board; nothing: as the board shows. Without a board the
// cube is not placed.
Table withSpirit(Table table, std::size_t seat, const std::string& card, std::optional<bool> placed);

}  // namespace concord::web
