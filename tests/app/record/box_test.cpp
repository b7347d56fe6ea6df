// The profile of a box beside a record, or on its server.
#include "app/record/box.h"
#include "app/record/box_file.h"
#include "app/record/connection.h"
#include "tests/app/record/support.h"

#include <QDir>
#include <QLockFile>

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
    EXPECT_EQ(fileBytes(m_file), QByteArray("{"));
}

// Two computers that use one record on a server.
class BoxOnServer : public ::testing::Test {
protected:
    void SetUp() override {
        if (PostgresServer::instance() == nullptr) {
            GTEST_SKIP() << PostgresServer::notInstalled;
        }
        m_record = Location::of(PostgresServer::instance()->makeDatabase());
        useFirst();
    }
    void useFirst() { qputenv("XDG_DATA_HOME", QFile::encodeName(m_first.path())); }
    void useSecond() { qputenv("XDG_DATA_HOME", QFile::encodeName(m_second.path())); }
    std::size_t boardsInCopy() const { return readBox(boxFileOf(m_record)).boards().size(); }
    void damageOnServer() {
        const Connection server(m_record, false);
        server.run(QStringLiteral("UPDATE box SET profile = '{'"));
    }

    Location m_record;

private:
    QTemporaryDir m_first;
    QTemporaryDir m_second;
};

TEST_F(BoxOnServer, IsSharedByAllComputersAndKeptForTimesWithoutTheServer) {
    EXPECT_TRUE(readBox(m_record).isEmpty());
    addToBox(m_record, boardOn(hashOf(0, 0)));
    useSecond();
    addToBox(m_record, boardOn(hashOf(1, 0)));
    EXPECT_EQ(boardsInCopy(), 2U);
    useFirst();
    EXPECT_EQ(boardsInCopy(), 1U);
    EXPECT_EQ(readBox(m_record).boards().size(), 2U);
    EXPECT_EQ(boardsInCopy(), 2U);
    Store(m_record).record(gameOfTrees({{"Pauline", 3}}));  // a record may still be made there
    EXPECT_EQ(readBox(m_record).boards().size(), 2U);
}

TEST_F(BoxOnServer, TakesOverWhatAComputerLearnedAloneUntilItIsForgotten) {
    addToBox(boxFileOf(m_record), boardOn(hashOf(0, 0)));
    EXPECT_EQ(readBox(m_record).boards().size(), 1U);
    addToBox(m_record, boardOn(hashOf(0, 1)));
    useSecond();
    EXPECT_EQ(readBox(m_record).boards().size(), 2U);
    EXPECT_TRUE(forgetBox(m_record));
    EXPECT_FALSE(QFile::exists(boxFileOf(m_record)));
    EXPECT_FALSE(forgetBox(m_record));
    useFirst();
    EXPECT_EQ(boardsInCopy(), 2U);
    EXPECT_TRUE(readBox(m_record).isEmpty());
    EXPECT_EQ(boardsInCopy(), 0U);
    addToBox(m_record, boardOn(hashOf(0, 2)));
    EXPECT_EQ(readBox(m_record).boards().size(), 1U);
}

TEST_F(BoxOnServer, ADamagedProfileIsNotReplacedButCanBeForgotten) {
    addToBox(m_record, boardOn(hashOf(0, 0)));
    damageOnServer();
    EXPECT_THROW(readBox(m_record), InputError);
    EXPECT_THROW(addToBox(m_record, boardOn(hashOf(0, 1))), InputError);
    EXPECT_EQ(boardsInCopy(), 1U);
    EXPECT_TRUE(forgetBox(m_record));
    EXPECT_TRUE(readBox(m_record).isEmpty());
}

TEST_F(BoxOnServer, LearnsEveryBoardOfComputersThatLearnAtTheSameTime) {
    constexpr int boards = 8;
    const auto learn = [&](int thread) {
        for (int board = 0; board < boards; ++board) {
            addToBox(m_record, boardOn(hashOf(thread, board)));
        }
    };
    std::thread other([&] { learn(1); });
    learn(0);
    other.join();
    EXPECT_EQ(readBox(m_record).boards().size(), 2U * boards);
}

}  // namespace
}  // namespace concord::record
