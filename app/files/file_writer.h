// Files that are there as a whole or not at all, also after a power cut.
#pragma once

#include "app/files/descriptor.h"
#include "app/files/file_target.h"

#include <string>
#include <string_view>

namespace concord::files {

// Later: where many files are written and flushed together.
enum class Flush : bool { Now, Later };

// The names of temporary files: a program that is killed just before the end leaves one.
inline constexpr const char* temporaryFiles = ".concord-*";

// Writes to a temporary file in the target's folder, without a name until commit() where the file system can do
// that; commit() puts it in the target's place. Rights and owner of a file that is replaced are kept. What is no
// regular file is written through, piece by piece. All functions throw std::system_error with the true reason.
class FileWriter {
public:
    explicit FileWriter(const Path& output, Flush flush = Flush::Now);
    ~FileWriter();  // what was not committed is taken away
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    void write(std::string_view bytes);
    void commit();

private:
    void openThrough();
    void openTemporary();
    void writeOut();
    void keepRights();
    void giveName();

    Target m_target;
    Flush m_flush;
    Path m_temporary;  // empty: it has no name
    Descriptor m_file;
    std::string m_buffer;
};

// The whole at once.
void writeFile(const Path& output, std::string_view bytes, Flush flush = Flush::Now);

// These do nothing for what cannot be opened, and where the file system keeps it safe in its own way.
void flushFile(const Path& file);
// A new name is on the disk once its folder is.
void flushNames(const Path& folder);
// Brings everything written to the file system of the folder on to the disk.
void flushFolder(const Path& folder);

// Makes the folder and those above it, on the disk.
void makeFolder(const Path& folder);
// Makes the folder only, on the disk. False where it was there.
bool makeNewFolder(const Path& folder);

// Gives a file or folder another name; a file of that name goes. False where it was not there.
bool move(const Path& from, const Path& to);

}  // namespace concord::files
