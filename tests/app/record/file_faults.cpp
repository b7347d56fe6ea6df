// Loaded before the C library into a program under test (LD_PRELOAD): counts what the program does to the
// files of a folder, and interferes. Everything is set by the environment:
//
//   CONCORD_FAULTS_FOLDER    the folder, without links on the way
//   CONCORD_FAULTS_KILL_AT   the program dies as by kill -9 before its n-th operation
//   CONCORD_FAULTS_TORN      ... or in the middle of it, if it is a write: half of it is done
//   CONCORD_FAULTS_FAIL_AT   from the n-th operation on, operations that need space fail ...
//   CONCORD_FAULTS_ERROR     ... with this number (errno)
//   CONCORD_FAULTS_ONCE      ... but only that one
//   CONCORD_FAULTS_LOG       a file that gets a line for each operation and for each write to standard output
//   CONCORD_FAULTS_NO_LOCKS  every lock is granted, as on a network share that loses them
//   CONCORD_FAULTS_SHARE     the folder looks as if it were on a network share
//
// An operation is anything that changes a file or a folder, or flushes a change. Lines of the log name files and
// folders by their inodes, and entries of folders as <inode>/<name>:
//
//   create ENTRY INODE   mkdir ENTRY INODE   unnamed INODE   rename ENTRY ENTRY   remove ENTRY
//   write INODE OFFSET BYTES   truncate INODE SIZE   sync INODE   syncall   failed   say BYTES
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

int numberOf(const char* variable) {
    const char* const value = std::getenv(variable);
    return value == nullptr ? 0 : std::atoi(value);
}

struct Settings {
    std::string folder = std::getenv("CONCORD_FAULTS_FOLDER") == nullptr ? "" : std::getenv("CONCORD_FAULTS_FOLDER");
    int killAt = numberOf("CONCORD_FAULTS_KILL_AT");
    bool torn = numberOf("CONCORD_FAULTS_TORN") != 0;
    int failAt = numberOf("CONCORD_FAULTS_FAIL_AT");
    int error = numberOf("CONCORD_FAULTS_ERROR");
    bool once = numberOf("CONCORD_FAULTS_ONCE") != 0;
    bool noLocks = numberOf("CONCORD_FAULTS_NO_LOCKS") != 0;
    bool share = numberOf("CONCORD_FAULTS_SHARE") != 0;
    int logDescriptor = -1;

    Settings() {
        if (const char* const path = std::getenv("CONCORD_FAULTS_LOG")) {
            logDescriptor = static_cast<int>(
                syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, S_IRUSR | S_IWUSR));
        }
    }
};

const Settings& settings() {
    static const Settings all;
    return all;
}

std::string pathOf(int descriptor) {
    char path[PATH_MAX];
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const ssize_t length = readlink(link.c_str(), path, sizeof path);
    return length <= 0 ? std::string() : std::string(path, static_cast<std::size_t>(length));
}

std::string absolute(int folder, const char* path) {
    if (path[0] == '/') {
        return path;
    }
    char here[PATH_MAX];
    const std::string base = folder != AT_FDCWD                     ? pathOf(folder)
                             : getcwd(here, sizeof here) == nullptr ? std::string()
                                                                    : std::string(here);
    return base + '/' + path;
}

bool isWatched(const std::string& path) {
    const std::string& folder = settings().folder;
    return !folder.empty() && path.starts_with(folder);
}

[[noreturn]] void die() {
    syscall(SYS_kill, getpid(), SIGKILL);
    std::abort();
}

void log(const std::string& line) {
    if (settings().logDescriptor >= 0) {
        const int savedErrno = errno;
        const std::string text = line + '\n';
        syscall(SYS_write, settings().logDescriptor, text.data(), text.size());
        errno = savedErrno;
    }
}

std::atomic<int> operationCount{0};

// What happens to the next operation.
enum class Outcome { Done, Killed, Fails };
enum class Space { Needed, NotNeeded };

Outcome nextOutcome(Space space) {
    const int number = ++operationCount;
    if (number == settings().killAt) {
        return Outcome::Killed;
    }
    const bool isFailing = settings().once ? number == settings().failAt : number >= settings().failAt;
    if (settings().failAt > 0 && isFailing && space == Space::Needed) {
        log("failed");
        errno = settings().error;
        return Outcome::Fails;
    }
    return Outcome::Done;
}

// For operations that cannot be half done. Dies if the program is to be killed now; returns whether to do the
// operation.
bool beginOperation(Space space) {
    const Outcome outcome = nextOutcome(space);
    if (outcome == Outcome::Killed) {
        die();
    }
    return outcome == Outcome::Done;
}

std::string inodeOf(const std::string& path) {
    struct stat status = {};
    return lstat(path.c_str(), &status) == 0 ? std::to_string(status.st_ino) : "0";
}

std::string inodeOf(int descriptor) {
    struct stat status = {};
    return fstat(descriptor, &status) == 0 ? std::to_string(status.st_ino) : "0";
}

// "<inode of the folder>/<name>"
std::string entryOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return inodeOf(path.substr(0, slash)) + path.substr(slash);
}

std::string hex(std::string_view bytes) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const char byte : bytes) {
        const auto value = static_cast<std::uint8_t>(byte);
        text += digits[value >> 4U];
        text += digits[value & 15U];
    }
    return text;
}

ssize_t reallyWrite(int descriptor, const void* bytes, std::size_t size, off_t offset) {
    return offset < 0 ? syscall(SYS_write, descriptor, bytes, size)
                      : syscall(SYS_pwrite64, descriptor, bytes, size, offset);
}

// offset: -1 for the current position of the descriptor.
ssize_t write(int descriptor, const void* bytes, std::size_t size, off_t offset) {
    const std::string_view text(static_cast<const char*>(bytes), size);
    if (!isWatched(pathOf(descriptor))) {
        if (descriptor == STDOUT_FILENO) {
            log("say " + hex(text));
        }
        return reallyWrite(descriptor, bytes, size, offset);
    }
    const Outcome outcome = nextOutcome(Space::Needed);
    if (outcome == Outcome::Killed) {
        if (settings().torn) {
            reallyWrite(descriptor, bytes, size / 2, offset);
        }
        die();
    }
    if (outcome == Outcome::Fails) {
        return -1;
    }
    const off_t at = offset < 0 ? lseek(descriptor, 0, SEEK_CUR) : offset;
    const ssize_t written = reallyWrite(descriptor, bytes, size, offset);
    log(written < 0 ? std::string("failed")
                    : "write " + inodeOf(descriptor) + ' ' + std::to_string(at) + ' ' +
                          hex(text.substr(0, static_cast<std::size_t>(written))));
    return written;
}

int openFile(int folder, const char* path, int flags, mode_t mode) {
    const std::string fullPath = absolute(folder, path);
    struct stat status = {};
    const bool exists = stat(fullPath.c_str(), &status) == 0;
    const bool unnamed = (flags & O_TMPFILE) == O_TMPFILE;
    const bool creates = (flags & O_CREAT) != 0 && !exists;
    const bool truncates = (flags & O_TRUNC) != 0 && exists;
    const bool isCounted = (creates || truncates || unnamed) && isWatched(fullPath);
    if (isCounted && !beginOperation(Space::Needed)) {
        return -1;
    }
    const int descriptor = static_cast<int>(syscall(SYS_openat, folder, path, flags, mode));
    if (isCounted) {
        log(descriptor < 0 ? "failed"
            : unnamed      ? "unnamed " + inodeOf(descriptor)
            : creates      ? "create " + entryOf(fullPath) + ' ' + inodeOf(descriptor)
                           : "truncate " + inodeOf(descriptor) + " 0");
    }
    return descriptor;
}

mode_t modeOf(int flags, va_list list) {
    return (flags & (O_CREAT | O_TMPFILE)) == 0 ? 0 : static_cast<mode_t>(va_arg(list, int));
}

int truncate(int descriptor, off_t size) {
    const bool isCounted = isWatched(pathOf(descriptor));
    if (isCounted && !beginOperation(Space::Needed)) {
        return -1;
    }
    const int result = static_cast<int>(syscall(SYS_ftruncate, descriptor, size));
    if (isCounted) {
        log(result < 0 ? "failed" : "truncate " + inodeOf(descriptor) + ' ' + std::to_string(size));
    }
    return result;
}

int sync(int descriptor, long systemCall) {
    const bool isCounted = isWatched(pathOf(descriptor));
    if (isCounted && !beginOperation(Space::Needed)) {
        return -1;
    }
    const int result = static_cast<int>(syscall(systemCall, descriptor));
    if (isCounted) {
        log(result < 0 ? "failed" : systemCall == SYS_syncfs ? "syncall" : "sync " + inodeOf(descriptor));
    }
    return result;
}

int move(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) {
    const std::string source = absolute(fromFolder, from);
    const std::string target = absolute(toFolder, to);
    const bool isCounted = isWatched(source) || isWatched(target);
    if (isCounted && !beginOperation(Space::Needed)) {
        return -1;
    }
    const std::string line = isCounted ? "rename " + entryOf(source) + ' ' + entryOf(target) : "";
    const int result = static_cast<int>(syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
    if (isCounted) {
        log(result < 0 ? "failed" : line);
    }
    return result;
}

int link(int fromFolder, const char* from, int toFolder, const char* to, int flags) {
    const std::string target = absolute(toFolder, to);
    const bool isCounted = isWatched(target);
    if (isCounted && !beginOperation(Space::Needed)) {
        return -1;
    }
    const int result = static_cast<int>(syscall(SYS_linkat, fromFolder, from, toFolder, to, flags));
    if (isCounted) {
        log(result < 0 ? "failed" : "create " + entryOf(target) + ' ' + inodeOf(target));
    }
    return result;
}

int removeEntry(int folder, const char* path, int flags) {
    const std::string fullPath = absolute(folder, path);
    const bool isCounted = isWatched(fullPath);
    if (isCounted && !beginOperation(Space::NotNeeded)) {
        return -1;
    }
    const std::string line = isCounted ? "remove " + entryOf(fullPath) : "";
    const int result = static_cast<int>(syscall(SYS_unlinkat, folder, path, flags));
    if (isCounted) {
        log(result < 0 ? "failed" : line);
    }
    return result;
}

int makeFolder(int folder, const char* path, mode_t mode) {
    const std::string fullPath = absolute(folder, path);
    const bool isCounted = isWatched(fullPath);
    if (isCounted && !beginOperation(Space::Needed)) {
        return -1;
    }
    const int result = static_cast<int>(syscall(SYS_mkdirat, folder, path, mode));
    if (isCounted) {
        log(result < 0 ? "failed" : "mkdir " + entryOf(fullPath) + ' ' + inodeOf(fullPath));
    }
    return result;
}

int control(int descriptor, int command, void* argument) {
    if (settings().noLocks && (command == F_SETLK || command == F_SETLKW || command == F_GETLK)) {
        if (command == F_GETLK) {
            static_cast<struct flock*>(argument)->l_type = F_UNLCK;
        }
        return 0;
    }
    return static_cast<int>(syscall(SYS_fcntl, descriptor, command, argument));
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const int result = openFile(AT_FDCWD, path, flags, modeOf(flags, list));
    va_end(list);
    return result;
}

int open64(const char* path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const int result = openFile(AT_FDCWD, path, flags, modeOf(flags, list));
    va_end(list);
    return result;
}

int openat(int folder, const char* path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const int result = openFile(folder, path, flags, modeOf(flags, list));
    va_end(list);
    return result;
}

int openat64(int folder, const char* path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const int result = openFile(folder, path, flags, modeOf(flags, list));
    va_end(list);
    return result;
}

int fcntl(int descriptor, int command, ...) {
    va_list list;
    va_start(list, command);
    void* const argument = va_arg(list, void*);
    va_end(list);
    return control(descriptor, command, argument);
}

int fcntl64(int descriptor, int command, ...) {
    va_list list;
    va_start(list, command);
    void* const argument = va_arg(list, void*);
    va_end(list);
    return control(descriptor, command, argument);
}

int statfs(const char* path, struct statfs* status) noexcept {
    const int result = static_cast<int>(syscall(SYS_statfs, path, status));
    if (result == 0 && settings().share && isWatched(absolute(AT_FDCWD, path))) {
        status->f_type = 0x6969;  // NFS
    }
    return result;
}

ssize_t write(int descriptor, const void* bytes, std::size_t size) { return write(descriptor, bytes, size, -1); }
ssize_t pwrite(int descriptor, const void* bytes, std::size_t size, off_t offset) {
    return write(descriptor, bytes, size, offset);
}
ssize_t pwrite64(int descriptor, const void* bytes, std::size_t size, off64_t offset) {
    return write(descriptor, bytes, size, offset);
}

int ftruncate(int descriptor, off_t size) noexcept { return truncate(descriptor, size); }
int ftruncate64(int descriptor, off64_t size) noexcept { return truncate(descriptor, size); }

int fsync(int descriptor) { return sync(descriptor, SYS_fsync); }
int fdatasync(int descriptor) { return sync(descriptor, SYS_fdatasync); }
int syncfs(int descriptor) noexcept { return sync(descriptor, SYS_syncfs); }

int rename(const char* from, const char* to) noexcept { return move(AT_FDCWD, from, AT_FDCWD, to, 0); }
int renameat(int fromFolder, const char* from, int toFolder, const char* to) noexcept {
    return move(fromFolder, from, toFolder, to, 0);
}
int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept {
    return move(fromFolder, from, toFolder, to, flags);
}
int link(const char* from, const char* to) noexcept { return link(AT_FDCWD, from, AT_FDCWD, to, 0); }
int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept {
    return link(fromFolder, from, toFolder, to, flags);
}

int unlink(const char* path) noexcept { return removeEntry(AT_FDCWD, path, 0); }
int unlinkat(int folder, const char* path, int flags) noexcept { return removeEntry(folder, path, flags); }
int rmdir(const char* path) noexcept { return removeEntry(AT_FDCWD, path, AT_REMOVEDIR); }
int remove(const char* path) noexcept {
    struct stat status = {};
    const bool isFolder = lstat(path, &status) == 0 && S_ISDIR(status.st_mode);
    return removeEntry(AT_FDCWD, path, isFolder ? AT_REMOVEDIR : 0);
}

int mkdir(const char* path, mode_t mode) noexcept { return makeFolder(AT_FDCWD, path, mode); }
int mkdirat(int folder, const char* path, mode_t mode) noexcept { return makeFolder(folder, path, mode); }

}  // extern "C"
