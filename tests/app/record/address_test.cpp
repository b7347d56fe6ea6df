// The address of a server, as libpq takes it; a password in it is never shown.
#include "app/record/connection.h"
#include "tests/app/record/support.h"

#include <QUrlQuery>

namespace concord::record {
namespace {

// "user|password|host|port|database|options" of an address, or the message that refuses it.
std::string partsOf(const char* address) {
    try {
        const QUrl url = Location::of(QString::fromUtf8(address)).url();
        const QUrlQuery query(url);
        QStringList options;
        QString host = url.host();
        QString port = url.port() < 0 ? QString() : QString::number(url.port());
        for (const auto& [key, value] : query.queryItems(QUrl::FullyDecoded)) {
            if (key == QStringLiteral("host")) {
                host = value;
            } else if (key == QStringLiteral("port")) {
                port = value;
            } else {
                options << key + QLatin1Char('=') + value;
            }
        }
        return QStringList{url.userName(QUrl::FullyDecoded),
                           url.password(QUrl::FullyDecoded),
                           host,
                           port,
                           url.path(QUrl::FullyDecoded).mid(1),
                           options.join(',')}
            .join('|')
            .toStdString();
    } catch (const InputError& error) {
        return error.what();
    }
}

TEST(Address, IsReadAsLibpqReadsIt) {
    const std::vector<std::pair<const char*, std::string>> cases{
        {"postgresql://user@host/club", "user||host||club|"},
        {"postgres://user@host:5433/club?sslmode=require", "user||host|5433|club|sslmode=require"},
        {"PostgreSQL://Anna:Se%40cret@Host/Club", "Anna|Se@cret|host||Club|"},
        {"POSTGRES:///club", "||||club|"},
        {"postgresql:///club?host=/run/postgresql", "||/run/postgresql||club|"},
        {"postgresql://%2Frun%2Fpostgresql/club", "||/run/postgresql||club|"},
        {"postgresql://%2frun%2fpostgresql:5433/club", "||/run/postgresql|5433|club|"},
        {"postgresql://anna@%2Frun%2Fpostgresql/club?port=5433", "anna||/run/postgresql|5433|club|"},
        {"postgresql://one,two:5433/club?target_session_attrs=any", "||one,two|,5433|club|target_session_attrs=any"},
        {"postgresql://one:1,[::1]:2,%2Ftmp/club", "||one,::1,/tmp|1,2,|club|"},
        {"postgresql://[::1]:5433/club", "||::1|5433|club|"},
        {"postgresql://db_server/club", "||db_server||club|"},
        {"postgresql://anna:p%3Aa%2Fs%3Bs%25%27%5C%20w@host/club", "anna|p:a/s;s%'\\ w|host||club|"},
        {"postgresql://anna:p#a\"s' s@host/club", "anna|p#a\"s' s|host||club|"},
        {"postgresql://anna:se@cret@host/club", "anna|se@cret|host||club|"},
        {"postgresql://host/club?user=anna&password=a%26b;c", "anna|a&b;c|host||club|"},
        {"postgresql:///?dbname=club&host=one", "||one||club|"},
        {"postgresql://host?dbname=club&ssl=true", "||host||club|sslmode=require"},
        {"postgresql://host/my%20club", "||host||my club|"},
    };
    for (const auto& [address, parts] : cases) {
        EXPECT_EQ(partsOf(address), parts) << address;
    }
}

const std::vector<const char*> malformed{
    "postgresql://anna:secret@host",           "postgresql://anna:secret@host/",
    "postgresql://anna:secret@host:port/club", "postgresql://anna:secret@host:99999/club",
    "postgresql://anna:se?cret@host/club",     "postgresql://anna:12/secret@host/club",
    "postgresql://anna:sec%ret@host/club",     "postgresql://anna:secret%00@host/club",
    "postgresql://anna:secret@[::1/club",      "postgresql://anna:secret@host/club?pass word=secret",
    "postgresql://anna@host/club?secret",      "postgresql://anna@host/club?sslpassword%3Dsecret",
    "postgresql:anna:secret@host/club",        "postgresql:/anna:secret@host/club",
    "POSTGRES:anna:secret@host/club",          "host=db dbname=club user=anna password=secret",
    "dbname = 'club' password = 'secret'",     "password='my secret' host=db",
};

TEST(Address, ThatIsInvalidIsRefusedAndItsPasswordIsHidden) {
    for (const char* address : malformed) {
        EXPECT_EQ(partsOf(address), "expected an address like postgresql://user@host/database") << address;
        EXPECT_FALSE(withoutPassword(QString::fromUtf8(address)).contains(QStringLiteral("secret"))) << address;
    }
    EXPECT_EQ(partsOf("postgresql://host/club?options=-c%20a=1;b"),
              "expected address options without semicolons, got one in options");
}

TEST(Address, IsShownWithoutItsSecrets) {
    const std::vector<std::pair<const char*, const char*>> cases{
        {"postgresql://anna:secret@host/club?password=other", "postgresql://anna@host/club"},
        {"postgresql://anna%3Asecret@host/club", "postgresql://host/club"},  // a user name may hide a password
        {"postgresql://host/club?user=anna&password=secret&sslpassword=secret", "postgresql://anna@host/club"},
        {"POSTGRES://anna:secret@HOST:5433/club", "postgresql://anna@host:5433/club"},
        {"postgresql://anna:secret@%2Frun%2Fpostgresql/club", "postgresql://anna@/club"},
    };
    for (const auto& [address, shown] : cases) {
        const Location location = Location::of(QString::fromUtf8(address));
        EXPECT_EQ(location.displayName().toStdString(), shown);
        EXPECT_EQ(withoutPassword(location.displayName()), location.displayName());
        EXPECT_FALSE(location.folder().contains(QStringLiteral("secret"))) << location.folder().toStdString();
    }
}

TEST(Address, InAnyTextIsShownWithoutItsSecrets) {
    const std::vector<std::pair<const char*, const char*>> cases{
        {"not expected: postgresql://anna:my secret@host/club", "not expected: postgresql://..."},
        {"--databse=Postgres://anna:secret@host/club", "--databse=postgresql://..."},
        {"/home/anna/postgresql:/anna:secret@host/club", "/home/anna/postgresql://..."},
        {"host=db password=secret", "host=db password=..."},
        {"host=db SSLPassword = 'my secret'", "host=db SSLPassword=..."},
        {"postgresql://host:5433/club", "postgresql://host:5433/club"},
        {"postgresql://anna@one,two:5433/club", "postgresql://anna@one,two:5433/club"},
        {"/home/anna/club.concord", "/home/anna/club.concord"},
    };
    for (const auto& [text, shown] : cases) {
        EXPECT_EQ(withoutPassword(QString::fromUtf8(text)).toStdString(), shown);
    }
}

TEST(Address, FileNamesThatLookLikeOneAreFiles) {
    const QTemporaryDir folder;
    EXPECT_FALSE(Location::of(folder.filePath(QStringLiteral("postgresql.concord"))).isServer());
    EXPECT_FALSE(Location::of(folder.filePath(QStringLiteral("user=anna.concord"))).isServer());
    EXPECT_FALSE(Location::of(QStringLiteral("user=anna.concord")).isServer());  // names no database
}

// --- against a server ------------------------------------------------------------------------------

// Uses the test server, and one that listens on the network and asks for passwords.
class ServerAddress : public testing::Test {
protected:
    void SetUp() override {
        if (PostgresServer::instance() == nullptr) {
            GTEST_SKIP() << PostgresServer::notInstalled;
        }
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.path()));  // for the folders of the records
    }

    static void expectUsable(const QString& address) {
        EXPECT_EQ(complaintOf([&] {
                      Store(Location::of(address)).record(gameOfTrees({{"Pauline", 3}}));
                  }),
                  "")
            << address.toStdString();
    }

    QTemporaryDir m_home;
};

TEST_F(ServerAddress, AcceptsEverySocketSyntaxOfLibpq) {
    const QUrl url = RecordFolder(RecordKind::Server).location().url();
    const QString socket = QUrlQuery(url).queryItemValue(QStringLiteral("host"), QUrl::FullyDecoded);
    const QString encoded = QString::fromLatin1(QUrl::toPercentEncoding(socket));
    const QString database = url.path();
    expectUsable(QStringLiteral("postgresql://%1?host=%2&user=concord").arg(database, socket));
    expectUsable(QStringLiteral("postgresql://concord@%1%2").arg(encoded, database));
    expectUsable(QStringLiteral("POSTGRES://concord@%1:5432%2").arg(encoded, database));
    expectUsable(QStringLiteral("postgresql://concord@%1,%2%3").arg(QStringLiteral("%2Fnowhere"), encoded, database));
    expectUsable(QStringLiteral("postgresql:///?dbname=%1&host=%2&user=concord").arg(database.mid(1), socket));
}

TEST_F(ServerAddress, MayHoldAnyPassword) {
    const auto server = PostgresServer::startOnNetwork();
    for (const char* password :
         {"plain", "p@s:s/w#rd?", "semi;colon", R"(it's \ "quoted")", "a b%20c&d=e", "\u00e9\u6f22"}) {
        const QString secret = QString::fromUtf8(password);
        const QUrl url = server->makeDatabaseWithPassword(secret);
        expectUsable(QString::fromLatin1(url.toEncoded()));
        QUrl inQuery = url;
        inQuery.setUserInfo({});
        inQuery.setQuery(QStringLiteral("user=%1&password=%2")
                             .arg(url.userName(), QString::fromLatin1(QUrl::toPercentEncoding(secret))));
        expectUsable(QString::fromLatin1(inQuery.toEncoded()));
        QUrl severalHosts = url;
        severalHosts.setHost(QStringLiteral("hosts"));  // replaced below: QUrl cannot hold a list of hosts
        // No server listens on port 9, so libpq goes on to the second host.
        expectUsable(QString::fromLatin1(severalHosts.toEncoded())
                         .replace(QStringLiteral("hosts:%1").arg(url.port()),
                                  QStringLiteral("127.0.0.1:9,127.0.0.1:%1").arg(url.port())));
        QUrl wrongPassword = url;
        wrongPassword.setPassword(QStringLiteral("se@cr%et"), QUrl::DecodedMode);
        const std::string complaint =
            complaintOf([&] { Store(Location::of(QString::fromLatin1(wrongPassword.toEncoded()))); });
        EXPECT_TRUE(contains(complaint, "password authentication failed")) << complaint;
        EXPECT_FALSE(contains(complaint, "se@cr%et"));
    }
}

}  // namespace
}  // namespace concord::record
