#include "app/record/linked_folder.h"

#include "app/files/utf8.h"
#include "app/record/record_error.h"
#include "app/record/safe_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <optional>

namespace concord::record {

namespace {

QStringList filesIn(const QString& folder) { return QDir(folder).entryList(QDir::Files, QDir::Unsorted); }

// A game has one copy, whether it is deleted or not.
bool hasCopy(const QString& folder, const QString& name) {
    const QString uuid = name.section(QLatin1Char('.'), 0, 0);
    return QFileInfo::exists(folder + QLatin1Char('/') + uuid + QStringLiteral(".json")) ||
           QFileInfo::exists(folder + QLatin1Char('/') + uuid + QStringLiteral(".erased.json"));
}

// Nothing if the file cannot be read and is skipped.
std::optional<QByteArray> contentsOf(const QString& path, Unreadable unreadable) {
    QFile file(path);
    QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    if (file.error() == QFileDevice::NoError) {
        return bytes;
    }
    if (unreadable == Unreadable::Skip) {
        return std::nullopt;
    }
    throw RecordError(RecordError::Kind::CannotOpen, {CONCORD_TEXT("expected a file that can be read: %1"),
                                                      {utf8(path + QStringLiteral(": ") + file.errorString())}});
}

void copyMissing(const QString& from, const QString& to, Unreadable unreadable) {
    for (const QString& name : filesIn(from)) {
        if (QFileInfo::exists(to + QLatin1Char('/') + name) || hasCopy(to, name)) {
            continue;
        }
        if (const auto contents = contentsOf(from + QLatin1Char('/') + name, unreadable)) {
            writeSafely(to + QLatin1Char('/') + name, *contents);
        }
    }
}

}  // namespace

bool moveFolderFromLink(const Location& location, Unreadable unreadable) {
    const QString former = location.folderBesideLink();
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
        copyMissing(former + QLatin1String(part), folder + QLatin1String(part), unreadable);
    }
    // If this fails, each later start merges the folder again, also what was deleted for good meanwhile.
    QDir().rename(former, former + QStringLiteral(".taken-over"));
    return true;
}

}  // namespace concord::record
