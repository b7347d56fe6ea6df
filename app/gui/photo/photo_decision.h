// What is to become of a photo that was read: whose board it is, or what has to be asked first.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/photo/inbox_photo.h"

#include <cstdint>
#include <optional>

namespace concord::gui {

struct PhotoDecision {
    enum class Kind : std::uint8_t {
        NewGame,    // starts one
        NewPlayer,  // adds a player with this board
        Place,      // is the board of `player`
        ReadAs,     // is to be read again as `side`, which it may well show
        Fuse,       // shows the board of `player` once more
        Ask
    };
    Kind kind = Kind::Ask;
    int player = 0;          // unless NewGame or Ask
    Side side = Side::A;     // to be read as; with ReadAs and Fuse
    PhotoQuestion question;  // with Ask
};

// photo: with a reading.
PhotoDecision decide(const Document& document, const InboxPhoto& photo);

// Whether the player has no board yet, so that giving one loses nothing.
bool lacksBoard(const Document& document, int player);
// The next player without a board: the preferred one, or the first.
std::optional<int> nextWithoutBoard(const Document& document, int preferred);
bool mayAddPlayer(const Document& document);

}  // namespace concord::gui
