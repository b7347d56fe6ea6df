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

// What the table holds in place of one valid version, and how a message says so.
struct InvalidVersion {
    const char* name;
    QStringList rows;  // the value of each, as SQL
    const char* inMessage;
};

const std::vector<InvalidVersion>& invalidVersions() {
    static const std::vector<InvalidVersion> all = {
        {"negative", {QStringLiteral("-3")}, "got -3"},
        {"smallest int", {QStringLiteral("-2147483648")}, "got -2147483648"},
        {"zero", {QStringLiteral("0")}, "got 0"},
        {"no row", {}, "got []"},
        {"two rows", {QStringLiteral("1"), QStringLiteral("1")}, "got [1, 1]"},
    };
    return all;
}

// Only a file can hold these: its columns take any type of value.
const std::vector<InvalidVersion>& invalidVersionsInFiles() {
    static const std::vector<InvalidVersion> all = {
        {"text", {QStringLiteral("'first'")}, "got \"first\""},
        {"null", {QStringLiteral("NULL")}, "got null"},
        {"fraction", {QStringLiteral("1.5")}, "got 1.5"},
        {"beyond int", {QStringLiteral("4294967297")}, "got 4294967297"},
        {"bytes", {QStringLiteral("x'01'")}, "got x'01'"},
    };
    return all;
}

void replaceVersion(const Location& location, const QStringList& rows) {
    const Connection connection(location, false);
    if (!location.isServer()) {  // without NOT NULL, as a damaged file may be
        connection.run(QStringLiteral("DROP TABLE concord_schema"));
        connection.run(QStringLiteral("CREATE TABLE concord_schema (version INTEGER)"));
    }
    connection.run(QStringLiteral("DELETE FROM concord_schema"));
    for (const QString& value : rows) {
        connection.run(QStringLiteral("INSERT INTO concord_schema (version) VALUES (%1)").arg(value));
    }
}

class VersionTest : public BothRecordKinds {
protected:
    void SetUp() override {
        BothRecordKinds::SetUp();
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.path()));  // backups of a server go there
    }

    static std::vector<InvalidVersion> invalidVersionsOfKind() {
        std::vector<InvalidVersion> all = invalidVersions();
        if (GetParam() == RecordKind::File) {
            all.insert(all.end(), invalidVersionsInFiles().begin(), invalidVersionsInFiles().end());
        }
        return all;
    }

    QTemporaryDir m_home;
};

TEST_P(VersionTest, SaysWhatWasFoundInsteadOfAVersion) {
    const RecordFolder folder(GetParam());
    Store(folder.location()).record(gameOfTrees({{"Pauline", 3}}));
    const char* const advice = GetParam() == RecordKind::File ? "\"concord restore\"" : "the server's own tools";
    for (const InvalidVersion& invalid : invalidVersionsOfKind()) {
        SCOPED_TRACE(invalid.name);
        replaceVersion(folder.location(), invalid.rows);
        for (const std::string& complaint :
             {complaintOf([&] { Store(folder.location()); }), complaintOf([&] { backUpNow(folder.location()); })}) {
            EXPECT_TRUE(contains(complaint, "expected the version of the record in its table concord_schema"))
                << complaint;
            EXPECT_TRUE(contains(complaint, invalid.inMessage)) << complaint;
            EXPECT_TRUE(contains(complaint, advice)) << complaint;
        }
    }
    replaceVersion(folder.location(), {QStringLiteral("1")});
    EXPECT_EQ(Store(folder.location()).games().size(), 1U);
}

TEST_P(VersionTest, RefusesABackupWithAnInvalidVersion) {
    const RecordFolder folder(GetParam());
    Store(folder.location()).record(gameOfTrees({{"Pauline", 3}}));
    const QString backup = backUpNow(folder.location());
    for (const InvalidVersion& invalid : invalidVersionsInFiles()) {
        SCOPED_TRACE(invalid.name);
        replaceVersion(Location::of(backup), invalid.rows);
        const std::string complaint = complaintOf([&] { restoreBackup(folder.location(), backup); });
        EXPECT_TRUE(contains(complaint, backup.toStdString())) << complaint;
        EXPECT_TRUE(contains(complaint, invalid.inMessage)) << complaint;
    }
    QFile::resize(backup, 0);
    EXPECT_EQ(complaintOf([&] { restoreBackup(folder.location(), backup); }),
              "expected a backup, " + backup.toStdString() + " holds no record");
    EXPECT_EQ(Store(folder.location()).games().size(), 1U);
    EXPECT_TRUE(QFileInfo::exists(backup));
}

INSTANTIATE_TEST_SUITE_P(File, VersionTest, testing::Values(RecordKind::File));
INSTANTIATE_TEST_SUITE_P(Server, VersionTest, testing::Values(RecordKind::Server));

TEST(Version, AFileWithAnInvalidVersionIsSetAsideByARestore) {
    const RecordFolder folder;
    Store(folder.location()).record(gameOfTrees({{"Pauline", 3}}));
    const QString backup = backUpNow(folder.location());
    replaceVersion(folder.location(), {QStringLiteral("-3")});
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
