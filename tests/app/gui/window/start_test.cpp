#include "app/gui/window/start_page.h"

#include "app/gui/document/autosave.h"
#include "app/gui/document/autosave_store.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/sample_game.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/offer_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/player_colours.h"
#include "app/gui/kit/theme.h"
#include "app/gui/photo/photo_bar.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/share_menu.h"
#include "app/gui/window/game_card.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/initial_window_size.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/new_game_page.h"
#include "app/gui/window/page_columns.h"
#include "app/gui/window/photo_button.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QAction>
#include <QMenu>
#include <QPainter>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>

namespace concord::gui {
namespace {

Table tableIn(const QString& file) { return openedTable(gameFromContents(fileContents(file), file)); }

TEST(StartPageTest, ThePhotoIsThePrimaryAction) {
    StartPage page;
    page.resize(1024, 520);
    page.show();
    const auto area = [](const QWidget* widget) { return widget->width() * widget->height(); };
    for (const QPushButton* const other :
         {page.newGameButton(), page.openButton(), page.cameraButton(), page.sampleButton()}) {
        ASSERT_TRUE(other->isVisible());
        EXPECT_GT(area(page.photoButton()), 3 * area(other)) << other->text().toStdString();
    }
    EXPECT_FALSE(page.continueButton()->isVisible());
    EXPECT_EQ(page.photoButton()->shortcut(), QKeySequence(Qt::ALT | Qt::Key_P));
    QSignalSpy photo(&page, &StartPage::photoRequested);
    QTest::mouseClick(page.photoButton(), Qt::LeftButton);
    QTest::keyClick(page.photoButton(), Qt::Key_Space);
    EXPECT_EQ(photo.count(), 2);
}

TEST(StartPageTest, ShowsTheLatestGamesAsCards) {
    StartPage page;
    page.resize(1024, 520);
    const GameOffer game{QStringLiteral("Ann 20"), QStringLiteral("today 21:14")};
    page.offer({game, game, game, game, game, game, game});
    page.show();
    EXPECT_TRUE(page.continueButton()->isVisible());
    ASSERT_EQ(page.earlierButtons().size(), 4);
    QSignalSpy continued(&page, &StartPage::continueRequested);
    QTest::mouseClick(page.earlierButtons().at(2), Qt::LeftButton);
    QTest::mouseClick(page.continueButton(), Qt::LeftButton);
    ASSERT_EQ(continued.count(), 2);
    EXPECT_EQ(continued[0][0], 3);
    EXPECT_EQ(continued[1][0], 0);
}

TEST(StartPageTest, PhotosCanBeAddedWhileNoGameIsOpen) {
    const QTemporaryDir folder;
    MainWindow window;
    window.recordGamesIn(record::Location::of(folder.filePath(QStringLiteral("games.concord"))));
    const QAction* const photos = window.gamePage()->photoBar()->menu()->menuAction();
    window.pages()->show(window.newGamePage());
    EXPECT_TRUE(photos->isVisible());
    window.pages()->back();
    EXPECT_TRUE(photos->isVisible());
}

TEST(GameCardTest, AnElidedCardShowsTheFullTextInItsToolTip) {
    GameCard card;
    card.show();
    card.resize(160, card.sizeHint().height());
    card.setGame({QStringLiteral("Ann 20"), QStringLiteral("today")}, {});
    EXPECT_FALSE(card.isElided());
    EXPECT_TRUE(card.toolTip().isEmpty());
    const QString players = QStringLiteral("Wilhelmine-Charlotte 120, Maximilian-Alexander 118");
    card.setGame({players, QStringLiteral("today")}, {});
    EXPECT_TRUE(card.isElided());
    EXPECT_TRUE(card.toolTip().contains(players));
    card.resize(700, card.height());
    EXPECT_FALSE(card.isElided());
}

TEST(GameCardTest, PlayersWhoFillMoreThanALineTakeTwo) {
    GameCard card;
    card.show();
    card.resize(260, card.sizeHint().height());
    const QString players = QStringLiteral("Ben 72, Ada 65, Dmitri 62, Cléo 60, Wilhelmine 12");
    ASSERT_GT(card.fontMetrics().horizontalAdvance(players), card.width());
    card.setGame({players, QStringLiteral("today")}, {});
    EXPECT_FALSE(card.isElided());
    EXPECT_TRUE(card.toolTip().isEmpty());
    card.setGame({players + QStringLiteral(", ") + players, QStringLiteral("today")}, {});
    EXPECT_TRUE(card.isElided());
    EXPECT_TRUE(card.toolTip().contains(players));
}

// A card shows the boards, or bars in the players' colours if the game has none. Only checks that something is drawn.
TEST(GameCardTest, ShowsWhatTheGameLooksLike) {
    for (const char* const file : {"/boards/four-players.json", "/boards/typed.json", "/renature/four-players.json"}) {
        const Table table = tableIn(QStringLiteral(CONCORD_SAMPLES_DIR) + QLatin1String(file));
        QImage picture(240, 90, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::white);
        const QImage empty = picture;
        QPainter painter(&picture);
        extrasOf(table.game).drawMiniature(painter, picture.rect(), table, QPalette());
        painter.end();
        EXPECT_NE(picture, empty) << file;
    }
}

// Olga, the third at the table, won: her bar comes first, as her name does.
TEST(GameCardTest, ThePictureShowsTheWinnerFirstAsTheTextDoes) {
    const Table table = tableIn(QStringLiteral(CONCORD_SAMPLES_DIR "/renature/four-players.json"));
    QImage picture(240, 90, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    extrasOf(table.game).drawMiniature(painter, picture.rect(), table, QPalette());
    painter.end();
    EXPECT_EQ(picture.pixelColor(240 / 8, 90 / 2), playerColour(playersOf(table).at(2), 2));
    EXPECT_TRUE(playersInWords({table, {}, false, {}}).startsWith(QStringLiteral("Olga")));
}

class SampleGameTest : public RecordFixture {
protected:
    SampleGameTest() {
        QSettings().clear();
        m_window.resize(1024, 600);
        m_window.autosaveIn(autosaveFolder());
        m_window.recordGamesIn(m_folder.location());
        m_window.show();
        waitForRecord();
        QTest::mouseClick(m_window.startPage()->sampleButton(), Qt::LeftButton);
        waitForRecord();
    }
    QString autosaveFolder() const { return m_games.filePath(QStringLiteral("games")); }
    void startAnother() {
        NewGame game;
        game.players = {{"Ann", ""}, {"Bob", ""}};
        m_window.startGame(game);
    }
    bool isEnabled(const QKeySequence& keys) {
        const QList<QAction*> actions = m_window.findChildren<QAction*>();
        const auto found =
            std::ranges::find_if(actions, [&](const QAction* action) { return action->shortcuts().contains(keys); });
        return found != actions.end() && (*found)->isEnabled();
    }
    void waitForRecord() {
        m_window.recordPages()->asyncRecord().finish();
        QCoreApplication::processEvents();
    }

    QTemporaryDir m_games;
    MainWindow m_window;
};

TEST_F(SampleGameTest, ASmallScreenShowsTheRecentGamesWithoutScrolling) {
    startAnother();
    m_window.pages()->show(m_window.startPage());
    waitForRecord();
    const GameCard& card = *m_window.startPage()->findChild<GameCard*>();
    ASSERT_TRUE(card.isVisible());
    EXPECT_LE(card.mapTo(&m_window, QPoint(0, card.height())).y(), m_window.height());
}

TEST_F(SampleGameTest, TheNewGamePageHidesTheOfferToRecordTheOpenGame) {
    ASSERT_TRUE(m_window.recordPages()->recordOffer()->isVisible());
    m_window.pages()->show(m_window.newGamePage());
    EXPECT_FALSE(m_window.recordPages()->recordOffer()->isVisible());
    m_window.showPad();
    EXPECT_TRUE(m_window.recordPages()->recordOffer()->isVisible());
}

TEST_F(SampleGameTest, IsNeitherUndoneNorExportedOnAPageAboutOtherGames) {
    m_window.document().renamePlayer(0, QStringLiteral("Zoe"));
    for (const bool aboutOpenGame : {true, false, true}) {
        m_window.pages()->show(aboutOpenGame ? static_cast<QWidget*>(m_window.padPage()) : m_window.newGamePage());
        EXPECT_EQ(isEnabled(QKeySequence(Qt::CTRL | Qt::Key_S)), aboutOpenGame);
        EXPECT_EQ(isEnabled(QKeySequence(Qt::CTRL | Qt::Key_D)), aboutOpenGame);
        EXPECT_EQ(m_window.shareMenu()->menuAction()->isEnabled(), aboutOpenGame);
    }
    for (const bool aboutOpenGame : {true, false, true}) {
        aboutOpenGame ? m_window.showPad() : m_window.recordPages()->showPastGames();
        waitForRecord();
        EXPECT_EQ(isEnabled(QKeySequence(Qt::CTRL | Qt::Key_Z)), aboutOpenGame);
        EXPECT_EQ(isEnabled(QKeySequence(Qt::CTRL | Qt::Key_S)), aboutOpenGame);
        EXPECT_EQ(isEnabled(QKeySequence(Qt::CTRL | Qt::Key_D)), aboutOpenGame);
    }
}

TEST_F(SampleGameTest, IsNotUndoneWhereNobodyWouldSeeIt) {
    m_window.document().renamePlayer(0, QStringLiteral("Zoe"));
    for (QWidget* const other : std::initializer_list<QWidget*>{m_window.startPage(), m_window.newGamePage()}) {
        m_window.showPad();
        EXPECT_TRUE(isEnabled(QKeySequence(Qt::CTRL | Qt::Key_Z)));
        m_window.pages()->show(other);
        EXPECT_FALSE(isEnabled(QKeySequence(Qt::CTRL | Qt::Key_Z))) << other->windowTitle().toStdString();
    }
}

TEST_F(SampleGameTest, OpensAsAFinishedGameThatSaysThatItIsASample) {
    EXPECT_TRUE(m_window.padPage()->isVisible());
    EXPECT_EQ(m_window.document().playerCount(), 4);
    EXPECT_TRUE(isSample(m_window.document().table()));
    EXPECT_TRUE(m_window.windowTitle().contains(QStringLiteral("Sample game")));
    ASSERT_TRUE(m_window.recordPages()->recordOffer()->isVisible());
    EXPECT_TRUE(m_window.recordPages()->recordOffer()->text().contains(QStringLiteral("sample game")));
    EXPECT_TRUE(m_window.recordPages()->recordOffer()->buttons().isEmpty());
}

TEST_F(SampleGameTest, IsNotRecorded) {
    EXPECT_FALSE(m_window.recordPages()->recordAction()->isEnabled());
    m_window.document().renamePlayer(0, QStringLiteral("Zoe"));
    waitForRecord();
    EXPECT_FALSE(m_window.recordPages()->recordAction()->isEnabled());
    m_window.recordPages()->recorder().record();
    waitForRecord();
    EXPECT_TRUE(storedGames().empty());
    startAnother();
    waitForRecord();
    EXPECT_TRUE(m_window.recordPages()->recordAction()->isEnabled());
}

TEST_F(SampleGameTest, IsAutosavedOnlyIfItWasChanged) {
    const auto savedSampleCount = [this] {
        std::vector<AutosaveStore::Entry> entries = AutosaveStore(autosaveFolder()).games();
        std::erase_if(entries, [](const AutosaveStore::Entry& one) { return !isSample(one.game.table); });
        return entries.size();
    };
    startAnother();
    EXPECT_EQ(savedSampleCount(), 0U);
    m_window.pages()->show(m_window.startPage());
    QTest::mouseClick(m_window.startPage()->sampleButton(), Qt::LeftButton);
    m_window.document().renamePlayer(0, QStringLiteral("Zoe"));
    startAnother();
    EXPECT_EQ(savedSampleCount(), 1U);
    m_window.pages()->show(m_window.startPage());
    bool isListed = false;
    for (const GameCard* const card : m_window.startPage()->earlierButtons()) {
        isListed = isListed || card->text().startsWith(QStringLiteral("Sample game"));
    }
    EXPECT_TRUE(isListed);
}

TEST(PageColumnsTest, ABoardAloneIsAsWideAsItsHeightAllows) {
    const PageColumns columns =
        pageColumns({.availableSize = {1340, 560}, .boardAspectRatio = 1.3, .minBoard = 400, .minScore = 300});
    EXPECT_EQ(columns.board, 728);
    EXPECT_EQ(columns.score, 1340 - 728);
    const PageColumns low =
        pageColumns({.availableSize = {1340, 300}, .boardAspectRatio = 0.9, .minBoard = 400, .minScore = 300});
    EXPECT_EQ(low.board, 710);  // more than half the width, so that the names in the palette below the board fit
}

TEST(PageColumnsTest, BesideAPhotoTheScoreTakesWhatItNeeds) {
    const PageColumns columns = pageColumns(
        {.availableSize = {1900, 900}, .boardAspectRatio = 1.3, .hasPhoto = true, .minBoard = 400, .minScore = 300});
    EXPECT_EQ(columns.score, 460);
    const PageColumns small = pageColumns(
        {.availableSize = {1000, 450}, .boardAspectRatio = 1.3, .hasPhoto = true, .minBoard = 400, .minScore = 300});
    EXPECT_EQ(small.score, 300);
    EXPECT_EQ(small.board + small.score, 1000);
}

TEST(InitialWindowSizeTest, TheWindowFitsTheScreenWithItsFrame) {
    for (const QSize availableSize : {QSize(1024, 600), QSize(1366, 768), QSize(1280, 800), QSize(1440, 900),
                                      QSize(1920, 1080), QSize(3840, 2160)}) {
        const InitialWindowSize initial = initialWindowSize(availableSize);
        EXPECT_LT(initial.size.width(), availableSize.width());
        EXPECT_LE(initial.size.height(), availableSize.height() - 30);
    }
    EXPECT_TRUE(initialWindowSize({1024, 600}).isMaximized);
    EXPECT_TRUE(initialWindowSize({1366, 768}).isMaximized);
    EXPECT_FALSE(initialWindowSize({1920, 1080}).isMaximized);
    EXPECT_EQ(initialWindowSize({3840, 2160}).size, QSize(2880, 1620));
}

TEST(TextScaleTest, TextIsEnlargedOnlyWhereNothingElseScalesIt) {
    const auto scale = [](QSize pixels, double physicalDpi, double logicalDpi = 96, double ratio = 1) {
        return textScale({pixels, physicalDpi, logicalDpi, ratio});
    };
    EXPECT_EQ(scale({3840, 2160}, 163), 1.5) << "27 inches";
    EXPECT_EQ(scale({2560, 1440}, 109), 1) << "27 inches with larger pixels";
    EXPECT_EQ(scale({3840, 2160}, 315), 1.75) << "14 inches";
    EXPECT_EQ(scale({3840, 2160}, 102), 1.5) << "a television, which is seen from afar";
    EXPECT_EQ(scale({1920, 1080}, 157), 1) << "a small laptop has no room for larger texts";
    EXPECT_EQ(scale({1920, 1080}, 163, 96, 2), 1) << "scaled by the desktop";
    EXPECT_EQ(scale({3840, 2160}, 163, 144), 1) << "larger texts chosen in the desktop";
    EXPECT_EQ(scale({3840, 2160}, 610), 1.5) << "a projector that reports 160 mm";
    EXPECT_EQ(scale({1920, 1080}, 305), 1) << "a Full HD projector that reports 160 mm";
    EXPECT_EQ(scale({3840, 2160}, 0), 1.5);
}

}  // namespace
}  // namespace concord::gui
