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

// The SHA-1 of the photo's bytes in hexadecimal digits: stays the same when the program starts again, and the same
// photo twice is one.
using PhotoId = QString;

enum class PhotoUse : std::uint8_t {
    NewGame,     // starts a new game; further ones are boards of further players
    NextPlayer,  // shows the board of the next player without one
    Board,       // shows a player's board and replaces the one that is there
    SecondView   // shows a player's board: read together with the photo that is already there, if any
};

enum class InboxState : std::uint8_t {
    Waiting,     // to be stored and read
    Reading,     // see step and steps
    OnBoard,     // of `player`: its reading, or one of two views; see points and doubts
    NoBoard,     // why says what to do
    Unreadable,  // the file could not be decoded: why
    Question,    // needs an answer
    Loose        // read or cancelled, but on nobody's board: can be given to a player
};

// The possible answers to the question of a photo, besides giving it to a player.
enum class PhotoAnswer : std::uint8_t {
    NextPlayer,      // it is another player's board: of the next one without a board, or of a new player
    TakeNewer,       // play went on: this photo replaces the board that was read before
    Fuse,            // both show the same board: read them as one
    ReadAsGameSide,  // read it as the side of the game
    ChangeSide,      // the game's side is wrong: change it, and read the photos of the other boards again
    OtherGame,       // it belongs to another game: start one with it
    MarkByHand,      // no board was found: a person marks its corners
    SetAside         // leave everything as it is; the photo lies loose
};

struct PhotoQuestion {
    Translatable text;  // a few sentences
    std::vector<PhotoAnswer> answers;
    std::vector<Cell> cells;  // that differ
    Side shown = Side::A;     // by the photo
};

struct InboxPhoto {
    PhotoId id;
    PhotoFile file;                  // with contents
    std::optional<PlayerId> player;  // whom it is meant for, or whose board it shows
    PhotoUse use = PhotoUse::NextPlayer;
    InboxState state = InboxState::Waiting;
    QImage thumbnail;  // upright; null before it was decoded
    Translatable why;  // where state or reading call for words
    int step = 0;      // of the reading, in [0, steps)
    int steps = 0;
    int points = 0;  // of the landscape on the board
    int doubts = 0;  // cells to be checked
    std::optional<PhotoQuestion> question;
    std::shared_ptr<const Photo> result;  // null before it was read

    // For the inbox itself.
    bool isOnBoard = false;       // of a player in the game, perhaps as one of two views; also while it is read again
    bool isOfGonePlayer = false;  // the player has left the game, which the question is about
    bool isLoose = false;         // to be read, but nobody's before a person gives it to somebody
    QString playerName;           // for messages about somebody who left the game
    bool isStored = false;        // autosaved, which comes before it is read
    bool isQuiet = false;         // added without a person at the window: shows no page
    bool addsPlayer = false;      // one of several that started a new game
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
