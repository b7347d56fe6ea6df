#include "safe_file.h"

#include "app/files/file_writer.h"
#include "record_error.h"

#include <QFileInfo>

#include <cerrno>
#include <system_error>

namespace concord::record {

namespace {

[[noreturn]] void refuse(const QString& path, const std::error_code& why) {
    const bool full = why.value() == ENOSPC || why.value() == EDQUOT || why.value() == EFBIG;
    throw RecordError(full ? RecordError::Kind::Full : RecordError::Kind::ReadOnly,
                      {full ? CONCORD_TEXT("expected room on the disk for %1, nothing was changed: %2. Games recorded "
                                           "before are safe")
                            : CONCORD_TEXT("expected a place that can be written, nothing was changed: %1: %2"),
                       {path.toStdString(), why.message()}});
}

}  // namespace

void writeSafely(const QString& path, const QByteArray& bytes, bool flush) {
    try {
        files::makeFolder(files::pathOf(QFileInfo(path).path()));
        files::writeFile(files::pathOf(path), {bytes.constData(), static_cast<std::size_t>(bytes.size())},
                         flush ? files::Flush::Now : files::Flush::Later);
    } catch (const std::system_error& error) {
        refuse(path, error.code());
    }
}

void flushFolder(const QString& folder) { files::flushFolder(files::pathOf(folder)); }

void flushNames(const QString& folder) { files::flushNames(files::pathOf(folder)); }

}  // namespace concord::record
