// What becomes of the memory that reading a photo frees.
#pragma once

namespace concord::vision {

// The process keeps freed memory, up to 128 MiB, for the next stage instead of returning it to the system, as fresh
// pages take a twentieth of the time of a reading. For the start of a program; only with glibc.
void keepFreedMemory();

}  // namespace concord::vision
