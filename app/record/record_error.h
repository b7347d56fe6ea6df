// What can go wrong with the record itself, as opposed to what a person put in.
#pragma once

#include "scoring/json/input_error.h"

namespace concord::record {

// The place is always empty: the whole record is meant.
class RecordError : public InputError {
public:
    enum class Kind : std::uint8_t {
        CannotOpen,      // no such folder, server or right
        NoRecord,        // a file that is no database, or another program's
        Damaged,         // the database contradicts itself
        Emptied,         // empty or gone, while copies of its games are there
        Newer,           // written by a later version of the program
        ReadOnly,        // may be read, not written
        Full,            // no room left: nothing of the change was kept
        Busy,            // another program held it for too long
        ChangedByOther,  // the game was changed since it was opened
        Moved            // the file is no more the one that was opened
    };

    RecordError(Kind kind, Message message) : InputError({}, std::move(message)), m_kind(kind) {}

    Kind kind() const { return m_kind; }

private:
    Kind m_kind;
};

}  // namespace concord::record
