// The folder of a record that is opened through a link: earlier versions stored it beside the link. Internal to this
// library.
#pragma once

#include "app/record/location.h"

namespace concord::record {

// Moves that folder beside the real file, or merges it into the one there. Returns true if it was merged: copies from
// it may then be older than the record. Throws RecordError if it cannot be read or written.
bool moveLinkedFolder(const Location& location);

}  // namespace concord::record
