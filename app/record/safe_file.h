// Files that are there as a whole or not at all, also after a power cut.
#pragma once

#include <QByteArray>
#include <QString>

namespace concord::record {

// Writes to a temporary file beside it, on to the disk, and puts that in the place of `path`; folders
// are made. Throws RecordError (Full, ReadOnly) when it cannot; what was there before stays.
// flush: false where many files are written and flushFolder() follows.
void writeSafely(const QString& path, const QByteArray& bytes, bool flush = true);

// Brings everything written to the file system of the folder on to the disk.
void flushFolder(const QString& folder);

// A new name is on the disk once its folder is.
void flushNames(const QString& folder);

}  // namespace concord::record
