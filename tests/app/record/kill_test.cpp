// A program is killed before each operation of a change, in a separate run for each: afterwards the record, and a
// rebuild from its copies, contain exactly what was committed.
#include "app/record/rebuild.h"
#include "tests/app/record/faults.h"

#include <gtest/gtest.h>

namespace concord::record {
namespace {

class KillTest : public ChangeUnderFaults {
protected:
    enum class Moment : std::uint8_t { BeforeOperation, HalfwayThroughWrite };

    bool killAt(int operation, Moment moment);
    bool expectRebuiltWithoutDatabase(const FaultyFolder& killedFolder, const RecordContents& truth, bool done) const;

    int m_uncertainRebuilds = 0;
};

// The result of a rebuild; empty if there is no copy to rebuild from.
struct RebuiltRecord {
    RecordContents contents;
    bool complained = false;
};

RebuiltRecord rebuild(const Location& location) {
    if (!GameCopies(location).hasGames(true)) {
        return {};
    }
    const bool complained = !rebuildFromCopies(location).problems.empty();
    return {GameCopies(location).hasGames(true) ? contentsOfRecord(location) : RecordContents{}, complained};
}

void expectRebuilt(const FaultyFolder& folder, const RecordContents& truth) {
    const RebuiltRecord record = rebuild(folder.location());
    EXPECT_FALSE(record.complained);
    EXPECT_EQ(record.contents, truth);
}

// The copies follow the database as soon as it is opened.
void expectCopiesFollow(const FaultyFolder& killedFolder, const RecordContents& truth) {
    const FaultyFolder folder = killedFolder.copy();
    EXPECT_EQ(contentsOfRecord(folder.location()), truth);
    folder.loseDatabase();
    expectRebuilt(folder, truth);
    const auto games = static_cast<qsizetype>(truth.games.size()) + static_cast<qsizetype>(truth.erased.size());
    EXPECT_EQ(GameCopies(folder.location()).all().size(), games);
}

// Rebuilds without the database: nothing uncommitted comes back as a game, and what may have been committed is not lost
// but reported. Returns whether anything was uncertain.
bool KillTest::expectRebuiltWithoutDatabase(const FaultyFolder& killedFolder, const RecordContents& truth,
                                            bool done) const {
    const FaultyFolder folder = killedFolder.copy();
    folder.loseDatabase();
    const auto [contents, complained] = rebuild(folder.location());
    if (!complained) {
        EXPECT_EQ(contents, truth);
        return false;
    }
    EXPECT_FALSE(done);
    EXPECT_EQ(contents.games, m_before.games);
    for (const auto& [id, game] : contents.erased) {
        const auto known = m_before.erased.find(id);
        EXPECT_TRUE(known == m_before.erased.end() ? !m_before.games.contains(id) : known->second == game);
    }
    return true;
}

// Returns whether the program was killed: not if it ended before that operation.
bool KillTest::killAt(int operation, Moment moment) {
    const bool torn = moment == Moment::HalfwayThroughWrite;
    const FaultyFolder folder = m_base.copy();
    const WriterResult result = changeUnderFaults(folder, change(),
                                                  {{QStringLiteral("KILL_AT"), QString::number(operation)},
                                                   {QStringLiteral("TORN"), QString::number(torn ? 1 : 0)}});
    SCOPED_TRACE(std::string(GetParam()) + ", killed at operation " + std::to_string(operation) +
                 (torn ? ", in the middle" : "") + (result.done ? ", after it said that it was done" : ""));
    EXPECT_EQ(result.errors, "");
    EXPECT_TRUE(result.killed || result.done);
    RecordContents truth = m_before;
    if (QFileInfo::exists(folder.location().file())) {
        truth = contentsOfRecord(folder.copy().location());
        expectCopiesFollow(folder, truth);
    }
    if (result.done) {  // every change but a rebuild alters the contents
        EXPECT_EQ(truth == m_before, change() == QStringLiteral("rebuild"));
    }
    expectRebuilt(folder.copy(), truth);  // asks the database what was committed, if that can be read
    m_uncertainRebuilds += expectRebuiltWithoutDatabase(folder, truth, result.done) ? 1 : 0;
    return result.killed;
}

TEST_P(KillTest, LosesNothingAndRevivesNothing) {
    const std::vector<Point> all = points();
    for (const Point& point : all) {
        killAt(point.operation, Moment::BeforeOperation);
        if (point.isWrite && !point.writesDatabase) {
            killAt(point.operation, Moment::HalfwayThroughWrite);
        }
        if (HasFailure()) {
            return;
        }
    }
    // This run may have more operations than the one that was logged, as the number of written pages varies.
    int operation = all.back().operation + 1;
    while (killAt(operation, Moment::BeforeOperation)) {
        ++operation;
    }
    RecordProperty("operations", all.back().operation);
    RecordProperty("points", static_cast<int>(all.size()));
    RecordProperty("unsure", m_uncertainRebuilds);
    EXPECT_GT(all.size(), 20U);
}

INSTANTIATE_TEST_SUITE_P(Changes, KillTest,
                         testing::Values("first", "first-import", "record", "save", "delete", "undelete", "forever",
                                         "rename", "import", "restore", "rebuild", "save-shared"),
                         changeName);

}  // namespace
}  // namespace concord::record
