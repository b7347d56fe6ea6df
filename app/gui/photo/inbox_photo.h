// A photo in the inbox, and what became of it.
#pragma once

#include "app/gui/document/table.h"
#include "app/gui/document/waiting_photo.h"
#include "app/gui/kit/translatable.h"

#include <QImage>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace concord::gui {

// The SHA-1 of the photo's bytes in hexadecimal digits: it stays the same when the program is started again, and
// the same photo added twice is one photo.
using PhotoId = QString;

enum class PhotoUse : std::uint8_t {
    NewGame,     // starts a new game; further photos become the boards of further players
    NextPlayer,  // shows the board of the next player without one
    Board,       // shows a player's board and replaces the one that is there
    SecondView   // shows a player's board: fused with the photo that is already there, if any
};

enum class InboxState : std::uint8_t {
    Waiting,     // to be stored and read
    Reading,     // see step and steps
    OnBoard,     // on the board of `player`, alone or as one of two views; see points and doubts
    NoBoard,     // no board was found; `why` says what to do
    Unreadable,  // the file could not be decoded; `why` gives the reason
    Question,    // needs an answer
    Loose        // read or cancelled, but on nobody's board: can be given to a player
};

// The possible answers to the question of a photo, besides giving it to a player.
enum class PhotoAnswer : std::uint8_t {
    NextPlayer,      // it is the board of another player: the next one without a board, or a new one
    TakeNewer,       // play went on: this photo replaces the board that was read before
    Fuse,            // both show the same board: read them as one
    ReadAsGameSide,  // read it as the side of the game
    ChangeSide,      // the game's side is wrong: change it, and read the photos of the other boards again
    OtherGame,       // it belongs to another game: start one with it
    MarkByHand,      // no board was found: a person marks its corners in the photo
    SetAside         // leave everything as it is; the photo lies loose
};

struct PhotoQuestion {
    Translatable text;  // a few sentences
    std::vector<PhotoAnswer> answers;
    std::vector<Cell> cells;  // on which the photos differ
    Side shown = Side::A;     // the side that the photo shows
};

struct InboxPhoto {
    PhotoId id;
    PhotoFile file;                  // with contents
    std::optional<PlayerId> player;  // whom it is meant for, or whose board it shows
    PhotoUse use = PhotoUse::NextPlayer;
    InboxState state = InboxState::Waiting;
    QImage thumbnail;  // upright; null before it was decoded
    Translatable why;  // explains the state, or names the stage of the reading; may be empty
    int step = 0;      // of the reading, in [0, steps)
    int steps = 0;     // 0 before the first step
    int points = 0;    // of the landscape on the board
    int doubts = 0;    // cells to be checked
    std::optional<PhotoQuestion> question;
    std::shared_ptr<const Photo> result;  // null before it was read

    // It is the photo of a player in the game, perhaps one of two views, or with no board found; also while read again.
    bool isOnBoard = false;
    bool isOfGonePlayer = false;  // its player has left the game, and the question is about that
    bool isLoose = false;         // belongs to nobody until a person gives it to a player
    QString playerName;           // for messages about somebody who left the game
    bool isStored = false;        // autosaved, or there is no autosave; a photo is read only then
    bool isQuiet = false;         // not added by a person at the window: its board is not shown unasked
    bool addsPlayer = false;      // adds a player for its board if everybody has one
};

QString answerInWords(PhotoAnswer answer, Side shown);  // for a button
// "Ann: 43 points, 2 doubts", "Bob: reading…"; name: of the player, or empty.
QString stateInWords(const InboxPhoto& photo, const QString& name);
QString shortState(const InboxPhoto& photo);  // "43 points ✓" where there are no doubts

// The ids of the files of a photo.
std::vector<PhotoId> idsOf(const Photo& photo);

// A small upright picture of a photo.
QImage thumbnailOf(const Photo& photo);

}  // namespace concord::gui
