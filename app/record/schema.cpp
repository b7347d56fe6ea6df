#include "app/record/schema.h"

#include "scoring/json/strict_json.h"

#include <QRegularExpression>

#include <array>
#include <limits>

namespace concord::record {

namespace {

using Kind = RecordError::Kind;

// game_documents.more: JSON members of the record without a column of their own, such as those of other programs.
constexpr const char* version1 = R"(
CREATE TABLE players (
    id {ID},
    uid TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    merged_into {INT64} REFERENCES players (id) DEFERRABLE INITIALLY DEFERRED
);
CREATE TABLE player_names (
    name TEXT PRIMARY KEY,
    player {INT64} NOT NULL REFERENCES players (id)
);
CREATE TABLE games (
    id {ID},
    uid TEXT NOT NULL UNIQUE,
    revision INTEGER NOT NULL,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    played TEXT NOT NULL,
    played_utc TEXT NOT NULL,
    zone TEXT NOT NULL,
    place TEXT NOT NULL,
    minutes INTEGER,
    note TEXT NOT NULL,
    starter INTEGER,
    recorded_utc TEXT NOT NULL,
    changed_utc TEXT NOT NULL,
    deleted_utc TEXT
);
CREATE INDEX games_by_time ON games (played_utc, id);
CREATE TABLE game_documents (
    game {INT64} PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    document TEXT NOT NULL,
    score TEXT NOT NULL,
    scored_by TEXT NOT NULL,
    more TEXT NOT NULL,
    checksum TEXT NOT NULL
);
CREATE TABLE game_players (
    game {INT64} NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player {INT64} NOT NULL REFERENCES players (id),
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    total INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX game_players_by_player ON game_players (player);
CREATE TABLE game_points (
    game {INT64} NOT NULL,
    seat INTEGER NOT NULL,
    category TEXT NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (game, seat, category),
    FOREIGN KEY (game, seat) REFERENCES game_players (game, seat) ON DELETE CASCADE
);
CREATE TABLE game_traits (
    game {INT64} NOT NULL,
    seat INTEGER NOT NULL,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    amount INTEGER,
    PRIMARY KEY (game, seat, position),
    FOREIGN KEY (game, seat) REFERENCES game_players (game, seat) ON DELETE CASCADE
);
CREATE TABLE photos (
    file TEXT PRIMARY KEY,
    size_bytes {INT64} NOT NULL,
    thumbnail {BYTES} NOT NULL
);
CREATE TABLE photo_contents (
    file TEXT PRIMARY KEY REFERENCES photos (file) ON DELETE CASCADE,
    content {BYTES} NOT NULL
);
CREATE TABLE game_photos (
    game {INT64} NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    file TEXT NOT NULL REFERENCES photos (file),
    seat INTEGER,
    reading TEXT NOT NULL,
    PRIMARY KEY (game, position)
);
CREATE INDEX game_photos_by_file ON game_photos (file);
)";

constexpr std::array<Migration, 1> allMigrations{{{version1}}};

void setVersion(const Connection& connection, int version) {
    connection.run(QStringLiteral("DELETE FROM concord_schema"));
    connection.run(QStringLiteral("INSERT INTO concord_schema (version) VALUES (?)"), {version});
}

void makeVersionTable(const Connection& connection) {
    if (connection.isServer()) {
        connection.run(QStringLiteral("CREATE SCHEMA IF NOT EXISTS concord"));
    }
    connection.run(QStringLiteral("CREATE TABLE concord_schema (version INTEGER NOT NULL)"));
}

std::string valueForMessage(const QVariant& value) {
    if (value.isNull()) {
        return "null";
    }
    if (value.typeId() == QMetaType::QByteArray) {
        return "x'" + value.toByteArray().toHex().toStdString() + "'";
    }
    const std::string text = utf8(value.toString());
    return value.typeId() == QMetaType::QString ? quotedForMessage(text) : text;
}

std::string rowsForMessage(const QVariantList& rows) {
    std::string list;
    for (const QVariant& row : rows) {
        list += (list.empty() ? "" : ", ") + valueForMessage(row);
    }
    return rows.size() == 1 ? list : "[" + list + "]";
}

bool isWholeNumber(const QVariant& value) {
    return !value.isNull() && (value.typeId() == QMetaType::LongLong || value.typeId() == QMetaType::Int);
}

[[noreturn]] void refuseVersion(const Connection& connection, const std::string& found) {
    throw RecordError(
        Kind::Damaged,
        {connection.isServer()
             ? CONCORD_TEXT("expected the version of the record in its table concord_schema, got %1: the database is "
                            "damaged. Restore a backup into a new database (\"concord restore\" lists them), or repair "
                            "the table with the server's own tools")
             : CONCORD_TEXT("expected the version of the record in its table concord_schema, got %1: the database is "
                            "damaged. \"concord restore\" lists the backups that can be restored; \"concord restore "
                            "--rebuild\" rebuilds the database from the copies of the games stored beside it"),
         {found}});
}

}  // namespace

std::span<const Migration> migrations() { return allMigrations; }

VersionTable readVersionTable(const Connection& connection) {
    constexpr int enoughToShow = 3;
    QVariantList rows;
    QSqlQuery query = connection.run(
        QStringLiteral("SELECT version FROM concord_schema ORDER BY version LIMIT %1").arg(enoughToShow));
    while (connection.next(query)) {
        rows << query.value(0);
    }
    VersionTable table{0, rowsForMessage(rows)};
    if (rows.size() == 1 && isWholeNumber(rows.front())) {
        const qlonglong version = rows.front().toLongLong();
        table.version = version >= 1 && version <= std::numeric_limits<int>::max() ? static_cast<int>(version) : 0;
    }
    return table;
}

int schemaVersion(const Connection& connection) {
    // Before the table is looked for: another program may be creating all tables right now.
    const bool hasTables =
        !connection.isServer() && connection.value(QStringLiteral("SELECT 1 FROM sqlite_master")).isValid();
    if (connection.hasTable(QStringLiteral("concord_schema"))) {
        const VersionTable table = readVersionTable(connection);
        if (table.version == 0) {
            refuseVersion(connection, table.found);
        }
        return table.version;
    }
    if (hasTables) {
        throw RecordError(
            Kind::NoRecord,
            {CONCORD_TEXT("expected a Concord game database, but this database belongs to another program"), {}});
    }
    return 0;
}

std::span<const Migration> stepsTo(int version, std::span<const Migration> steps) {
    if (static_cast<std::size_t>(version) > steps.size()) {
        throw RecordError(Kind::Newer, {CONCORD_TEXT("expected a record of version %1 or older, this one is of version "
                                                     "%2: a newer Concord wrote it and can read it"),
                                        {std::to_string(steps.size()), std::to_string(version)}});
    }
    return steps.first(static_cast<std::size_t>(version));
}

void createTables(const Connection& connection, std::span<const Migration> steps) {
    makeVersionTable(connection);
    for (const Migration& step : steps) {
        connection.runAll(QString::fromUtf8(step.sql));
    }
    setVersion(connection, static_cast<int>(steps.size()));
}

void createTable(const Connection& connection, std::span<const Migration> steps, const QString& table) {
    const QRegularExpression createsTable(QStringLiteral("^CREATE (TABLE|INDEX \\w+ ON) %1\\b").arg(table));
    for (const Migration& step : steps) {
        for (const QString& statement : QString::fromUtf8(step.sql).split(QLatin1Char(';'))) {
            if (createsTable.match(statement.trimmed()).hasMatch()) {
                connection.runAll(statement);
            }
        }
    }
}

void upgradeTables(const Connection& connection, std::span<const Migration> steps) {
    const int version = schemaVersion(connection);
    if (version == 0) {
        createTables(connection, steps);
        return;
    }
    const auto before = stepsTo(version, steps);
    if (before.size() < steps.size()) {
        for (const Migration& step : steps.subspan(before.size())) {
            connection.runAll(QString::fromUtf8(step.sql));
        }
        setVersion(connection, static_cast<int>(steps.size()));
    }
}

void migrate(const Connection& connection, std::span<const Migration> steps,
             const std::function<void(int version)>& backUp) {
    const int before = schemaVersion(connection);
    stepsTo(before, steps);  // throws if the database is newer
    if (before == static_cast<int>(steps.size())) {
        return;
    }
    if (before > 0) {
        backUp(before);
    }
    Transaction transaction(connection);
    upgradeTables(connection, steps);  // does nothing if another process has migrated the database meanwhile
    transaction.commit();
}

}  // namespace concord::record
