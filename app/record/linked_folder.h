// The folder of a record that is opened through a link. Earlier versions stored it beside the link. Internal to this
// library.
#pragma once

#include "app/record/location.h"

#include <cstdint>

namespace concord::record {

// What to do with files in that folder that cannot be read: leave them there, or throw RecordError before anything is
// renamed.
enum class Unreadable : std::uint8_t { Skip, Refuse };

// Moves that folder beside the real file. If a folder is there already, or moving fails, merges them instead: copies
// the missing files, and renames the old folder ("games.concord.files.taken-over"). Returns true if they were merged:
// copies of games from the old one may then be older than the record. Throws RecordError if the new files cannot be
// written.
bool moveFolderFromLink(const Location& location, Unreadable unreadable = Unreadable::Skip);

}  // namespace concord::record
