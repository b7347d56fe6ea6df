// What a program did to the files of a folder, as logged by file_faults.
#pragma once

#include <sys/stat.h>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace concord::record {

using Inode = std::uint64_t;

struct FileOperation {
    enum class Kind : std::uint8_t {
        Create,
        MakeFolder,
        Unnamed,  // opened with O_TMPFILE
        Rename,
        Remove,
        Write,
        Truncate,
        Sync,
        SyncAll,
        Failed,
        Say  // wrote to standard output
    };

    Kind kind = Kind::Failed;
    Inode inode = 0;
    Inode folder = 0;  // in which `name` is
    std::string name;
    Inode newFolder = 0;  // where it is renamed to
    std::string newName;
    std::uint64_t offset = 0;  // of Write; the new size for Truncate
    std::string bytes;
};

namespace file_log {

inline Inode inodeAt(const std::filesystem::path& path) {
    struct stat status = {};
    return lstat(path.c_str(), &status) == 0 ? status.st_ino : 0;
}

inline void readEntry(std::istream& in, Inode& folder, std::string& name) {
    std::string text;
    in >> text;
    folder = std::stoull(text);
    name = text.substr(text.find('/') + 1);
}

inline std::string readBytes(std::istream& in) {
    std::string hex;
    in >> hex;
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        bytes += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
    }
    return bytes;
}

inline FileOperation parseOperation(const std::string& line) {
    using Kind = FileOperation::Kind;
    static const std::map<std::string, Kind> kinds{
        {"create", Kind::Create},     {"mkdir", Kind::MakeFolder}, {"unnamed", Kind::Unnamed},
        {"rename", Kind::Rename},     {"remove", Kind::Remove},    {"write", Kind::Write},
        {"truncate", Kind::Truncate}, {"sync", Kind::Sync},        {"syncall", Kind::SyncAll},
        {"failed", Kind::Failed},     {"say", Kind::Say}};
    std::istringstream in(line);
    std::string kind;
    in >> kind;
    FileOperation operation;
    operation.kind = kinds.at(kind);
    switch (operation.kind) {
        case Kind::Create:
        case Kind::MakeFolder:
            readEntry(in, operation.folder, operation.name);
            in >> operation.inode;
            break;
        case Kind::Rename:
            readEntry(in, operation.folder, operation.name);
            readEntry(in, operation.newFolder, operation.newName);
            break;
        case Kind::Remove:
            readEntry(in, operation.folder, operation.name);
            break;
        case Kind::Write:
            in >> operation.inode >> operation.offset;
            operation.bytes = readBytes(in);
            break;
        case Kind::Truncate:
            in >> operation.inode >> operation.offset;
            break;
        case Kind::Unnamed:
        case Kind::Sync:
            in >> operation.inode;
            break;
        case Kind::Say:
            operation.bytes = readBytes(in);
            break;
        case Kind::SyncAll:
        case Kind::Failed:
            break;
    }
    return operation;
}

}  // namespace file_log

inline std::vector<FileOperation> readFileLog(const std::filesystem::path& path) {
    std::vector<FileOperation> operations;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);) {
        operations.push_back(file_log::parseOperation(line));
    }
    return operations;
}

}  // namespace concord::record
