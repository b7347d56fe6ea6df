// Recording the open game, with its photos.
#include "app/gui/record/game_recorder.h"
#include "app/gui/document/autosave_store.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/record/game_details.h"
#include "app/gui/record/recorded_photo.h"
#include "app/gui/record/recorded_photo_dialog.h"
#include "app/gui/record/recorded_table.h"
#include "app/record/checked_cells.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/record/recorded_photo_support.h"
#include "tests/app/gui/support/support.h"
#include "vision/reading/reading_json.h"

#include <gtest/gtest.h>
#include <QDir>
#include <QTableView>
#include <QTemporaryDir>

namespace concord::gui {
namespace {

class GameRecorderTest : public RecordFixture {
protected:
    // Opens a game that is not recorded yet.
    void openCompleteGame() {
        Game game = record::gameOfTrees({{"Ann", 20}, {"Bob", 10}}).game.as<Game>();
        for (Player& player : game.players) {
            player.animals = std::vector<AnimalEntry>{{{}, std::nullopt, 12}};
        }
        Table table = tableFromGame(game);
        m_document.replace(table, {});
        settle();
    }
    record::RecordedPhoto recordedPhoto() {
        record::Store store(m_folder.location());
        const record::GameRecord record = store.open(storedGames().front().number).entry.record;
        EXPECT_EQ(record.photos.size(), 1U);
        return record.photos.empty() ? record::RecordedPhoto() : record.photos.front();
    }

    Document m_document;
    OfferBar m_offers;
    GameRecorder m_recorder{m_document, m_asyncRecord, m_offers};
};

TEST_F(GameRecorderTest, ACompleteGameIsOfferedAndRecordedWithOneClick) {
    const Game game = record::gameOfTrees({{"Ann", 20}, {"Bob", 10}}).game.as<Game>();
    m_document.replace(tableFromGame(game), {});
    settle();
    EXPECT_TRUE(m_offers.isHidden());  // the animals are not known yet
    m_document.typeAnimals(0, {12});
    EXPECT_TRUE(m_offers.isHidden());
    m_document.typeAnimals(1, {8});
    ASSERT_FALSE(m_offers.isHidden());
    EXPECT_EQ(m_offers.text(), QStringLiteral("The game is complete. Keep it in the record?"));
    click(m_offers.buttons().front());
    settle();
    ASSERT_EQ(storedGames().size(), 1U);
    EXPECT_EQ(storedGames().front().seats.front().total, 36);
    EXPECT_TRUE(m_recorder.isRecorded());
    EXPECT_EQ(m_offers.text(), QStringLiteral("The game is recorded."));
    EXPECT_EQ(m_document.table().record.id, storedGames().front().id.toStdString());
}

// So that its sheet does not say that it was played today, whenever it is printed.
TEST_F(GameRecorderTest, ARecordedGameKnowsWhenItWasPlayed) {
    openCompleteGame();
    m_document.typeAnimals(0, {13});
    m_recorder.record();
    settle();
    record::Store store(m_folder.location());
    const std::string played = store.open(storedGames().front().number).entry.record.played;
    ASSERT_FALSE(played.empty());
    EXPECT_EQ(m_document.table().record.played, played);
    m_document.undoStack()->undo();
    EXPECT_EQ(m_document.table().record.played, played);
}

TEST_F(GameRecorderTest, AnotherFailureMeanwhileDoesNotRecordTwice) {
    openCompleteGame();
    QObject::connect(&m_asyncRecord, &AsyncRecord::failed, &m_recorder, [this] { m_recorder.record(); });
    const auto failing = [](record::Store&) -> int { throw InputError({}, {"the games cannot be read", {}}); };
    m_asyncRecord.ask(&m_recorder, failing, [](int) {});
    m_recorder.record();
    settle();
    EXPECT_EQ(storedGames().size(), 1U);
    EXPECT_TRUE(m_recorder.isRecorded());
}

TEST_F(GameRecorderTest, AfterAFailureTheGameCanBeRecorded) {
    const QString file = m_folder.location().file();
    ASSERT_TRUE(QDir().mkpath(file));  // a folder where the record should be
    int failures = 0;
    QObject::connect(&m_asyncRecord, &AsyncRecord::failed, &m_recorder, [&failures] { ++failures; });
    openCompleteGame();
    m_recorder.record();
    settle();
    EXPECT_EQ(failures, 1);
    EXPECT_FALSE(m_recorder.isRecorded());
    ASSERT_TRUE(QDir().rmdir(file));
    m_recorder.record();
    settle();
    EXPECT_EQ(storedGames().size(), 1U);
}

TEST_F(GameRecorderTest, AfterTheRecordWasLeftEmptiedTheGameCanBeRecorded) {
    add({{"Ann", 20}, {"Bob", 10}});
    ASSERT_TRUE(QFile::remove(m_folder.location().file()));  // its copies stay
    openCompleteGame();
    m_recorder.record();
    settle();
    m_asyncRecord.leaveEmptied();
    EXPECT_FALSE(m_recorder.isRecorded());
    m_recorder.record();
    settle();
    m_asyncRecord.startAnew();
    settle();
    EXPECT_TRUE(m_recorder.isRecorded());
    EXPECT_EQ(storedGames().size(), 1U);
}

TEST_F(GameRecorderTest, AChangeAfterwardsUpdatesTheSameGame) {
    openCompleteGame();
    m_recorder.record();
    settle();
    m_document.typeNumber(0, "trees", 30);
    EXPECT_FALSE(m_recorder.isRecorded());
    EXPECT_EQ(m_offers.text(), QStringLiteral("This game has changed since it was recorded."));
    {
        record::Store store(m_folder.location());  // and somebody wrote a note meanwhile
        const record::OpenedGame opened = store.open(storedGames().front().number);
        GameDetails details = detailsOf(tableOf(opened));
        details.note = QStringLiteral("Rain");
        saveTable(store, opened.number, withDetails(tableOf(opened), details), opened.revision);
    }
    m_recorder.record();
    settle();
    ASSERT_EQ(storedGames().size(), 1U);
    EXPECT_EQ(storedGames().front().seats.front().total, 46);
    EXPECT_EQ(storedGames().front().note, QStringLiteral("Rain"));
    m_document.undoStack()->undo();
    EXPECT_EQ(m_document.table().record.id, storedGames().front().id.toStdString());
    EXPECT_FALSE(m_recorder.isRecorded());
}

TEST_F(GameRecorderTest, ADeclinedOfferIsNotRepeated) {
    openCompleteGame();
    ASSERT_FALSE(m_offers.isHidden());
    emit m_offers.closed();
    m_offers.hide();
    m_document.typeNumber(0, "trees", 21);
    EXPECT_TRUE(m_offers.isHidden());
    openCompleteGame();
    EXPECT_FALSE(m_offers.isHidden());
}

TEST_F(GameRecorderTest, ThePhotoIsRecordedWithItsDoubts) {
    Table table = tableFromPhoto(photoWithBytes());
    m_document.replace(table, {});
    settle();
    m_recorder.record();
    settle();
    ASSERT_EQ(storedGames().size(), 1U);
    record::Store store(m_folder.location());
    const record::GameRecord record = store.open(storedGames().front().number).entry.record;
    ASSERT_EQ(record.photos.size(), 1U);
    EXPECT_EQ(record.photos.front().player, "Player 1");
    EXPECT_EQ(doubtsOf(record.photos.front().reading).size(), 2U);
    EXPECT_FALSE(store.thumbnail(record.photos.front().file).isEmpty());
    m_document.typeNumber(0, "trees", 21);
    m_recorder.record();
    settle();
    EXPECT_EQ(store.open(storedGames().front().number).entry.record.photos.size(), 1U);
}

TEST_F(GameRecorderTest, CheckedCellsAreNotAskedAboutAgain) {
    m_document.replace(tableFromPhoto(photoWithBytes()), {});
    settle();
    m_document.markChecked(0, cellNamed("c2"));
    m_recorder.record();
    settle();
    const record::Number number = storedGames().front().number;
    record::Store store(m_folder.location());
    m_document.replace(tableFromRecord(store, number), {});
    settle();
    EXPECT_EQ(m_document.doubtfulCells(0), std::vector{cellNamed("b1")});
    EXPECT_TRUE(m_recorder.isRecorded());
    EXPECT_EQ(doubtsOf(store.open(number).entry.record.photos.front().reading).size(), 2U);  // as the photo was read
    m_document.markChecked(0, cellNamed("b1"));
    EXPECT_FALSE(m_recorder.isRecorded());
    m_document.renamePlayer(0, QStringLiteral("Ann"));
    m_recorder.record();
    settle();
    m_document.replace(tableFromRecord(store, number), {});
    EXPECT_TRUE(m_document.playerState(0).photo);
    EXPECT_TRUE(m_document.doubtfulCells(0).empty());
}

// The table as it is after the program was started again.
Table afterRestart(const Table& table) {
    const QTemporaryDir folder;
    AutosaveStore autosave(folder.path());
    AutosaveStore::Place place = autosave.place(QStringLiteral("game"));
    EXPECT_FALSE(autosave.save(place, {table, {}, true, QDateTime::currentDateTimeUtc()}).problem);
    const std::optional<AutosavedGame> loaded = autosave.load(place.id);
    EXPECT_TRUE(loaded);
    return loaded ? loaded->table : table;
}

// A photo whose reading has every detail.
std::shared_ptr<const Photo> richPhoto() {
    auto photo = std::make_shared<Photo>(*photoWithBytes());
    photo->reading = readingFromAbove();
    photo->reading->photos = {"table.png"};
    photo->reading->warnings = {{"several-boards", {CONCORD_TEXT("%1 boards are in view"), {"3"}}}};
    photo->reading->timing = {12.5, 80.1, {}};
    return photo;
}

TEST_F(GameRecorderTest, AfterARestartTheReadingIsRecordedAsItWas) {
    m_document.replace(tableFromPhoto(richPhoto()), {});
    settle();
    m_recorder.record();
    settle();
    const std::string reading = recordedPhoto().reading;
    ASSERT_NE(reading.find("3 boards are in view"), std::string::npos) << reading;
    ASSERT_NE(reading.find("table.png"), std::string::npos) << reading;

    m_document.replace(afterRestart(m_document.table()), {});
    settle();
    m_document.typeNumber(0, "trees", 21);
    m_recorder.record();
    settle();
    EXPECT_EQ(recordedPhoto().reading, reading);
}

TEST_F(GameRecorderTest, DetailsThatAnEarlierVersionDidNotAutosaveStayInTheRecord) {
    m_document.replace(tableFromPhoto(richPhoto()), {});
    settle();
    m_recorder.record();
    settle();
    const std::string reading = recordedPhoto().reading;
    Table table = m_document.table();
    auto poorer = std::make_shared<Photo>(*table.playerStates.front().photo);
    poorer->reading->warnings.clear();
    poorer->reading->timing = {};
    table.playerStates.front().photo = poorer;
    m_document.replace(table, {});
    settle();
    m_document.typeNumber(0, "trees", 21);
    m_recorder.record();
    settle();
    EXPECT_EQ(recordedPhoto().reading, reading);
}

TEST_F(GameRecorderTest, AReadingStaysTheSameWhenOpenedAndRecordedAgain) {
    m_document.replace(tableFromPhoto(richPhoto()), {});
    settle();
    m_recorder.record();
    settle();
    const std::string reading = recordedPhoto().reading;
    for (const bool restarted : {false, true}) {
        record::Store store(m_folder.location());
        const Table table = tableFromRecord(store, storedGames().front().number);
        m_document.replace(restarted ? afterRestart(table) : table, {});
        settle();
        const Photo& photo = *m_document.playerState(0).photo;
        EXPECT_EQ(photo.files.front().path, QStringLiteral("table.png"));
        EXPECT_EQ(photo.reading->photos, std::vector<std::string>{"table.png"});
        m_document.typeNumber(0, "trees", 21 + (restarted ? 1 : 0));
        m_recorder.record();
        settle();
        EXPECT_EQ(recordedPhoto().reading, reading);
    }
}

TEST_F(GameRecorderTest, ANewReadingReplacesTheRecordedOne) {
    m_document.replace(tableFromPhoto(richPhoto()), {});
    settle();
    m_recorder.record();
    settle();
    auto other = std::make_shared<Photo>(*richPhoto());
    other->reading->cells.front().confidence = 0.5;
    other->reading->warnings.clear();
    m_document.setPhoto(0, other, true);
    m_recorder.record();
    settle();
    EXPECT_EQ(recordedPhoto().reading, vision::readingToJson(*other->reading, false));
}

TEST_F(GameRecorderTest, APhotoRestoredByUndoIsTheOneThatTheRecordOpens) {
    m_document.replace(tableFromPhoto(photoWithBytes()), {});
    settle();
    m_recorder.record();
    settle();
    const std::string first = recordedPhoto().file;
    QImage picture(500, 400, QImage::Format_RGB32);
    picture.fill(Qt::darkRed);
    auto other = std::make_shared<Photo>(*photoWithBytes());
    other->files = {PhotoFile{{}, QStringLiteral("other.png"), picture}};
    m_document.setPhoto(0, other, true);
    m_recorder.record();
    settle();
    m_document.undoStack()->undo();
    m_recorder.record();
    settle();
    record::Store store(m_folder.location());
    const record::Number number = storedGames().front().number;
    EXPECT_EQ(store.open(number).entry.record.photos.size(), 2U);
    const std::shared_ptr<const Photo> opened = tableFromRecord(store, number).playerStates.front().photo;
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->files.front().contents, store.photo(first));
}

// This happens when a game has been exported to a file and is opened from there.
TEST_F(GameRecorderTest, ARenamedPlayerKeepsThePhotoThatTheWindowDoesNotHave) {
    m_document.replace(tableFromPhoto(photoWithBytes()), {});
    settle();
    m_document.markChecked(0, cellNamed("c2"));
    m_recorder.record();
    settle();
    const record::Number number = storedGames().front().number;
    record::Store store(m_folder.location());
    m_document.replace(tableFromEntry(store.open(number).entry), {});
    settle();
    ASSERT_FALSE(m_document.playerState(0).photo);
    m_document.renamePlayer(0, QStringLiteral("Ann"));
    m_recorder.record();
    settle();
    EXPECT_EQ(recordedPhoto().player, "Ann");
    EXPECT_EQ(record::checkedCells(store.open(number).entry.record), (record::CheckedCells{{"Ann", {"c2"}}}));
}

TEST_F(GameRecorderTest, AGameThatIsOpenedAgainIsNotOfferedAgain) {
    openCompleteGame();
    m_recorder.record();
    settle();
    const Table table = m_document.table();
    m_document.replace(table, {});
    settle();
    EXPECT_TRUE(m_recorder.isRecorded());
    EXPECT_TRUE(m_offers.isHidden());
}

TEST_F(GameRecorderTest, ChangesNotRecordedBeforeARestartAreNoticedAfterIt) {
    m_document.replace(tableFromPhoto(richPhoto()), {});
    settle();
    m_document.markChecked(0, cellNamed("c2"));
    m_recorder.record();
    settle();
    m_document.replace(afterRestart(m_document.table()), {});
    settle();
    EXPECT_TRUE(m_recorder.isRecorded());

    m_document.markChecked(0, cellNamed("b1"));
    m_document.replace(afterRestart(m_document.table()), {});
    settle();
    EXPECT_FALSE(m_recorder.isRecorded()) << "the checked cell was not noticed";
    m_recorder.record();
    settle();

    Table table = m_document.table();
    auto other = std::make_shared<Photo>(*table.playerStates[0].photo);
    other->reading->photos = {"another.png"};
    table.playerStates[0].photo = other;
    m_document.replace(afterRestart(table), {});
    settle();
    EXPECT_FALSE(m_recorder.isRecorded()) << "the changed reading was not noticed";
    m_recorder.record();
    settle();
    m_document.replace(afterRestart(m_document.table()), {});
    settle();
    EXPECT_TRUE(m_recorder.isRecorded());
}

TEST_F(GameRecorderTest, ADeletedGameCanBeRecordedAgain) {
    openCompleteGame();
    m_recorder.record();
    settle();
    const record::Number first = storedGames().front().number;
    {
        record::Store store(m_folder.location());
        store.deleteGame(first);
    }
    m_recorder.forget({first});
    EXPECT_FALSE(m_recorder.isRecorded());
    m_recorder.record();
    settle();
    ASSERT_EQ(storedGames().size(), 1U);
    EXPECT_NE(storedGames().front().number, first);
}

}  // namespace
}  // namespace concord::gui
