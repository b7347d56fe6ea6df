// A connection to the database of a record. Internal to this library: its errors are RecordErrors.
#pragma once

#include "app/files/utf8.h"
#include "app/record/location.h"
#include "app/record/record_error.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace concord::record {

// Whether other programs may be writing to a file while it is read.
enum class Others : std::uint8_t {
    MayWrite,
    None,  // of a backup: unless it has a log, it is read without creating files beside it
};

// How long a writer waits for another program's change.
inline constexpr int lockTimeoutMs = 20000;

// Identifies the file that a name leads to now; nothing if there is none.
using FileIdentity = std::optional<std::pair<std::uint64_t, std::uint64_t>>;

class Connection {
public:
    // Unless readOnly, SQLite creates a missing file, which is empty then. others: matters only if the connection
    // is read-only.
    Connection(const Location& location, bool readOnly, Others others = Others::MayWrite);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    bool isServer() const { return m_server; }
    bool isReadOnly() const { return m_readOnly; }  // as requested, or because the file cannot be written

    // Runs a statement with values for its question marks. Rows of a file can only be read forward.
    QSqlQuery run(const QString& sql, const QVariantList& values = {}) const;
    // Runs several statements, separated by semicolons; {ID} {INT64} {BYTES} become the types of this database.
    void runAll(const QString& sql) const;
    // The first value of the first row; invalid if there is none.
    QVariant value(const QString& sql, const QVariantList& values = {}) const;
    bool hasTable(const QString& name) const;
    // Copies the database into a new file; not for a server.
    void copyTo(const QString& file) const;
    // SQL that reads text columns as bytes. If they are read as texts, SQLite changes some characters: U+FFFE, U+FFFF,
    // and a byte order mark at the start.
    QString bytesOf(const QStringList& columns) const;

    // Reads the next row; throws if that fails.
    bool next(QSqlQuery& query) const;

    // Whether the file was moved, removed or replaced since it was opened: anything written now would be lost.
    bool isMoved() const;
    // Throws RecordError if the file was moved, and runs the check of checkAtStart(), which may throw too. Called at
    // the start of every Snapshot and Transaction, but not by Transaction::ifFree().
    void expectAsOpened() const;
    void checkAtStart(std::function<void()> check) { m_check = std::move(check); }

private:
    [[noreturn]] void fail(const QSqlError& error) const;
    int refinedCode(int code) const;
    void openFile(const Location& location, Others others);
    void openServer(const QUrl& url);

    QString m_name;
    QString m_file;    // empty for a server
    QString m_folder;  // of the file
    FileIdentity m_identity;
    std::function<void()> m_check;
    QSqlDatabase m_database;
    bool m_server = false;
    bool m_readOnly = false;
};

// A transaction. Until it ends, nobody else writes to a file, and no other Concord program to a server.
class Transaction {
public:
    explicit Transaction(const Connection& connection);
    // Only for a file. Null if it cannot be locked at once, as while another program is writing, or if it was moved.
    static std::unique_ptr<Transaction> ifFree(const Connection& connection);
    ~Transaction();  // rolls back if not committed
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    void commit();
    void rollBack() noexcept;

private:
    struct Begun {};
    Transaction(const Connection& connection, Begun) : m_connection(connection) {}

    const Connection& m_connection;
    bool m_open = true;
};

// While it lives, all reads see the same state of the database.
class Snapshot {
public:
    explicit Snapshot(const Connection& connection);
    ~Snapshot();
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;

private:
    void end() const noexcept;

    const Connection& m_connection;
};

// For a column: an empty text becomes '' rather than NULL.
QString textValue(const std::string& text);

}  // namespace concord::record
