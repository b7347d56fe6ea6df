#include "vision/photo/decoder_process.h"

#include "vision/photo/file_passing.h"
#include "vision/photo/sandbox.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <system_error>
#include <vector>

namespace concord::vision {

namespace {

[[noreturn]] void throwCannotDecode(const std::string& why) {
    refuse({CONCORD_TEXT("the photo cannot be decoded (%1)"), {why}});
}

[[noreturn]] void throwCannotDecode(int error) { throwCannotDecode(std::generic_category().message(error)); }

// Starts a program that inherits no open file of this one but a socket.
class ProgramStart {
public:
    explicit ProgramStart(const OpenFile& socket) {
        posix_spawn_file_actions_init(&m_files);
        posix_spawn_file_actions_adddup2(&m_files, socket.descriptor(), decoderSocket);
        for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
            posix_spawn_file_actions_addopen(&m_files, standard, "/dev/null", O_RDWR, 0);
        }
        posix_spawn_file_actions_addclosefrom_np(&m_files, decoderSocket + 1);
        posix_spawnattr_init(&m_attributes);
        posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
        sigset_t signals;
        sigfillset(&signals);
        posix_spawnattr_setsigdefault(&m_attributes, &signals);
        sigemptyset(&signals);
        posix_spawnattr_setsigmask(&m_attributes, &signals);
    }
    ~ProgramStart() {
        posix_spawn_file_actions_destroy(&m_files);
        posix_spawnattr_destroy(&m_attributes);
    }
    ProgramStart(const ProgramStart&) = delete;
    ProgramStart& operator=(const ProgramStart&) = delete;

    pid_t run(std::string program) const {
        // The environment may contain passwords, so only its library path is passed on.
        const char* folders = std::getenv("LD_LIBRARY_PATH");
        std::string libraries = std::string("LD_LIBRARY_PATH=") + (folders == nullptr ? "" : folders);
        // Huge pages: with small ones, page faults cost a child that decodes 12 megapixels more time than the fork.
        std::string memory = "GLIBC_TUNABLES=glibc.malloc.hugetlb=1";
        std::array<char*, 3> environment{memory.data(), folders == nullptr ? nullptr : libraries.data(), nullptr};
        std::array<char*, 2> arguments{program.data(), nullptr};
        pid_t process = 0;
        const int error =
            posix_spawn(&process, program.c_str(), &m_files, &m_attributes, arguments.data(), environment.data());
        if (error != 0) {
            throwCannotDecode(error);
        }
        return process;
    }

private:
    posix_spawn_file_actions_t m_files{};
    posix_spawnattr_t m_attributes{};
};

// This program's decoder server, restarted if it has ended.
class Decoder {
public:
    void setProgram(const std::string& program) {
        const std::scoped_lock lock(m_mutex);
        stop();
        m_program = program;
    }
    bool isSet() {
        const std::scoped_lock lock(m_mutex);
        return !m_program.empty();
    }
    void ensureStarted() {
        const std::scoped_lock lock(m_mutex);
        if (!m_program.empty() && !m_socket) {
            start();
        }
    }

    // A descriptor (pidfd) of the child that decodes the photo; none if there is no child, or it has ended.
    OpenFile begin(const DecoderCall& call, const OpenFile& photo, const OpenFile& answer) {
        const std::scoped_lock lock(m_mutex);
        for (int attempt = 0; attempt < 2; ++attempt) {
            if (!m_socket) {
                start();
            }
            char byte = 0;
            if (sendWithFiles(m_socket.descriptor(), &call, sizeof call, {photo.descriptor(), answer.descriptor()})) {
                if (auto files = receiveWithFiles(m_socket.descriptor(), &byte, sizeof byte)) {
                    return std::move(files->front());
                }
            }
            stop();
        }
        throwCannotDecode("the decoder is not running");
    }

private:
    void start() {
        std::array<int, 2> ends{};
        if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) {
            throwCannotDecode(errno);
        }
        OpenFile own(ends[0]);
        const OpenFile other(ends[1]);
        m_process = ProgramStart(other).run(m_program);
        m_socket = std::move(own);
    }
    void stop() {
        if (m_socket) {
            m_socket = OpenFile();  // closing it makes the server end
            while (waitpid(m_process, nullptr, 0) < 0 && errno == EINTR) {
            }
        }
    }

    std::mutex m_mutex;
    std::string m_program;
    OpenFile m_socket;
    pid_t m_process = 0;
};

Decoder& decoder() {
    static auto* const only = new Decoder;  // never destroyed: threads may still read photos while the program exits
    return *only;
}

OpenFile memoryFile(const char* name) {
    OpenFile file(memfd_create(name, MFD_CLOEXEC));
    if (!file) {
        throwCannotDecode(errno);
    }
    return file;
}

void fill(const OpenFile& file, Bytes bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(file.descriptor(), bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) {
            throwCannotDecode(errno);
        }
        bytes = bytes.subspan(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
    }
}

void waitFor(const OpenFile& process, std::chrono::milliseconds timeout) {
    const auto end = std::chrono::steady_clock::now() + timeout;
    pollfd ended{process.descriptor(), POLLIN, 0};
    int ready = process ? -1 : 1;
    while (ready < 0) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
        ready = poll(&ended, 1, static_cast<int>(std::max<std::int64_t>(left.count(), 0)));
        if (ready < 0 && errno != EINTR) {
            throwCannotDecode(errno);
        }
    }
    if (ready == 0) {
        syscall(SYS_pidfd_send_signal, process.descriptor(), SIGKILL, nullptr, 0);
        throwCannotDecode("decoding took too long");
    }
}

}  // namespace

void useDecoder(const std::string& program) {
    const bool canRun = !program.empty() && access(program.c_str(), X_OK) == 0;
    decoder().setProgram(canRun && hasSandbox() ? program : std::string());
}

void useInstalledDecoder() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error) {
        useDecoder((program.parent_path() / CONCORD_DECODER_FROM_PROGRAM).string());
    }
}

void startDecoder() noexcept {
    try {
        decoder().ensureStarted();
    } catch (const std::exception&) {
        return;
    }
}

DecoderAnswer::DecoderAnswer(int file) {
    struct stat facts {};
    if (fstat(file, &facts) != 0 || facts.st_size <= 0) {
        throwCannotDecode("the decoder failed");
    }
    const auto length = static_cast<std::size_t>(facts.st_size);
    const void* bytes = mmap(nullptr, length, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
    if (bytes == MAP_FAILED) {
        throwCannotDecode(errno);
    }
    m_bytes = Bytes(static_cast<const unsigned char*>(bytes), length);
}

DecoderAnswer::DecoderAnswer(DecoderAnswer&& other) noexcept : m_bytes(std::exchange(other.m_bytes, {})) {}

DecoderAnswer::~DecoderAnswer() {
    if (!m_bytes.empty()) {
        munmap(const_cast<unsigned char*>(m_bytes.data()), m_bytes.size());
    }
}

std::optional<DecoderAnswer> askDecoder(const DecoderCall& call, Bytes photo, std::chrono::milliseconds timeout) {
    if (!decoder().isSet()) {
        return {};
    }
    const OpenFile in = memoryFile("photo");
    const OpenFile out = memoryFile("answer");
    fill(in, photo);
    waitFor(decoder().begin(call, in, out), timeout);
    return DecoderAnswer(out.descriptor());
}

}  // namespace concord::vision
