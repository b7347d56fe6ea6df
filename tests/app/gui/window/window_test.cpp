#include "app/gui/window/main_window.h"

#include "app/gui/board/board_view.h"
#include "app/gui/board/token_palette.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/names_header.h"
#include "app/gui/kit/offer_bar.h"
#include "app/gui/kit/translation.h"
#include "app/gui/photo/photo_panel.h"
#include "app/gui/photo/photo_tray.h"
#include "app/gui/photo/photo_view.h"
#include "app/gui/photo/stack_choices.h"
#include "app/gui/score/score_panel.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/help_dialog.h"
#include "app/gui/window/watch_folder_action.h"
#include "app/record/location.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <new>

namespace concord::gui {
namespace {

class WindowTest : public ::testing::Test {
protected:
    WindowTest() {
        m_window.resize(1024, 600);
        m_window.show();
    }
    GamePage& page() { return *m_window.gamePage(); }
    // Opens the sample and shows the first player's board.
    void openSample(const QString& name) {
        m_window.open(sampleBoard(name));
        m_window.showBoard(0);
        QCoreApplication::processEvents();
    }
    void clickCell(const char* cell, Qt::MouseButton button = Qt::LeftButton) {
        BoardView* const view = page().boardView();
        const QPointF centre =
            page().boardScene().layout().centre(cellNamed(cell, m_window.document().harmonies().side));
        QTest::mouseClick(view->viewport(), button, {}, view->mapFromScene(centre));
    }
    void clickItem(const QModelIndex& index) {
        QTreeView* const items = page().scorePanel()->itemsView();
        items->scrollTo(index);
        QTest::mouseClick(items->viewport(), Qt::LeftButton, {}, items->visualRect(index).center());
    }

    MainWindow m_window;
};

TEST_F(WindowTest, TheWindowAndTheDesktopEntryHaveTheSameIcon) {
    const QImage drawing(QStringLiteral(CONCORD_TRANSLATIONS_DIR "/../desktop/concord.svg"));
    ASSERT_EQ(drawing.size(), QSize(128, 128));
    EXPECT_EQ(m_window.windowIcon().pixmap(128, 128).toImage(), drawing);
}

TEST_F(WindowTest, PaletteAndBoardBuildATreeAndTheScoreFollows) {
    m_window.document().replace(emptyTable(Side::A), {});
    openSample(QStringLiteral("rulebook-solo.json"));
    m_window.document().replace(emptyTable(Side::A), {});
    QCoreApplication::processEvents();
    EXPECT_EQ(page().scorePanel()->headline(), QStringLiteral("0 points"));
    QTest::mouseClick(page().palettePanel()->buttonOf(Token::Brown), Qt::LeftButton);
    clickCell("c2");
    clickCell("c2");
    QTest::mouseClick(page().palettePanel()->buttonOf(Token::Green), Qt::LeftButton);
    clickCell("c2");
    EXPECT_EQ(page().scorePanel()->headline(), QStringLiteral("7 points"));
    clickCell("c2", Qt::RightButton);
    EXPECT_EQ(page().scorePanel()->headline(), QStringLiteral("0 points"));
    QTest::keyClick(page().boardView(), Qt::Key_L);  // "leaves": a green token on the trunks
    EXPECT_EQ(page().scorePanel()->headline(), QStringLiteral("7 points"));
    while (m_window.document().undoStack()->canUndo()) {
        m_window.document().undoStack()->undo();
    }
    EXPECT_EQ(page().scorePanel()->headline(), QStringLiteral("0 points"));
}

TEST_F(WindowTest, ClickingAnItemHighlightsItsCells) {
    openSample(QStringLiteral("rulebook-solo.json"));
    const ScoreItemsModel& items = page().scorePanel()->items();
    const QModelIndex water = items.indexOfRow("water");
    ASSERT_TRUE(water.isValid());
    const QModelIndex river = items.index(0, 0, water);
    const std::vector<Cell> expected = items.cellsOf(river);
    ASSERT_FALSE(expected.empty());
    clickItem(river);
    for (const Cell cell : cells(Side::A)) {
        EXPECT_EQ(page().boardScene().appearance(cell).highlighted, std::ranges::count(expected, cell) == 1)
            << name(cell);
    }
    clickCell("a1");
    EXPECT_FALSE(page().boardScene().appearance(expected.front()).highlighted);
}

TEST_F(WindowTest, ARowWithoutCellsStaysSelected) {
    openSample(QStringLiteral("rulebook-solo.json"));
    m_window.document().typeAnimals(0, {12});  // a typed number has no cells
    QCoreApplication::processEvents();
    const ScoreItemsModel& items = page().scorePanel()->items();
    clickItem(items.indexOfRow("water"));
    ASSERT_FALSE(m_window.selection().highlighted().empty());
    clickItem(items.indexOfRow("animals"));
    EXPECT_TRUE(m_window.selection().highlighted().empty());
    EXPECT_EQ(page().scorePanel()->itemsView()->currentIndex(), items.indexOfRow("animals"));
}

TEST_F(WindowTest, UndoRemovesTheHighlightOfARow) {
    openSample(QStringLiteral("rulebook-solo.json"));
    m_window.document().typeAnimals(0, {12});
    QCoreApplication::processEvents();
    clickItem(page().scorePanel()->items().indexOfRow("water"));
    ASSERT_FALSE(m_window.selection().highlighted().empty());
    m_window.document().undoStack()->undo();
    EXPECT_TRUE(m_window.selection().highlighted().empty());
    m_window.selection().highlight({cellNamed("a1")}, /*isPath=*/false);  // as the tray does for two photos
    m_window.document().undoStack()->redo();
    EXPECT_EQ(m_window.selection().highlighted(), std::vector{cellNamed("a1")});
}

TEST_F(WindowTest, NextDoubtfulCellIsDisabledWithoutAGame) {
    const QList<QAction*> actions = m_window.findChildren<QAction*>();
    const auto next = std::ranges::find_if(actions, [](const QAction* action) {
        return action->text().remove(QLatin1Char('&')) == QStringLiteral("Next doubtful cell");
    });
    ASSERT_NE(next, actions.end());
    EXPECT_FALSE((*next)->isEnabled());
    m_window.document().replace(emptyTable(Side::A), {});
    EXPECT_TRUE((*next)->isEnabled());
}

TEST_F(WindowTest, EveryPlayerHasATab) {
    openSample(QStringLiteral("four-players.json"));
    auto* const tabs = page().findChild<QTabBar*>();
    ASSERT_NE(tabs, nullptr);
    EXPECT_EQ(tabs->count(), 4);
    EXPECT_TRUE(tabs->isVisible());
    EXPECT_GT(tabs->height(), 10);
    tabs->setCurrentIndex(2);
    EXPECT_EQ(m_window.selection().player(), 2);
    const PlayerScore& score = m_window.document().harmoniesScore().players.at(2);
    EXPECT_TRUE(page().scorePanel()->headline().startsWith(QString::fromStdString(score.name)));
}

TEST_F(WindowTest, ABadFileShowsTheErrorAndKeepsTheOldDocument) {
    openSample(QStringLiteral("rulebook-solo.json"));
    const Table before = m_window.document().table();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("broken.json"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "concord-game", "version": 1, "game": "harmonies", "side": "C", "players": []})");
    file.close();
    m_window.open(path);
    EXPECT_TRUE(m_window.messageBar()->isVisible());
    EXPECT_TRUE(m_window.messageBar()->text().startsWith(QStringLiteral("broken.json: /")))
        << m_window.messageBar()->text().toStdString();
    EXPECT_EQ(m_window.document().table(), before);
}

TEST_F(WindowTest, AMissingFileIsReported) {
    m_window.open(QStringLiteral("/nowhere/gone.json"));
    EXPECT_EQ(m_window.messageBar()->text(), QStringLiteral("gone.json cannot be opened: there is no such file."));
}

TEST_F(WindowTest, APhotoIsShownWithItsDoubtsAndTheAlternativesCanBeClicked) {
    openSample(QStringLiteral("rulebook-solo.json"));
    EXPECT_FALSE(page().photoView()->isVisible());
    m_window.document().replace(tableFromPhoto(doubtfulPhoto()), {});
    QCoreApplication::processEvents();
    EXPECT_TRUE(page().photoView()->isVisible());
    EXPECT_TRUE(page().boardScene().appearance(cellNamed("c2")).doubtful);
    EXPECT_FALSE(page().boardScene().appearance(cellNamed("a1")).doubtful);
    QTest::keyClick(page().boardView(), Qt::Key_N);
    EXPECT_TRUE(page().boardScene().appearance(cellNamed("c2")).selected);
    EXPECT_EQ(page().choices()->title(), QStringLiteral("<b>c2: tall tree, medium tree or empty?</b>"));
    ASSERT_EQ(page().choices()->alternativeButtons().size(), 3U);
    EXPECT_NE(page().choices()->alternativeButtons()[0]->palette().button(),  // the first is the chosen one
              page().choices()->alternativeButtons()[1]->palette().button());
    QTest::mouseClick(page().choices()->alternativeButtons()[1], Qt::LeftButton);
    EXPECT_EQ(m_window.document().harmoniesPlayer(0).board->stack(cellNamed("c2")),
              stackOf({Token::Brown, Token::Green}));
    EXPECT_FALSE(page().boardScene().appearance(cellNamed("c2")).doubtful);
    EXPECT_TRUE(page().boardScene().appearance(cellNamed("b1")).selected);
    EXPECT_EQ(page().photoScene().shownStack(cellNamed("c2")), stackOf({Token::Brown, Token::Green}));
    EXPECT_EQ(page().choices()->title(), QStringLiteral("<b>b1: water or field?</b>"));
    QTest::keyClick(page().choices()->alternativeButtons()[0], Qt::Key_2);  // while a choice has the focus
    EXPECT_EQ(m_window.document().harmoniesPlayer(0).board->stack(cellNamed("b1")), stackOf({Token::Yellow}));
    EXPECT_FALSE(m_window.selection().cell().has_value());
    EXPECT_TRUE(page().choices()->title().contains(QStringLiteral("Done.")));
}

TEST_F(WindowTest, APictureFromTheClipboardBecomesTheBoard) {
    m_window.document().replace(emptyTable(Side::A), {});
    openSample(QStringLiteral("rulebook-solo.json"));
    bool done = false;
    QObject::connect(&m_window.inbox(), &PhotoInbox::placed, [&] { done = true; });
    QGuiApplication::clipboard()->setImage(QImage(QStringLiteral(CONCORD_SAMPLES_DIR "/photos/easy/dev_010.jpg")));
    QTest::keyClick(page().boardView(), Qt::Key_V, Qt::ControlModifier);
    while (!done) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    ASSERT_TRUE(m_window.document().playerState(0).photo);
    EXPECT_TRUE(m_window.document().playerState(0).photo->reading.has_value());
    m_window.document().undoStack()->undo();
    EXPECT_FALSE(m_window.document().playerState(0).photo);
    EXPECT_FALSE(page().photoPanel()->isVisible());
}

TEST_F(WindowTest, ReportsThatThereIsNothingToPaste) {
    openSample(QStringLiteral("rulebook-solo.json"));
    QGuiApplication::clipboard()->setText(QStringLiteral("Dear reader"));
    QTest::keyClick(page().boardView(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_TRUE(m_window.messageBar()->isVisible());
    EXPECT_TRUE(m_window.messageBar()->text().startsWith(QStringLiteral("Nothing to paste")));
}

TEST_F(WindowTest, WhereNoBoardIsFoundTheOutlineCanBeDragged) {
    openSample(QStringLiteral("rulebook-solo.json"));
    bool done = false;
    QObject::connect(&m_window.inbox(), &PhotoInbox::boardMissing, [&] { done = true; });
    m_window.inbox().open({QStringLiteral(CONCORD_SAMPLES_DIR "/photos/no-board/dev_neg_01.jpg")}, PhotoUse::Board);
    while (!done) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    EXPECT_TRUE(page().photoPanel()->isMarking());
    EXPECT_TRUE(m_window.messageBar()->isVisible());
    m_window.resize(1024, 600);
    QCoreApplication::processEvents();
    EXPECT_LE(m_window.minimumSizeHint().width(), 1024);
    EXPECT_LE(m_window.minimumSizeHint().height(), 600);
}

TEST_F(WindowTest, TwoPhotosDroppedOntoThePadGoToTwoPlayersAndAskAboutTheSide) {
    NewGame game;
    game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#d1495b"}};
    m_window.startGame(game);
    m_window.open({QStringLiteral(CONCORD_SAMPLES_DIR "/photos/easy/dev_010.jpg"),
                   QStringLiteral(CONCORD_SAMPLES_DIR "/photos/easy/dev_018.jpg")});
    const auto photoOf = [&](int player) {
        const std::shared_ptr<const Photo>& photo = m_window.document().playerState(player).photo;
        return photo ? QFileInfo(photo->files.front().path).fileName() : QString();
    };
    const OfferBar& bar = *m_window.photoTray()->bar();
    EXPECT_TRUE(QTest::qWaitFor([&] { return bar.isVisible(); }, 60000));
    EXPECT_EQ(photoOf(0), QStringLiteral("dev_010.jpg"));
    // Ann's photo shows side A, and all boards of a game show the same.
    EXPECT_EQ(photoOf(1), QString());
    EXPECT_TRUE(bar.text().startsWith(QStringLiteral("Bob's photo shows side B, but this game is played on side A.")))
        << bar.text().toStdString();
    ASSERT_FALSE(bar.buttons().isEmpty());
    QTest::mouseClick(bar.buttons().back(), Qt::LeftButton);  // "Change the game to side B"
    EXPECT_TRUE(QTest::qWaitFor([&] { return !photoOf(1).isEmpty(); }, 60000));
    EXPECT_EQ(photoOf(1), QStringLiteral("dev_018.jpg"));
    EXPECT_EQ(m_window.document().harmonies().side, Side::B);
}

TEST_F(WindowTest, AClickInThePhotoSelectsTheCell) {
    openSample(QStringLiteral("rulebook-solo.json"));
    m_window.document().replace(tableFromPhoto(doubtfulPhoto()), {});
    QCoreApplication::processEvents();
    PhotoView* const view = page().photoView();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                      view->mapFromScene(page().photoScene().outline(cellNamed("d4")).boundingRect().center()));
    EXPECT_EQ(m_window.selection().cell(), cellNamed("d4"));
    EXPECT_EQ(m_window.document().undoStack()->count(), 0);
}

TEST_F(WindowTest, AFileDroppedAnywhereIsOpened) {
    EXPECT_FALSE(page().boardView()->viewport()->acceptDrops());
    EXPECT_FALSE(page().photoView()->viewport()->acceptDrops());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(sampleBoard(QStringLiteral("four-players.json")))});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&m_window, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&m_window, &drop);
    EXPECT_EQ(m_window.document().playerCount(), 4);
}

TEST(NamesHeaderTest, ALongNameUsesTheSpaceOfShortOnes) {
    EXPECT_EQ(sharedWidths({20, 20, 20, 20}, 200), (std::vector{50, 50, 50, 50}));
    EXPECT_EQ(sharedWidths({20, 20, 65, 20}, 200), (std::vector{45, 45, 65, 45}));
    EXPECT_EQ(sharedWidths({20, 300, 100, 20}, 200), (std::vector{20, 80, 80, 20}));
    EXPECT_EQ(sharedWidths({30}, 200), std::vector{200});
    EXPECT_TRUE(sharedWidths({}, 200).empty());
}

TEST_F(WindowTest, NamesBesideAPhotoAreNotElided) {
    m_window.resize(1024, 600);
    m_window.open(sampleBoard(QStringLiteral("four-players.json")));
    m_window.showBoard(3);
    Table table = m_window.document().table();
    table.playerStates[3].photo = doubtfulPhoto();
    m_window.document().replace(table, {});
    m_window.showBoard(3);
    QCoreApplication::processEvents();
    ASSERT_TRUE(page().photoPanel()->isVisible());
    const QHeaderView& names = *page().scorePanel()->padView()->horizontalHeader();
    for (int column = 0; column < names.count(); ++column) {
        EXPECT_GE(names.sectionSize(column), names.sectionSizeHint(column)) << column;
    }
    EXPECT_EQ(names.length(), page().scorePanel()->padView()->viewport()->width());
    m_window.open(sampleBoard(QStringLiteral("shared-victory.json")));  // the fourth is gone
    QCoreApplication::processEvents();
    EXPECT_EQ(names.count(), 3);
}

TEST_F(WindowTest, InALowWindowTheRowOfStacksGivesWayToTheQuestion) {
    m_window.document().replace(tableFromPhoto(doubtfulPhoto()), {});
    m_window.showBoard(0);
    for (const bool isLow : {false, true, false}) {
        m_window.resize(1024, isLow ? 600 : 900);
        isLow ? m_window.messageBar()->showNote([] { return QStringLiteral("1\n2\n3\n4"); })
              : m_window.messageBar()->settle();
        EXPECT_TRUE(QTest::qWaitFor([&] { return page().palettePanel()->stackRow()->isVisible() != isLow; })) << isLow;
    }
}

TEST_F(WindowTest, AnotherGameIsShownFromTheTopOfItsPoints) {
    openSample(QStringLiteral("four-players.json"));
    QScrollBar* const bar = page().scorePanel()->itemsView()->verticalScrollBar();
    bar->setValue(bar->maximum());
    ASSERT_GT(bar->value(), 0);
    m_window.document().setStack(0, cellNamed("a1"), stackOf({Token::Blue}));
    QCoreApplication::processEvents();
    EXPECT_GT(bar->value(), 0);  // whoever corrects a cell goes on reading at the same place
    openSample(QStringLiteral("archipelago.json"));
    EXPECT_EQ(bar->value(), 0);
}

TEST_F(WindowTest, TheCertaintyTextFollowsThePoints) {
    m_window.document().replace(tableFromPhoto(doubtfulPhoto()), {});
    m_window.showBoard(0);
    ScorePanel& panel = *page().scorePanel();
    const QString before = panel.certaintyText();
    m_window.document().setStack(0, cellNamed("c2"), stackOf({Token::Brown, Token::Green}));
    EXPECT_TRUE(panel.headline().startsWith(QStringLiteral("3 "))) << panel.headline().toStdString();
    const QString after = panel.certaintyText();
    EXPECT_NE(after, before);
    QCoreApplication::processEvents();
    EXPECT_EQ(panel.certaintyText(), after);
}

TEST_F(WindowTest, ADoubtLeavesTheListOfPointsSpaceOnASmallScreen) {
    m_window.document().replace(tableFromPhoto(doubtfulPhoto()), {});
    m_window.showBoard(0);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();  // lays out the new texts
    ScorePanel& panel = *page().scorePanel();
    EXPECT_GT(panel.itemsView()->height(), 200);
    const QPushButton& why = *panel.disputeButton();
    EXPECT_TRUE(why.text().isEmpty());
    EXPECT_EQ(why.accessibleName(), QStringLiteral("Why this score?"));
    installLanguage(QStringLiteral("de"));
    QCoreApplication::processEvents();
    EXPECT_EQ(why.accessibleName(), QStringLiteral("Warum diese Punkte?"));
    installLanguage(QStringLiteral("en"));
    QSettings().remove(QStringLiteral("language"));
    m_window.resize(1366, 900);
    QCoreApplication::processEvents();
    EXPECT_EQ(why.text(), QStringLiteral("Why this score?"));
}

TEST_F(WindowTest, TheHelpListsEveryKeyOfMenusAndTools) {
    const QTemporaryDir folder;
    m_window.recordGamesIn(record::Location::of(folder.filePath(QStringLiteral("games.concord"))));
    const QList<QAction*> helpActions = m_window.menuBar()->actions().last()->menu()->actions();
    const auto keysAction =
        std::ranges::find(helpActions, QKeySequence(QKeySequence::HelpContents), &QAction::shortcut);
    ASSERT_NE(keysAction, helpActions.end());
    (*keysAction)->trigger();
    auto* const help = m_window.findChild<HelpDialog*>();
    ASSERT_NE(help, nullptr);
    EXPECT_TRUE(help->isVisible());
    const QString text = help->text();
    for (const char* keys : {"Ctrl+D", "Ctrl+Shift+C", "Ctrl+P", "Ctrl+R", "Ctrl+H", "Ctrl+K", "Ctrl+M", "Alt+Left",
                             "Ctrl+Shift+Z", "Ctrl+0", "F1"}) {
        EXPECT_TRUE(text.contains(QLatin1String(keys))) << keys;
    }
    int shortcuts = 0;
    for (const QWidget* const widget : m_window.findChildren<QWidget*>()) {
        for (const QAction* const action : widget->actions()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                EXPECT_TRUE(text.contains(keys.toString(QKeySequence::NativeText))) << action->text().toStdString();
                ++shortcuts;
            }
        }
    }
    EXPECT_GT(shortcuts, 15);
    EXPECT_FALSE(text.contains(QLatin1Char('&')));
    help->close();
}

TEST_F(WindowTest, AWatchedFolderThatIsGoneIsForgottenWhenTheDialogIsCancelled) {
    const auto setting = QStringLiteral("watchedFolder");
    const auto gone = QStringLiteral("/nowhere/photos");
    QSettings().setValue(setting, gone);
    m_window.watchFolder(gone);
    EXPECT_TRUE(m_window.messageBar()->isVisible());
    auto* const watch = m_window.findChild<WatchFolderAction*>();
    ASSERT_NE(watch, nullptr);
    QTimer::singleShot(0, qApp, [] {
        auto* const chooser = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(chooser, nullptr);
        chooser->reject();
    });
    watch->trigger();
    EXPECT_FALSE(watch->isChecked());
    EXPECT_FALSE(QSettings().contains(setting));
}

TEST_F(WindowTest, AWatchedFolderThatDisappearsIsReported) {
    const QTemporaryDir parent;
    const QString folder = parent.filePath(QStringLiteral("phone"));
    ASSERT_TRUE(QDir().mkpath(folder));
    m_window.watchFolder(folder);
    auto* const watch = m_window.findChild<WatchFolderAction*>();
    ASSERT_NE(watch, nullptr);
    EXPECT_TRUE(watch->isChecked());
    ASSERT_TRUE(QDir(folder).removeRecursively());
    EXPECT_TRUE(QTest::qWaitFor([watch] { return !watch->isChecked(); }, 60000));
    EXPECT_TRUE(m_window.messageBar()->text().contains(folder)) << m_window.messageBar()->text().toStdString();
}

TEST_F(WindowTest, FitsASmallScreen) {
    openSample(QStringLiteral("four-players.json"));
    m_window.document().replace(tableFromPhoto(doubtfulPhoto()), {});
    m_window.resize(1024, 600);
    QCoreApplication::processEvents();
    EXPECT_LE(m_window.minimumSizeHint().width(), 1024);
    EXPECT_LE(m_window.minimumSizeHint().height(), 600);
}

TEST_F(WindowTest, AFileWhoseNameIsNotUtf8IsOpenedAndSaved) {
    const QTemporaryDir folder;
    const files::Path file = files::toPath(folder.path()) / "caf\xE9.json";
    std::filesystem::copy_file(files::toPath(sampleBoard(QStringLiteral("typed.json"))), file);
    m_window.open(files::toQString(file));
    QCoreApplication::processEvents();
    ASSERT_EQ(m_window.document().path(), files::toQString(file));
    EXPECT_TRUE(m_window.windowTitle().endsWith(QStringLiteral("file caf\\xE9.json – Concord")))
        << m_window.windowTitle().toStdString();
    m_window.document().renamePlayer(0, QStringLiteral("Zoe"));
    QTest::keyClick(&m_window, Qt::Key_S, Qt::ControlModifier);
    EXPECT_FALSE(m_window.document().isModified());
    const QByteArray saved = fileContents(files::toQString(file));
    EXPECT_TRUE(saved.contains("Zoe"));
    std::filesystem::remove(file);
}

// An object whose events run out of memory.
class OutOfMemoryObject : public QObject {
public:
    bool event(QEvent* /*event*/) override { throw std::bad_alloc(); }
};

TEST_F(WindowTest, RunningOutOfMemoryEndsTheEventButNotTheProgram) {
    OutOfMemoryObject object;
    QCoreApplication::postEvent(&object, new QEvent(QEvent::User));
    EXPECT_NONFATAL_FAILURE(QCoreApplication::processEvents(), "expected more memory than there is");
}

}  // namespace
}  // namespace concord::gui
