// What the window says of where a game is saved: kept automatically, recorded on a date, or exported to a file.
#include "app/gui/document/dispute_edits.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/photo_dialog.h"
#include "app/gui/photo/photo_bar.h"
#include "app/gui/record/game_recorder.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/record/recorded_game_page.h"
#include "app/gui/record/recorded_photo.h"
#include "app/gui/score/score_sheet.h"
#include "app/gui/score/share_menu.h"
#include "app/gui/window/game_card.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/start_page.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/support/desktop.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>
#include <QUrl>

namespace concord::gui {
namespace {

// Far longer than anything takes; only stops a test that would never end.
constexpr int foreverMs = 300'000;

Table finishedGame() {
    Game game;
    game.players.resize(1);
    Player& player = game.players.front();
    player.name = "Ann";
    for (int row = 0; row < landscapeCategoryCount; ++row) {
        player.typed.set(static_cast<Category>(row), 5);
    }
    player.animals = {{{}, {}, 7}};
    return tableFromGame(game);
}

TEST(SavedTest, TheTitleSaysWhereTheGameIs) {
    const QTemporaryDir folder;
    MainWindow window;
    EXPECT_EQ(window.windowTitle(), QStringLiteral("Concord"));
    window.document().replace(finishedGame(), {});
    EXPECT_EQ(window.windowTitle(), QStringLiteral("Ann – not kept – Concord"));
    window.autosaveIn(folder.filePath(QStringLiteral("games")));
    window.document().renamePlayer(0, QStringLiteral("Bob"));
    EXPECT_EQ(window.windowTitle(), QStringLiteral("Bob – kept automatically – Concord"));
    window.document().markSaved(folder.filePath(QStringLiteral("bob.json")));
    EXPECT_EQ(window.windowTitle(), QStringLiteral("Bob – file bob.json – Concord"));
    window.document().typeNumber(0, "trees", 7);
    EXPECT_EQ(window.windowTitle(), QStringLiteral("Bob – file bob.json, changed since – Concord"));
}

TEST(SavedTest, TheTitleSaysNotKeptWhileAutosavingFails) {
    const QTemporaryDir folder;
    QFile inTheWay(folder.filePath(QStringLiteral("games")));
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    MainWindow window;
    window.autosaveIn(inTheWay.fileName());
    window.document().replace(finishedGame(), {});
    const QString notKept = QStringLiteral("Ann – not kept – Concord");
    EXPECT_TRUE(QTest::qWaitFor([&] { return window.windowTitle() == notKept; }, foreverMs));
    window.document().typeNumber(0, "trees", 7);
    EXPECT_EQ(window.windowTitle(), notKept);
    ASSERT_TRUE(inTheWay.remove());
    const QString kept = QStringLiteral("Ann – kept automatically – Concord");
    EXPECT_TRUE(QTest::qWaitFor([&] { return window.windowTitle() == kept; }, foreverMs));
}

TEST(SavedTest, ARecordedGameIsNotCalledUnsavedAndKeepsItsDisputes) {
    const QTemporaryDir folder;
    MainWindow window;
    window.show();
    const record::Location location = record::Location::of(folder.filePath(QStringLiteral("games.concord")));
    window.recordGamesIn(location);
    Table table = withDispute(finishedGame(), {"Ann", "total", 32, {}, {}, {}, {}});
    window.document().replace(table, {});
    GameRecorder& recorder = window.recordPages()->recorder();
    recorder.record();
    ASSERT_TRUE(QTest::qWaitFor([&] { return recorder.recordedAt().has_value(); }, foreverMs));
    const QString today = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
    EXPECT_EQ(window.windowTitle(), QStringLiteral("Ann – recorded on %1 – Concord").arg(today));
    window.document().edit(withoutDispute(window.document().table(), 0, "total"), [] { return QString(); });
    EXPECT_EQ(window.windowTitle(), QStringLiteral("Ann – recorded on %1, changed since – Concord").arg(today));
    window.document().undoStack()->undo();
    EXPECT_EQ(window.windowTitle(), QStringLiteral("Ann – recorded on %1 – Concord").arg(today));
    // Opened again, the game has the same disputes.
    record::Store store(location);
    const record::Number number = store.games().front().number;
    const Table again = tableFromRecord(store, number);
    EXPECT_EQ(record::settledDisputes(again.record), record::settledDisputes(table.record));
    window.recordPages()->showGame(number);
    RecordedGamePage* const page = window.recordPages()->gamePage();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !page->details().isEmpty(); }, foreverMs));
    EXPECT_TRUE(page->details().contains(QStringLiteral("Ann, Total: settled at 32 points.")))
        << page->details().toStdString();
}

TEST(SavedTest, ARecordedGameIsListedOnceHoweverOftenItIsOpened) {
    const QTemporaryDir folder;
    MainWindow window;
    window.show();
    window.recordGamesIn(record::Location::of(folder.filePath(QStringLiteral("games.concord"))));
    window.autosaveIn(folder.filePath(QStringLiteral("games")));
    window.document().replace(finishedGame(), {});
    RecordPages& pages = *window.recordPages();
    pages.recorder().record();
    ASSERT_TRUE(QTest::qWaitFor([&] { return pages.recorder().recordedAt().has_value(); }, foreverMs));
    const auto openRecordedGame = [&] {
        Document& document = window.document();
        QSignalSpy replaced(&document, &Document::replaced);
        pages.showGame(record::Store(pages.asyncRecord().location()).games().front().number);
        pages.asyncRecord().finish();
        pages.gamePage()->openButton()->click();
        ASSERT_TRUE(replaced.wait(foreverMs));
        pages.asyncRecord().finish();
    };
    const auto recentGameCount = [&] {
        window.pages()->show(window.startPage());
        return window.startPage()->earlierButtons().size() + 1;  // and the game of "Continue"
    };
    openRecordedGame();  // which is open already
    EXPECT_EQ(recentGameCount(), 1);
    openRecordedGame();
    NewGame other;
    other.players = {{"Ben", "#112233"}};
    window.document().replace(tableFor(other), {});
    openRecordedGame();  // while another game is open
    window.document().replace(finishedGame(), {});
    openRecordedGame();
    EXPECT_EQ(recentGameCount(), 2);
    // A game with edits that are not in the record is listed separately.
    window.document().typeNumber(0, "trees", 9);
    openRecordedGame();
    EXPECT_EQ(recentGameCount(), 3);
}

TEST(SavedTest, AFileIsListedOnceHoweverOftenItIsOpened) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("garden.json"));
    MainWindow window;
    window.show();
    window.autosaveIn(folder.filePath(QStringLiteral("games")));
    saveGame(fileOf(finishedGame()), path);
    const auto recentGameCount = [&] {
        window.pages()->show(window.startPage());
        return window.startPage()->earlierButtons().size() + 1;  // and the game of "Continue"
    };
    window.open({path});
    window.open({path});
    EXPECT_EQ(recentGameCount(), 1);
    NewGame other;
    other.players = {{"Ben", "#112233"}};
    window.document().replace(tableFor(other), {});
    window.document().typeNumber(0, "trees", 9);
    window.open({path});
    EXPECT_EQ(recentGameCount(), 2);
    // A game with edits that were not exported is listed separately.
    window.document().typeNumber(0, "trees", 9);
    window.open({path});
    EXPECT_EQ(recentGameCount(), 3);
    // So is the same game from another file.
    const QString copy = folder.filePath(QStringLiteral("copy.json"));
    saveGame(fileOf(finishedGame()), copy);
    window.open({copy});
    EXPECT_EQ(recentGameCount(), 4);
}

TEST(SavedTest, ASavedSheetCanBeOpenedFromTheMessage) {
    const QTemporaryDir folder;
    Desktop desktop;
    MainWindow window;
    window.show();
    window.document().replace(finishedGame(), {});
    const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
    window.shareMenu()->saveTo(path);
    EXPECT_EQ(window.messageBar()->text(), QStringLiteral("sheet.pdf is saved."));
    ASSERT_TRUE(window.messageBar()->offerButton()->isVisible());
    QTest::mouseClick(window.messageBar()->offerButton(), Qt::LeftButton);
    EXPECT_EQ(desktop.opened, QUrl::fromLocalFile(path));
    EXPECT_FALSE(window.messageBar()->isVisible());
}

TEST(SavedTest, TheFolderOfAnExportedGameCanBeOpenedFromTheMessage) {
    const QTemporaryDir folder;
    Desktop desktop;
    MainWindow window;
    window.show();
    QApplication::setActiveWindow(&window);
    window.document().replace(finishedGame(), folder.filePath(QStringLiteral("ann.json")));
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(window.messageBar()->text(), QStringLiteral("The game is exported to ann.json."));
    ASSERT_TRUE(window.messageBar()->offerButton()->isVisible());
    QTest::mouseClick(window.messageBar()->offerButton(), Qt::LeftButton);
    EXPECT_EQ(desktop.opened, QUrl::fromLocalFile(folder.path()));
}

void writeDatedFile(const QString& path, const QDateTime& time) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("photo");
    file.flush();
    ASSERT_TRUE(file.setFileTime(time, QFileDevice::FileModificationTime));
}

TEST(PhotoFolderTest, IsTheLastUsedOneOrElseThatOfTheNewestPhoto) {
    const QTemporaryDir pictures;
    const QTemporaryDir downloads;
    const QStringList both{pictures.path(), downloads.path()};
    EXPECT_EQ(folderOfNewestPhoto(both), pictures.path());
    EXPECT_EQ(folderOfNewestPhoto({pictures.filePath(QStringLiteral("missing")), downloads.path()}), downloads.path());
    const QDateTime now = QDateTime::currentDateTime();
    writeDatedFile(pictures.filePath(QStringLiteral("old.jpg")), now.addDays(-9));
    writeDatedFile(downloads.filePath(QStringLiteral("new.jpg")), now.addDays(-2));
    writeDatedFile(pictures.filePath(QStringLiteral("text.txt")), now);
    EXPECT_EQ(folderOfNewestPhoto(both), downloads.path());
    rememberPhotoFolder(pictures.filePath(QStringLiteral("old.jpg")));
    EXPECT_EQ(photoFolder(), pictures.path());
    QSettings().remove(QStringLiteral("photoFolder"));
}

TEST(PhotoFolderTest, TheDialogListsTheNewestPhotoFirst) {
    const QTemporaryDir folder;
    const QDateTime now = QDateTime::currentDateTime();
    writeDatedFile(folder.filePath(QStringLiteral("a.jpg")), now.addDays(-9));
    writeDatedFile(folder.filePath(QStringLiteral("b.jpg")), now.addDays(-1));
    writeDatedFile(folder.filePath(QStringLiteral("c.jpg")), now.addDays(-5));
    const QStringList newestFirst{QStringLiteral("b.jpg"), QStringLiteral("c.jpg"), QStringLiteral("a.jpg")};
    QTimer::singleShot(0, qApp, [&] {
        auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        auto* const files = dialog->findChild<QTreeView*>();
        const auto names = [files] {
            QStringList all;
            for (int row = 0; row < files->model()->rowCount(files->rootIndex()); ++row) {
                all << files->model()->index(row, 0, files->rootIndex()).data().toString();
            }
            return all;
        };
        // The dialog learns the times of the files one after another.
        EXPECT_TRUE(QTest::qWaitFor([&] { return names() == newestFirst; }, foreverMs))
            << names().join(QLatin1Char(' ')).toStdString();
        auto* const nameField = dialog->findChild<QLineEdit*>();
        nameField->setText(folder.filePath(QStringLiteral("c.jpg")));
        QTest::keyClick(nameField, Qt::Key_Return);
    });
    const QStringList chosen =
        askForPhotos(nullptr, QStringLiteral("Photos"), QStringLiteral("Photos (*.jpg)"), folder.path());
    EXPECT_EQ(chosen, QStringList{folder.filePath(QStringLiteral("c.jpg"))});
    EXPECT_EQ(photoFolder(), folder.path());
    QSettings().remove(QStringLiteral("photoFolder"));
}

TEST(PhotoFolderTest, TheDialogTakesSeveralPhotosButOnlyOneSecondView) {
    MainWindow window;
    const auto modeFor = [&](PhotoUse use) {
        QFileDialog::FileMode mode = QFileDialog::AnyFile;
        QTimer::singleShot(0, qApp, [&mode] {
            auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            mode = dialog->fileMode();
            dialog->reject();
        });
        window.gamePage()->photoBar()->askForFile(use);
        return mode;
    };
    EXPECT_EQ(modeFor(PhotoUse::NewGame), QFileDialog::ExistingFiles);
    EXPECT_EQ(modeFor(PhotoUse::Board), QFileDialog::ExistingFiles);
    EXPECT_EQ(modeFor(PhotoUse::SecondView), QFileDialog::ExistingFile);
}

}  // namespace
}  // namespace concord::gui
