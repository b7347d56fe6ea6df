// A program is killed before each of the operations of a change, in a run for each: what was committed is there
// afterwards, what was not is not, in the record and after a rebuild from its copies.
#include "app/record/rebuild.h"
#include "tests/app/record/faults.h"

#include <gtest/gtest.h>

namespace concord::record {
namespace {

class KillTest : public ChangeUnderFaults {
protected:
    void killAt(int operation, bool torn, bool& killed);
    bool expectRebuiltAlone(const FaultyFolder& killed, const RecordContents& truth, bool done) const;

    int m_unsure = 0;
};

// The result of a rebuild; nothing if there is no copy to rebuild from.
struct RebuiltRecord {
    RecordContents held;
    bool complained = false;
};

RebuiltRecord rebuilt(const Location& location) {
    if (!GameCopies(location).hasGames(true)) {
        return {};
    }
    const bool complained = !rebuildFromCopies(location).problems.empty();
    return {GameCopies(location).hasGames(true) ? contentsOfRecord(location) : RecordContents{}, complained};
}

void expectRebuilt(const FaultyFolder& folder, const RecordContents& truth) {
    const RebuiltRecord record = rebuilt(folder.location());
    EXPECT_FALSE(record.complained);
    EXPECT_EQ(record.held, truth);
}

// The copies follow the database as soon as it is opened.
void expectCopiesFollow(const FaultyFolder& killed, const RecordContents& truth) {
    const FaultyFolder folder = killed.copy();
    EXPECT_EQ(contentsOfRecord(folder.location()), truth);
    folder.loseDatabase();
    expectRebuilt(folder, truth);
    const auto games = static_cast<qsizetype>(truth.games.size()) + static_cast<qsizetype>(truth.erased.size());
    EXPECT_EQ(GameCopies(folder.location()).all().size(), games);
}

// Without the database: nothing uncommitted comes back as a game, and what may have been committed is not lost but
// reported. Returns whether it was uncertain.
bool KillTest::expectRebuiltAlone(const FaultyFolder& killed, const RecordContents& truth, bool done) const {
    const FaultyFolder folder = killed.copy();
    folder.loseDatabase();
    const auto [held, complained] = rebuilt(folder.location());
    if (!complained) {
        EXPECT_EQ(held, truth);
        return false;
    }
    EXPECT_FALSE(done);
    EXPECT_EQ(held.games, m_before.games);
    for (const auto& [id, game] : held.erased) {
        const auto known = m_before.erased.find(id);
        EXPECT_TRUE(known == m_before.erased.end() ? !m_before.games.contains(id) : known->second == game);
    }
    return true;
}

// torn: half of the write is done.
void KillTest::killAt(int operation, bool torn, bool& killed) {
    const FaultyFolder folder = m_base.copy();
    const WriterEnd end = changeUnderFaults(folder, change(),
                                            {{QStringLiteral("KILL_AT"), QString::number(operation)},
                                             {QStringLiteral("TORN"), QString::number(torn ? 1 : 0)}});
    killed = end.killed;
    SCOPED_TRACE(std::string(GetParam()) + ", killed at operation " + std::to_string(operation) +
                 (torn ? ", in the middle" : "") + (end.done ? ", after it said that it was done" : ""));
    EXPECT_EQ(end.errors, "");
    EXPECT_TRUE(end.killed || end.done);
    RecordContents truth = m_before;
    if (QFileInfo::exists(folder.location().file())) {
        truth = contentsOfRecord(folder.copy().location());
        expectCopiesFollow(folder, truth);
    }
    if (end.done) {
        EXPECT_EQ(truth == m_before, change() == QStringLiteral("rebuild"));
    }
    expectRebuilt(folder.copy(), truth);  // which asks the database where it can
    m_unsure += expectRebuiltAlone(folder, truth, end.done) ? 1 : 0;
}

TEST_P(KillTest, LosesAndRevivesNothing) {
    const std::vector<Point> all = points();
    bool killed = true;
    for (const Point& point : all) {
        killAt(point.operation, false, killed);
        if (point.isWrite && !point.ofDatabase) {
            killAt(point.operation, true, killed);
        }
        if (HasFailure()) {
            return;
        }
    }
    // A change has as many operations as before, within a few pages of the database.
    for (int operation = all.back().operation + 1; killed; ++operation) {
        killAt(operation, false, killed);
    }
    RecordProperty("operations", all.back().operation);
    RecordProperty("points", static_cast<int>(all.size()));
    RecordProperty("unsure", m_unsure);
    EXPECT_GT(all.size(), 20U);
}

INSTANTIATE_TEST_SUITE_P(Changes, KillTest,
                         testing::Values("first", "first-import", "record", "save", "erase", "undelete", "forever",
                                         "rename", "import", "restore", "rebuild", "save-shared"),
                         changeName);

}  // namespace
}  // namespace concord::record
