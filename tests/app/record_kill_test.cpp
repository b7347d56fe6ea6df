// A program is killed before each of the operations that a change consists of, one run for each: what was
// committed is there afterwards, what was not is not, in the record and in what is rebuilt of its copies.
#include "app/record/game_copies.h"
#include "file_log.h"
#include "record_faults.h"

#include <gtest/gtest.h>

#include <set>

namespace concord::record {
namespace {

using Kind = FileOperation::Kind;

struct KillPoint {
    int operation = 0;  // from 1 on
    bool torn = false;  // half of the write is done
};

class KillTest : public testing::TestWithParam<const char*> {
protected:
    KillTest() {
        if (!change().startsWith(QStringLiteral("first"))) {
            fillForChanges(m_base.location());
            m_before = heldBy(m_base.location());
        }
    }

    QString change() const { return QString::fromLatin1(GetParam()); }

    std::vector<FileOperation> operationsOfTheChange(std::set<Inode>& ofDatabase) const;
    std::vector<KillPoint> killPoints() const;
    void killAt(const KillPoint& point, bool& killed);
    bool expectRebuiltAlone(const FaultyFolder& killed, const Held& truth, bool done) const;

    FaultyFolder m_base;
    Held m_before;
    int m_unsure = 0;
};

bool isOfDatabase(const std::string& name) { return name.starts_with("club.concord") && !name.ends_with(".files"); }

std::vector<FileOperation> KillTest::operationsOfTheChange(std::set<Inode>& ofDatabase) const {
    const FaultyFolder folder(m_base);
    const QTemporaryDir elsewhere;
    const QString log = elsewhere.filePath(QStringLiteral("log"));
    ofDatabase.insert(file_log::inodeAt(folder.location().file().toStdString()));
    EXPECT_TRUE(changeUnderFaults(folder, change(), {{QStringLiteral("LOG"), log}}).done);
    std::vector<FileOperation> operations = readFileLog(log.toStdString());
    std::erase_if(operations, [](const FileOperation& operation) { return operation.kind == Kind::Say; });
    for (const FileOperation& operation : operations) {
        if (operation.kind == Kind::Create && isOfDatabase(operation.name)) {
            ofDatabase.insert(operation.inode);
        }
    }
    return operations;
}

// Every operation; of the pages that SQLite writes one after another the first and the last. Files of our own are
// also cut off in the middle of a write.
std::vector<KillPoint> KillTest::killPoints() const {
    std::set<Inode> ofDatabase;
    const std::vector<FileOperation> operations = operationsOfTheChange(ofDatabase);
    const auto isPage = [&](std::size_t at) {
        return operations[at].kind == Kind::Write && ofDatabase.contains(operations[at].inode);
    };
    std::vector<KillPoint> points;
    for (std::size_t at = 0; at < operations.size(); ++at) {
        const int number = static_cast<int>(at) + 1;
        const bool within = at > 0 && at + 1 < operations.size() && isPage(at - 1) && isPage(at) && isPage(at + 1);
        if (!within) {
            points.push_back({number, false});
        }
        if (operations[at].kind == Kind::Write && !isPage(at)) {
            points.push_back({number, true});
        }
    }
    return points;
}

// What a rebuilding makes of a record; nothing where there is no copy that it could be made of.
struct RebuiltRecord {
    Held held;
    bool complained = false;
};

RebuiltRecord rebuilt(const Location& location) {
    if (!GameCopies(location).hasGames(true)) {
        return {};
    }
    const bool complained = !rebuildFromCopies(location).complaints.empty();
    return {GameCopies(location).hasGames(true) ? heldBy(location) : Held{}, complained};
}

void expectRebuilt(const FaultyFolder& folder, const Held& truth) {
    const RebuiltRecord record = rebuilt(folder.location());
    EXPECT_FALSE(record.complained);
    EXPECT_EQ(record.held, truth);
}

// The copies follow the database as soon as it is opened.
void expectCopiesFollow(const FaultyFolder& killed, const Held& truth) {
    const FaultyFolder folder(killed);
    EXPECT_EQ(heldBy(folder.location()), truth);
    folder.loseDatabase();
    expectRebuilt(folder, truth);
    const auto games = static_cast<qsizetype>(truth.games.size() + truth.erased.size());
    EXPECT_EQ(GameCopies(folder.location()).all().size(), games);
}

// Without the database: nothing that was not committed comes back as a game, and what may have been
// committed is not lost and is spoken of. Answers whether it could not be known.
bool KillTest::expectRebuiltAlone(const FaultyFolder& killed, const Held& truth, bool done) const {
    const FaultyFolder folder(killed);
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

void KillTest::killAt(const KillPoint& point, bool& killed) {
    const FaultyFolder folder(m_base);
    const WriterEnd end = changeUnderFaults(folder, change(),
                                            {{QStringLiteral("KILL_AT"), QString::number(point.operation)},
                                             {QStringLiteral("TORN"), QString::number(point.torn ? 1 : 0)}});
    killed = end.killed;
    SCOPED_TRACE(std::string(GetParam()) + ", killed at operation " + std::to_string(point.operation) +
                 (point.torn ? ", in the middle" : "") + (end.done ? ", after it said that it was done" : ""));
    EXPECT_EQ(end.errors, "");
    EXPECT_TRUE(end.killed || end.done);
    Held truth = m_before;
    if (QFileInfo::exists(folder.location().file())) {
        truth = heldBy(FaultyFolder(folder).location());
        expectCopiesFollow(folder, truth);
    }
    if (end.done) {
        EXPECT_EQ(truth == m_before, change() == QStringLiteral("rebuild"));
    }
    expectRebuilt(FaultyFolder(folder), truth);  // which asks the database where it can
    m_unsure += expectRebuiltAlone(folder, truth, end.done) ? 1 : 0;
}

TEST_P(KillTest, LosesAndRevivesNothing) {
    const std::vector<KillPoint> points = killPoints();
    bool killed = true;
    for (const KillPoint& point : points) {
        killAt(point, killed);
        if (HasFailure()) {
            return;
        }
    }
    // A change has as many operations as before, give or take a page of the database.
    for (int operation = points.back().operation + 1; killed; ++operation) {
        killAt({operation, false}, killed);
    }
    RecordProperty("operations", points.back().operation);
    RecordProperty("points", static_cast<int>(points.size()));
    RecordProperty("unsure", m_unsure);
    EXPECT_GT(points.size(), 20U);
}

INSTANTIATE_TEST_SUITE_P(Changes, KillTest,
                         testing::Values("first", "first-import", "record", "save", "erase", "undelete", "forever",
                                         "rename", "import", "restore", "rebuild"),
                         [](const testing::TestParamInfo<const char*>& one) {
                             std::string name = one.param;
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace concord::record
