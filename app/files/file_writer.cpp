#include "app/files/file_writer.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cerrno>
#include <random>
#include <system_error>

namespace concord::files {

namespace {

constexpr std::size_t bufferBytes = std::size_t{64} << 10;
constexpr mode_t permissionBits = S_IRWXU | S_IRWXG | S_IRWXO;

[[noreturn]] void fail() { throw std::system_error(errno, std::generic_category()); }

// Short, so that it is valid wherever the file itself is.
Path temporaryName(const Path& folder) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    constexpr int length = 12;
    std::random_device random;
    std::string name = ".concord-";
    for (int i = 0; i < length; ++i) {
        name += letters[random() % letters.size()];
    }
    return folder / name;
}

// call: fsync() or syncfs(). Some devices and file systems cannot be flushed; some say so with EBADF.
void flush(int descriptor, int (*call)(int)) {
    if (call(descriptor) != 0 && errno != EINVAL && errno != ENOTSUP && errno != EBADF) {
        fail();
    }
}

void flushPath(const Path& path, int (*call)(int)) {
    if (const Descriptor opened{::open(path.c_str(), O_RDONLY | O_CLOEXEC)}) {
        flush(opened.number(), call);
    }
}

// A file without a name, which giveName() names later. Invalid if the file system cannot do that, or without /proc,
// which giveName() needs.
Descriptor openUnnamed(const Path& folder, mode_t mode) {
    if (::access("/proc/self/fd", X_OK) != 0) {
        return Descriptor();
    }
    Descriptor file(::open(folder.c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, mode));
    if (!file && errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL) {
        fail();
    }
    return file;
}

}  // namespace

FileWriter::FileWriter(const Path& output, Flush flush) : m_target(targetOf(output)), m_flush(flush) {
    if (m_target.writeDirectly) {
        openDirectly();
    } else {
        openTemporary();
    }
}

FileWriter::~FileWriter() {
    if (!m_temporary.empty()) {
        m_file.close();
        ::unlink(m_temporary.c_str());
    }
}

void FileWriter::openDirectly() {
    // A descriptor is duplicated, as opening its file again would start at the beginning.
    m_file =
        Descriptor(m_target.descriptor >= 0 ? ::fcntl(m_target.descriptor, F_DUPFD_CLOEXEC, 0)
                                            : ::open(m_target.file.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY));
    if (!m_file) {
        fail();
    }
}

void FileWriter::openTemporary() {
    struct stat before {};
    const bool replaces = ::stat(m_target.file.c_str(), &before) == 0;
    if (replaces && ::faccessat(AT_FDCWD, m_target.file.c_str(), W_OK, AT_EACCESS) != 0) {
        fail();
    }
    const mode_t mode =
        replaces ? before.st_mode & permissionBits : S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    m_file = openUnnamed(folderOf(m_target.file), mode);
    if (m_file) {
        return;
    }
    do {
        m_temporary = temporaryName(folderOf(m_target.file));
        m_file = Descriptor(::open(m_temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
    } while (!m_file && errno == EEXIST);
    if (!m_file) {
        m_temporary.clear();
        fail();
    }
}

void FileWriter::giveName() {
    const std::string descriptor = "/proc/self/fd/" + std::to_string(m_file.number());
    int result = -1;
    do {
        m_temporary = temporaryName(folderOf(m_target.file));
        result = ::linkat(AT_FDCWD, descriptor.c_str(), AT_FDCWD, m_temporary.c_str(), AT_SYMLINK_FOLLOW);
    } while (result != 0 && errno == EEXIST);
    if (result != 0) {
        m_temporary.clear();
        fail();
    }
}

void FileWriter::write(std::string_view bytes) {
    m_buffer += bytes;
    if (m_buffer.size() >= bufferBytes) {
        writeOut();
    }
}

void FileWriter::writeOut() {
    for (std::string_view rest = m_buffer; !rest.empty();) {
        const ssize_t written = ::write(m_file.number(), rest.data(), rest.size());
        if (written < 0 && errno != EINTR) {
            fail();
        }
        rest.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    m_buffer.clear();
}

// As far as permitted: a shared file may have another owner.
void FileWriter::copyPermissions() {
    struct stat before {};
    struct stat now {};
    if (::stat(m_target.file.c_str(), &before) != 0 || ::fstat(m_file.number(), &now) != 0) {
        return;
    }
    mode_t mode = before.st_mode & permissionBits;
    if (before.st_uid != now.st_uid || before.st_gid != now.st_gid) {
        const bool sameGroup = ::fchown(m_file.number(), before.st_uid, before.st_gid) == 0 ||
                               ::fchown(m_file.number(), static_cast<uid_t>(-1), before.st_gid) == 0;
        mode = sameGroup ? mode : mode & ~static_cast<mode_t>(S_IRWXG);  // the permissions were meant for another group
    }
    if (::fchmod(m_file.number(), mode) != 0 && errno != EPERM && errno != ENOTSUP) {
        fail();
    }
}

void FileWriter::commit() {
    writeOut();
    if (m_target.writeDirectly) {
        if (!m_file.close()) {
            fail();
        }
        return;
    }
    copyPermissions();
    if (m_flush == Flush::Now) {
        flush(m_file.number(), ::fsync);
    }
    if (m_temporary.empty()) {
        giveName();
    }
    if (!m_file.close() || ::rename(m_temporary.c_str(), m_target.file.c_str()) != 0) {
        fail();
    }
    m_temporary.clear();
    if (m_flush == Flush::Now) {
        flushNames(folderOf(m_target.file));
    }
}

void writeFile(const Path& output, std::string_view bytes, Flush flush) {
    FileWriter writer(output, flush);
    writer.write(bytes);
    writer.commit();
}

void flushFile(const Path& file) { flushPath(file, ::fsync); }

void flushNames(const Path& folder) { flushPath(folder, ::fsync); }

void flushFileSystem(const Path& folder) { flushPath(folder, ::syncfs); }

bool makeNewFolder(const Path& folder) {
    if (::mkdir(folder.c_str(), permissionBits) == 0) {
        flushNames(folderOf(folder));
        return true;
    }
    if (errno != EEXIST || !std::filesystem::is_directory(folder)) {
        fail();
    }
    return false;
}

void makeFolder(const Path& folder) {
    struct stat status {};
    if (::stat(folder.c_str(), &status) == 0) {
        if (!S_ISDIR(status.st_mode)) {
            errno = ENOTDIR;
            fail();
        }
        return;
    }
    if (folder.has_parent_path() && folder.parent_path() != folder) {
        makeFolder(folder.parent_path());
    }
    makeNewFolder(folder);  // does nothing if another program has just created it
}

bool move(const Path& from, const Path& to) {
    if (::rename(from.c_str(), to.c_str()) == 0) {
        return true;
    }
    struct stat status {};
    const int error = errno;
    if (error == ENOENT && ::lstat(from.c_str(), &status) != 0) {
        return false;
    }
    errno = error;
    fail();
}

}  // namespace concord::files
