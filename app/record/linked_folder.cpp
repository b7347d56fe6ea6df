#include "app/record/linked_folder.h"

#include "app/files/utf8.h"
#include "app/record/box_file.h"
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

void copyIfMissing(const QString& from, const QString& to, const QString& name, Unreadable unreadable) {
    const QString source = from + QLatin1Char('/') + name;
    const QString target = to + QLatin1Char('/') + name;
    if (!QFileInfo::exists(source) || QFileInfo::exists(target)) {
        return;
    }
    if (const auto contents = contentsOf(source, unreadable)) {
        writeSafely(target, *contents);
    }
}

void copyMissing(const QString& from, const QString& to, Unreadable unreadable) {
    for (const QString& name : filesIn(from)) {
        if (!hasCopy(to, name)) {
            copyIfMissing(from, to, name, unreadable);
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
    copyIfMissing(former, folder, boxFileName, unreadable);
    // If this fails, each later start merges the folder again, also what was deleted for good meanwhile.
    QDir().rename(former, former + QStringLiteral(".taken-over"));
    return true;
}

}  // namespace concord::record
