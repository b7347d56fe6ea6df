// The folder of a record that is opened through a link: earlier versions stored it beside the link. Internal to this
// library.
#pragma once

#include "app/record/location.h"

namespace concord::record {

// Moves it beside the file itself; returns whether both had a folder, so that copies in it may be older than the
// record. Throws RecordError if it cannot be read or written.
bool moveLinkedFolder(const Location& location);

}  // namespace concord::record
