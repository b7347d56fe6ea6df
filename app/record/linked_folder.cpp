#include "app/record/linked_folder.h"

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

void copyMissing(const QString& from, const QString& to) {
    for (const QString& name : filesIn(from)) {
        QFile file(from + QLatin1Char('/') + name);
        if (!QFileInfo::exists(to + QLatin1Char('/') + name) && !hasCopy(to, name) && file.open(QIODevice::ReadOnly)) {
            writeSafely(to + QLatin1Char('/') + name, file.readAll());
        }
    }
}

}  // namespace

bool moveLinkedFolder(const Location& location) {
    const QString beside = location.folderOfLink();
    if (beside.isEmpty() || !QFileInfo(beside).isDir() || QFileInfo(beside).isSymLink()) {
        return false;
    }
    const QString folder = location.folder();
    if (!QFileInfo::exists(folder) && QDir().rename(beside, folder)) {
        flushNames(QFileInfo(folder).path());
        flushNames(QFileInfo(beside).path());
        return false;
    }
    for (const char* part : {"/photos", "/games", "/backups"}) {
        copyMissing(beside + QLatin1String(part), folder + QLatin1String(part));
    }
    QDir().rename(beside,
                  beside + QStringLiteral(".taken-over"));  // otherwise it is compared again, which does no harm
    return true;
}

}  // namespace concord::record
