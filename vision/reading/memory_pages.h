// The memory pages that reading a photo needs. Fresh ones are slow: the first write to each is a fault that the system
// has to handle.
#pragma once

namespace concord::vision {

// The process keeps freed memory, up to 128 MiB, for the next stage instead of returning it to the system, as fresh
// pages take a twentieth of the time of a reading. For the start of a program; only with glibc.
void keepFreedMemory();

// Gets the pages that a reading usually needs with one call to the system instead of a fault for each: a sixth of the
// time of a program's first reading on a virtual machine. Does so once, on the calling thread, and only after
// keepFreedMemory(); only with Linux 5.14 or later.
void getPagesAtOnce();

}  // namespace concord::vision
