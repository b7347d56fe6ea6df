// Permanently denies this process what decoding a photo does not need: files, network, other programs.
#pragma once

#include <cstdint>

namespace concord::vision {

struct SandboxLimits {
    unsigned cpuSeconds = 60;                     // the process is killed when it uses more
    std::uint64_t memoryBytes = 4ULL << 30U;      // address space; beyond it allocation fails
    std::uint64_t writtenBytes = 1024ULL << 20U;  // largest size of a file it writes
};

// Whether enterSandbox works here: the kernel can filter system calls, and the filter is written for this processor.
bool hasSandbox();

// From here on the process can compute, allocate memory, start threads, and read and write files that are already open.
// Opening files, and a few other calls that libraries try and can do without, fail with an error; any other system call
// kills the process (SIGSYS). Returns false if that fails; the limits may apply even then.
bool enterSandbox(const SandboxLimits& limits = {});

}  // namespace concord::vision
