// What may be written where: the one place that decides it, for both programs.
//
// An output is no input of its command and nothing of a record. A file that is there is replaced where it is
// empty or of the kind that is written, any other only by force.
#pragma once

#include "app/files/file_kind.h"
#include "app/files/file_target.h"

#include <sys/stat.h>
#include <optional>
#include <vector>

namespace concord::files {

// Files that must not be written. Links and other spellings of a name lead to the same file.
class FileSet {
public:
    void add(const Path& file);
    void addOpen(int descriptor);  // standard input, for one
    void addBelow(const Path& folder);

    bool has(const Path& file) const;  // also one that is not there yet
    bool hasOpen(int descriptor) const;

private:
    struct File {
        Path path;
        std::optional<struct stat> status;  // nothing: it is not there
    };
    static File lookUp(const Path& path);
    static bool isSame(const File& a, const File& b);
    bool hasFile(const File& file) const;

    std::vector<File> m_files;
    std::vector<File> m_folders;
};

// The file of an SQLite database with its logs, which belong to it.
void addDatabase(FileSet& set, const Path& file);

// What an output has to keep its hands off.
struct Taken {
    FileSet inputs;   // of the command
    FileSet records;  // of games
    FileSet outputs;  // of the command, written beside this one
};

enum class Replace {
    SameKind,      // nothing else
    UnlessForced,  // the same; the complaint names --force
    AnyKind        // --force was given
};

// Throws InputError that says why the file may not be written. What is no regular file always may, unless it
// is an input.
void expectReplaceable(const Path& output, Kind kind, const Taken& taken, Replace replace);

// The same of an open descriptor, such as standard output.
void expectNoInput(int descriptor, const Taken& taken);

}  // namespace concord::files
