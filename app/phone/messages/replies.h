// What an engine answers to commands and to photos.
#pragma once

#include "app/phone/messages/text.h"

#include <cstdint>
#include <optional>
#include <string>

namespace concord::phone {

struct Reply {
    bool done = false;
    Text conflict;                             // set if somebody else has changed the same value
    Text error;                                // why the command cannot be done at all
    std::string player;                        // the id of the player who was added; empty for other commands
    std::optional<std::size_t> undoable = {};  // how many edits can be undone, if that is known
};

// Why a command cannot be done at all, or why a photo is not accepted.
enum class Refusal : std::uint8_t {
    NoGame,
    PlayerGone,
    PhotoGone,
    NoSuchCell,
    CubeWithoutToken,
    NoSuchRow,
    NumberRefused,
    CannotJoin,
    TableFull,
    NameTaken,
    NothingToUndo,
    TooLarge,
    TooMany,
    NoSpace,
    NoBoards,
    TooManyPhotos,
    NotOffered,
    CardTaken,
    LastPlayer,
    SideInUse,
    NothingWrong,
    Unreadable
};
Text textOf(Refusal refusal);
Reply refused(Refusal refusal);
Reply outOfRange(int min, int max);  // the typed number is not from min to max
// The edit cannot be undone, because somebody else changed the same value after it.
Reply notUndone();

std::string replyJson(const Reply& reply, std::int64_t revision);
std::string errorJson(const Text& text);
// The answer to a photo that was accepted. note: for the person who sent it; may be empty.
std::string photoJson(const std::string& id, const Text& note);

// What a conflict can be about, besides cells and rows of the pad.
Text thisPhoto();
Text theName();
// who: the name of the player whom the other person chose; empty: unknown. atWindow: it was changed at the computer
// itself.
Text changedMeanwhile(const Text& what, const std::string& who, bool atWindow);
// The same if nobody else edits the table, so that only a photo can have changed it.
Text changedMeanwhile(const Text& what);

}  // namespace concord::phone
