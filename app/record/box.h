// What settled boards taught about the box that the games of a record are played with (paints, sizes), shared by all
// who use the record. Of a file, it is box.json in the record's folder. Of a server, it is a row there, and box.json in
// the folder on this computer is a copy of it, so that reading a photo never waits for the server.
#pragma once

#include "app/record/location.h"
#include "vision/stacks/box_profile.h"

#include <chrono>

namespace concord::record {

// An empty profile if nothing is known. For a server, renews the copy. Throws InputError if the profile is damaged,
// RecordError if the server cannot be asked.
vision::BoxProfile readBox(const Location& record);

// Adds what a board shows; programs that do so at the same time wait for each other. Throws like readBox(), and
// RecordError if the profile cannot be written or another program holds it for longer than `patience`. A server
// that has no profile yet also gets what this computer learned before.
void addToBox(const Location& record, const vision::BoxSighting& board,
              std::chrono::milliseconds patience = std::chrono::seconds(10));

// Forgets everything for everybody; returns whether anything was known, or damaged. Throws RecordError if that is not
// possible or another program holds the profile.
bool forgetBox(const Location& record);

}  // namespace concord::record
