#include "vision/photo/sandbox.h"

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <sched.h>
#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <initializer_list>
#include <vector>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CONCORD_SANITIZED
#endif

namespace concord::vision {

namespace {

#if defined(__x86_64__)
constexpr std::uint32_t ownArchitecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t ownArchitecture = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t ownArchitecture = 0;  // unsupported: the filter is written for those two only
#endif

// Builds a seccomp filter (BPF) from lists of system calls; the first matching rule decides.
class Filter {
public:
    Filter() {
        load(offsetof(seccomp_data, arch));
        ifEqual(ownArchitecture, 1, 0);
        answer(SECCOMP_RET_KILL_PROCESS);
        load(offsetof(seccomp_data, nr));
    }

    void allow(std::initializer_list<int> calls) {
        for (const int call : calls) {
            ifEqual(static_cast<std::uint32_t>(call), 0, 1);
            answer(SECCOMP_RET_ALLOW);
        }
    }
    // Makes the calls fail; the process continues.
    void deny(std::initializer_list<int> calls, int error) {
        for (const int call : calls) {
            ifEqual(static_cast<std::uint32_t>(call), 0, 1);
            answer(SECCOMP_RET_ERRNO | static_cast<std::uint32_t>(error));
        }
    }
    // Allows the call only if (its argument & bits) == wanted; otherwise kills the process.
    void allowIf(int call, unsigned argumentIndex, std::uint32_t bits, std::uint32_t wanted) {
        ifEqual(static_cast<std::uint32_t>(call), 0, 5);
        load(offsetof(seccomp_data, args) + argumentIndex * sizeof(std::uint64_t));  // low half
        add(BPF_ALU | BPF_AND | BPF_K, bits, 0, 0);
        ifEqual(wanted, 0, 1);
        answer(SECCOMP_RET_ALLOW);
        answer(SECCOMP_RET_KILL_PROCESS);
    }

    // Puts the filter into force; calls without a rule kill the process.
    bool install() {
        answer(SECCOMP_RET_KILL_PROCESS);
        const sock_fprog program{static_cast<unsigned short>(m_code.size()), m_code.data()};
        return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
    }

private:
    void add(unsigned code, std::uint32_t value, unsigned skipIfTrue, unsigned skipIfFalse) {
        m_code.push_back({static_cast<std::uint16_t>(code), static_cast<std::uint8_t>(skipIfTrue),
                          static_cast<std::uint8_t>(skipIfFalse), value});
    }
    void load(std::size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset), 0, 0); }
    // Skips that many of the following instructions.
    void ifEqual(std::uint32_t value, unsigned skipIfTrue, unsigned skipIfFalse) {
        add(BPF_JMP | BPF_JEQ | BPF_K, value, skipIfTrue, skipIfFalse);
    }
    void answer(std::uint32_t action) { add(BPF_RET | BPF_K, action, 0, 0); }

    std::vector<sock_filter> m_code;
};

bool limit(__rlimit_resource_t resource, std::uint64_t most) {
    rlimit now{};
    if (getrlimit(resource, &now) != 0) {
        return false;
    }
    const rlim_t allowed = std::min<rlim_t>(now.rlim_max, most);
    const rlimit both{allowed, allowed};
    return setrlimit(resource, &both) == 0;
}

bool setLimits(const SandboxLimits& limits) {
    bool areSet =
        limit(RLIMIT_CPU, limits.cpuSeconds) && limit(RLIMIT_FSIZE, limits.writtenBytes) && limit(RLIMIT_CORE, 0);
#ifndef CONCORD_SANITIZED  // the sanitizer reserves terabytes of address space
    areSet = areSet && limit(RLIMIT_AS, limits.memoryBytes);
#endif
    return areSet;
}

}  // namespace

bool hasSandbox() {
    const std::uint32_t action = SECCOMP_RET_KILL_PROCESS;
    return ownArchitecture != 0 && syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

bool enterSandbox(const SandboxLimits& limits) {
    if (!hasSandbox() || !setLimits(limits)) {
        return false;
    }
    Filter filter;
    filter.allow({SYS_read, SYS_write, SYS_pread64, SYS_pwrite64, SYS_lseek, SYS_fstat, SYS_ftruncate, SYS_close});
    filter.allow({SYS_brk, SYS_munmap, SYS_mremap, SYS_madvise});
    filter.allowIf(SYS_mmap, 2, PROT_EXEC, 0);
    filter.allowIf(SYS_mprotect, 2, PROT_EXEC, 0);
    // Threads, but no processes. clone3, which glibc tries first, keeps its flags in memory, where a filter cannot see
    // them.
    filter.deny({SYS_clone3}, ENOSYS);
    filter.allowIf(SYS_clone, 0, CLONE_VM | CLONE_THREAD, CLONE_VM | CLONE_THREAD);
    filter.allow({SYS_set_robust_list, SYS_rseq, SYS_futex, SYS_sched_yield, SYS_sched_getaffinity, SYS_rt_sigaction,
                  SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_restart_syscall});
    filter.allow({SYS_clock_gettime, SYS_gettimeofday, SYS_getrandom, SYS_sysinfo, SYS_getpid, SYS_gettid, SYS_exit,
                  SYS_exit_group});
    // Libraries look for their settings with these calls and cope with failure, so they are not treated as an attack.
    filter.deny({SYS_openat, SYS_readlinkat, SYS_faccessat, SYS_faccessat2, SYS_newfstatat, SYS_statx, SYS_getcwd,
                 SYS_ioctl, SYS_prctl},
                EACCES);
#ifdef __x86_64__  // other processors lack these older calls
    filter.deny({SYS_open, SYS_readlink, SYS_access, SYS_stat, SYS_lstat}, EACCES);
#endif
#ifdef CONCORD_SANITIZED  // the sanitizer probes memory through a pipe, and one of its threads sleeps at times
    filter.allow({SYS_pipe2, SYS_nanosleep, SYS_clock_nanosleep});
#endif
    return filter.install();
}

}  // namespace concord::vision
