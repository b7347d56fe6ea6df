// The disk or the quota fills up in the middle of a change, once at each of its operations: the change is then complete
// or absent, and what was there before stays.
#include "app/record/emptied.h"
#include "app/record/rebuild.h"
#include "tests/app/record/faults.h"

#include <gtest/gtest.h>

#include <cerrno>

namespace concord::record {
namespace {

class FullDiskTest : public ChangeUnderFaults {
protected:
    void failAt(int operation, int error);
};

// EIO makes this operation alone fail, any other error all operations from this one on.
void FullDiskTest::failAt(int operation, int error) {
    const FaultyFolder folder = m_base.copy();
    const WriterResult result = changeUnderFaults(folder, change(),
                                                  {{QStringLiteral("FAIL_AT"), QString::number(operation)},
                                                   {QStringLiteral("ERROR"), QString::number(error)},
                                                   {QStringLiteral("ONCE"), QString::number(error == EIO ? 1 : 0)}});
    SCOPED_TRACE(std::string(GetParam()) + ", failing at operation " + std::to_string(operation) + ", errno " +
                 std::to_string(error) + ": " + result.errors);
    EXPECT_FALSE(result.killed);
    EXPECT_NE(result.done, contains(result.errors, "expected "));
    EXPECT_TRUE(result.done || error == EIO || contains(result.errors, "expected room on the disk"));
    if (isEmptied(folder.location())) {  // the file was put aside, and there was no room for the new one's name
        EXPECT_TRUE(!result.done && change() == QStringLiteral("rebuild"));
        rebuildFromCopies(folder.location());
    }
    const RecordContents truth = contentsOfRecord(folder.location());  // there is space again
    if (!result.done) {
        EXPECT_EQ(truth, m_before);
    } else {  // every change but a rebuild alters the contents
        EXPECT_EQ(truth == m_before, change() == QStringLiteral("rebuild"));
    }
    EXPECT_FALSE(GameCopies(folder.location()).hasChanges());
    Store(folder.location()).record(gameOfTrees({{"Ann", 5}}));
    folder.loseDatabase();
    EXPECT_TRUE(rebuildFromCopies(folder.location()).problems.empty());
    RecordContents rebuilt = contentsOfRecord(folder.location());
    EXPECT_EQ(rebuilt.games.size(), truth.games.size() + 1);
    EXPECT_EQ(rebuilt.erased, truth.erased);
}

TEST_P(FullDiskTest, LeavesEachChangeCompleteOrAbsent) {
    for (const Point& point : points()) {
        failAt(point.operation, ENOSPC);
        if (!point.writesDatabase) {
            failAt(point.operation, EIO);
        }
        if (point.isWrite && !point.writesDatabase) {  // SQLite reports EDQUOT as one of the two above
            failAt(point.operation, EDQUOT);
        }
        if (HasFailure()) {
            return;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Changes, FullDiskTest,
                         testing::Values("first", "first-import", "record", "save", "delete", "undelete", "forever",
                                         "rename", "import", "restore", "rebuild"),
                         changeName);

}  // namespace
}  // namespace concord::record
