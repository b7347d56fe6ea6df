// The files that an SQLite database is made of.
#pragma once

#include "app/files/file_name.h"

#include <vector>

namespace concord::files {

// The file itself, then its logs and their index (-shm), whether they exist or not.
std::vector<Path> databaseFiles(const Path& file);

// A database under a temporary name. The destructor removes the files of that name: none if it was renamed before.
class UnfinishedDatabase {
public:
    explicit UnfinishedDatabase(Path file) : m_file(std::move(file)) {}
    ~UnfinishedDatabase();
    UnfinishedDatabase(const UnfinishedDatabase&) = delete;
    UnfinishedDatabase& operator=(const UnfinishedDatabase&) = delete;

private:
    Path m_file;
};

}  // namespace concord::files
