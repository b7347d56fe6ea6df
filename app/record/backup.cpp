#include "app/record/backup.h"

#include "app/files/database_files.h"
#include "app/record/copy_tables.h"
#include "app/record/repaired_text.h"
#include "app/record/safe_file.h"
#include "app/record/schema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>
#include <QSqlField>
#include <QSqlRecord>

#include <algorithm>
#include <memory>
#include <optional>

namespace concord::record {

namespace {

QString backupFolder(const Location& location) { return location.folder() + QStringLiteral("/backups"); }

const QString partEnding = QStringLiteral(".part");
const QString lockEnding = QStringLiteral(".lock");

// "0007-version-1.concord", or a file beside it that is not a backup yet.
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

// Held by the program that writes the unfinished backup; that of a dead program can be taken over.
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
            const files::UnfinishedDatabase unfinished(files::pathOf(part));
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
    return QStringLiteral("%1/%2-version-%3.concord").arg(folder).arg(last + 1, 4, 10, QLatin1Char('0')).arg(version);
}

}  // namespace

QStringList tablesOf(const Connection& sqlite) {
    QStringList tables;
    QSqlQuery query = sqlite.run(QStringLiteral(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'concord_schema' "
        "ORDER BY rowid"));
    while (sqlite.next(query)) {
        tables << query.value(0).toString();
    }
    return tables;
}

namespace {

struct Column {
    QString name;
    bool isText = false;
    bool isJson = false;  // unchanged to the byte: checksums cover it
};

std::vector<Column> columnsOf(const Connection& from, const QString& table) {
    const QStringList json{QStringLiteral("document"), QStringLiteral("score"), QStringLiteral("more"),
                           QStringLiteral("reading")};
    std::vector<Column> columns;
    const QSqlRecord row = from.run(QStringLiteral("SELECT * FROM %1 LIMIT 0").arg(table)).record();
    for (int c = 0; c < row.count(); ++c) {
        const QSqlField field = row.field(c);
        columns.push_back({field.name(), field.metaType().id() == QMetaType::QString, json.contains(field.name())});
    }
    return columns;
}

// Converts texts for any database; an empty text or blob is not NULL, and a number is not a text.
QVariant convertedText(const QSqlQuery& row, int index, const Column& column) {
    const QVariant value = row.value(index);
    if (row.isNull(index)) {
        return QVariant(column.isText ? QMetaType(QMetaType::QString) : value.metaType());
    }
    if (column.isText) {
        const QString text = QString::fromUtf8(value.toByteArray());
        return textValue(utf8(column.isJson ? text : repairedText(text, TextKind::Note)));
    }
    if (value.typeId() == QMetaType::QByteArray && value.toByteArray().isNull()) {
        return QByteArray("");
    }
    return value;
}

}  // namespace

void copyTable(const Connection& from, const Connection& to, const QString& table) {
    const std::vector<Column> columns = columnsOf(from, table);
    QStringList names;
    QStringList read;
    for (const Column& column : columns) {
        names << column.name;
        read << (column.isText ? from.bytesOf({column.name}) : column.name);
    }
    QSqlQuery rows = from.run(QStringLiteral("SELECT %1 FROM %2").arg(read.join(QStringLiteral(", ")), table));
    // Two names from before the rule for names can be the same now; the name belongs to the player who had it first.
    const bool namesAreKeys = table == QStringLiteral("player_names");
    const QString insert =
        QStringLiteral("INSERT INTO %1 (%2) VALUES (?%3)%4")
            .arg(table, names.join(QStringLiteral(", ")), QStringLiteral(", ?").repeated(names.size() - 1),
                 namesAreKeys ? QStringLiteral(" ON CONFLICT DO NOTHING") : QString());
    while (from.next(rows)) {
        QVariantList values;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            values << convertedText(rows, static_cast<int>(c), columns[c]);
        }
        to.run(insert, values);
    }
}

namespace {

void vacuumInto(const Connection& connection, const QString& file) {
    connection.run(QStringLiteral("VACUUM INTO ?"), {file});
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
    const files::UnfinishedDatabase unfinished(files::pathOf(part));
    if (connection.isServer()) {
        copyServer(connection, steps.first(static_cast<std::size_t>(version)), part);
    } else {
        vacuumInto(connection, part);
    }
    flushFile(part);
    moveTo(part, file);
    flushNames(folder);
    return file;
}

}  // namespace concord::record
