// The real program, killed: what was typed is there again when it starts the next time.
#include <gtest/gtest.h>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace concord::gui {
namespace {

constexpr int timeoutMs = 120000;  // long, because the machine may be slow

class CrashTest : public ::testing::Test {
protected:
    QString path(const QString& name) const { return m_home.filePath(name); }

    // Starts the program, which runs the script (its commands: tests/app/gui/driver/driver.cpp).
    void start(QProcess& program, const QStringList& script, const QStringList& files = {}) {
        QFile file(path(QStringLiteral("script")));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(script.join(QLatin1Char('\n')).toUtf8());
        file.close();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), m_home.path());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), path(QStringLiteral("data")));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path(QStringLiteral("config")));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("QT_PLUGIN_PATH"), QStringLiteral(CONCORD_DRIVER_PLUGINS));
        environment.insert(QStringLiteral("QT_QPA_GENERIC_PLUGINS"),
                           QStringLiteral("concorddriver:") + file.fileName());
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QStringLiteral(CONCORD_APP), QStringList{QStringLiteral("--lang"), QStringLiteral("en")} + files);
        ASSERT_TRUE(program.waitForStarted());
    }

    void kill(QProcess& program) {
        program.kill();  // SIGKILL
        ASSERT_TRUE(program.waitForFinished());
        ASSERT_EQ(program.exitStatus(), QProcess::CrashExit);
    }

    // Waits for the file that the command "report" writes, and returns what it says.
    QString waitForReport(const QString& name) const {
        EXPECT_TRUE(QTest::qWaitFor([&] { return QFile::exists(path(name)); }, timeoutMs));
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    // The text of the one autosaved game; empty while there is none.
    QString autosavedGame() const {
        const QDir games(path(QStringLiteral("data/Concord/Concord/games")));
        const QStringList names = games.entryList({QStringLiteral("*.game.json")});
        QFile file(games.filePath(names.value(0)));
        return !names.isEmpty() && file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    bool hasAutosavedFile(const QString& pattern) const {
        return !QDir(path(QStringLiteral("data/Concord/Concord/games"))).entryList({pattern}).isEmpty();
    }

    const QStringList m_photos{QStringLiteral(CONCORD_SAMPLES_DIR "/photos/easy/dev_010.jpg"),
                               QStringLiteral(CONCORD_SAMPLES_DIR "/photos/normal/dev_040.jpg")};
    // Lines of scripts. The first waits until the photos of two players are read and on their boards.
    const QStringList m_untilOnBoards{QStringLiteral("until Player 2: "), QStringLiteral("without reading"),
                                      QStringLiteral("without waiting"), QStringLiteral("without no photo")};
    const QStringList m_startGame{QStringLiteral("press New game"), QStringLiteral("press Start"),
                                  QStringLiteral("until Trees")};
    const QStringList m_continue{QStringLiteral("press Continue"), QStringLiteral("until Trees")};
    QTemporaryDir m_home;
};

TEST_F(CrashTest, AGameIsThereAgainAfterAKill) {
    QProcess first;
    start(first, m_startGame + QStringList{QStringLiteral("text 7"), QStringLiteral("key Return"),
                                           QStringLiteral("text 12"), QStringLiteral("key Return"),
                                           QStringLiteral("report ") + path(QStringLiteral("before"))});
    const QString before = waitForReport(QStringLiteral("before"));
    ASSERT_TRUE(before.contains(QStringLiteral("Player 1, Trees: 7 typed"))) << before.toStdString();
    ASSERT_TRUE(before.contains(QStringLiteral("Player 1, Mountains: 12 typed"))) << before.toStdString();
    ASSERT_TRUE(QTest::qWaitFor([&] { return autosavedGame().contains(QStringLiteral("mountains")); }, timeoutMs));
    kill(first);

    QProcess second;
    start(second, m_continue + QStringList{QStringLiteral("report ") + path(QStringLiteral("after"))});
    EXPECT_EQ(waitForReport(QStringLiteral("after")), before);
    kill(second);
}

TEST_F(CrashTest, AKillWhileNumbersAreTypedLeavesACompleteGame) {
    QStringList typing = m_startGame;
    for (int number = 0; number < 200; ++number) {
        // Return goes on to the next number, Up back to this one.
        typing << QStringLiteral("text 9") << QStringLiteral("key Return") << QStringLiteral("key Up");
    }
    QProcess first;
    start(first, typing);
    ASSERT_TRUE(QTest::qWaitFor([&] { return autosavedGame().contains(QStringLiteral("trees")); }, timeoutMs));
    kill(first);

    QProcess second;
    start(second, m_continue + QStringList{QStringLiteral("report ") + path(QStringLiteral("after"))});
    EXPECT_TRUE(waitForReport(QStringLiteral("after")).contains(QStringLiteral("Player 1, Trees: 9 typed")));
    kill(second);
}

// Killed as soon as the photos are stored, however far they had been read by then. The first becomes the board of the
// only player, and the second asks whose board it shows.
TEST_F(CrashTest, StoredPhotosAreThereAgainAfterAKill) {
    QProcess first;
    start(first, m_startGame + QStringList{QStringLiteral("drop ") + m_photos.join(QLatin1Char('\t'))});
    ASSERT_TRUE(QTest::qWaitFor([&] { return autosavedGame().contains(QStringLiteral("\"inbox\"")); }, timeoutMs));
    kill(first);

    QProcess second;
    start(second, {QStringLiteral("press Continue"), QStringLiteral("until Player 1: "),
                   QStringLiteral("until needs an answer"), QStringLiteral("report ") + path(QStringLiteral("after"))});
    const QString after = waitForReport(QStringLiteral("after"));
    EXPECT_EQ(after.count(QStringLiteral(" points, ")), 1) << after.toStdString();
    kill(second);
}

TEST_F(CrashTest, PhotosWithoutAGameAreThereAgainAfterAKill) {
    QProcess first;
    start(first, {}, m_photos);
    ASSERT_TRUE(QTest::qWaitFor([&] { return hasAutosavedFile(QStringLiteral("*.inbox.json")); }, timeoutMs));
    kill(first);

    // Continues the game if the photos had already become one.
    QProcess second;
    const QStringList resume =
        autosavedGame().isEmpty() ? QStringList() : QStringList{QStringLiteral("press Continue")};
    start(second, resume + m_untilOnBoards + QStringList{QStringLiteral("report ") + path(QStringLiteral("after"))});
    const QString after = waitForReport(QStringLiteral("after"));
    EXPECT_EQ(after.count(QStringLiteral(" points, ")), 2) << after.toStdString();
    kill(second);
}

}  // namespace
}  // namespace concord::gui
