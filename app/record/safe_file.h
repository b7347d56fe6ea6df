// Files that are written completely or not at all, even after a power cut.
#pragma once

#include <QByteArray>
#include <QString>

namespace concord::record {

// Writes and flushes a temporary file beside `path` and renames it to `path`; creates folders. Throws RecordError
// (Full, ReadOnly) on failure; the former file stays.
void writeSafely(const QString& path, const QByteArray& bytes);

// Writes a file in place, in an existing folder; for files that do not count until a later step. flush: flushes it at
// once; otherwise the caller calls flushFileSystem(). Throws as above.
void writePlainly(const QString& path, const QByteArray& bytes, bool flush);

// Creates and flushes a folder with its parents. Throws as above.
void makeFolder(const QString& folder);

// Creates and flushes a folder. False if it existed. Throws as above.
bool makeNewFolder(const QString& folder);

// Renames a file or folder, replacing a file of that name. False if there is nothing to rename. Throws as above.
bool moveTo(const QString& path, const QString& newPath);

// Flushes the contents of a file. Like the next two, ignores what cannot be opened, and otherwise throws on failure.
void flushFile(const QString& path);

// Flushes everything written to the file system of the folder.
void flushFileSystem(const QString& folder);

// Flushes the names of new files in the folder.
void flushNames(const QString& folder);

// Whether the folder is on a network share or the like, which several machines may write to without sharing memory.
bool isShared(const QString& folder);

}  // namespace concord::record
