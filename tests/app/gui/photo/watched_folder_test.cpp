#include "app/gui/photo/watched_folder.h"

#include <gtest/gtest.h>
#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace concord::gui {
namespace {

class WatchedFolderTest : public ::testing::Test {
protected:
    WatchedFolderTest() {
        QObject::connect(&m_folder, &WatchedFolder::photoArrived, [this](const QString& path) { m_arrived << path; });
    }
    QString path(const QString& name) const { return m_place.filePath(name); }
    void write(const QString& name, const QByteArray& contents) const {
        QFile file(path(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Append));
        file.write(contents);
    }
    bool arrive(const QStringList& names) {
        QStringList paths;
        for (const QString& name : names) {
            paths << path(name);
        }
        return QTest::qWaitFor([&] { return m_arrived == paths; }, 60000);
    }

    QTemporaryDir m_place;
    WatchedFolder m_folder;
    QStringList m_arrived;
};

TEST_F(WatchedFolderTest, OnlyPhotosThatComeLaterAreReported) {
    write(QStringLiteral("before.jpg"), "a");
    ASSERT_TRUE(m_folder.watch(m_place.path()));
    write(QStringLiteral("notes.txt"), "a");
    write(QStringLiteral(".hidden.jpg"), "a");
    write(QStringLiteral("later.JPG"), "a");
    EXPECT_TRUE(arrive({QStringLiteral("later.JPG")})) << m_arrived.join(u' ').toStdString();
    write(QStringLiteral("more.heic"), "b");
    EXPECT_TRUE(arrive({QStringLiteral("later.JPG"), QStringLiteral("more.heic")}));
}

TEST_F(WatchedFolderTest, AFileThatGrowsIsReportedWhenItIsComplete) {
    ASSERT_TRUE(m_folder.watch(m_place.path()));
    qint64 sizeWhenReported = 0;
    QObject::connect(&m_folder, &WatchedFolder::photoArrived,
                     [&](const QString& file) { sizeWhenReported = QFile(file).size(); });
    for (int part = 0; part < 8; ++part) {
        write(QStringLiteral("slow.png"), "part");
        QTest::qWait(200);
    }
    EXPECT_TRUE(arrive({QStringLiteral("slow.png")}));
    EXPECT_EQ(sizeWhenReported, 32);
}

// Whatever they are called; all are there when the folder is first checked.
TEST_F(WatchedFolderTest, PhotosArriveInTheOrderTheyWereTaken) {
    ASSERT_TRUE(m_folder.watch(m_place.path()));
    const QDateTime now = QDateTime::currentDateTime();
    for (const auto& [name, seconds] : {std::pair("a.jpg", -5), std::pair("z.jpg", -60), std::pair("m.jpg", -30)}) {
        write(QString::fromLatin1(name), "a");
        QFile file(path(QString::fromLatin1(name)));
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        ASSERT_TRUE(file.setFileTime(now.addSecs(seconds), QFileDevice::FileModificationTime));
    }
    EXPECT_TRUE(arrive({QStringLiteral("z.jpg"), QStringLiteral("m.jpg"), QStringLiteral("a.jpg")}))
        << m_arrived.join(u' ').toStdString();
}

TEST_F(WatchedFolderTest, AFolderThatDoesNotExistIsRefusedAndWithoutOneNothingArrives) {
    EXPECT_FALSE(m_folder.watch(path(QStringLiteral("nowhere"))));
    EXPECT_EQ(m_folder.path(), QString());
    ASSERT_TRUE(m_folder.watch(m_place.path()));
    EXPECT_TRUE(m_folder.watch({}));
    write(QStringLiteral("later.jpg"), "a");
    QTest::qWait(2000);
    EXPECT_TRUE(m_arrived.isEmpty());
}

}  // namespace
}  // namespace concord::gui
