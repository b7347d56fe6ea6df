// The file box.json in a record's folder, which holds what is known of its box. See box.h.
#pragma once

#include "app/record/location.h"
#include "vision/stacks/box_profile.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <string>

namespace concord::record {

inline const QString boxFileName = QStringLiteral("box.json");
QString boxFileOf(const Location& record);

// An empty profile if there is no such file. Throws InputError if it cannot be read.
vision::BoxProfile readBox(const QString& file);

// Adds what a board shows; programs that do so at the same time wait for each other. Throws InputError if the file
// cannot be read, RecordError if it cannot be written or another program holds it for longer than `patience`.
void addToBox(const QString& file, const vision::BoxSighting& board,
              std::chrono::milliseconds patience = std::chrono::seconds(10));

// Throws RecordError if it cannot be written.
void writeBox(const QString& file, const vision::BoxProfile& profile);

// The hash by which a profile knows a photo that it has learned from: of the bytes as the record stores them, which
// stay the same when a recorded game is opened. Throws InputError for anything that is not a photo.
std::string boxPhotoHash(const QByteArray& photo);

// Removes the file; returns whether there was one. Throws RecordError if it cannot be removed or another program holds
// it.
bool forgetBox(const QString& file);

}  // namespace concord::record
