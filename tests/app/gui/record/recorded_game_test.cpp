// A recorded game on its page, and the photos of its boards.
#include "app/gui/board/board_picture.h"
#include "app/gui/record/game_details.h"
#include "app/gui/record/recorded_game_page.h"
#include "app/gui/record/recorded_photo_dialog.h"
#include "app/gui/record/recorded_table.h"
#include "app/gui/window/game_page.h"
#include "app/record/connection.h"
#include "app/text/words.h"
#include "scoring/harmonies/game_json.h"
#include "scoring/harmonies/harmonies_module.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/record/recorded_photo_support.h"
#include "tests/app/gui/support/support.h"
#include "vision/geometry/board_frame.h"
#include "vision/reading/reading_json.h"

#include <gtest/gtest.h>
#include <QAbstractItemModelTester>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
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
    // 20 for trees, and one for each other landscape.
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
    ASSERT_TRUE(m_page.reasonsView()->currentIndex().isValid());
    EXPECT_FALSE(m_page.boards().at(1)->light().highlighted.empty());
    EXPECT_TRUE(m_page.boards().at(0)->light().highlighted.empty());
}

TEST_F(RecordedGamePageTest, RecordedPointsAreShownBesideTodaysPoints) {
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
    EXPECT_TRUE(m_page.changedPoints().startsWith(QStringLiteral("Concord 0.0.1 counted different points")));
    EXPECT_TRUE(m_page.headline().contains(QStringLiteral("24 points")));
    EXPECT_TRUE(m_page.headline().contains(QStringLiteral("sun")));
}

TEST_F(RecordedGamePageTest, AGameThatCannotBeOpenedHidesTheOneShownBefore) {
    const record::Number damaged = add({{"Ann", 20}, {"Bob", 10}});
    const record::Number cleo = add({{"Cleo", 40}});
    record::Connection(m_folder.location(), false)
        .run(QStringLiteral("UPDATE game_documents SET document = replace(document, 'Ann', 'Anm')"));
    open(cleo);
    EXPECT_TRUE(m_page.padView()->isVisible());
    EXPECT_TRUE(m_page.deleteButton()->isVisible());
    open(damaged);
    EXPECT_FALSE(m_page.padView()->isVisible());
    EXPECT_FALSE(m_page.deleteButton()->isVisible());
    open(cleo);
    EXPECT_TRUE(m_page.padView()->isVisible());
}

TEST_F(RecordedGamePageTest, ChangesMadeWhileThePageIsHiddenAreShownOnReturn) {
    const record::Number game = add({{"Ann", 20}, {"Bob", 10}});
    open(game);
    m_page.hide();
    record::Store store(m_folder.location());
    const record::OpenedGame opened = store.open(game);
    GameDetails details = detailsOf(tableOf(opened));
    details.players.front() = QStringLiteral("Anna");
    saveTable(store, game, withDetails(tableOf(opened), details), opened.revision);
    m_page.show();
    settle();
    EXPECT_EQ(m_page.headline(), QStringLiteral("Anna won with 24 points"));
    const QSignalSpy gone(&m_page, &RecordedGamePage::gone);
    m_page.hide();
    store.deleteGame(game);
    m_page.show();
    settle();
    EXPECT_EQ(gone.count(), 1);
}

TEST_F(RecordedGamePageTest, AButtonOpensThePhotoOfABoard) {
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

TEST(RecordedPhotoTest, DoubtsSayWhyWhereThatIsKnown) {
    vision::Reading reading = *doubtfulPhoto()->reading;
    const std::size_t first =
        std::ranges::find(reading.cells, reading.review.front(), &vision::CellReading::cell) - reading.cells.begin();
    reading.cells[first].reason = vision::ReviewReason::Hidden;
    const std::string json = vision::readingToJson(reading, false);
    const std::vector<Doubt> doubts = doubtsOf(json);
    ASSERT_EQ(doubts.size(), 2U);
    const QString why = words::translated(*explanation(vision::ReviewReason::Hidden));
    EXPECT_EQ(doubts[0].why, why);
    EXPECT_EQ(doubts[1].why, QString());
    const RecordedPhotoDialog dialog(
        {}, [] { return QString(); }, json, nullptr);
    const QStringList lines = dialog.findChild<QLabel*>()->text().split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), 2);
    EXPECT_TRUE(lines[0].endsWith(QStringLiteral("; ") + why)) << lines[0].toStdString();
    EXPECT_FALSE(lines[1].contains(QLatin1Char(';'))) << lines[1].toStdString();
}

TEST(RecordedPhotoTest, AReadingComesBackFromItsJson) {
    const std::string json = vision::readingToJson(readingFromAbove(), false);
    const std::optional<vision::Reading> reading = vision::readingFromJson(json);
    ASSERT_TRUE(reading);
    EXPECT_EQ(vision::readingToJson(*reading, false), json);
    for (const vision::CellReading& cell : reading->cells) {
        ASSERT_EQ(cell.outline.size(), 6U);
        const double width = cell.outline[0].x - cell.outline[3].x;  // from corner to corner, 2 pixels per millimetre
        EXPECT_NEAR(width, 2 * vision::pitchMm * 2 / std::sqrt(3.0), 2) << name(cell.cell);
    }
    EXPECT_FALSE(reading->boardOutline.empty());
    for (const char* invalid : {"", "{}", "[1, 2", R"({"format": "concord-reading", "side": "A", "cells": {}})"}) {
        EXPECT_FALSE(vision::readingFromJson(invalid)) << invalid;
    }
}

TEST(RecordedPhotoTest, ADamagedReadingIsRejected) {
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
    for (const auto& [text, replacement] : damages) {
        std::string damaged = json;
        const std::size_t at = damaged.find(text);
        ASSERT_NE(at, std::string::npos) << text;
        damaged.replace(at, text.size(), replacement);
        EXPECT_FALSE(vision::readingFromJson(damaged)) << replacement;
    }
}

TEST(RecordedPhotoTest, CellsWithTheSameCentreHaveNoOutlines) {
    vision::Reading reading = readingFromAbove();
    for (vision::CellReading& cell : reading.cells) {
        cell.center = {10, 10};
    }
    const std::optional<vision::Reading> back = vision::readingFromJson(vision::readingToJson(reading));
    ASSERT_TRUE(back);
    EXPECT_TRUE(back->cells.front().outline.empty());
}

}  // namespace
}  // namespace concord::gui
