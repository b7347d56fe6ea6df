// Takes from this process, for ever, all that decoding a photo does not need: files, the network, other programs.
#pragma once

#include <cstdint>

namespace concord::vision {

struct SandboxLimits {
    unsigned cpuSeconds = 60;                     // the process is ended that uses more
    std::uint64_t memoryBytes = 4ULL << 30U;      // address space; beyond it memory is out
    std::uint64_t writtenBytes = 1024ULL << 20U;  // size of what it may write into
};

// Whether enterSandbox can do what it promises: the kernel filters system calls, and the processor is one that the
// filter is written for.
bool hasSandbox();

// From here on the process can compute, take memory, start threads, and read and write the files that are open
// already. It finds no other file (EACCES), and whatever else it asks of the kernel ends it at once (SIGSYS). False
// where that cannot be had.
bool enterSandbox(const SandboxLimits& limits = {});

}  // namespace concord::vision
