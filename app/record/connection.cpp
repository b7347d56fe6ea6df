#include "app/record/connection.h"

#include "app/record/safe_file.h"

#include <QFileInfo>
#include <QSqlError>
#include <QTemporaryFile>
#include <QUrlQuery>
#include <QUuid>

#include <sys/stat.h>
#include <cerrno>
#include <utility>

namespace concord::record {

namespace {

using Kind = RecordError::Kind;

// The meaning of result codes of SQLite and SQLSTATEs of PostgreSQL.
struct Meaning {
    Kind kind;
    const char* text;
};

Meaning meaningOfSqlite(int code) {
    constexpr int primary = 0xFF;
    switch (code & primary) {
        case 5:  // SQLITE_BUSY
        case 6:  // SQLITE_LOCKED
            return {Kind::Busy, CONCORD_TEXT("expected a record that is free; another program is writing to it: %1")};
        case 8:  // SQLITE_READONLY
            return {Kind::ReadOnly, CONCORD_TEXT("expected a record that can be written, nothing was changed: %1")};
        case 11:  // SQLITE_CORRUPT
            return {Kind::Damaged, CONCORD_TEXT("expected a sound database, this one is damaged: %1. "
                                                "\"concord restore --rebuild\" rebuilds it from the copies of the "
                                                "games beside it")};
        case 10:  // SQLITE_IOERR, mostly a full disk too
        case 13:  // SQLITE_FULL
            return {Kind::Full,
                    CONCORD_TEXT("expected room on the disk, nothing was changed: %1. Games recorded before are safe")};
        case 26:  // SQLITE_NOTADB
            return {Kind::NoRecord, CONCORD_TEXT("expected a record of games, this file is no database: %1")};
        default:
            return {Kind::CannotOpen, CONCORD_TEXT("expected a database that can be used: %1")};
    }
}

Meaning meaningOfPostgres(const QString& state) {
    // 25006: read-only transaction, 42501: no permission
    if (state == QStringLiteral("25006") || state == QStringLiteral("42501")) {
        return {Kind::ReadOnly, CONCORD_TEXT("expected a record that can be written, nothing was changed: %1")};
    }
    if (state.startsWith(QStringLiteral("XX"))) {  // data or an index is inconsistent
        return {Kind::Damaged, CONCORD_TEXT("expected a sound database, this one is damaged: %1. A backup (\"concord "
                                            "restore\" lists them) or the server's own tools bring it back")};
    }
    if (state == QStringLiteral("53100")) {  // disk full
        return {Kind::Full,
                CONCORD_TEXT("expected room on the disk, nothing was changed: %1. Games recorded before are safe")};
    }
    if (state == QStringLiteral("55P03") || state == QStringLiteral("40P01")) {  // no lock in time, deadlock
        return {Kind::Busy, CONCORD_TEXT("expected a record that is free; another program is writing to it: %1")};
    }
    return {Kind::CannotOpen, CONCORD_TEXT("expected a database that can be used: %1")};
}

// Whether files cannot be created in the folder for lack of space.
bool lacksSpace(const QString& folder) {
    QTemporaryFile file(folder + QStringLiteral("/room-XXXXXX"));
    errno = 0;
    return !file.open() && (errno == ENOSPC || errno == EDQUOT);
}

FileIdentity identityOf(const QString& file) {
    struct stat status = {};
    return stat(QFile::encodeName(file).constData(), &status) == 0
               ? FileIdentity(std::in_place, status.st_dev, status.st_ino)
               : std::nullopt;
}

// Whether SQLite has a log beside the file, perhaps left by a program that was killed.
bool hasLog(const QString& file) {
    return QFileInfo::exists(file + QStringLiteral("-journal")) || QFileInfo::exists(file + QStringLiteral("-wal"));
}

QString quotedOption(QString value) {
    value.replace(QLatin1Char('\\'), QStringLiteral("\\\\")).replace(QLatin1Char('\''), QStringLiteral("\\'"));
    return QLatin1Char('\'') + value + QLatin1Char('\'');
}

}  // namespace

QString textValue(const std::string& text) {
    const QString value = QString::fromStdString(text);
    return value.isNull() ? QStringLiteral("") : value;
}

Connection::Connection(const Location& location, bool readOnly, Others others)
    : m_name(QUuid::createUuid().toString()), m_server(location.isServer()), m_readOnly(readOnly) {
    try {
        if (m_server) {
            openServer(location.url());
        } else {
            openFile(location, others);
        }
    } catch (...) {
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
        throw;
    }
}

Connection::~Connection() {
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

void Connection::openFile(const Location& location, Others others) {
    const QFileInfo file(location.file());
    m_file = file.filePath();
    m_folder = file.path();
    const FileIdentity before = identityOf(m_file);
    if (file.isDir()) {
        throw RecordError(Kind::NoRecord, {CONCORD_TEXT("expected a file, this is a folder"), {}});
    }
    if (!file.exists() && !m_readOnly) {
        makeFolder(file.path());
    }
    const QString journal = file.filePath() + QStringLiteral("-journal");
    const bool mayWrite = !file.exists() || file.isWritable();
    // An interrupted change has to be rolled back before the file can be read.
    const bool rollsBack = m_readOnly && mayWrite && QFileInfo(journal).size() > 0;
    m_readOnly = m_readOnly || !mayWrite;
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1;QSQLITE_OPEN_URI").arg(lockTimeoutMs);
    QUrl url = QUrl::fromLocalFile(file.absoluteFilePath());
    if (m_readOnly && !rollsBack) {
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
        // Where this user can create no files beside it, nobody else is assumed to be writing to it.
        if ((others == Others::None || !QFileInfo(file.path()).isWritable()) && !hasLog(file.filePath())) {
            url.setQuery(QStringLiteral("immutable=1"));
        }
    }
    m_database.setConnectOptions(options);
    m_database.setDatabaseName(QString::fromLatin1(url.toEncoded()));
    if (!m_database.open()) {
        fail(m_database.lastError());
    }
    run(QStringLiteral("PRAGMA foreign_keys = ON"));
    m_identity = identityOf(m_file);
    if (before && before != m_identity) {
        m_identity.reset();  // replaced meanwhile: it is unknown which of the two files was opened
    }
    run(QStringLiteral("PRAGMA synchronous = EXTRA"));  // flushes every commit, even without a write-ahead log
    if (rollsBack) {
        value(QStringLiteral("SELECT 1 FROM sqlite_master"));  // the first read rolls back
        run(QStringLiteral("PRAGMA query_only = ON"));
    }
}

void Connection::openServer(const QUrl& url) {
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), m_name);
    m_database.setHostName(url.host());
    m_database.setPort(url.port());
    m_database.setUserName(url.userName(QUrl::FullyDecoded));
    m_database.setPassword(url.password(QUrl::FullyDecoded));
    m_database.setDatabaseName(url.path(QUrl::FullyDecoded).mid(1));
    QStringList options{QStringLiteral("connect_timeout=10")};
    for (const auto& [key, value] : QUrlQuery(url).queryItems(QUrl::FullyDecoded)) {
        if (key == QStringLiteral("host")) {
            m_database.setHostName(value);
        } else {
            options << key + QLatin1Char('=') + quotedOption(value);
        }
    }
    m_database.setConnectOptions(options.join(QLatin1Char(';')));
    if (!m_database.open()) {
        throw RecordError(Kind::CannotOpen, {CONCORD_TEXT("expected a server that answers: %1"),
                                             {utf8(m_database.lastError().databaseText().simplified())}});
    }
    run(QStringLiteral("SET client_min_messages = warning"));
    run(QStringLiteral("SET search_path = concord"));
    run(QStringLiteral("SET lock_timeout = %1").arg(lockTimeoutMs));
    if (m_readOnly) {
        run(QStringLiteral("SET default_transaction_read_only = on"));
    }
}

// If there is no space for the files that SQLite needs beside the database, it only reports SQLITE_CANTOPEN.
int Connection::refinedCode(int code) const {
    constexpr int cannotOpen = 14;  // SQLITE_CANTOPEN
    constexpr int full = 13;        // SQLITE_FULL
    constexpr int primary = 0xFF;
    return (code & primary) == cannotOpen && lacksSpace(m_folder) ? full : code;
}

void Connection::fail(const QSqlError& error) const {
    const QString code = error.nativeErrorCode();
    const Meaning meaning = m_server ? meaningOfPostgres(code) : meaningOfSqlite(refinedCode(code.toInt()));
    throw RecordError(meaning.kind, {meaning.text, {utf8(error.databaseText().trimmed().section('\n', 0, 0))}});
}

QSqlQuery Connection::run(const QString& sql, const QVariantList& values) const {
    QSqlQuery query(m_database);
    query.setForwardOnly(!m_server);  // on a server, the next query would end a forward-only one
    if (values.isEmpty() ? !query.exec(sql) : !query.prepare(sql)) {
        fail(query.lastError());
    }
    if (!values.isEmpty()) {
        for (const QVariant& value : values) {
            query.addBindValue(value);
        }
        if (!query.exec()) {
            fail(query.lastError());
        }
    }
    return query;
}

void Connection::runAll(const QString& sql) const {
    QString adapted = sql;
    adapted
        .replace(QStringLiteral("{ID}"), m_server
                                             ? QStringLiteral("BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY")
                                             : QStringLiteral("INTEGER PRIMARY KEY AUTOINCREMENT"))
        .replace(QStringLiteral("{INT64}"), m_server ? QStringLiteral("BIGINT") : QStringLiteral("INTEGER"))
        .replace(QStringLiteral("{BYTES}"), m_server ? QStringLiteral("BYTEA") : QStringLiteral("BLOB"));
    for (const QString& statement : adapted.split(QLatin1Char(';'))) {
        if (!statement.trimmed().isEmpty()) {
            run(statement);
        }
    }
}

bool Connection::next(QSqlQuery& query) const {
    if (query.next()) {
        return true;
    }
    if (query.lastError().isValid()) {
        fail(query.lastError());
    }
    return false;
}

QVariant Connection::value(const QString& sql, const QVariantList& values) const {
    QSqlQuery query = run(sql, values);
    return next(query) ? query.value(0) : QVariant();
}

bool Connection::hasTable(const QString& name) const {
    // pg_tables rather than to_regclass(): the latter may use a cached answer from before the lock.
    return value(m_server ? QStringLiteral("SELECT 1 FROM pg_tables WHERE schemaname = 'concord' AND tablename = ?")
                          : QStringLiteral("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"),
                 {name})
        .isValid();
}

void Connection::copyTo(const QString& file) const {
    run(QStringLiteral("PRAGMA query_only = OFF"));  // set by openFile(), it would forbid writing the new file too
    run(QStringLiteral("VACUUM INTO ?"), {file});
}

QString Connection::bytesOf(const QStringList& columns) const {
    QStringList bytes;
    for (const QString& column : columns) {
        bytes << (m_server ? QStringLiteral("convert_to(%1, 'UTF8')") : QStringLiteral("CAST(%1 AS BLOB)")).arg(column);
    }
    return bytes.join(QStringLiteral(", "));
}

bool Connection::isMoved() const { return !m_server && (!m_identity || identityOf(m_file) != m_identity); }

void Connection::expectAsOpened() const {
    if (isMoved()) {
        throw RecordError(Kind::Moved,
                          {CONCORD_TEXT("expected the file that was opened, another program moved, removed "
                                        "or replaced it meanwhile. Nothing was changed: try again"),
                           {}});
    }
    if (m_check) {
        m_check();
    }
}

Transaction::Transaction(const Connection& connection) : m_connection(connection) {
    if (connection.isReadOnly()) {
        throw RecordError(Kind::ReadOnly,
                          {CONCORD_TEXT("expected a record that can be written, this one can only be read"), {}});
    }
    connection.run(connection.isServer() ? QStringLiteral("BEGIN") : QStringLiteral("BEGIN IMMEDIATE"));
    try {
        // Writers take turns, as they do with a file; readers go on. The number is arbitrary, but the same for all.
        if (connection.isServer()) {
            connection.run(QStringLiteral("SELECT pg_advisory_xact_lock(674112)"));
        }
        connection.expectAsOpened();
    } catch (const RecordError&) {
        rollBack();
        throw;
    }
}

std::unique_ptr<Transaction> Transaction::ifFree(const Connection& connection) {
    const QString busyTimeout = QStringLiteral("PRAGMA busy_timeout = %1");
    bool free = true;
    connection.run(busyTimeout.arg(0));
    try {
        connection.run(QStringLiteral("BEGIN IMMEDIATE"));
    } catch (const RecordError&) {
        free = false;
    }
    connection.run(busyTimeout.arg(lockTimeoutMs));
    auto transaction = free ? std::unique_ptr<Transaction>(new Transaction(connection, Begun{})) : nullptr;
    return connection.isMoved() ? nullptr : std::move(transaction);
}

Transaction::~Transaction() { rollBack(); }

void Transaction::rollBack() noexcept {
    if (!std::exchange(m_open, false)) {
        return;
    }
    try {
        m_connection.run(QStringLiteral("ROLLBACK"));
    } catch (const RecordError&) {
        // The database has already rolled it back.
    }
}

void Transaction::commit() {
    m_connection.run(QStringLiteral("COMMIT"));
    m_open = false;
}

Snapshot::Snapshot(const Connection& connection) : m_connection(connection) {
    m_connection.run(connection.isServer() ? QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                                           : QStringLiteral("BEGIN"));
    try {
        connection.expectAsOpened();
    } catch (const RecordError&) {
        end();
        throw;
    }
}

Snapshot::~Snapshot() { end(); }

void Snapshot::end() const noexcept {
    try {
        m_connection.run(QStringLiteral("ROLLBACK"));
    } catch (const RecordError&) {
        // A snapshot has written nothing.
    }
}

}  // namespace concord::record
