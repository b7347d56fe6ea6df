#include "app/record/backup.h"

#include "app/files/database_files.h"
#include "app/record/copy_tables.h"
#include "app/record/safe_file.h"
#include "app/record/schema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>

#include <algorithm>
#include <memory>
#include <optional>

namespace concord::record {

namespace {

QString backupFolder(const Location& location) { return location.folder() + QStringLiteral("/backups"); }

const QString partEnding = QStringLiteral(".part");
const QString lockEnding = QStringLiteral(".lock");

// The parts of a name such as "0007-version-1.concord", or of a file that belongs to a backup not yet complete.
struct BackupName {
    int number = 0;
    int version = 0;
    bool isWhole = true;
};

std::optional<BackupName> backupNameFrom(const QString& file) {
    static const QRegularExpression pattern(QStringLiteral("^(\\d+)-version-(\\d+)\\.concord(\\.part.*)?$"));
    const QRegularExpressionMatch match = pattern.match(file);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    return BackupName{match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).isEmpty()};
}

// Held by the program that writes the unfinished backup; the lock of a dead program can be taken over.
class PartLock {
public:
    explicit PartLock(const QString& part) : m_lock(part + lockEnding) {
        m_lock.setStaleLockTime(0);
        m_lock.tryLock(0);
    }

    bool isHeldByAnother() const { return !m_lock.isLocked() && m_lock.error() == QLockFile::LockFailedError; }

private:
    QLockFile m_lock;
};

// Removes what dead programs left behind.
void removeUnfinished(const QString& folder) {
    QStringList parts;
    for (const QString& file : QDir(folder).entryList(QDir::Files)) {
        if (const auto name = backupNameFrom(file); name && !name->isWhole) {
            parts << file.left(file.indexOf(partEnding) + partEnding.size());
        }
    }
    parts.removeDuplicates();
    for (const QString& name : parts) {
        const QString part = folder + QLatin1Char('/') + name;
        if (const PartLock lock(part); !lock.isHeldByAnother()) {
            const files::UnfinishedDatabase unfinished(files::toPath(part));
        }
    }
}

QString nextBackup(const QString& folder, int version) {
    int last = 0;
    for (const QString& file : QDir(folder).entryList(QDir::Files)) {
        if (const auto name = backupNameFrom(file)) {
            last = std::max(last, name->number);
        }
    }
    return folder + QLatin1Char('/') +
           QStringLiteral("%1-version-%2.concord").arg(last + 1, 4, 10, QLatin1Char('0')).arg(version);
}

void copyServer(const Connection& server, std::span<const Migration> steps, const QString& file) {
    const Connection sqlite(Location::of(file), false);
    Transaction transaction(sqlite);
    createTables(sqlite, steps);
    const Snapshot snapshot(server);
    for (const QString& table : tablesOf(sqlite)) {
        copyTable(server, sqlite, table);
    }
    transaction.commit();
}

}  // namespace

std::vector<Backup> backupsOf(const Location& location) {
    std::vector<Backup> backups;
    const QDir folder(backupFolder(location));
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files, QDir::Name)) {
        const auto name = backupNameFrom(file.fileName());
        if (name && name->isWhole) {
            backups.push_back({file.filePath(), name->version, file.lastModified()});
        }
    }
    return backups;
}

QString makeBackup(const Connection& connection, const Location& location, std::span<const Migration> steps,
                   int version) {
    const QString folder = backupFolder(location);
    makeFolder(folder);
    removeUnfinished(folder);
    QString file = nextBackup(folder, version);
    auto lock = std::make_unique<PartLock>(file + partEnding);
    while (lock->isHeldByAnother()) {
        file = nextBackup(folder, version);
        lock = std::make_unique<PartLock>(file + partEnding);
    }
    const QString part = file + partEnding;
    const files::UnfinishedDatabase unfinished(files::toPath(part));
    if (connection.isServer()) {
        copyServer(connection, steps.first(static_cast<std::size_t>(version)), part);
    } else {
        connection.copyTo(part);
    }
    flushFile(part);
    moveTo(part, file);
    flushNames(folder);
    return file;
}

QString backUpNow(const Location& location, std::span<const Migration> steps) {
    const Connection connection(location, true);
    const int version = schemaVersion(connection);
    if (version == 0) {
        throw RecordError(RecordError::Kind::NoRecord,
                          {CONCORD_TEXT("expected a record of games, this one is empty"), {}});
    }
    return makeBackup(connection, location, stepsTo(version, orDefault(steps)), version);
}

}  // namespace concord::record
