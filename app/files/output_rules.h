// Decides which files may be written, for both programs.
//
// An output must not be an input of its command or belong to a record. An existing file is replaced if it is empty or
// of the kind that is written, any other only by force. A database in use is never replaced.
#pragma once

#include "app/files/file_kind.h"
#include "app/files/file_target.h"

#include <sys/stat.h>
#include <optional>
#include <vector>

namespace concord::files {

// Files that must not be written. Links and other spellings of a name count as the same file.
class FileSet {
public:
    void add(const Path& file);          // ignores devices and pipes
    void addOpen(int descriptor);        // such as standard input
    void addFolder(const Path& folder);  // with all that is in it, at any depth

    bool has(const Path& file) const;  // the file need not exist
    bool hasOpen(int descriptor) const;

private:
    struct File {
        Path path;
        std::optional<struct stat> status;  // nothing: it does not exist
    };
    static File lookUp(const Path& path);
    static bool isSame(const File& a, const File& b);
    bool hasFile(const File& file) const;

    std::vector<File> m_files;
    std::vector<File> m_folders;
};

// The file of an SQLite database with its logs.
void addDatabase(FileSet& set, const Path& file);

// The files that an output must not replace.
struct ProtectedFiles {
    FileSet inputs;   // of the command
    FileSet records;  // of games
    FileSet outputs;  // the other outputs of the command
};

enum class Replace {
    SameKind,              // only an empty file or one of the same kind
    SameKindSuggestForce,  // the same, but the message suggests --force
    AnyKind                // --force was given
};

// Throws InputError that says why the file must not be written. Devices and pipes may always be written, even if they
// are an input too. So may a name such as /dev/fd/63, unless the file that is open there is an input or belongs to a
// record.
void expectReplaceable(const Path& output, Kind kind, const ProtectedFiles& protectedFiles, Replace replace);

// Throws InputError if the file that is open under the descriptor, such as standard output, is an input of the command
// or belongs to a record. Its contents and the other outputs are not checked.
void expectNotProtected(int descriptor, const ProtectedFiles& protectedFiles);

}  // namespace concord::files
