// A photo in the inbox, and what became of it.
#pragma once

#include "app/gui/document/table.h"
#include "app/gui/kit/wording.h"

#include <QImage>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace concord::gui {

// The SHA-1 of the photo's bytes in hexadecimal digits: stays the same when the program starts again, and the same
// photo twice is one.
using PhotoId = QString;

enum class InboxState : std::uint8_t {
    Waiting,     // to be stored and read
    Reading,     // see step and steps
    OnBoard,     // of `player`: its reading, or one of two views; see points and doubts
    NoBoard,     // why says what to do
    Unreadable,  // the file could not be decoded: why
    Question,    // needs an answer
    Loose        // read or cancelled, but beside nobody's board: can be given to a player
};

// The possible answers to the question of a photo.
enum class PhotoAnswer : std::uint8_t {
    NextPlayer,   // it is another player's board: of the next one without a board, or of a new player
    TakeNewer,    // play went on: this photo replaces the board that was read before
    Fuse,         // both show the same board: read them as one
    KeepOther,    // leave the board as it is, this photo lies loose
    ReadAsGames,  // read it as the side of the game
    TurnGame,     // the game's side is wrong: turn it, reading the other boards again
    OtherGame     // it belongs to another game: start one with it
};

struct PhotoQuestion {
    Wording text;                      // a sentence or two
    std::vector<PhotoAnswer> answers;  // besides giving it to a player
    std::vector<Cell> cells;           // that differ
};

struct InboxPhoto {
    PhotoId id;
    PhotoFile file;                  // with contents
    std::optional<PlayerId> player;  // whom it was meant for, or whose board it shows; nothing: of a new game
    InboxState state = InboxState::Waiting;
    QImage thumbnail;  // upright; null before it was decoded
    Wording why;
    int step = 0;  // of the reading, in [0, steps)
    int steps = 0;
    int points = 0;  // of the landscape on the board
    int doubts = 0;  // cells to be checked
    std::optional<PhotoQuestion> question;
};

QString answerInWords(PhotoAnswer answer);  // for a button

}  // namespace concord::gui
