// Games autosaved by earlier versions.
#include "app/gui/document/autosave.h"
#include "app/gui/document/autosave_files.h"
#include "app/gui/document/autosaved_game.h"
#include "app/gui/document/autosaved_photos.h"
#include "app/gui/document/harmonies_edits.h"
#include "tests/app/gui/document/autosaved_damage.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <map>

namespace concord::gui {
namespace {

// A file as version 2 of the format wrote it.
QByteArray versionTwoFile(const QString& file) {
    return autosaveContents(QStringLiteral(CONCORD_OLD_DATA_DIR "/autosaved-2/") + file);
}

// The reading that photo.json of version 2 holds.
vision::Reading readingOfVersionTwo() {
    vision::Reading reading = *doubtfulPhoto()->reading;
    reading.photos = {"table.jpg", "again.jpg"};
    reading.sideConfidence = 0.987654321;
    reading.timing = {12.34567, 890.123456, {{"ingest", 1.25}, {"pose", 2.0625}}};
    reading.warnings = {{"side-unsure", {"say which it is if side %1 is wrong: %2", {"A", "Käse"}}}};
    reading.tiltDeg = 12.3456789;
    reading.boardOutline = {{1.0 / 3, -2.5}, {400, 0}, {400.125, 300}};
    reading.imageSize = {1000, 800};
    reading.exifOrientation = 6;
    vision::CellReading& cell = reading.cells.front();
    cell.cube = Cube::Spirit;
    cell.top = {101.0 / 7, 22};
    cell.outline = {{1, 2}, {3, 4.5}, {-5, 6}};
    return reading;
}

TEST(AutosaveOfVersionTwoTest, APhotoComesBackWithEverythingOfItsReading) {
    const std::shared_ptr<const Photo> photo = photoFromJson(versionTwoFile(QStringLiteral("photo.json")));
    ASSERT_TRUE(photo && photo->reading);
    EXPECT_TRUE(*photo->reading == readingOfVersionTwo());
    EXPECT_EQ(photo->scale, 0.5);
    EXPECT_EQ(photo->exifOrientation, 6);
    ASSERT_EQ(photo->files.size(), 2U);
    EXPECT_EQ(photo->files.back().path, QStringLiteral("/home/ann/again.jpg"));
}

TEST(AutosaveOfVersionTwoTest, AGameComesBack) {
    std::shared_ptr<const Photo> photo = doubtfulPhoto();
    const std::optional<AutosavedGame> game =
        autosavedGameFromJson(versionTwoFile(QStringLiteral("game.json")),
                              [&](const QString&) -> std::shared_ptr<const Photo> { return photo; });
    ASSERT_TRUE(game);
    EXPECT_EQ(harmoniesOf(game->table).players.front().name, "Ann");
    EXPECT_EQ(game->table.playerStates.front().photo, photo);
    EXPECT_EQ(game->table.playerStates.front().spiritCard, (SpiritEntry{"lion", true, 0}));
}

TEST(AutosaveOfVersionTwoTest, ANumberStoredAsNullIsZero) {
    QByteArray json = versionTwoFile(QStringLiteral("photo.json"));
    const QByteArray tilt = R"("tiltDeg":12.3456789)";
    ASSERT_TRUE(json.contains(tilt));
    vision::Reading expected = readingOfVersionTwo();
    expected.tiltDeg = 0;
    const std::shared_ptr<const Photo> photo = photoFromJson(json.replace(tilt, R"("tiltDeg":null)"));
    ASSERT_TRUE(photo && photo->reading);
    EXPECT_TRUE(*photo->reading == expected);
}

TEST(AutosaveOfVersionTwoTest, ADamagedReadingIsRejected) {
    expectNoReadingAfter({{R"("side":"A")", R"("side":"C")"},
                          {R"("side":"A")", R"("side":"B")"},
                          {R"("cell":"a1")", R"("cell":"a2")"},
                          {R"("cell":"a1")", R"("cell":7)"},
                          {R"("confidence":1,)", R"("confidence":1.1,)"},
                          {R"("confidence":1,)", R"("confidence":null,)"},
                          {R"("stack":["blue"])", R"("stack":["blew"])"},
                          {R"("stack":["blue"])", R"("stack":["green","blue"])"},
                          {R"("stack":["blue"])", R"("stack":15)"},
                          {R"("stack":["blue"])", R"("stack":0.5)"},
                          {R"("cube":"")", R"("cube":"dragon")"},
                          {R"("cube":"")", R"("cube":3)"},
                          {R"("cube":"")", R"("x":0)"},
                          {R"("alternatives":[[[],1]])", R"("alternatives":[])"},
                          {R"("alternatives":[[[],1]])", R"("alternatives":7)"},
                          {R"("review":["c2")", R"("review":["z9")"},
                          {R"("total":[7,)", R"("total":[7.5,)"},
                          {R"("exifOrientation":6,"imageSize")", R"("exifOrientation":9,"imageSize")"},
                          {R"("imageSize":[1000,)", R"("imageSize":[-500,)"},
                          {R"("tiltDeg":12.3456789)", R"("x":0)"},
                          {R"("timing":{)", R"("timing":[],"x":{)"},
                          {R"("warnings":[)", R"("warnings":[{},)"}},
                         versionTwoFile(QStringLiteral("photo.json")));
}

const QString oldPhotoName = QStringLiteral("c27cd43c94f78d0c718f5436682f16f6e7c80957");

class AutosaveOfVersionOneTest : public ::testing::Test {
protected:
    AutosaveOfVersionOneTest() {
        EXPECT_TRUE(QDir().mkpath(folder()));
        const QDir old(QStringLiteral(CONCORD_OLD_DATA_DIR "/kept"));
        for (const QString& file : old.entryList(QDir::Files)) {
            EXPECT_TRUE(QFile::copy(old.filePath(file), QDir(folder()).filePath(file)));
            m_files[file] = autosaveContents(old.filePath(file));
        }
    }
    QString folder() const { return m_folder.filePath(QStringLiteral("games")); }
    // Resumes the game whose board was read from a photo.
    static bool resumeGameWithBoard(Autosave& autosave) {
        const auto game = std::ranges::find_if(autosave.games(), [](const AutosaveStore::Entry& entry) {
            return harmoniesOf(entry.game.table).players.front().board.has_value();
        });
        return game != autosave.games().end() && autosave.resume(game->id);
    }

    QTemporaryDir m_folder;
    std::map<QString, QByteArray> m_files;
};

// The game stores stacks by name, the reading by number. Nobody has edited the board, so both must agree.
TEST_F(AutosaveOfVersionOneTest, TheReadingEqualsTheBoard) {
    Document document;
    Autosave autosave(document, folder());
    ASSERT_TRUE(resumeGameWithBoard(autosave));
    EXPECT_FALSE(document.isModified());
    ASSERT_TRUE(document.playerState(0).photo && document.playerState(0).photo->reading);
    const vision::Reading& reading = *document.playerState(0).photo->reading;
    EXPECT_EQ(reading.photos, std::vector<std::string>{"table.jpg"});
    EXPECT_EQ(reading.total, (vision::ScoreSpread{44, 41, 52, reading.total.sure}));
    EXPECT_EQ(document.doubtfulCells(0), reading.review);
    EXPECT_EQ(reading.review.size(), 4U);
    for (const Cell cell : cells(Side::B)) {
        const vision::CellReading& read = *document.cellReading(0, cell);
        EXPECT_EQ(read.stack, document.harmoniesPlayer(0).board->stack(cell)) << name(cell);
        EXPECT_EQ(read.stack, read.alternatives.front().stack) << name(cell);
        EXPECT_EQ(read.outline.size(), 6U);
        EXPECT_EQ(reading.board.cube(cell), document.harmoniesPlayer(0).board->cube(cell)) << name(cell);
    }
}

TEST_F(AutosaveOfVersionOneTest, ContinuingAGameLeavesTheFilesOfItsPhotoAsTheyWere) {
    {
        Document document;
        Autosave autosave(document, folder());
        ASSERT_TRUE(resumeGameWithBoard(autosave));
        document.typeNumber(0, "spirit", 7);
    }
    Document document;
    Autosave autosave(document, folder());
    ASSERT_TRUE(resumeGameWithBoard(autosave));
    EXPECT_EQ(document.harmoniesPlayer(0).spirit->points, 7);
    EXPECT_TRUE(document.playerState(0).photo && document.playerState(0).photo->reading);
    for (const auto& [file, contents] : m_files) {
        if (file.startsWith(oldPhotoName)) {
            EXPECT_TRUE(autosaveContents(QDir(folder()).filePath(file)) == contents) << file.toStdString();
        }
    }
}

TEST_F(AutosaveOfVersionOneTest, TheStacksAreNumberedInThisOrder) {
    const QByteArray json = m_files[oldPhotoName + QStringLiteral(".photo.json")];
    const qsizetype begin = json.indexOf("\"alternatives\":[[");
    const qsizetype end = json.indexOf("]]", begin);
    ASSERT_GT(end, begin);
    const QByteArray numbers = R"("alternatives":[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0],[7,0],[8,0],[9,0],[10,0],)"
                               R"([11,0],[12,0],[13,0],[14,0]])";
    const std::shared_ptr<const Photo> photo = photoFromJson(QByteArray(json).replace(begin, end + 2 - begin, numbers));
    ASSERT_TRUE(photo && photo->reading);
    std::vector<std::string> stacks;
    for (const vision::Alternative& one : photo->reading->cells.front().alternatives) {
        std::string colours;
        for (const Token token : one.stack.tokens()) {
            colours += std::string(name(token)) + " ";
        }
        stacks.push_back(colours);
    }
    EXPECT_EQ(stacks, (std::vector<std::string>{"", "blue ", "yellow ", "gray ", "gray gray ", "gray gray gray ",
                                                "brown ", "brown brown ", "green ", "brown green ",
                                                "brown brown green ", "red ", "red red ", "gray red ", "brown red "}));
}

}  // namespace
}  // namespace concord::gui
