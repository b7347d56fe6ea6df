// A PostgreSQL server of the tests' own: from Debian's package, in a temporary folder, reached through a
// unix socket only.
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>
#include <QUrl>

#include <memory>

namespace concord::record {

class PostgresServer {
public:
    // The one of this process, started when first asked for; null where PostgreSQL is not installed.
    static PostgresServer* instance();
    static constexpr const char* absent = "PostgreSQL is not installed (Debian: postgresql), so its tests are skipped";

    // Another one, which listens on the network too and asks for passwords there.
    static std::unique_ptr<PostgresServer> onNetwork();

    ~PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    // The URL of a new database.
    QString makeDatabase();
    // The URL of a new database that holds what a dump in SQL says.
    QString makeDatabase(const QString& dump);
    // The same, with a user of its own who has the password: postgresql://user:password@127.0.0.1:port/database.
    QUrl makeDatabaseWithPassword(const QString& password);
    // The server stops as if the plug were pulled, and comes back.
    void crash();

private:
    // port: on the network; 0: none.
    explicit PostgresServer(QString programs, int port = 0);

    QStringList socket() const;  // options of PostgreSQL's programs
    bool runAs(const QString& program, const QStringList& args);
    void start();

    QString m_programs;
    QTemporaryDir m_folder;
    QProcess m_server;
    int m_port = 0;
    int m_databases = 0;
};

}  // namespace concord::record
