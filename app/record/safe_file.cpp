#include "safe_file.h"

#include "record_error.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <fcntl.h>
#include <sys/statfs.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <string>

namespace concord::record {

namespace {

[[noreturn]] void refuse(const QString& path, const QString& why) {
    const bool full = errno == ENOSPC || errno == EDQUOT || errno == EFBIG;
    throw RecordError(full ? RecordError::Kind::Full : RecordError::Kind::ReadOnly,
                      {full ? CONCORD_TEXT("expected room on the disk for %1, nothing was changed: %2. Games recorded "
                                           "before are safe")
                            : CONCORD_TEXT("expected a place that can be written, nothing was changed: %1: %2"),
                       {path.toStdString(), why.toStdString()}});
}

// flush: of the C library. Where a file system cannot flush folders, it keeps them safe in its own way.
void withOpened(const QString& path, int (*flush)(int)) {
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);  // NOLINT(*-vararg)
    if (descriptor < 0) {
        return;
    }
    errno = 0;
    const bool flushed = flush(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EBADF;
    const int error = errno;
    ::close(descriptor);
    if (!flushed) {
        errno = error;
        refuse(path, qt_error_string(error));
    }
}

}  // namespace

bool makeNewFolder(const QString& folder) {
    errno = 0;
    const bool made = QDir().mkdir(folder);
    const int error = errno;
    if (!made && !QFileInfo(folder).isDir()) {
        errno = error;
        refuse(folder, qt_error_string(error));
    }
    if (made) {
        flushNames(QFileInfo(folder).path());
    }
    return made;
}

void makeFolder(const QString& folder) {
    if (!QFileInfo(folder).isDir()) {
        makeFolder(QFileInfo(folder).path());
        makeNewFolder(folder);  // unless another program was faster
    }
}

void writeSafely(const QString& path, const QByteArray& bytes) {
    const QString folder = QFileInfo(path).path();
    makeFolder(folder);
    QSaveFile file(path);
    errno = 0;
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() &&
                         fsync(file.handle()) == 0 && file.commit();
    if (!written) {
        refuse(path, file.errorString());
    }
    flushNames(folder);
}

void writePlainly(const QString& path, const QByteArray& bytes, bool flush) {
    QFile file(path);
    errno = 0;
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() &&
                         (!flush || fsync(file.handle()) == 0);
    if (!written) {
        refuse(path, file.errorString());
    }
}

bool moveTo(const QString& path, const QString& newPath) {
    errno = 0;
    if (std::rename(QFile::encodeName(path).constData(), QFile::encodeName(newPath).constData()) != 0) {
        if (errno == ENOENT && !QFileInfo::exists(path)) {
            return false;
        }
        refuse(newPath, qt_error_string(errno));
    }
    return true;
}

bool isShared(const QString& folder) {
    // As in <linux/magic.h> and the sources of the file systems, which have no header of their own.
    constexpr std::array<std::uint32_t, 14> shared{
        0x6969,      // NFS
        0x517B,      // SMB
        0xFF534D42,  // CIFS
        0xFE534D42,  // SMB 2
        0x65735546,  // FUSE: sshfs, davfs
        0x01021997,  // 9P, of a virtual machine's host
        0x786F4256,  // vboxsf
        0x5346414F,  // AFS
        0x73757245,  // Coda
        0x564C,      // NCP
        0x00C36400,  // Ceph
        0x01161970,  // GFS2
        0x7461636F,  // OCFS2
        0x0BD00BD0,  // Lustre
    };
    struct statfs status = {};
    return statfs(QFile::encodeName(folder).constData(), &status) == 0 &&
           std::ranges::find(shared, static_cast<std::uint32_t>(status.f_type)) != shared.end();
}

void flushFile(const QString& path) { withOpened(path, ::fsync); }

void flushFolder(const QString& folder) { withOpened(folder, ::syncfs); }

void flushNames(const QString& folder) { withOpened(folder, ::fsync); }

}  // namespace concord::record
