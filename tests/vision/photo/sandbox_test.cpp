// What a process in the sandbox can and cannot do.
#include "vision/photo/sandbox.h"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <csignal>
#include <functional>
#include <memory>
#include <new>
#include <thread>
#include <tuple>
#include <vector>

namespace concord::vision {
namespace {

constexpr int workReturned = 3;
constexpr int outOfMemory = 4;

[[noreturn]] void runInSandbox(const SandboxLimits& limits, const std::function<void()>& work) {
    if (!enterSandbox(limits)) {
        _exit(1);
    }
    work();
    _exit(workReturned);
}

class SandboxDeathTest : public testing::Test {
protected:
    void SetUp() override {
        if (!hasSandbox()) {
            GTEST_SKIP() << "this kernel has no filter for system calls";
        }
    }
};

struct Forbidden {
    const char* name;
    std::function<void()> call;
};

void PrintTo(const Forbidden& forbidden, std::ostream* out) { *out << forbidden.name; }

class ForbiddenDeathTest : public SandboxDeathTest, public testing::WithParamInterface<Forbidden> {};

TEST_P(ForbiddenDeathTest, KillsTheProcess) {
    const auto tryIt = [] { runInSandbox({}, GetParam().call); };
    EXPECT_EXIT(tryIt(), testing::KilledBySignal(SIGSYS), "");
}

INSTANTIATE_TEST_SUITE_P(Calls, ForbiddenDeathTest,
                         testing::Values(Forbidden{"RemovingAFile", [] { unlink("/tmp/concord-escaped"); }},
                                         Forbidden{"InternetSocket", [] { socket(AF_INET, SOCK_STREAM, 0); }},
                                         Forbidden{"LocalSocket", [] { socket(AF_UNIX, SOCK_STREAM, 0); }},
                                         Forbidden{"StartingAProgram",
                                                   [] {
                                                       char program[] = "/bin/true";
                                                       char* arguments[] = {program, nullptr};
                                                       execve(program, arguments, nullptr);
                                                   }},
                                         Forbidden{"Forking", [] { fork(); }},
                                         Forbidden{"Killing", [] { kill(getppid(), 0); }},
                                         Forbidden{"Tracing", [] { ptrace(PTRACE_TRACEME, 0, nullptr, nullptr); }},
                                         Forbidden{"MappingCode",
                                                   [] {
                                                       std::ignore = mmap(nullptr, 4096, PROT_READ | PROT_EXEC,
                                                                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
                                                   }},
                                         Forbidden{"MakingMemoryExecutable",
                                                   [] {
                                                       void* page = mmap(nullptr, 4096, PROT_READ | PROT_WRITE,
                                                                         MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
                                                       mprotect(page, 4096, PROT_READ | PROT_EXEC);
                                                   }}),
                         [](const auto& forbidden) { return std::string(forbidden.param.name); });

TEST_F(SandboxDeathTest, HidesEveryFile) {
    const auto look = [] {
        runInSandbox({}, [] {
            struct stat facts {};
            std::array<char, 100> target{};
            const bool found = open("/etc/hostname", O_RDONLY) >= 0 ||
                               open("/tmp/concord-escaped", O_WRONLY | O_CREAT, 0600) >= 0 ||
                               access("/etc/hostname", F_OK) == 0 || stat("/etc/hostname", &facts) == 0 ||
                               readlink("/proc/self/exe", target.data(), target.size()) >= 0;
            _exit(found ? 1 : errno == EACCES ? 0 : 2);
        });
    };
    EXPECT_EXIT(look(), testing::ExitedWithCode(0), "");
    EXPECT_NE(access("/tmp/concord-escaped", F_OK), 0);
}

TEST_F(SandboxDeathTest, LetsAProcessAllocateStartThreadsAndWrite) {
    const auto compute = [] {
        runInSandbox({}, [] {
            int mebibytes = 0;
            std::thread([&mebibytes] {
                mebibytes = static_cast<int>(std::vector<char>(64U << 20U, 1).size() >> 20U);
            }).join();
            const char answer = 'a';
            _exit(mebibytes == 64 && write(STDERR_FILENO, &answer, 1) == 1 ? 0 : 1);
        });
    };
    EXPECT_EXIT(compute(), testing::ExitedWithCode(0), "a");
}

TEST_F(SandboxDeathTest, KillsAProcessThatTakesTooLong) {
    const auto hang = [] {
        runInSandbox({.cpuSeconds = 1}, [] {
            for (volatile bool forever = true; forever;) {
            }
        });
    };
    EXPECT_EXIT(hang(), testing::KilledBySignal(SIGKILL), "");
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST_F(SandboxDeathTest, LimitsMemory) {
    const auto take = [] {
        runInSandbox({.memoryBytes = 1U << 30U}, [] {
            const std::unique_ptr<char[]> block(new (std::nothrow) char[std::size_t{2} << 30U]);
            _exit(block ? 0 : outOfMemory);
        });
    };
    EXPECT_EXIT(take(), testing::ExitedWithCode(outOfMemory), "");
}
#endif

TEST_F(SandboxDeathTest, LimitsWrittenBytes) {
    const auto fill = [] {
        const int file = memfd_create("answer", 0);
        runInSandbox({.writtenBytes = 1000}, [file] { [[maybe_unused]] const int grown = ftruncate(file, 1001); });
    };
    EXPECT_EXIT(fill(), testing::KilledBySignal(SIGXFSZ), "");
}

}  // namespace
}  // namespace concord::vision
