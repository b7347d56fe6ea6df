#include "tests/app/gui/document/file_faults.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <string_view>

namespace concord::faults {

namespace {

std::string watched;  // set while no other thread runs
Fault planned = Fault::None;
int firstFault = 0;
int faultCount = 0;
std::atomic<int> callCount;

bool isWatched(std::string_view path) { return !watched.empty() && path.starts_with(watched); }

bool isWatched(int descriptor) {
    std::array<char, 4096> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const ssize_t length = watched.empty() ? -1 : ::readlink(link.c_str(), path.data(), path.size());
    return length > 0 && isWatched(std::string_view(path.data(), static_cast<std::size_t>(length)));
}

bool needsMode(int openFlags) { return (openFlags & O_CREAT) != 0 || (openFlags & O_TMPFILE) == O_TMPFILE; }

// Counts the call and kills the program if this is the call for it. True if the call has to fail with the errno that is
// set here.
bool injectFault() {
    const int number = ++callCount;
    if (planned == Fault::None || number < firstFault || number - firstFault >= faultCount) {
        return false;
    }
    if (planned == Fault::Kill) {
        ::kill(::getpid(), SIGKILL);
    }
    errno = ENOSPC;
    return true;
}

template <typename Function>
Function* real(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

void watch(const std::string& folder, Fault fault, int first, int count) {
    watched = folder;
    planned = fault;
    firstFault = first;
    faultCount = count;
    callCount = 0;
}

int callsSoFar() { return callCount; }

// These functions replace those of the system under the same names; their own names differ, so that they do not clash
// with the headers. unlink() frees space, so it never fails for lack of it, but the program may be killed there.
extern "C" {

ssize_t watchedWrite(int file, const void* bytes, std::size_t size) __asm__("write");
int watchedPlainOpen(const char* path, int flags, ...) __asm__("open");
int watchedOpen(const char* path, int flags, ...) __asm__("open64");
int watchedLinkAt(int from, const char* source, int to, const char* target, int flags) __asm__("linkat");
int watchedLink(const char* source, const char* target) __asm__("link");
int watchedRename(const char* source, const char* target) __asm__("rename");
int watchedUnlink(const char* path) __asm__("unlink");
int watchedMakeFolder(const char* path, mode_t mode) __asm__("mkdir");
int watchedSync(int file) __asm__("fsync");
int watchedDataSync(int file) __asm__("fdatasync");

ssize_t watchedWrite(int file, const void* bytes, std::size_t size) {
    return isWatched(file) && injectFault() ? -1
                                            : real<ssize_t(int, const void*, std::size_t)>("write")(file, bytes, size);
}

int watchedOpen(const char* path, int flags, ...) {
    std::va_list rest;
    va_start(rest, flags);
    const bool creates = needsMode(flags);
    const mode_t mode = creates ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return creates && isWatched(path) && injectFault() ? -1
                                                       : real<int(const char*, int, ...)>("open64")(path, flags, mode);
}

// open() is the older name of open64(); both exist in the C library.
int watchedPlainOpen(const char* path, int flags, ...) {
    std::va_list rest;
    va_start(rest, flags);
    const mode_t mode = needsMode(flags) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return watchedOpen(path, flags, mode);
}

int watchedLinkAt(int from, const char* source, int to, const char* target, int flags) {
    return isWatched(target) && injectFault()
               ? -1
               : real<int(int, const char*, int, const char*, int)>("linkat")(from, source, to, target, flags);
}

int watchedLink(const char* source, const char* target) {
    return isWatched(target) && injectFault() ? -1 : real<int(const char*, const char*)>("link")(source, target);
}

int watchedRename(const char* source, const char* target) {
    return isWatched(target) && injectFault() ? -1 : real<int(const char*, const char*)>("rename")(source, target);
}

int watchedUnlink(const char* path) {
    if (isWatched(path)) {
        injectFault();
    }
    return real<int(const char*)>("unlink")(path);
}

int watchedMakeFolder(const char* path, mode_t mode) {
    return isWatched(path) && injectFault() ? -1 : real<int(const char*, mode_t)>("mkdir")(path, mode);
}

// What a killed program has written survives without these calls, and waiting for the disk would take most of the
// tests' time.
int watchedSync(int file) { return isWatched(file) ? 0 : real<int(int)>("fsync")(file); }
int watchedDataSync(int file) { return isWatched(file) ? 0 : real<int(int)>("fdatasync")(file); }

}  // extern "C"

}  // namespace concord::faults
