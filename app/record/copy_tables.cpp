#include "app/record/copy_tables.h"

#include "app/record/repaired_text.h"

#include <QSqlField>
#include <QSqlRecord>

#include <vector>

namespace concord::record {

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
    bool isJson = false;  // copied without repairs, because checksums cover all of these but `reading`
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

// The value as any database takes it: with texts repaired. An empty text or blob does not become NULL, and NULL keeps
// the type of its column.
QVariant convertedValue(const QSqlQuery& row, int index, const Column& column) {
    QVariant value = row.value(index);
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
    // Repairing can make two old names equal; the name then belongs to the player whose row is read first.
    const bool namesAreKeys = table == QStringLiteral("player_names");
    const QString insert =
        QStringLiteral("INSERT INTO %1 (%2) VALUES (?%3)%4")
            .arg(table, names.join(QStringLiteral(", ")), QStringLiteral(", ?").repeated(names.size() - 1),
                 namesAreKeys ? QStringLiteral(" ON CONFLICT DO NOTHING") : QString());
    while (from.next(rows)) {
        QVariantList values;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            values << convertedValue(rows, static_cast<int>(c), columns[c]);
        }
        to.run(insert, values);
    }
}

}  // namespace concord::record
