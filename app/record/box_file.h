// What is known of the box that the games of a record are played with: box.json in the record's folder, so that all who
// use the record share it.
#pragma once

#include "app/record/location.h"
#include "vision/stacks/box_profile.h"

#include <QString>

namespace concord::record {

QString boxFileOf(const Location& record);

// An empty profile if there is no such file. Throws InputError if it cannot be read.
vision::BoxProfile readBox(const QString& file);

// Throws RecordError if it cannot be written.
void writeBox(const QString& file, const vision::BoxProfile& profile);

// Returns whether there was one. Throws RecordError if it cannot be removed.
bool forgetBox(const QString& file);

}  // namespace concord::record
