// A game with its record and the window's data about its players, as a plain value.
#pragma once

#include "app/gui/document/photo.h"
#include "app/record/game_record.h"
#include "scoring/harmonies/game.h"
#include "scoring/table/game_file.h"
#include "scoring/table/game_module.h"

#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace concord::gui {

// Identifies a player whatever their name and seat: a player who was removed and comes back by undo is the same. Each
// new id is different; copies are equal.
class PlayerId {
public:
    PlayerId();
    friend bool operator==(PlayerId, PlayerId) = default;

private:
    std::uint64_t m_number;
};

// What belongs to one player but not to the game itself. Only the first member has a meaning in every game; the others
// are empty where there are no boards and cards.
struct PlayerState {
    PlayerId player;                     // not compared: the same file read again gives other ids
    std::shared_ptr<const Photo> photo;  // null: entered by hand
    std::bitset<maxCells> checked;       // cells that a person has checked, by indexOf
    // The cards that a typed number replaced; they come back when the number is deleted. The spirit is also kept here
    // while nature's spirits are not in play.
    std::optional<std::vector<AnimalEntry>> animalCards;
    std::optional<SpiritEntry> spiritCard;

    friend bool operator==(const PlayerState& one, const PlayerState& other) {
        return one.photo == other.photo && one.checked == other.checked && one.animalCards == other.animalCards &&
               one.spiritCard == other.spiritCard;
    }
};

// What a document holds, but for waiting photos, as a plain value, so that undo just keeps the previous one.
struct Table {
    GameDocument game;  // empty: no document is open
    record::GameRecord record;
    std::vector<PlayerState> playerStates;  // one per player
    bool withSpirits = false;               // Harmonies: nature's spirits are in play, one per player
    bool starterSettled = false;            // do not ask (again) who started

    friend bool operator==(const Table&, const Table&) = default;
};

// What the record of games says of a game, both as in record::GameRecord.
struct Recording {
    std::string id;  // empty: the game is not recorded
    std::string played;
};

// Without what the game's extras derive from the file: openedTable() in game_extras.h adds it.
Table tableFromFile(const GameFile& file);
GameFile fileOf(const Table& table);

std::vector<TablePlayer> playersOf(const Table& table);
std::vector<std::string> namesOf(const Table& table);

}  // namespace concord::gui
