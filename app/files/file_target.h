// Resolves where an output goes: links are followed, and special files are written to directly.
#pragma once

#include "app/files/file_name.h"

namespace concord::files {

struct Target {
    Path file;                   // with links followed, except those in /proc; it need not exist
    bool writeDirectly = false;  // a device, a pipe or an open descriptor: written to, never replaced
    int descriptor = -1;         // of this process, where the name stands for one, as /dev/fd/63 does; -1: none
};

// Throws std::system_error for a folder, circular links and anything that cannot be examined.
Target targetOf(const Path& output);

// The folder that the file is in, "." if its name gives none.
Path folderOf(const Path& file);

}  // namespace concord::files
