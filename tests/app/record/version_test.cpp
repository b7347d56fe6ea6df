// The values that the table of a record's version may hold, and the messages about invalid ones.
#include "app/record/backup.h"
#include "app/record/connection.h"
#include "app/record/restore.h"
#include "app/record/schema.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>

#include <QFileInfo>

namespace concord::record {
namespace {

// The rows that take the place of the version, and how a message names them.
struct Rows {
    const char* name;
    QStringList values;  // as SQL
    const char* found;
};

const std::vector<Rows>& damagedTables() {
    static const std::vector<Rows> all = {
        {"negative", {QStringLiteral("-3")}, "got -3"},
        {"least", {QStringLiteral("-2147483648")}, "got -2147483648"},
        {"zero", {QStringLiteral("0")}, "got 0"},
        {"no row", {}, "got []"},
        {"two rows", {QStringLiteral("1"), QStringLiteral("1")}, "got [1, 1]"},
    };
    return all;
}

// What only a file can hold: its columns take any kind of value.
const std::vector<Rows>& damagedFiles() {
    static const std::vector<Rows> all = {
        {"text", {QStringLiteral("'first'")}, "got \"first\""},
        {"null", {QStringLiteral("NULL")}, "got null"},
        {"fraction", {QStringLiteral("1.5")}, "got 1.5"},
        {"beyond int", {QStringLiteral("4294967297")}, "got 4294967297"},
        {"bytes", {QStringLiteral("x'01'")}, "got x'01'"},
    };
    return all;
}

void putVersion(const Location& location, const QStringList& values) {
    const Connection connection(location, false);
    if (!location.isServer()) {  // a table that lost its NOT NULL
        connection.run(QStringLiteral("DROP TABLE concord_schema"));
        connection.run(QStringLiteral("CREATE TABLE concord_schema (version INTEGER)"));
    }
    connection.run(QStringLiteral("DELETE FROM concord_schema"));
    for (const QString& value : values) {
        connection.run(QStringLiteral("INSERT INTO concord_schema (version) VALUES (%1)").arg(value));
    }
}

class VersionTest : public BothRecordKinds {
protected:
    void SetUp() override {
        BothRecordKinds::SetUp();
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.path()));  // backups of a server go there
    }

    static std::vector<Rows> damaged() {
        std::vector<Rows> all = damagedTables();
        if (GetParam() == RecordKind::File) {
            all.insert(all.end(), damagedFiles().begin(), damagedFiles().end());
        }
        return all;
    }

    QTemporaryDir m_home;
};

TEST_P(VersionTest, SaysWhatWasFoundInsteadOfAVersion) {
    const RecordFolder folder(GetParam());
    Store(folder.location()).record(gameOfTrees({{"Pauline", 3}}));
    const char* const advice = GetParam() == RecordKind::File ? "\"concord restore\"" : "the server's own tools";
    for (const Rows& rows : damaged()) {
        SCOPED_TRACE(rows.name);
        putVersion(folder.location(), rows.values);
        for (const std::string& complaint :
             {complaintOf([&] { Store(folder.location()); }), complaintOf([&] { backUpNow(folder.location()); })}) {
            EXPECT_TRUE(contains(complaint, "expected the version of the record in its table concord_schema"))
                << complaint;
            EXPECT_TRUE(contains(complaint, rows.found)) << complaint;
            EXPECT_TRUE(contains(complaint, advice)) << complaint;
        }
    }
    putVersion(folder.location(), {QStringLiteral("1")});
    EXPECT_EQ(Store(folder.location()).games().size(), 1U);
}

TEST_P(VersionTest, RefusesABackupWithoutOne) {
    const RecordFolder folder(GetParam());
    Store(folder.location()).record(gameOfTrees({{"Pauline", 3}}));
    const QString backup = backUpNow(folder.location());
    for (const Rows& rows : damagedFiles()) {
        SCOPED_TRACE(rows.name);
        putVersion(Location::of(backup), rows.values);
        const std::string complaint = complaintOf([&] { restoreBackup(folder.location(), backup); });
        EXPECT_TRUE(contains(complaint, backup.toStdString())) << complaint;
        EXPECT_TRUE(contains(complaint, rows.found)) << complaint;
    }
    QFile::resize(backup, 0);
    EXPECT_EQ(complaintOf([&] { restoreBackup(folder.location(), backup); }),
              "expected a backup, " + backup.toStdString() + " holds no record");
    EXPECT_EQ(Store(folder.location()).games().size(), 1U);
    EXPECT_TRUE(QFileInfo::exists(backup));
}

INSTANTIATE_TEST_SUITE_P(File, VersionTest, testing::Values(RecordKind::File));
INSTANTIATE_TEST_SUITE_P(Server, VersionTest, testing::Values(RecordKind::Server));

TEST(Version, AFileWithAnInvalidOneIsPutAsideByARestoredBackup) {
    const RecordFolder folder;
    Store(folder.location()).record(gameOfTrees({{"Pauline", 3}}));
    const QString backup = backUpNow(folder.location());
    putVersion(folder.location(), {QStringLiteral("-3")});
    EXPECT_TRUE(restoreBackup(folder.location(), backup).endsWith(QStringLiteral(".damaged-1")));
    EXPECT_EQ(Store(folder.location()).games().size(), 1U);
}

TEST(Version, AnEmptyRecordIsNotBackedUp) {
    const RecordFolder folder;
    QFile file(folder.location().file());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    EXPECT_EQ(complaintOf([&] { backUpNow(folder.location()); }), "expected a record of games, this one is empty");
}

}  // namespace
}  // namespace concord::record
