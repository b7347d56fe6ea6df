// Errors of the record itself, not of what is read into it. They are InputErrors so that they are reported like these.
#pragma once

#include "scoring/json/input_error.h"

namespace concord::record {

// The place is always empty: the error is not about a place in a file.
class RecordError : public InputError {
public:
    enum class Kind : std::uint8_t {
        CannotOpen,      // no such folder, server, backup or permission, and every error of the database without a kind
        NoRecord,        // a folder, a file that is no database, or the database of another program
        Damaged,         // the database is inconsistent
        Emptied,         // empty or gone while copies of its games exist
        Newer,           // written by a later version of the program
        ReadOnly,        // cannot be written; for files beside the database, whatever failed but lack of space
        Full,            // no space left, or the disk of the database failed: nothing was changed
        Busy,            // another program locked it for too long, or writes although it is locked
        ChangedByOther,  // the game was changed since it was opened
        Moved            // the file is no longer the one that was opened
    };

    RecordError(Kind kind, Message message) : InputError({}, std::move(message)), m_kind(kind) {}

    Kind kind() const { return m_kind; }

private:
    Kind m_kind;
};

}  // namespace concord::record
