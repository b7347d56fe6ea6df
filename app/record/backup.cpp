#include "backup.h"

#include "copy_tables.h"
#include "safe_file.h"
#include "schema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSqlField>
#include <QSqlRecord>

#include <algorithm>

namespace concord::record {

namespace {

QString backupFolder(const Location& location) { return location.folder() + QStringLiteral("/backups"); }

QString nextBackup(const Location& location, int version) {
    int last = 0;
    for (const QString& name : QDir(backupFolder(location)).entryList(QDir::Files)) {
        last = std::max(last, name.section(QLatin1Char('-'), 0, 0).toInt());
    }
    return QStringLiteral("%1/%2-version-%3.concord")
        .arg(backupFolder(location))
        .arg(last + 1, 4, 10, QLatin1Char('0'))
        .arg(version);
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

// An empty text or picture is one too, and no number is a text.
QVariant faithful(const QSqlQuery& row, int column) {
    const QVariant value = row.value(column);
    if (row.isNull(column)) {
        return QVariant(value.metaType());
    }
    if (value.typeId() == QMetaType::QByteArray && value.toByteArray().isNull()) {
        return QByteArray("");
    }
    return value.typeId() == QMetaType::QString ? QVariant(textValue(utf8(value.toString()))) : value;
}

}  // namespace

void copyTable(const Connection& from, const Connection& to, const QString& table) {
    QSqlQuery rows = from.run(QStringLiteral("SELECT * FROM %1").arg(table));
    QStringList columns;
    for (int c = 0; c < rows.record().count(); ++c) {
        columns << rows.record().fieldName(c);
    }
    const QString insert =
        QStringLiteral("INSERT INTO %1 (%2) VALUES (?%3)")
            .arg(table, columns.join(QStringLiteral(", ")), QStringLiteral(", ?").repeated(columns.size() - 1));
    while (from.next(rows)) {
        QVariantList values;
        for (int c = 0; c < columns.size(); ++c) {
            values << faithful(rows, c);
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
    const QRegularExpression pattern(QStringLiteral("^\\d+-version-(\\d+)\\.concord$"));
    const QDir folder(backupFolder(location));
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files, QDir::Name)) {
        const QRegularExpressionMatch match = pattern.match(file.fileName());
        if (match.hasMatch()) {
            backups.push_back({file.filePath(), match.captured(1).toInt(), file.lastModified()});
        }
    }
    return backups;
}

QString makeBackup(const Connection& connection, const Location& location, std::span<const Migration> steps,
                   int version) {
    makeFolder(backupFolder(location));
    QString file = nextBackup(location, version);
    const QString part = file + QStringLiteral(".part");
    QFile::remove(part);
    if (connection.isServer()) {
        copyServer(connection, steps.first(static_cast<std::size_t>(version)), part);
    } else {
        vacuumInto(connection, part);
    }
    flushFile(part);
    moveTo(part, file);
    flushNames(backupFolder(location));
    return file;
}

}  // namespace concord::record
