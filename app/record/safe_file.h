// Files that are there as a whole or not at all, also after a power cut.
#pragma once

#include <QByteArray>
#include <QString>

namespace concord::record {

// Writes to a temporary file beside it, on to the disk, and puts that in the place of `path`; folders
// are made. Throws RecordError (Full, ReadOnly) when it cannot; what was there before stays.
void writeSafely(const QString& path, const QByteArray& bytes);

// Writes a file that does not count yet, in a folder that is there. flush: on to the disk at once; else
// flushFolder() follows. Throws as above.
void writePlainly(const QString& path, const QByteArray& bytes, bool flush);

// A folder with those above it, on the disk. Throws as above.
void makeFolder(const QString& folder);

// A folder that was not there, on the disk. False where it was. Throws as above.
bool makeNewFolder(const QString& folder);

// Gives a file or folder another name; a file of that name goes. False where it was not there, throws as above.
bool moveTo(const QString& path, const QString& newPath);

// Brings the contents of a file on to the disk. Throws where that failed.
void flushFile(const QString& path);

// Brings everything written to the file system of the folder on to the disk. Throws where that failed.
void flushFolder(const QString& folder);

// A new name is on the disk once its folder is. Throws where that failed.
void flushNames(const QString& folder);

// Whether several machines may write there at once, or cannot share memory there: a network's share, for one.
bool isShared(const QString& folder);

}  // namespace concord::record
