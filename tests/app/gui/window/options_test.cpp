// How concord-app answers wrong command lines, before there is a window.
#include <gtest/gtest.h>

#include <QProcess>

namespace concord::gui {
namespace {

constexpr int waitMs = 60000;

TEST(AppOptions, NeverShowThePasswordOfAServer) {
    for (const char* address : {"postgresql://anna:secret@host", "POSTGRES://anna:secret@host:port/club",
                                "postgresql:anna:secret@host/club", "host=db dbname=club password=secret"}) {
        for (const QStringList& args :
             {QStringList{QStringLiteral("--database"), QString::fromUtf8(address)},
              QStringList{QString::fromUtf8(address)}, QStringList{QString::fromUtf8(address), QStringLiteral("x")},
              QStringList{QStringLiteral("--lang"), QString::fromUtf8(address)}}) {
            QProcess program;
            program.start(QStringLiteral(CONCORD_APP), args);
            ASSERT_TRUE(program.waitForFinished(waitMs)) << address;
            EXPECT_EQ(program.exitCode(), 2) << address;
            const QByteArray text = program.readAllStandardError() + program.readAllStandardOutput();
            EXPECT_FALSE(text.isEmpty());
            EXPECT_FALSE(text.contains("secret")) << text.toStdString();
        }
    }
}

TEST(AppOptions, RefuseInvalidAddressesForThePageForPhones) {
    for (const char* address : {"192.168.0.7:abc", "192.168.0.7:70000", "192.168.0.7:", "192.168.0.7:80:81", ":8017"}) {
        QProcess program;
        program.start(QStringLiteral(CONCORD_APP), {QStringLiteral("--phone"), QString::fromUtf8(address)});
        ASSERT_TRUE(program.waitForFinished(waitMs)) << address;
        EXPECT_EQ(program.exitCode(), 2) << address;
        const QByteArray text = program.readAllStandardError();
        EXPECT_TRUE(text.contains("--phone: expected an address")) << text.toStdString();
    }
}

}  // namespace
}  // namespace concord::gui
