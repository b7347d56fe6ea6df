#include "safe_file.h"

#include "record_error.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <fcntl.h>
#include <unistd.h>
#include <cerrno>
#include <functional>
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

void withFolder(const QString& folder, const std::function<int(int)>& flush) {
    const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);  // NOLINT
    if (descriptor >= 0) {
        flush(descriptor);
        ::close(descriptor);
    }
}

}  // namespace

void writeSafely(const QString& path, const QByteArray& bytes, bool flush) {
    const QString folder = QFileInfo(path).path();
    const bool newFolder = !QFileInfo::exists(folder);
    errno = 0;
    if (!QDir().mkpath(folder)) {
        refuse(path, qt_error_string(errno));
    }
    if (newFolder) {
        flushNames(QFileInfo(folder).path());
    }
    QSaveFile file(path);
    errno = 0;
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() &&
                         (!flush || fsync(file.handle()) == 0) && file.commit();
    if (!written) {
        refuse(path, file.errorString());
    }
    if (flush) {
        flushNames(folder);
    }
}

void flushFolder(const QString& folder) { withFolder(folder, ::syncfs); }

void flushNames(const QString& folder) { withFolder(folder, ::fsync); }

}  // namespace concord::record
