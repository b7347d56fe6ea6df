#include "app/files/database_files.h"

#include <system_error>

namespace concord::files {

std::vector<Path> databaseFiles(const Path& file) {
    std::vector<Path> files;
    for (const char* const ending : {"", "-wal", "-shm", "-journal"}) {
        files.emplace_back(file.native() + ending);
    }
    return files;
}

UnfinishedDatabase::~UnfinishedDatabase() {
    for (const Path& file : databaseFiles(m_file)) {
        std::error_code ignored;
        std::filesystem::remove(file, ignored);
    }
}

}  // namespace concord::files
