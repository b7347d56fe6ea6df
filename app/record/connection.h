// A connection to the database of a record. Internal to this library: its errors are RecordErrors.
#pragma once

#include "app/record/location.h"
#include "app/record/record_error.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <memory>
#include <string>

namespace concord::record {

// How long a writer waits for another program's change.
inline constexpr int lockTimeoutMs = 20000;

class Connection {
public:
    // Opens the database; SQLite creates a missing file unless readOnly.
    Connection(const Location& location, bool readOnly);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    bool isServer() const { return m_server; }
    bool isReadOnly() const { return m_readOnly; }

    // Runs a statement with values for its ?. Rows can only be read forward.
    QSqlQuery run(const QString& sql, const QVariantList& values = {}) const;
    // Runs several, separated by semicolons; {ID} {KEY} {BYTES} become the types of this database.
    void runAll(const QString& sql) const;
    // The first value of the first row; invalid if there is none.
    QVariant value(const QString& sql, const QVariantList& values = {}) const;
    bool hasTable(const QString& name) const;
    // SQL for text columns as bytes. As texts, SQLite changes some characters: U+FFFE, U+FFFF, and a byte order mark at
    // the start.
    QString bytesOf(const QStringList& columns) const;

    // Reads the next row; throws if that fails.
    bool next(QSqlQuery& query) const;

private:
    [[noreturn]] void fail(const QSqlError& error) const;
    int whyNot(int code) const;
    void openFile(const Location& location);
    void openServer(const QUrl& url);

    QString m_name;
    QString m_folder;  // of a file
    QSqlDatabase m_database;
    bool m_server = false;
    bool m_readOnly = false;
};

// A transaction. The only writer as long as it lives.
class Transaction {
public:
    explicit Transaction(const Connection& connection);
    // For a file; null if another program is writing to it now.
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

// All reads see the same state of the database.
class Snapshot {
public:
    explicit Snapshot(const Connection& connection);
    ~Snapshot();
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;

private:
    const Connection& m_connection;
};

// Never null: an empty text is not NULL.
QString textValue(const std::string& text);
inline std::string utf8(const QString& text) { return text.toStdString(); }

}  // namespace concord::record
