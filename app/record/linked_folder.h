// The folder of a record that is opened by a link: versions before kept it beside the link. Internal to this library.
#pragma once

#include "app/record/location.h"

namespace concord::record {

// Brings it to the file itself, where it belongs; answers whether the two had a folder each, so that the copies in
// it may be older than the record. Throws RecordError where it cannot be read or written.
bool takeOverLinkedFolder(const Location& location);

}  // namespace concord::record
