// Past games in the window.
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/kit/pages.h"
#include "app/gui/photo/photo_panel.h"
#include "app/gui/record/game_details.h"
#include "app/gui/record/game_recorder.h"
#include "app/gui/record/past_games_page.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/record/recorded_game_page.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/start_page.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/record/recorded_photo_support.h"
#include "tests/app/gui/support/support.h"
#include "vision/geometry/board_frame.h"
#include "vision/reading/reading_json.h"

#include <gtest/gtest.h>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QLineF>

namespace concord::gui {
namespace {

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
    // The window offers to record a game that is complete.
    void openCompleteGame() {
        Game game = record::gameOfTrees({{"Ann", 20}, {"Bob", 10}}).game.as<Game>();
        for (Player& player : game.players) {
            player.animals = std::vector<AnimalEntry>{{{}, std::nullopt, 12}};
        }
        m_window.document().replace(tableFromGame(game), {});
        m_window.showPad();
        settleWindow();
    }

    MainWindow m_window;
};

TEST_F(RecordWindowTest, ARecordedGameIsFoundAndOpenedInThePad) {
    addThreeGames();
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

TEST_F(RecordWindowTest, AnOpenedGameHasItsPhotosBesideTheBoards) {
    const std::string json = vision::readingToJson(readingFromAbove(), false);
    {
        record::Store store(m_folder.location());
        Table table = emptyTable(Side::A);
        changeHarmonies(table, [&](Game& game) {
            game.players.front().name = "Ann";
            game.players.front().board = readingFromAbove().board;
            game.players.front().board->setStack(cellNamed("b1"), stackOf({Token::Yellow}));  // corrected by Ann
        });
        Player bob;
        bob.name = "Bob";
        changeHarmonies(table, [&](Game& game) { game.players.push_back(bob); });
        table.record.photos = {{store.addPhoto(pictureBytes()), "Ann", json}};
        store.record({table.game, table.record});
    }
    recordPages().showGame(storedGames().front().number);
    settleWindow();
    click(recordPages().gamePage()->openButton());
    settleWindow();
    const std::shared_ptr<const Photo> photo = m_window.document().playerState(0).photo;
    ASSERT_TRUE(photo);
    EXPECT_EQ(photo->picture.size(), QSize(500, 400));
    EXPECT_FALSE(m_window.document().playerState(1).photo);
    EXPECT_TRUE(recordPages().recorder().isRecorded());
    m_window.showBoard(0);
    EXPECT_TRUE(m_window.gamePage()->photoPanel()->isVisible());
    const QPolygonF cell = m_window.gamePage()->photoScene().outline(cellNamed("c2"));
    const cv::Point2d mm = vision::cellCenterMm(Side::A, cellNamed("c2"));
    const QPointF expectedCentre(250 + (2 * mm.x), 200 - (2 * mm.y));  // as in readingFromAbove()
    EXPECT_LT(QLineF(cell.boundingRect().center(), expectedCentre).length(), 1);
    EXPECT_EQ(m_window.document().doubtfulCells(0), std::vector<Cell>{cellNamed("c2")});
    // Recording the game again leaves the reading unchanged.
    m_window.document().typeNumber(1, "trees", 5);
    recordPages().recorder().record();
    settleWindow();
    record::Store store(m_folder.location());
    const record::GameRecord record = store.open(storedGames().front().number).entry.record;
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
    recordPages().showGame(storedGames().front().number);
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

TEST_F(RecordWindowTest, DeletingTheShownGameGoesBackAndOffersUndo) {
    addThreeGames();
    recordPages().showPastGames();
    settleWindow();
    click(recordPages().pastGamesPage()->showButton());
    settleWindow();
    click(recordPages().gamePage()->deleteButton());
    settleWindow();
    EXPECT_EQ(m_window.pages()->currentWidget(), recordPages().pastGamesPage());
    EXPECT_EQ(storedGames().size(), 2U);
    ASSERT_TRUE(recordPages().undoOffer()->isVisible());
    click(recordPages().undoOffer()->buttons().front());
    settleWindow();
    EXPECT_EQ(storedGames().size(), 3U);
}

TEST_F(RecordWindowTest, EditingTheDetailsChangesTheOpenGameToo) {
    openCompleteGame();
    recordPages().recordAction()->trigger();
    settleWindow();
    click(recordPages().recordOffer()->buttons().at(1));  // "Details…"
    settleWindow();
    auto* const form = dialog<GameDetailsDialog>();
    ASSERT_NE(form, nullptr);
    form->players().at(0)->setText(QStringLiteral("Bob"));  // they swap their names
    form->players().at(1)->setText(QStringLiteral("Ann"));
    form->starter()->setCurrentIndex(2);  // the second player, after "not known"
    QTest::mouseClick(form->buttons()->button(QDialogButtonBox::Save), Qt::LeftButton);
    settleWindow();
    EXPECT_EQ(m_window.document().player(0).name, "Bob");
    EXPECT_EQ(startPlayer(m_window.document().table()), 1);
    EXPECT_TRUE(recordPages().recorder().isRecorded());
    m_window.document().typeNumber(0, "trees", 30);
    recordPages().recorder().record();
    settleWindow();
    record::Store store(m_folder.location());
    const record::Entry entry = store.open(storedGames().front().number).entry;
    EXPECT_EQ(record::namesOf(entry.game), (std::vector<std::string>{"Bob", "Ann"}));
    EXPECT_EQ(entry.record.starter, "Ann");
}

TEST_F(RecordWindowTest, AGameWhoseDeletionIsUndoneIsRecordedAsBefore) {
    openCompleteGame();
    recordPages().recordAction()->trigger();
    settleWindow();
    click(recordPages().recordOffer()->buttons().back());  // "Undo"
    settleWindow();
    ASSERT_TRUE(recordPages().undoOffer()->isVisible());
    click(recordPages().undoOffer()->buttons().front());
    settleWindow();
    EXPECT_EQ(storedGames().size(), 1U);
    EXPECT_TRUE(recordPages().recorder().isRecorded());
    EXPECT_FALSE(recordPages().recordAction()->isEnabled());
    m_window.document().typeNumber(0, "trees", 30);
    EXPECT_EQ(recordPages().recordOffer()->text(), QStringLiteral("This game has changed since it was recorded."));
}

TEST_F(RecordWindowTest, TheActionRecordsTheOpenGame) {
    m_window.open(sampleBoard(QStringLiteral("four-players.json")));
    settleWindow();
    EXPECT_TRUE(recordPages().recordAction()->isEnabled());
    recordPages().recordAction()->trigger();
    settleWindow();
    EXPECT_EQ(storedGames().size(), 1U);
    EXPECT_FALSE(recordPages().recordAction()->isEnabled());
    EXPECT_LE(m_window.minimumSizeHint().width(), 1024) << "the offer to add details makes the window too large";
    EXPECT_LE(m_window.minimumSizeHint().height(), 600);
}

TEST_F(RecordWindowTest, OnlyAGameThatIsNotRecordedYetCanBeRecorded) {
    m_window.open(sampleBoard(QStringLiteral("four-players.json")));
    settleWindow();
    recordPages().recordAction()->trigger();
    settleWindow();
    EXPECT_FALSE(recordPages().recordAction()->isEnabled());
    click(recordPages().recordOffer()->buttons().back());  // "Undo"
    settleWindow();
    EXPECT_EQ(storedGames().size(), 0U);
    EXPECT_TRUE(recordPages().recordAction()->isEnabled());
    addThreeGames();
    recordPages().showGame(storedGames().front().number);
    settleWindow();
    click(recordPages().gamePage()->openButton());
    settleWindow();
    EXPECT_FALSE(recordPages().recordAction()->isEnabled()) << "a recorded game can be recorded again";
}

}  // namespace
}  // namespace concord::gui
