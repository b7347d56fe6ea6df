#include "app/gui/record/recorded_game_page.h"
#include "app/gui/record/recorded_table.h"

#include "app/gui/document/autosave_store.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/pages.h"
#include "app/gui/photo/photo_panel.h"
#include "app/gui/record/board_picture.h"
#include "app/gui/record/game_details.h"
#include "app/gui/record/game_recorder.h"
#include "app/gui/record/past_games_page.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/record/recorded_photo.h"
#include "app/gui/record/recorded_photo_dialog.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/start_page.h"
#include "scoring/harmonies/game_json.h"
#include "scoring/harmonies/harmonies_module.h"
#include "tests/app/gui_record_support.h"
#include "tests/app/gui_support.h"
#include "vision/geometry/board_frame.h"
#include "vision/reading/reading_json.h"

#include <gtest/gtest.h>
#include <QAbstractItemModelTester>
#include <QBuffer>
#include <QFile>
#include <QLineF>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeView>

#include <cmath>
#include <fstream>
#include <sstream>

namespace concord::gui {
namespace {

Game sampleGame(const QString& name) {
    std::ifstream file(sampleBoard(name).toStdString());
    std::stringstream text;
    text << file.rdbuf();
    return gameFromJson(text.str());
}

QByteArray pictureBytes() {
    QImage picture(500, 400, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return bytes;
}

std::shared_ptr<const Photo> photoWithBytes() {
    auto photo = std::make_shared<Photo>(*doubtfulPhoto());
    photo->files = {{pictureBytes(), QStringLiteral("table.png"), {}}};
    return photo;
}

// As the reader sees a board from straight above, 2 pixels a millimetre.
vision::Reading readingFromAbove() {
    vision::Reading reading = *doubtfulPhoto()->reading;
    for (vision::CellReading& cell : reading.cells) {
        const cv::Point2d mm = vision::cellCenterMm(reading.side, cell.cell);
        cell.center = {250 + (2 * mm.x), 200 - (2 * mm.y)};
    }
    return reading;
}

// --- a recorded game ------------------------------------------------------------------------------

class RecordedGamePageTest : public RecordFixture {
protected:
    void open(record::Number game) {
        m_page.resize(1024, 560);
        m_page.showGame(game);
        m_page.show();
        settle();
    }
    QString field(int row, int player) { return m_page.pad().index(row, player).data().toString(); }

    OfferBar m_offers;
    RecordedGameActions m_actions{m_asyncRecord, m_offers};
    RecordedGamePage m_page{m_actions};
};

TEST_F(RecordedGamePageTest, SaysWhoWonWhenAndWhere) {
    const QAbstractItemModelTester tester(&m_page.pad(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    open(add({{"Ann", 20}, {"Bob", 10}},
             R"({"played":"2024-05-01T20:00:00+02:00","place":"Club","minutes":40,"starter":"Bob"})"));
    EXPECT_EQ(m_page.headline(), QStringLiteral("Ann won with 24 points"));
    for (const char* part : {"2024", "Club", "Side A", "40 minutes", "Bob started"}) {
        EXPECT_TRUE(m_page.details().contains(QLatin1String(part))) << part << m_page.details().toStdString();
    }
    EXPECT_EQ(field(0, 0), QStringLiteral("20"));
    EXPECT_TRUE(m_page.changedPoints().isEmpty());
    EXPECT_TRUE(m_page.boards().at(0) == nullptr);
}

TEST_F(RecordedGamePageTest, AClickOnThePadExplainsThePointsOnTheBoard) {
    record::Number game = 0;
    {
        record::Store store(m_folder.location());
        game = store.record({documentOf(sampleGame(QStringLiteral("four-players.json"))), {}});
    }
    open(game);
    ASSERT_EQ(m_page.boards().size(), 4);
    QTableView* const pad = m_page.padView();
    const QModelIndex water = m_page.pad().index(4, 1);
    pad->scrollTo(water);
    QTest::mouseClick(pad->viewport(), Qt::LeftButton, {}, pad->visualRect(water).center());
    ASSERT_TRUE(m_page.reasons()->currentIndex().isValid());
    EXPECT_FALSE(m_page.boards().at(1)->light().lit.empty());
    EXPECT_TRUE(m_page.boards().at(0)->light().lit.empty());
}

TEST_F(RecordedGamePageTest, WhatWasRecordedStandsBesideWhatCountsToday) {
    record::Entry game = record::gameOfTrees({{"Ann", 20}}, playedAt("2020-05-01T20:00:00+02:00"));
    const record::Entry earlier = record::gameOfTrees({{"Ann", 26}});
    game.record.score = harmoniesModule().scoreJson(earlier.game, false);
    game.record.scoredBy = "Concord 0.0.1";
    record::Number number = 0;
    {
        record::Store store(m_folder.location());
        store.import({game}, {});
        number = store.games().front().number;
    }
    open(number);
    EXPECT_EQ(field(0, 0), QStringLiteral("20 (recorded: 26)"));
    EXPECT_TRUE(m_page.changedPoints().startsWith(QStringLiteral("Concord 0.0.1 counted other points")));
    EXPECT_TRUE(m_page.headline().contains(QStringLiteral("24 points")));
    EXPECT_TRUE(m_page.headline().contains(QStringLiteral("sun")));
}

TEST_F(RecordedGamePageTest, APhotoIsShownWithWhatWasInDoubt) {
    record::Number game = 0;
    {
        record::Store store(m_folder.location());
        record::Entry played = record::gameOfTrees({{"Ann", 20}}, playedAt("2024-05-01T20:00:00+02:00"));
        played.record.photos = {
            {store.addPhoto(pictureBytes()), "Ann", vision::readingToJson(*doubtfulPhoto()->reading, false)}};
        game = store.record(played);
    }
    open(game);
    ASSERT_EQ(m_page.photoButtons().size(), 1);
    EXPECT_FALSE(m_page.photoButtons().front()->icon().isNull());
    click(m_page.photoButtons().front());
    settle();
    auto* const photo = dialog<RecordedPhotoDialog>();
    ASSERT_NE(photo, nullptr);
    EXPECT_EQ(photo->windowTitle(), QStringLiteral("Ann's board"));
    photo->close();
}

TEST(RecordedPhotoTest, DoubtsNameTheCellsAndWhatTheyMayBe) {
    const std::vector<Doubt> doubts = doubtsOf(vision::readingToJson(*doubtfulPhoto()->reading, false));
    ASSERT_EQ(doubts.size(), 2U);
    EXPECT_EQ(doubtsInWords(doubts), QStringLiteral("2 cells in doubt: c2, b1"));
    EXPECT_EQ(doubts.front().choices.size(), 3);
    EXPECT_TRUE(doubts.front().choices.front().startsWith(QStringLiteral("tall tree 60")));
    EXPECT_TRUE(doubtsOf("[1, 2").empty());
    const QImage picture = pictureWithDoubts(pictureBytes(), doubts);
    EXPECT_EQ(picture.size(), QSize(500, 400));
    EXPECT_NE(picture, pictureWithDoubts(pictureBytes(), {}));
    EXPECT_TRUE(pictureWithDoubts("no photo", {}).isNull());
}

// --- recording the open game ----------------------------------------------------------------------

class GameRecorderTest : public RecordFixture {
protected:
    void play() {
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
        const record::GameRecord record = store.open(stored().front().number).entry.record;
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
    EXPECT_EQ(m_offers.text(), QStringLiteral("The game is complete. Keep it in the history?"));
    click(m_offers.buttons().front());
    settle();
    ASSERT_EQ(stored().size(), 1U);
    EXPECT_EQ(stored().front().seats.front().total, 36);
    EXPECT_TRUE(m_recorder.isRecorded());
    EXPECT_EQ(m_offers.text(), QStringLiteral("The game is recorded."));
    EXPECT_EQ(m_document.table().record.id, stored().front().id.toStdString());
}

TEST_F(GameRecorderTest, AChangeAfterwardsUpdatesTheSameGame) {
    play();
    m_recorder.record();
    settle();
    m_document.typeNumber(0, "trees", 30);
    EXPECT_FALSE(m_recorder.isRecorded());
    EXPECT_EQ(m_offers.text(), QStringLiteral("This game is recorded, and was changed since."));
    {
        record::Store store(m_folder.location());  // and somebody wrote a note meanwhile
        const record::OpenedGame opened = store.open(stored().front().number);
        GameDetails details = detailsOf(tableOf(opened));
        details.note = QStringLiteral("Rain");
        saveTable(store, opened.number, withDetails(tableOf(opened), details), opened.revision);
    }
    m_recorder.record();
    settle();
    ASSERT_EQ(stored().size(), 1U);
    EXPECT_EQ(stored().front().seats.front().total, 46);
    EXPECT_EQ(stored().front().note, QStringLiteral("Rain"));
    m_document.undoStack()->undo();
    EXPECT_EQ(m_document.table().record.id, stored().front().id.toStdString());
    EXPECT_FALSE(m_recorder.isRecorded());
}

TEST_F(GameRecorderTest, ADeclinedOfferIsNotRepeated) {
    play();
    ASSERT_FALSE(m_offers.isHidden());
    emit m_offers.closed();
    m_offers.hide();
    m_document.typeNumber(0, "trees", 21);
    EXPECT_TRUE(m_offers.isHidden());
    play();
    EXPECT_FALSE(m_offers.isHidden());
}

TEST_F(GameRecorderTest, ThePhotoGoesAlongWithItsDoubts) {
    Table table = tableFromPhoto(photoWithBytes());
    m_document.replace(table, {});
    settle();
    m_recorder.record();
    settle();
    ASSERT_EQ(stored().size(), 1U);
    record::Store store(m_folder.location());
    const record::GameRecord record = store.open(stored().front().number).entry.record;
    ASSERT_EQ(record.photos.size(), 1U);
    EXPECT_EQ(record.photos.front().player, "Player 1");
    EXPECT_EQ(doubtsOf(record.photos.front().reading).size(), 2U);
    EXPECT_FALSE(store.thumbnail(record.photos.front().file).isEmpty());
    m_document.typeNumber(0, "trees", 21);
    m_recorder.record();
    settle();
    EXPECT_EQ(store.open(stored().front().number).entry.record.photos.size(), 1U);
}

TEST_F(GameRecorderTest, CheckedCellsAreNotAskedAgain) {
    m_document.replace(tableFromPhoto(photoWithBytes()), {});
    settle();
    m_document.markChecked(0, cellNamed("c2"));
    m_recorder.record();
    settle();
    const record::Number number = stored().front().number;
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

// As it comes back when the program starts the next time.
Table afterRestart(const Table& table) {
    const QTemporaryDir folder;
    AutosaveStore autosave(folder.path());
    AutosaveStore::Place place = autosave.place(QStringLiteral("game"));
    EXPECT_FALSE(autosave.save(place, {table, {}, true, QDateTime::currentDateTimeUtc()}).problem);
    const std::optional<AutosavedGame> kept = autosave.load(place.id);
    EXPECT_TRUE(kept);
    return kept ? kept->table : table;
}

// A photo of which everything is known.
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

TEST_F(GameRecorderTest, WhatAnEarlierVersionLeftOutOfAReadingStaysInTheRecord) {
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

TEST_F(GameRecorderTest, OpenedFromTheRecordAndRecordedAgainAReadingIsTheSame) {
    m_document.replace(tableFromPhoto(richPhoto()), {});
    settle();
    m_recorder.record();
    settle();
    const std::string reading = recordedPhoto().reading;
    for (const bool restarted : {false, true}) {
        record::Store store(m_folder.location());
        const Table table = tableFromRecord(store, stored().front().number);
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

TEST_F(GameRecorderTest, AnotherReadingTakesThePlaceOfTheOneThatWasRecorded) {
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

TEST_F(GameRecorderTest, AGameThatIsOpenedAgainIsNotOfferedAgain) {
    play();
    m_recorder.record();
    settle();
    const Table table = m_document.table();
    m_document.replace(table, {});
    settle();
    EXPECT_TRUE(m_recorder.isRecorded());
    EXPECT_TRUE(m_offers.isHidden());
}

TEST_F(GameRecorderTest, ADeletedGameCanBeRecordedAgain) {
    play();
    m_recorder.record();
    settle();
    const record::Number first = stored().front().number;
    {
        record::Store store(m_folder.location());
        store.erase(first);
    }
    m_recorder.forget({first});
    EXPECT_FALSE(m_recorder.isRecorded());
    m_recorder.record();
    settle();
    ASSERT_EQ(stored().size(), 1U);
    EXPECT_NE(stored().front().number, first);
}

// --- the window -----------------------------------------------------------------------------------

class RecordWindowTest : public RecordFixture {
protected:
    RecordWindowTest() {
        m_window.recordGamesIn(m_folder.location());
        m_window.resize(1024, 600);
        m_window.show();
    }
    RecordPages& recordPages() { return *m_window.recordPages(); }
    void settleWindow() {
        constexpr int rounds = 6;
        for (int i = 0; i < rounds; ++i) {
            recordPages().asyncRecord().finish();
            QCoreApplication::processEvents();
        }
    }

    MainWindow m_window;
};

TEST_F(RecordWindowTest, FromTheStartToAGameAndIntoThePadAgain) {
    addThree();
    click(m_window.startPage()->pastGamesButton());
    settleWindow();
    EXPECT_EQ(m_window.pages()->currentWidget(), recordPages().pastGamesPage());
    click(recordPages().pastGamesPage()->showButton());
    settleWindow();
    EXPECT_EQ(m_window.pages()->currentWidget(), recordPages().gamePage());
    click(recordPages().gamePage()->openButton());
    settleWindow();
    EXPECT_EQ(m_window.document().harmoniesPlayer(0).name, "Cleo");
    EXPECT_TRUE(recordPages().recorder().isRecorded());
    EXPECT_TRUE(recordPages().recordOffer()->isHidden());
}

TEST(RecordedPhotoTest, AReadingComesBackFromItsJson) {
    const std::string json = vision::readingToJson(readingFromAbove(), false);
    const std::optional<vision::Reading> reading = vision::readingFromJson(json);
    ASSERT_TRUE(reading);
    EXPECT_EQ(vision::readingToJson(*reading, false), json);
    for (const vision::CellReading& cell : reading->cells) {
        ASSERT_EQ(cell.outline.size(), 6U);
        const double width = cell.outline[0].x - cell.outline[3].x;
        EXPECT_NEAR(width, 2 * vision::pitchMm * 2 / std::sqrt(3.0), 2) << name(cell.cell);
    }
    EXPECT_FALSE(reading->boardOutline.empty());
    for (const char* none : {"", "{}", "[1, 2", R"({"format": "concord-reading", "side": "A", "cells": {}})"}) {
        EXPECT_FALSE(vision::readingFromJson(none)) << none;
    }
}

TEST(RecordedPhotoTest, ADamagedReadingIsNone) {
    const std::string json = vision::readingToJson(readingFromAbove(), false);
    const std::vector<std::pair<std::string, std::string>> damages{
        {R"("side":"A")", R"("side":"C")"},
        {R"("version":1)", R"("version":2)"},
        {R"("mostLikely":)", R"("mostLikely":1e300,"x":)"},
        {R"("center":[)", R"("center":[1e300,)"},
        {R"("center":[)", R"("center":["a",)"},
        {R"("review":[)", R"("review":["z9")"},
        {R"("photos":[)", R"("photos":[7,)"},
        {R"("a1":{)", R"("z9":{)"},
        {R"("sure":)", R"("sure":7,"x":)"},
    };
    for (const auto& [said, instead] : damages) {
        std::string damaged = json;
        const std::size_t at = damaged.find(said);
        ASSERT_NE(at, std::string::npos) << said;
        damaged.replace(at, said.size(), instead);
        EXPECT_FALSE(vision::readingFromJson(damaged)) << instead;
    }
}

TEST(RecordedPhotoTest, CentresInOnePlaceAreNoOverlay) {
    vision::Reading reading = readingFromAbove();
    for (vision::CellReading& cell : reading.cells) {
        cell.center = {10, 10};
    }
    const std::optional<vision::Reading> back = vision::readingFromJson(vision::readingToJson(reading));
    ASSERT_TRUE(back);
    EXPECT_TRUE(back->cells.front().outline.empty());
}

TEST_F(RecordWindowTest, AnOpenedGameHasItsPhotosBesideTheBoards) {
    const std::string json = vision::readingToJson(readingFromAbove(), false);
    {
        record::Store store(m_folder.location());
        Table table = emptyTable(Side::A);
        changeHarmonies(table, [&](Game& game) {
            game.players.front().name = "Ann";
            game.players.front().board = readingFromAbove().board;
            game.players.front().board->setStack(cellNamed("b1"), stackOf({Token::Yellow}));  // settled by Ann
        });
        Player bob;
        bob.name = "Bob";
        changeHarmonies(table, [&](Game& game) { game.players.push_back(bob); });
        table.record.photos = {{store.addPhoto(pictureBytes()), "Ann", json}};
        store.record({table.game, table.record});
    }
    recordPages().showGame(stored().front().number);
    settleWindow();
    click(recordPages().gamePage()->openButton());
    settleWindow();
    const std::shared_ptr<const Photo> photo = m_window.document().playerState(0).photo;
    ASSERT_TRUE(photo);
    EXPECT_EQ(photo->picture.size(), QSize(500, 400));
    EXPECT_FALSE(m_window.document().playerState(1).photo);
    EXPECT_TRUE(recordPages().recorder().isRecorded());
    m_window.showBoard(0);
    EXPECT_TRUE(m_window.page()->photoPanel()->isVisible());
    const QPolygonF cell = m_window.page()->photoScene().outline(cellNamed("c2"));
    const cv::Point2d mm = vision::cellCenterMm(Side::A, cellNamed("c2"));
    EXPECT_LT(QLineF(cell.boundingRect().center(), QPointF(250 + (2 * mm.x), 200 - (2 * mm.y))).length(), 1);
    EXPECT_EQ(m_window.document().doubtfulCells(0), std::vector<Cell>{cellNamed("c2")});
    // What is recorded afterwards keeps the reading as it was.
    m_window.document().typeNumber(1, "trees", 5);
    recordPages().recorder().record();
    settleWindow();
    record::Store store(m_folder.location());
    const record::GameRecord record = store.open(stored().front().number).entry.record;
    ASSERT_EQ(record.photos.size(), 1U);
    EXPECT_EQ(record.photos.front().reading, json);
}

TEST_F(RecordWindowTest, AGameWhosePhotoIsGoneOpensWithoutIt) {
    std::string file;
    {
        record::Store store(m_folder.location());
        record::Entry game = record::gameOfTrees({{"Ann", 20}});
        file = store.addPhoto(pictureBytes());
        game.record.photos = {{file, "Ann", {}}};
        store.record(game);
    }
    recordPages().showGame(stored().front().number);
    settleWindow();
    click(recordPages().gamePage()->openButton());
    settleWindow();
    ASSERT_TRUE(m_window.document().playerState(0).photo);  // without a reading it is just the photo
    EXPECT_FALSE(m_window.document().playerState(0).photo->reading);
    ASSERT_TRUE(
        QFile::remove(m_folder.location().folder() + QStringLiteral("/photos/") + QString::fromStdString(file)));
    click(recordPages().gamePage()->openButton());
    settleWindow();
    EXPECT_EQ(m_window.document().harmoniesPlayer(0).name, "Ann");
    EXPECT_FALSE(m_window.document().playerState(0).photo);
}

TEST_F(RecordWindowTest, DeletingTheGameThatIsSeenGoesBackAndOffersUndo) {
    addThree();
    recordPages().showPastGames();
    settleWindow();
    click(recordPages().pastGamesPage()->showButton());
    settleWindow();
    click(recordPages().gamePage()->deleteButton());
    settleWindow();
    EXPECT_EQ(m_window.pages()->currentWidget(), recordPages().pastGamesPage());
    EXPECT_EQ(stored().size(), 2U);
    ASSERT_TRUE(recordPages().undoOffer()->isVisible());
    click(recordPages().undoOffer()->buttons().front());
    settleWindow();
    EXPECT_EQ(stored().size(), 3U);
}

TEST_F(RecordWindowTest, AKeyRecordsTheOpenGame) {
    m_window.open(sampleBoard(QStringLiteral("four-players.json")));
    settleWindow();
    EXPECT_TRUE(recordPages().recordAction()->isEnabled());
    recordPages().recordAction()->trigger();
    settleWindow();
    EXPECT_EQ(stored().size(), 1U);
    EXPECT_FALSE(recordPages().recordAction()->isEnabled());
    EXPECT_LE(m_window.minimumSizeHint().width(), 1024);
    EXPECT_LE(m_window.minimumSizeHint().height(), 600);
}

}  // namespace
}  // namespace concord::gui
