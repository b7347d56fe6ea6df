// A change that was reported as done survives a power failure, in the record and in its copies. The power fails at any
// point of the change, and everything that was flushed and any part of the rest is left on the disk.
#include "app/record/emptied.h"
#include "app/record/rebuild.h"
#include "tests/app/record/faults.h"
#include "tests/app/record/file_model.h"

#include <gtest/gtest.h>

namespace concord::record {
namespace {

class PowerTest : public ChangeUnderFaults {
protected:
    void expectConsistent(const std::vector<FileModel::Node>& leftover, bool hasReported);
    void expectRebuiltWithoutDatabase(const FaultyFolder& folder, const RecordContents& expected,
                                      bool hasReported) const;

    RecordContents m_after;
};

// A text that is the same only for the same files.
std::string fingerprintOf(const std::vector<FileModel::Node>& nodes, std::size_t node = 0) {
    std::string text = nodes[node].isFolder ? "(" : std::to_string(std::hash<std::string>{}(nodes[node].bytes));
    for (const auto& [name, child] : nodes[node].entries) {
        if (!name.ends_with("-shm")) {  // SQLite rebuilds it from the -wal file
            text += name + fingerprintOf(nodes, child) + ',';
        }
    }
    return text + ')';
}

// Only a change that was not reported may be missing, and the rebuild must then complain.
void PowerTest::expectRebuiltWithoutDatabase(const FaultyFolder& folder, const RecordContents& expected,
                                             bool hasReported) const {
    folder.loseDatabase();
    if (!GameCopies(folder.location()).hasGames(/*includePending=*/true)) {
        EXPECT_EQ(expected, RecordContents{});
        return;
    }
    const bool complained = !rebuildFromCopies(folder.location()).problems.empty();
    const RecordContents contents = GameCopies(folder.location()).hasGames(/*includePending=*/true)
                                        ? contentsOfRecord(folder.location())
                                        : RecordContents{};
    if (complained) {
        EXPECT_FALSE(hasReported);
        EXPECT_EQ(contents.games, m_before.games);
    } else {
        EXPECT_EQ(contents, expected);
    }
}

void PowerTest::expectConsistent(const std::vector<FileModel::Node>& leftover, bool hasReported) {
    const FaultyFolder folder;
    FileModel::write(leftover, folder.path().toStdString());
    const FaultyFolder unopened = folder.copy();
    RecordContents expected = m_before;
    if (isEmptied(folder.location())) {  // in the middle of a rebuild
        EXPECT_FALSE(hasReported);
        EXPECT_EQ(change(), QStringLiteral("rebuild"));
    } else {
        expected = contentsOfRecord(folder.location());
        EXPECT_TRUE(expected == m_before || expected == m_after);
        EXPECT_TRUE(!hasReported || expected == m_after);
        EXPECT_FALSE(GameCopies(folder.location()).hasChanges());
        expectRebuiltWithoutDatabase(folder, expected, /*hasReported=*/true);
    }
    expectRebuiltWithoutDatabase(unopened, expected, hasReported);
}

TEST_P(PowerTest, ReportedChangesSurvive) {
    const FaultyFolder folder = m_base.copy();
    FileModel model(folder.path().toStdString());
    const QTemporaryDir elsewhere;
    const QString log = elsewhere.filePath(QStringLiteral("log"));
    ASSERT_TRUE(changeUnderFaults(folder, change(), {{QStringLiteral("LOG"), log}}).done);
    model.follow(readFileLog(log.toStdString()));
    m_after = contentsOfRecord(folder.location());
    const bool everyWrite = qEnvironmentVariableIsSet("CONCORD_EVERY_WRITE");  // takes minutes
    std::set<std::string> seen;
    for (std::size_t step = 1; step <= model.steps() && !HasFailure(); ++step) {
        const bool hasReported = model.hasReported(step);
        model.visitLeftovers(step, everyWrite, [&](const std::vector<FileModel::Node>& leftover) {
            if (!HasFailure() && seen.insert(fingerprintOf(leftover) + (hasReported ? "reported" : "")).second) {
                SCOPED_TRACE(std::string(GetParam()) + ", before step " + std::to_string(step));
                expectConsistent(leftover, hasReported);
            }
        });
    }
    RecordProperty("leftovers", static_cast<int>(seen.size()));
    EXPECT_GT(seen.size(), 30U);
}

INSTANTIATE_TEST_SUITE_P(Changes, PowerTest,
                         testing::Values("first", "first-import", "record", "save", "delete", "undelete", "forever",
                                         "rename", "import", "restore", "rebuild", "beside", "record-shared",
                                         "save-shared", "import-shared"),
                         changeName);

}  // namespace
}  // namespace concord::record
