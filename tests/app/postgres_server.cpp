#include "postgres_server.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QThread>

#include <pwd.h>
#include <unistd.h>
#include <csignal>

namespace concord::record {

namespace {

constexpr int waitMs = 120000;

// /usr/lib/postgresql/15/bin; empty where there is none.
QString findPrograms() {
    const QDir versions(QStringLiteral("/usr/lib/postgresql"));
    for (const QString& version : versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed)) {
        const QString programs = versions.filePath(version) + QStringLiteral("/bin");
        if (QFile::exists(programs + QStringLiteral("/initdb")) &&
            QFile::exists(programs + QStringLiteral("/postgres"))) {
            return programs;
        }
    }
    return {};
}

// PostgreSQL refuses to run as root.
const passwd* unprivileged() { return getuid() == 0 ? getpwnam("postgres") : nullptr; }

void lowerRights(QProcess& process) {
    if (const passwd* user = unprivileged()) {
        process.setChildProcessModifier([uid = user->pw_uid, gid = user->pw_gid] {
            if (setgid(gid) != 0 || setuid(uid) != 0) {
                _exit(3);
            }
        });
    }
}

std::unique_ptr<PostgresServer> theServer;

// The server stops with the last test.
class StopAtTheEnd : public testing::Environment {
    void TearDown() override { theServer.reset(); }
};

const testing::Environment* const stopAtTheEnd = testing::AddGlobalTestEnvironment(new StopAtTheEnd);

}  // namespace

PostgresServer* PostgresServer::instance() {
    static const QString programs = findPrograms();
    if (!theServer && !programs.isEmpty()) {
        theServer.reset(new PostgresServer(programs));
    }
    return theServer.get();
}

PostgresServer::PostgresServer(QString programs) : m_programs(std::move(programs)) {
    if (const passwd* user = unprivileged()) {
        EXPECT_EQ(chown(QFile::encodeName(m_folder.path()).constData(), user->pw_uid, user->pw_gid), 0);
    }
    EXPECT_TRUE(runAs(QStringLiteral("initdb"),
                      {QStringLiteral("-D"), m_folder.filePath(QStringLiteral("data")), QStringLiteral("-U"),
                       QStringLiteral("concord"), QStringLiteral("-A"), QStringLiteral("trust"), QStringLiteral("-E"),
                       QStringLiteral("UTF8"), QStringLiteral("--no-sync"), QStringLiteral("--no-locale")}));
    lowerRights(m_server);
    start();
}

PostgresServer::~PostgresServer() {
    if (m_server.state() == QProcess::Running) {
        ::kill(static_cast<pid_t>(m_server.processId()), SIGINT);  // a fast shutdown
        m_server.waitForFinished(waitMs);
    }
}

bool PostgresServer::runAs(const QString& program, const QStringList& args) {
    QProcess process;
    lowerRights(process);
    process.setWorkingDirectory(m_folder.path());
    process.start(m_programs + QLatin1Char('/') + program, args);
    return process.waitForFinished(waitMs) && process.exitCode() == 0;
}

void PostgresServer::start() {
    m_server.setWorkingDirectory(m_folder.path());
    m_server.setStandardErrorFile(m_folder.filePath(QStringLiteral("log")));
    m_server.start(m_programs + QStringLiteral("/postgres"),
                   {QStringLiteral("-D"), m_folder.filePath(QStringLiteral("data")), QStringLiteral("-k"),
                    m_folder.path(), QStringLiteral("-c"), QStringLiteral("listen_addresses=")});
    EXPECT_TRUE(m_server.waitForStarted(waitMs));
    constexpr int stepMs = 100;
    for (int waited = 0; waited < waitMs; waited += stepMs) {
        if (runAs(QStringLiteral("pg_isready"), {QStringLiteral("-h"), m_folder.path()})) {
            return;
        }
        QThread::msleep(stepMs);
    }
    ADD_FAILURE() << "the server does not answer";
}

QString PostgresServer::makeDatabase() {
    const QString name = QStringLiteral("club%1").arg(++m_databases);
    EXPECT_TRUE(runAs(QStringLiteral("createdb"),
                      {QStringLiteral("-h"), m_folder.path(), QStringLiteral("-U"), QStringLiteral("concord"), name}));
    return QStringLiteral("postgresql:///%1?host=%2&user=concord").arg(name, m_folder.path());
}

QString PostgresServer::makeDatabase(const QString& dump) {
    const QString url = makeDatabase();
    EXPECT_TRUE(runAs(QStringLiteral("psql"), {QStringLiteral("-q"), QStringLiteral("-v"),
                                               QStringLiteral("ON_ERROR_STOP=1"), QStringLiteral("-f"), dump, url}));
    return url;
}

void PostgresServer::crash() {
    ::kill(static_cast<pid_t>(m_server.processId()), SIGQUIT);  // no checkpoint, no goodbye
    m_server.waitForFinished(waitMs);
    start();
}

}  // namespace concord::record
