// A PostgreSQL server for the tests: from Debian's package, in a temporary folder, reached through a Unix socket and,
// if asked for, on 127.0.0.1.
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>
#include <QUrl>

#include <memory>

namespace concord::record {

constexpr int waitMs = 120000;  // at most, for another program to start, answer or end

class PostgresServer {
public:
    // The server of this process, which the first call starts; null where PostgreSQL is not installed.
    static PostgresServer* instance();
    static constexpr const char* notInstalled =
        "PostgreSQL is not installed (Debian: postgresql), so its tests are skipped";

    // Another server, which listens on 127.0.0.1 too and asks for passwords there.
    static std::unique_ptr<PostgresServer> startOnNetwork();

    ~PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    // The URL of a new database.
    QString makeDatabase();
    // The URL of a new database that is filled from an SQL dump.
    QString makeDatabase(const QString& dump);
    // The URL of a new database with its own user, who has this password:
    // postgresql://user:password@127.0.0.1:port/database.
    QUrl makeDatabaseWithPassword(const QString& password);
    // Stops the server at once, without an orderly shutdown, and starts it again.
    void crash();

private:
    // port: on 127.0.0.1; 0: the Unix socket only.
    explicit PostgresServer(QString binFolder, int port = 0);

    QStringList connectionOptions() const;  // of PostgreSQL's programs, for the Unix socket
    // Runs one of PostgreSQL's programs, if this is root as another user; returns whether it succeeded.
    bool runProgram(const QString& program, const QStringList& args);
    void start();

    QString m_binFolder;
    QTemporaryDir m_folder;
    QProcess m_server;
    int m_port = 0;
    int m_databaseCount = 0;
};

}  // namespace concord::record
