// A game with the window's data about its players, as a plain value.
#pragma once

#include "app/gui/document/photo.h"
#include "scoring/harmonies/game.h"

#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
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

// What belongs to one player but not to the game itself.
struct PlayerState {
    PlayerId player;                     // not compared
    std::shared_ptr<const Photo> photo;  // null: entered by hand
    std::bitset<maxCells> checked;       // cells that a person has checked, by indexOf
    // The cards that a typed number replaced; they come back when the number is deleted.
    std::optional<std::vector<AnimalEntry>> animalCards;
    std::optional<SpiritEntry> spiritCard;

    friend bool operator==(const PlayerState& one, const PlayerState& other) {
        return one.photo == other.photo && one.checked == other.checked && one.animalCards == other.animalCards &&
               one.spiritCard == other.spiritCard;
    }
};

// The whole contents of a document as a plain value, so that undo just keeps the previous one.
struct Table {
    Game game;
    std::vector<PlayerState> playerStates;  // one per player
    bool withSpirits = false;               // nature's spirits are in play: everybody has one
    bool starterSettled = false;            // do not ask (again) who started

    friend bool operator==(const Table&, const Table&) = default;
};

// A table with one player and an empty board.
Table emptyTable(Side side);
// A table of one player "Player 1" whose board was read from the photo (or is empty, if nothing was read).
Table tableFromPhoto(std::shared_ptr<const Photo> photo);
Table tableFromGame(Game game);

}  // namespace concord::gui
