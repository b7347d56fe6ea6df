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
        QObject::connect(&m_folder, &WatchedFolder::photoCame, [this](const QString& path) { m_came << path; });
    }
    QString path(const QString& name) const { return m_place.filePath(name); }
    void write(const QString& name, const QByteArray& contents) const {
        QFile file(path(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Append));
        file.write(contents);
    }
    bool comes(const QStringList& names) {
        QStringList paths;
        for (const QString& name : names) {
            paths << path(name);
        }
        return QTest::qWaitFor([&] { return m_came == paths; }, 60000);
    }

    QTemporaryDir m_place;
    WatchedFolder m_folder;
    QStringList m_came;
};

TEST_F(WatchedFolderTest, OnlyPhotosThatComeLaterAreTold) {
    write(QStringLiteral("before.jpg"), "a");
    ASSERT_TRUE(m_folder.watch(m_place.path()));
    write(QStringLiteral("notes.txt"), "a");
    write(QStringLiteral(".hidden.jpg"), "a");
    write(QStringLiteral("later.JPG"), "a");
    EXPECT_TRUE(comes({QStringLiteral("later.JPG")})) << m_came.join(u' ').toStdString();
    write(QStringLiteral("more.heic"), "b");
    EXPECT_TRUE(comes({QStringLiteral("later.JPG"), QStringLiteral("more.heic")}));
}

TEST_F(WatchedFolderTest, AFileThatGrowsIsToldWhenItIsComplete) {
    ASSERT_TRUE(m_folder.watch(m_place.path()));
    qint64 sizeWhenTold = 0;
    QObject::connect(&m_folder, &WatchedFolder::photoCame,
                     [&](const QString& file) { sizeWhenTold = QFile(file).size(); });
    for (int part = 0; part < 8; ++part) {
        write(QStringLiteral("slow.png"), "part");
        QTest::qWait(200);
    }
    EXPECT_TRUE(comes({QStringLiteral("slow.png")}));
    EXPECT_EQ(sizeWhenTold, 32);
}

// As they were taken, whatever they are called; both stand there when the folder is looked at for the first time.
TEST_F(WatchedFolderTest, PhotosComeInTheOrderOfTheirTimes) {
    ASSERT_TRUE(m_folder.watch(m_place.path()));
    const QDateTime now = QDateTime::currentDateTime();
    for (const auto& [name, seconds] : {std::pair("a.jpg", -5), std::pair("z.jpg", -60), std::pair("m.jpg", -30)}) {
        write(QString::fromLatin1(name), "a");
        QFile file(path(QString::fromLatin1(name)));
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        ASSERT_TRUE(file.setFileTime(now.addSecs(seconds), QFileDevice::FileModificationTime));
    }
    EXPECT_TRUE(comes({QStringLiteral("z.jpg"), QStringLiteral("m.jpg"), QStringLiteral("a.jpg")}))
        << m_came.join(u' ').toStdString();
}

TEST_F(WatchedFolderTest, AFolderThatIsNoneIsRefusedAndNoneIsQuiet) {
    EXPECT_FALSE(m_folder.watch(path(QStringLiteral("nowhere"))));
    EXPECT_EQ(m_folder.path(), QString());
    ASSERT_TRUE(m_folder.watch(m_place.path()));
    EXPECT_TRUE(m_folder.watch({}));
    write(QStringLiteral("later.jpg"), "a");
    QTest::qWait(2000);
    EXPECT_TRUE(m_came.isEmpty());
}

}  // namespace
}  // namespace concord::gui
