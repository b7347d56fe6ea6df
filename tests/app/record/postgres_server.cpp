#include "tests/app/record/postgres_server.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryFile>
#include <QThread>

#include <netinet/in.h>
#include <pwd.h>
#include <sys/socket.h>
#include <unistd.h>
#include <csignal>

namespace concord::record {

namespace {

// The folder of PostgreSQL's programs, such as /usr/lib/postgresql/15/bin; empty if it is not installed.
QString findBinFolder() {
    const QDir versions(QStringLiteral("/usr/lib/postgresql"));
    for (const QString& version : versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed)) {
        QString folder = versions.filePath(version) + QStringLiteral("/bin");
        if (QFile::exists(folder + QStringLiteral("/initdb")) && QFile::exists(folder + QStringLiteral("/postgres"))) {
            return folder;
        }
    }
    return {};
}

// PostgreSQL refuses to run as root.
const passwd* unprivilegedUser() { return getuid() == 0 ? getpwnam("postgres") : nullptr; }

void dropPrivileges(QProcess& process) {
    if (const passwd* user = unprivilegedUser()) {
        process.setChildProcessModifier([uid = user->pw_uid, gid = user->pw_gid] {
            if (setgid(gid) != 0 || setuid(uid) != 0) {
                _exit(3);
            }
        });
    }
}

// A port that nobody listens on.
int freePort() {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(address);
    auto* const generic = reinterpret_cast<sockaddr*>(&address);
    const int descriptor = socket(AF_INET, SOCK_STREAM, 0);
    EXPECT_EQ(bind(descriptor, generic, size), 0);
    EXPECT_EQ(getsockname(descriptor, generic, &size), 0);
    close(descriptor);
    return ntohs(address.sin_port);
}

std::unique_ptr<PostgresServer> sharedServer;

// Stops the shared server after the last test.
class StopAtTheEnd : public testing::Environment {
    void TearDown() override { sharedServer.reset(); }
};

const testing::Environment* const stopAtTheEnd = testing::AddGlobalTestEnvironment(new StopAtTheEnd);

}  // namespace

PostgresServer* PostgresServer::instance() {
    static const QString binFolder = findBinFolder();
    if (!sharedServer && !binFolder.isEmpty()) {
        sharedServer.reset(new PostgresServer(binFolder));
    }
    return sharedServer.get();
}

std::unique_ptr<PostgresServer> PostgresServer::startOnNetwork() {
    return std::unique_ptr<PostgresServer>(new PostgresServer(findBinFolder(), freePort()));
}

PostgresServer::PostgresServer(QString binFolder, int port) : m_binFolder(std::move(binFolder)), m_port(port) {
    if (const passwd* user = unprivilegedUser()) {
        EXPECT_EQ(chown(QFile::encodeName(m_folder.path()).constData(), user->pw_uid, user->pw_gid), 0);
    }
    EXPECT_TRUE(runProgram(
        QStringLiteral("initdb"),
        {QStringLiteral("-D"), m_folder.filePath(QStringLiteral("data")), QStringLiteral("-U"),
         QStringLiteral("concord"), QStringLiteral("--auth-local=trust"), QStringLiteral("--auth-host=scram-sha-256"),
         QStringLiteral("-E"), QStringLiteral("UTF8"), QStringLiteral("--no-sync"), QStringLiteral("--no-locale")}));
    dropPrivileges(m_server);
    start();
}

PostgresServer::~PostgresServer() {
    if (m_server.state() == QProcess::Running) {
        ::kill(static_cast<pid_t>(m_server.processId()), SIGINT);  // a fast shutdown
        m_server.waitForFinished(waitMs);
    }
}

bool PostgresServer::runProgram(const QString& program, const QStringList& args) {
    QProcess process;
    dropPrivileges(process);
    process.setWorkingDirectory(m_folder.path());
    process.start(m_binFolder + QLatin1Char('/') + program, args);
    return process.waitForFinished(waitMs) && process.exitCode() == 0;
}

void PostgresServer::start() {
    m_server.setWorkingDirectory(m_folder.path());
    m_server.setStandardErrorFile(m_folder.filePath(QStringLiteral("log")));
    QStringList args{QStringLiteral("-D"), m_folder.filePath(QStringLiteral("data")), QStringLiteral("-k"),
                     m_folder.path(), QStringLiteral("-c")};
    if (m_port == 0) {
        args << QStringLiteral("listen_addresses=");
    } else {
        args << QStringLiteral("listen_addresses=127.0.0.1") << QStringLiteral("-p") << QString::number(m_port);
    }
    m_server.start(m_binFolder + QStringLiteral("/postgres"), args);
    EXPECT_TRUE(m_server.waitForStarted(waitMs));
    constexpr int stepMs = 100;
    for (int waited = 0; waited < waitMs; waited += stepMs) {
        if (runProgram(QStringLiteral("pg_isready"), connectionOptions())) {
            return;
        }
        QThread::msleep(stepMs);
    }
    ADD_FAILURE() << "the server does not answer";
}

QString PostgresServer::makeDatabase() {
    const QString name = QStringLiteral("club%1").arg(++m_databaseCount);
    EXPECT_TRUE(runProgram(QStringLiteral("createdb"),
                           connectionOptions() << QStringLiteral("-U") << QStringLiteral("concord") << name));
    return QStringLiteral("postgresql:///%1?host=%2&user=concord").arg(name, m_folder.path());
}

QString PostgresServer::makeDatabase(const QString& dump) {
    QString url = makeDatabase();
    EXPECT_TRUE(
        runProgram(QStringLiteral("psql"), {QStringLiteral("-q"), QStringLiteral("-v"),
                                            QStringLiteral("ON_ERROR_STOP=1"), QStringLiteral("-f"), dump, url}));
    return url;
}

QUrl PostgresServer::makeDatabaseWithPassword(const QString& password) {
    QString escaped = password;
    escaped.replace(QLatin1Char('\''), QStringLiteral("''"));
    const QString name = QUrl(makeDatabase()).path().mid(1);
    QTemporaryFile script(m_folder.filePath(QStringLiteral("user-XXXXXX.sql")));
    EXPECT_TRUE(script.open());
    script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther);  // for the user of psql
    script.write(QStringLiteral("CREATE ROLE user_%1 LOGIN PASSWORD '%2'; ALTER DATABASE %1 OWNER TO user_%1;")
                     .arg(name, escaped)
                     .toUtf8());
    script.flush();
    EXPECT_TRUE(runProgram(QStringLiteral("psql"), connectionOptions()
                                                       << QStringLiteral("-q") << QStringLiteral("-v")
                                                       << QStringLiteral("ON_ERROR_STOP=1") << QStringLiteral("-f")
                                                       << script.fileName() << QStringLiteral("-U")
                                                       << QStringLiteral("concord") << name));
    QUrl url(QStringLiteral("postgresql://user_%1@127.0.0.1:%2/%1").arg(name).arg(m_port));
    url.setPassword(password, QUrl::DecodedMode);
    return url;
}

QStringList PostgresServer::connectionOptions() const {
    constexpr int defaultPort = 5432;
    return {QStringLiteral("-h"), m_folder.path(), QStringLiteral("-p"),
            QString::number(m_port == 0 ? defaultPort : m_port)};
}

void PostgresServer::crash() {
    ::kill(static_cast<pid_t>(m_server.processId()), SIGQUIT);  // an immediate shutdown, without a checkpoint
    m_server.waitForFinished(waitMs);
    start();
}

}  // namespace concord::record
