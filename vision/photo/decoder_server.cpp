#include "vision/photo/decoder_server.h"

#include "vision/photo/file_passing.h"
#include "vision/photo/sandbox.h"

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace concord::vision {

namespace {

Bytes mapped(int file) {
    struct stat facts {};
    if (fstat(file, &facts) != 0 || facts.st_size <= 0) {
        return {};
    }
    const auto length = static_cast<std::size_t>(facts.st_size);
    const void* bytes = mmap(nullptr, length, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
    return bytes == MAP_FAILED ? Bytes() : Bytes(static_cast<const unsigned char*>(bytes), length);
}

// What a child does with its photo. Ends with _exit, as the libraries' clean-up is slow and pointless here.
[[noreturn]] void workInSandbox(const DecoderWork& work, const DecoderCall& call, const PassedFiles& files) {
    close(decoderSocket);
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // ends with the server, which ends when the program that asked does
    const Bytes photo = mapped(files[0].descriptor());
    if (!enterSandbox()) {
        _exit(1);
    }
    try {
        work(call, photo, files[1].descriptor());
    } catch (...) {
        _exit(1);
    }
    _exit(0);
}

}  // namespace

void serveDecoder(const DecoderWork& work) {
    std::signal(SIGCHLD, SIG_IGN);  // children need not be waited for
    DecoderCall call;
    while (const auto files = receiveWithFiles(decoderSocket, &call, sizeof call)) {
        const pid_t child = fork();
        if (child == 0) {
            workInSandbox(work, call, *files);
        }
        const OpenFile handle(child < 0 ? -1 : static_cast<int>(syscall(SYS_pidfd_open, child, 0)));
        if (child > 0 && !handle && errno != ESRCH) {
            kill(child, SIGKILL);  // without a descriptor nobody could wait for it
        }
        const char reply = 0;
        if (!sendWithFiles(decoderSocket, &reply, sizeof reply, {handle.descriptor(), -1})) {
            return;
        }
    }
}

}  // namespace concord::vision
