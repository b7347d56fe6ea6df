// The files that belong to a record and must never be overwritten by outputs.
#pragma once

#include "app/files/output_rules.h"
#include "app/record/location.h"

namespace concord::record {

// Database, photos, copies and backups of the record, and of the one in the platform's folder for application data.
void addRecordFiles(files::FileSet& set, const Location& location);

}  // namespace concord::record
