// Files that are written completely or not at all, even after a power cut.
#pragma once

#include "app/files/descriptor.h"
#include "app/files/file_target.h"

#include <string>
#include <string_view>

namespace concord::files {

// Later: not by the writer; the caller flushes many files together.
enum class Flush : bool { Now, Later };

// The pattern of the names of temporary files: a program that is killed may leave one behind.
inline constexpr const char* temporaryFiles = ".concord-*";

// Writes to a temporary file in the target's folder, unnamed until commit() if the file system supports that; commit()
// replaces the target. Permissions and owner of a replaced file are kept as far as possible. Special files are written
// to directly, in pieces. All functions throw std::system_error with the actual reason.
class FileWriter {
public:
    explicit FileWriter(const Path& output, Flush flush = Flush::Now);
    ~FileWriter();  // discards what was not committed
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    void write(std::string_view bytes);
    void commit();

private:
    void openDirectly();
    void openTemporary();
    void writeOut();
    void copyPermissions();
    void giveName();

    Target m_target;
    Flush m_flush;
    Path m_temporary;  // empty: there is none, or it has no name
    Descriptor m_file;
    std::string m_buffer;
};

// Writes everything at once.
void writeFile(const Path& output, std::string_view bytes, Flush flush = Flush::Now);

// These three ignore files that cannot be opened, and file systems without support for flushing.
void flushFile(const Path& file);
// A new name is on the disk once its folder is flushed.
void flushNames(const Path& folder);
// Flushes everything written to the file system of the folder.
void flushFileSystem(const Path& folder);

// Creates the folder and those of its parents that are missing, and flushes their names.
void makeFolder(const Path& folder);
// Creates the folder without its parents, and flushes its name. False if it existed.
bool makeNewFolder(const Path& folder);

// Renames a file or folder, replacing a file that has the new name. False if there is nothing to rename.
bool move(const Path& from, const Path& to);

}  // namespace concord::files
