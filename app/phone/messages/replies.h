// What an engine answers to a command.
#pragma once

#include "app/phone/messages/text.h"

#include <cstdint>
#include <optional>
#include <string>

namespace concord::phone {

struct Reply {
    bool done = false;
    Text conflict;                             // what it is about was changed by somebody else
    Text error;                                // it cannot be done at all
    std::string player;                        // that was added; usually empty
    std::optional<std::size_t> undoable = {};  // how many edits can be undone, if that is known
};

// Why something cannot be done at all.
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
Reply outOfRange(int min, int max);  // of a number
// The edit cannot be undone, because somebody has changed the same value since.
Reply notUndone();

std::string replyJson(const Reply& reply, std::int64_t revision);
std::string errorJson(const Text& text);
// Of a photo that was taken; note: what is worth knowing, may be empty.
std::string photoJson(const std::string& id, const Text& note);

// What a conflict can be about.
Text thisPhoto();
Text theName();
// who: the player whom the other person chose; empty: unknown. atWindow: it was changed at the computer itself.
Text changedMeanwhile(const Text& what, const std::string& who, bool atWindow);
// The same if nobody else edits the table, so that only a photo can have changed it.
Text changedMeanwhile(const Text& what);

}  // namespace concord::phone
