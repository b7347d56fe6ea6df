// Resolves where an output goes: links are followed, and special files are written to directly.
#pragma once

#include "app/files/file_name.h"

namespace concord::files {

struct Target {
    Path file;                   // the file itself, where the name is a link to one; it need not exist
    bool writeDirectly = false;  // a device, a pipe or an open descriptor: written to, never replaced
    int descriptor = -1;         // the descriptor of this process that the name stands for, such as /dev/fd/63
};

// Throws std::system_error for a folder, circular links and anything that cannot be examined.
Target targetOf(const Path& output);

}  // namespace concord::files
