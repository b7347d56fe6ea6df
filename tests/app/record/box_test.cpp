// The profile of a box beside a record.
#include "app/record/box_file.h"
#include "app/record/record_error.h"

#include <gtest/gtest.h>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>

#include <thread>

namespace concord::record {
namespace {

vision::BoxSighting boardOn(const std::string& photo) {
    vision::BoxSighting board;
    board.photo = photo;
    board.colours[vision::surfaceOf(Token::Blue)] = {.cells = 2, .logBgr = {-0.2, -2, -3}};
    return board;
}

// Like the hash of a photo: 64 hexadecimal digits.
std::string hashOf(int thread, int board) {
    std::string hash(64, '0');
    hash.front() = static_cast<char>('a' + thread);
    hash.back() = static_cast<char>('0' + board);
    return hash;
}

class BoxFile : public ::testing::Test {
protected:
    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("new/box.json"));
};

TEST_F(BoxFile, LearnsEveryBoardOfProgramsThatLearnAtTheSameTime) {
    constexpr int boards = 8;
    const auto learn = [&](int thread) {
        for (int board = 0; board < boards; ++board) {
            addToBox(m_file, boardOn(hashOf(thread, board)));
        }
    };
    std::thread other([&] { learn(1); });
    learn(0);
    other.join();
    EXPECT_EQ(readBox(m_file).boards().size(), 2U * boards);
    EXPECT_EQ(QDir(m_folder.filePath(QStringLiteral("new"))).entryList(QDir::Files), QStringList{"box.json"});
}

TEST_F(BoxFile, IsNotChangedWhileAnotherProgramHoldsIt) {
    addToBox(m_file, boardOn(hashOf(0, 0)));
    QLockFile held(m_file + QStringLiteral(".lock"));
    ASSERT_TRUE(held.lock());
    EXPECT_THROW(addToBox(m_file, boardOn(hashOf(0, 1)), std::chrono::milliseconds(1)), RecordError);
    EXPECT_THROW(forgetBox(m_file), RecordError);
    EXPECT_EQ(readBox(m_file).boards().size(), 1U);
}

TEST_F(BoxFile, ForgettingReturnsWhetherThereWasAFile) {
    EXPECT_FALSE(forgetBox(m_file));
    addToBox(m_file, boardOn(hashOf(0, 0)));
    EXPECT_TRUE(forgetBox(m_file));
    EXPECT_TRUE(readBox(m_file).isEmpty());
}

TEST_F(BoxFile, ADamagedProfileIsNotReplaced) {
    addToBox(m_file, boardOn(hashOf(0, 0)));
    QFile file(m_file);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    EXPECT_THROW(addToBox(m_file, boardOn(hashOf(0, 1))), InputError);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), QByteArray("{"));
}

}  // namespace
}  // namespace concord::record
