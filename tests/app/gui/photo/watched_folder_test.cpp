#include "app/gui/photo/watched_folder.h"

#include <gtest/gtest.h>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace concord::gui {
namespace {

class WatchedFolderTest : public ::testing::Test {
protected:
    WatchedFolderTest() {
        QObject::connect(&m_watched, &WatchedFolder::photoArrived, [this](const QString& path) { m_arrived << path; });
    }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void append(const QString& name, const QByteArray& contents) const {
        QFile file(path(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Append));
        file.write(contents);
    }
    bool waitForArrival(const QStringList& names) {
        QStringList paths;
        for (const QString& name : names) {
            paths << path(name);
        }
        return QTest::qWaitFor([&] { return m_arrived == paths; }, 60000);
    }

    QTemporaryDir m_folder;
    WatchedFolder m_watched;
    QStringList m_arrived;
};

TEST_F(WatchedFolderTest, OnlyPhotosThatComeLaterAreReported) {
    append(QStringLiteral("before.jpg"), "a");
    ASSERT_TRUE(m_watched.watch(m_folder.path()));
    append(QStringLiteral("notes.txt"), "a");
    append(QStringLiteral(".hidden.jpg"), "a");
    append(QStringLiteral("later.JPG"), "a");
    EXPECT_TRUE(waitForArrival({QStringLiteral("later.JPG")})) << m_arrived.join(u' ').toStdString();
    append(QStringLiteral("more.heic"), "b");
    EXPECT_TRUE(waitForArrival({QStringLiteral("later.JPG"), QStringLiteral("more.heic")}));
}

TEST_F(WatchedFolderTest, AFileThatGrowsIsReportedWhenItIsComplete) {
    ASSERT_TRUE(m_watched.watch(m_folder.path()));
    qint64 sizeWhenReported = 0;
    QObject::connect(&m_watched, &WatchedFolder::photoArrived,
                     [&](const QString& file) { sizeWhenReported = QFile(file).size(); });
    for (int part = 0; part < 8; ++part) {
        append(QStringLiteral("slow.png"), "part");
        QTest::qWait(200);  // shorter than the time after which an unchanged file is complete
    }
    EXPECT_TRUE(waitForArrival({QStringLiteral("slow.png")}));
    EXPECT_EQ(sizeWhenReported, 32);
}

TEST_F(WatchedFolderTest, AFileWhoseCopyingPausedIsReportedAgain) {
    ASSERT_TRUE(m_watched.watch(m_folder.path()));
    const QString name = QStringLiteral("paused.jpg");
    append(name, "half");
    ASSERT_TRUE(waitForArrival({name}));
    append(name, "rest");
    EXPECT_TRUE(waitForArrival({name, name})) << m_arrived.join(u' ').toStdString();
}

TEST_F(WatchedFolderTest, ARemovedFolderIsNotWatchedAnyMore) {
    const QString folder = path(QStringLiteral("phone"));
    ASSERT_TRUE(QDir().mkpath(folder));
    ASSERT_TRUE(m_watched.watch(folder));
    QString lost;
    QObject::connect(&m_watched, &WatchedFolder::lost, [&lost](const QString& gone) { lost = gone; });
    append(QStringLiteral("phone/one.jpg"), "a");
    ASSERT_TRUE(waitForArrival({QStringLiteral("phone/one.jpg")}));
    EXPECT_TRUE(lost.isEmpty());
    ASSERT_TRUE(QDir(folder).removeRecursively());
    EXPECT_TRUE(QTest::qWaitFor([&] { return lost == folder; }, 60000));
    EXPECT_EQ(m_watched.path(), QString());
}

// Their names are in another order. All photos are there when the folder is first checked.
TEST_F(WatchedFolderTest, PhotosArriveInTheOrderTheyWereTaken) {
    ASSERT_TRUE(m_watched.watch(m_folder.path()));
    const QDateTime now = QDateTime::currentDateTime();
    for (const auto& [name, seconds] : {std::pair("a.jpg", -5), std::pair("z.jpg", -60), std::pair("m.jpg", -30)}) {
        append(QString::fromLatin1(name), "a");
        QFile file(path(QString::fromLatin1(name)));
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        ASSERT_TRUE(file.setFileTime(now.addSecs(seconds), QFileDevice::FileModificationTime));
    }
    EXPECT_TRUE(waitForArrival({QStringLiteral("z.jpg"), QStringLiteral("m.jpg"), QStringLiteral("a.jpg")}))
        << m_arrived.join(u' ').toStdString();
}

TEST_F(WatchedFolderTest, AMissingFolderIsRefusedAndAnEmptyPathStopsWatching) {
    EXPECT_FALSE(m_watched.watch(path(QStringLiteral("nowhere"))));
    EXPECT_EQ(m_watched.path(), QString());
    ASSERT_TRUE(m_watched.watch(m_folder.path()));
    EXPECT_TRUE(m_watched.watch({}));
    append(QStringLiteral("later.jpg"), "a");
    QTest::qWait(2000);  // long enough for a watched photo to be reported
    EXPECT_TRUE(m_arrived.isEmpty());
}

}  // namespace
}  // namespace concord::gui
