#include "app/record/safe_file.h"

#include "app/files/file_writer.h"
#include "app/record/record_error.h"

#include <QFile>
#include <QFileInfo>

#include <sys/statfs.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <functional>
#include <system_error>

namespace concord::record {

namespace {

[[noreturn]] void refuse(const QString& path, const std::error_code& why) {
    const bool full = why.value() == ENOSPC || why.value() == EDQUOT || why.value() == EFBIG;
    throw RecordError(full ? RecordError::Kind::Full : RecordError::Kind::ReadOnly,
                      {full ? CONCORD_TEXT("expected room on the disk for %1, nothing was changed: %2. Games recorded "
                                           "before are safe")
                            : CONCORD_TEXT("expected a writable location; nothing was changed: %1: %2"),
                       {path.toStdString(), why.message()}});
}

void rethrowAsRecordError(const QString& path, const std::function<void()>& action) {
    try {
        action();
    } catch (const std::system_error& error) {
        refuse(path, error.code());
    }
}

}  // namespace

void makeFolder(const QString& folder) {
    rethrowAsRecordError(folder, [&] { files::makeFolder(files::toPath(folder)); });
}

bool makeNewFolder(const QString& folder) {
    bool made = false;
    rethrowAsRecordError(folder, [&] { made = files::makeNewFolder(files::toPath(folder)); });
    return made;
}

void writeSafely(const QString& path, const QByteArray& bytes) {
    makeFolder(QFileInfo(path).path());
    rethrowAsRecordError(path, [&] {
        files::writeFile(files::toPath(path), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    });
}

void writePlainly(const QString& path, const QByteArray& bytes, bool flush) {
    QFile file(path);
    errno = 0;
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() &&
                         (!flush || fsync(file.handle()) == 0);
    if (!written) {
        refuse(path, {errno, std::generic_category()});
    }
}

bool moveTo(const QString& path, const QString& newPath) {
    bool moved = false;
    rethrowAsRecordError(newPath, [&] { moved = files::move(files::toPath(path), files::toPath(newPath)); });
    return moved;
}

bool isShared(const QString& folder) {
    // From <linux/magic.h> and the sources of file systems without a header.
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

void flushFile(const QString& path) {
    rethrowAsRecordError(path, [&] { files::flushFile(files::toPath(path)); });
}

void flushFileSystem(const QString& folder) {
    rethrowAsRecordError(folder, [&] { files::flushFileSystem(files::toPath(folder)); });
}

void flushNames(const QString& folder) {
    rethrowAsRecordError(folder, [&] { files::flushNames(files::toPath(folder)); });
}

}  // namespace concord::record
