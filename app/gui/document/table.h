// A game with what belongs to its players beside it, as a plain value.
#pragma once

#include "app/gui/document/photo.h"
#include "scoring/harmonies/game.h"

#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace concord::gui {

// Which player it is, whatever they are called and wherever they sit: one who was removed and comes back by undo is
// the same. Each that is made is another one; copies are the same.
class PlayerId {
public:
    PlayerId();
    friend bool operator==(PlayerId, PlayerId) = default;

private:
    std::uint64_t m_number;
};

// What belongs to one player beside the game itself.
struct PlayerState {
    PlayerId player;                     // no part of the contents
    std::shared_ptr<const Photo> photo;  // null: entered by hand
    std::bitset<maxCells> checked;       // cells that a person has looked at, by indexOf
    // The cards that a typed number took the place of; they come back when it is deleted.
    std::optional<std::vector<AnimalEntry>> animalCards;
    std::optional<SpiritEntry> spiritCard;

    friend bool operator==(const PlayerState& one, const PlayerState& other) {
        return one.photo == other.photo && one.checked == other.checked && one.animalCards == other.animalCards &&
               one.spiritCard == other.spiritCard;
    }
};

// The whole contents as a plain value, so that undo only keeps the one before.
struct Table {
    Game game;
    std::vector<PlayerState> playerStates;  // one a player
    bool withSpirits = false;               // played with nature's spirits: everybody has one
    bool starterSettled = false;            // who started need not be asked (again)

    friend bool operator==(const Table&, const Table&) = default;
};

// A table with one player and an empty board.
Table emptyTable(Side side);
// A table of one player "Player 1" whose board was read from the photo (or is empty, if
// nothing was read).
Table tableFromPhoto(std::shared_ptr<const Photo> photo);
Table tableFromGame(Game game);

}  // namespace concord::gui
