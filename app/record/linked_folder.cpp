#include "app/record/linked_folder.h"

#include "app/files/utf8.h"
#include "app/record/record_error.h"
#include "app/record/safe_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace concord::record {

namespace {

QStringList filesIn(const QString& folder) { return QDir(folder).entryList(QDir::Files, QDir::Unsorted); }

// A game has one copy, whether it is deleted or not.
bool hasCopy(const QString& folder, const QString& name) {
    const QString uuid = name.section(QLatin1Char('.'), 0, 0);
    return QFileInfo::exists(folder + QLatin1Char('/') + uuid + QStringLiteral(".json")) ||
           QFileInfo::exists(folder + QLatin1Char('/') + uuid + QStringLiteral(".erased.json"));
}

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    if (file.error() != QFileDevice::NoError) {
        throw RecordError(RecordError::Kind::CannotOpen, {CONCORD_TEXT("expected a file that can be read: %1"),
                                                          {utf8(path + QStringLiteral(": ") + file.errorString())}});
    }
    return bytes;
}

void copyMissing(const QString& from, const QString& to) {
    for (const QString& name : filesIn(from)) {
        if (!QFileInfo::exists(to + QLatin1Char('/') + name) && !hasCopy(to, name)) {
            writeSafely(to + QLatin1Char('/') + name, contentsOf(from + QLatin1Char('/') + name));
        }
    }
}

}  // namespace

bool moveLinkedFolder(const Location& location) {
    const QString former = location.folderOfLink();
    if (former.isEmpty() || !QFileInfo(former).isDir() || QFileInfo(former).isSymLink()) {
        return false;
    }
    const QString folder = location.folder();
    if (!QFileInfo::exists(folder) && QDir().rename(former, folder)) {
        flushNames(QFileInfo(folder).path());
        flushNames(QFileInfo(former).path());
        return false;
    }
    for (const char* part : {"/photos", "/games", "/backups"}) {
        copyMissing(former + QLatin1String(part), folder + QLatin1String(part));
    }
    // If this fails, the next start merges the folder again, which does no harm.
    QDir().rename(former, former + QStringLiteral(".taken-over"));
    return true;
}

}  // namespace concord::record
