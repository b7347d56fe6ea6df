#include "app/gui/document/autosave.h"

#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/pages.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/start_page.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <map>
#include <vector>

namespace concord::gui {
namespace {

class AutosaveTest : public ::testing::Test {
protected:
    QString folder() const { return m_folder.filePath(QStringLiteral("games")); }
    int fileCount(const QString& pattern) const { return static_cast<int>(QDir(folder()).entryList({pattern}).size()); }
    // The contents of everything that belongs to a photo, by name.
    std::map<QString, QByteArray> photoFiles() const {
        std::map<QString, QByteArray> files;
        for (const QString& name : QDir(folder()).entryList(
                 {QStringLiteral("*.jpg"), QStringLiteral("*.file"), QStringLiteral("*.photo.json")})) {
            QFile file(QDir(folder()).filePath(name));
            EXPECT_TRUE(file.open(QIODevice::ReadOnly));
            files[name] = file.readAll();
        }
        return files;
    }

    QTemporaryDir m_folder;
};

NewGame newGameOfTwo() {
    NewGame game;
    game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#d1495b"}};
    game.withSpirits = true;
    return game;
}

// Compares only whether there are photos: those of a loaded game are new objects, never equal to the old ones.
void expectSameTable(const Table& one, const Table& other) {
    EXPECT_EQ(one.game, other.game);
    EXPECT_EQ(one.withSpirits, other.withSpirits);
    EXPECT_EQ(one.starterSettled, other.starterSettled);
    ASSERT_EQ(one.playerStates.size(), other.playerStates.size());
    for (std::size_t i = 0; i < one.playerStates.size(); ++i) {
        EXPECT_EQ(one.playerStates[i].checked, other.playerStates[i].checked);
        EXPECT_EQ(one.playerStates[i].animalCards, other.playerStates[i].animalCards);
        EXPECT_EQ(one.playerStates[i].spiritCard, other.playerStates[i].spiritCard);
        EXPECT_EQ(one.playerStates[i].photo == nullptr, other.playerStates[i].photo == nullptr);
    }
}

// Opens a game with everything that is saved.
void openFullGame(Document& document) {
    Table table = tableFor(newGameOfTwo());
    changeHarmonies(table, [&](Game& game) {
        game.players[1].animals = {{"shrew", 1, 0}};
        game.players[1].spirit = SpiritEntry{"lion", false, 0};
    });
    table.record = record::recordFromJson(R"({"place":"Bonn","weather":1.50})", {});
    document.replace(table, QStringLiteral("/somewhere/game.json"));
    document.setPhoto(0, doubtfulPhoto(), false);
    document.markChecked(0, cellNamed("c2"));
    document.typeAnimals(1, {4, 9});
    document.typeNumber(1, "spirit", 6);
    document.setStartPlayer(1);
}

TEST_F(AutosaveTest, AGameComesBackWithItsPhotosReadingsAndMarks) {
    Table before;
    {
        Document document;
        Autosave autosave(document, folder());
        openFullGame(document);
        before = document.table();
    }
    Document document;
    Autosave autosave(document, folder());
    ASSERT_EQ(autosave.games().size(), 1U);
    ASSERT_TRUE(autosave.resume(autosave.games().front().id));
    expectSameTable(document.table(), before);
    EXPECT_EQ(document.path(), QStringLiteral("/somewhere/game.json"));
    EXPECT_TRUE(document.isModified());
    EXPECT_FALSE(document.undoStack()->canUndo());
    EXPECT_EQ(document.doubtfulCells(0), std::vector{cellNamed("b1")});

    const Photo& photo = *document.playerState(0).photo;
    const Photo& original = *before.playerStates[0].photo;
    EXPECT_EQ(photo.picture.size(), original.picture.size());
    EXPECT_EQ(photo.files.front().path, original.files.front().path);
    EXPECT_EQ(photo.reading->board, original.reading->board);
    EXPECT_EQ(photo.reading->review, original.reading->review);
    EXPECT_EQ(photo.reading->total.sure, original.reading->total.sure);
    ASSERT_EQ(photo.reading->cells.size(), original.reading->cells.size());
    for (std::size_t i = 0; i < photo.reading->cells.size(); ++i) {
        const vision::CellReading& cell = photo.reading->cells[i];
        const vision::CellReading& originalCell = original.reading->cells[i];
        EXPECT_EQ(cell.cell, originalCell.cell);
        EXPECT_EQ(cell.stack, originalCell.stack);
        EXPECT_EQ(cell.confidence, originalCell.confidence);
        EXPECT_EQ(cell.outline, originalCell.outline);
        ASSERT_EQ(cell.alternatives.size(), originalCell.alternatives.size());
        EXPECT_EQ(cell.alternatives.back().p, originalCell.alternatives.back().p);
    }
}

TEST_F(AutosaveTest, ChangesAreWrittenWhileTheyAreMade) {
    Document document;
    Autosave autosave(document, folder());
    document.replace(tableFor(newGameOfTwo()), {});
    for (int number = 0; number < 50; ++number) {
        document.typeNumber(0, "trees", number);
    }
    AutosaveStore store(folder());
    const QString id = QDir(folder()).entryList({QStringLiteral("*.lock")}).first().section(QLatin1Char('.'), 0, 0);
    EXPECT_TRUE(QTest::qWaitFor([&] {
        const std::optional<AutosavedGame> game = store.load(id);
        return game && game->table == document.table();
    }));
}

TEST_F(AutosaveTest, AnotherGameLeavesTheFirstOneToBeContinued) {
    Document document;
    Autosave autosave(document, folder());
    document.replace(tableFor(newGameOfTwo()), {});
    document.typeNumber(0, "trees", 5);
    document.replace(emptyTable(Side::B), {});
    ASSERT_EQ(autosave.games().size(), 1U);
    EXPECT_EQ(gameInWords(autosave.games().front().game, QDateTime::currentDateTime()).section(u'·', 0, 0),
              QStringLiteral("Ann 5, Bob 0 "));
    // The empty board holds nothing and is not worth going back to.
    ASSERT_TRUE(autosave.resume(autosave.games().front().id));
    autosave.flush();
    autosave.reload();
    EXPECT_TRUE(autosave.games().empty());
    EXPECT_EQ(fileCount(QStringLiteral("*.game.json")), 1);
}

TEST_F(AutosaveTest, TheFileOfAContinuedGameIsCompleteAtEveryMoment) {
    Document document;
    Autosave autosave(document, folder());
    openFullGame(document);
    document.replace(emptyTable(Side::B), {});
    autosave.flush();
    ASSERT_EQ(autosave.games().size(), 1U);
    const QString id = autosave.games().front().id;
    AutosaveStore store(folder());
    int checks = 0;
    const auto checkFile = [&] {
        const std::optional<AutosavedGame> saved = store.load(id);
        ASSERT_TRUE(saved) << checks;
        EXPECT_TRUE(saved->modified) << checks;
        EXPECT_TRUE(saved->table.playerStates[0].photo) << checks;
        ++checks;
    };
    for (const auto documentSignal :
         {&Document::aboutToReplace, &Document::replaced, &Document::changed, &Document::pathChanged}) {
        QObject::connect(&document, documentSignal, checkFile);
    }
    ASSERT_TRUE(autosave.resume(id));
    EXPECT_EQ(checks, 4);
    autosave.flush();
    checkFile();
}

TEST_F(AutosaveTest, ContinuingLeavesTheFilesOfAPhotoAsTheyAre) {
    {
        Document document;
        Autosave autosave(document, folder());
        document.replace(tableFor(newGameOfTwo()), {});
        document.setPhoto(0, grainyPhoto(), false);
    }
    const std::map<QString, QByteArray> before = photoFiles();
    ASSERT_EQ(before.size(), 3U);
    for (int time = 0; time < 3; ++time) {
        Document document;
        Autosave autosave(document, folder());
        ASSERT_TRUE(autosave.resume(autosave.games().front().id));
        document.typeNumber(1, "trees", time);
        document.undoStack()->undo();
        document.undoStack()->redo();
        autosave.flush();
        EXPECT_EQ(photoFiles(), before) << time;
    }
}

TEST_F(AutosaveTest, PhotoFilesRemovedByAnotherProgramAreWrittenAgain) {
    Document document;
    Autosave autosave(document, folder());
    document.replace(tableFor(newGameOfTwo()), {});
    document.setPhoto(0, grainyPhoto(), false);
    autosave.flush();
    const std::map<QString, QByteArray> before = photoFiles();
    for (const auto& [gone, bytes] : before) {
        ASSERT_TRUE(QFile::remove(QDir(folder()).filePath(gone)));
        document.undoStack()->undo();
        autosave.flush();
        document.undoStack()->redo();
        autosave.flush();
        EXPECT_EQ(photoFiles(), before) << gone.toStdString();
    }
}

TEST_F(AutosaveTest, AMissingPictureIsDecodedFromTheOriginalFile) {
    auto photo = std::make_shared<Photo>(*grainyPhoto());
    QBuffer file(&photo->files.front().contents);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly) && photo->picture.save(&file, "PNG"));
    file.close();
    {
        Document document;
        Autosave autosave(document, folder());
        document.replace(tableFor(newGameOfTwo()), {});
        document.setPhoto(0, photo, false);
    }
    const std::map<QString, QByteArray> before = photoFiles();
    const QString jpg = QDir(folder()).filePath(QDir(folder()).entryList({QStringLiteral("*.jpg")}).value(0));
    for (const bool leavesEmptyFile : {false, true}) {
        ASSERT_TRUE(QFile::remove(jpg));
        if (leavesEmptyFile) {  // as a full disk does
            ASSERT_TRUE(QFile(jpg).open(QIODevice::WriteOnly));
        }
        Document document;
        Autosave autosave(document, folder());
        ASSERT_TRUE(autosave.resume(autosave.games().front().id));
        ASSERT_TRUE(document.playerState(0).photo);
        EXPECT_EQ(document.playerState(0).photo->picture, photo->picture);
        autosave.flush();
        EXPECT_EQ(photoFiles(), before);
    }
}

TEST_F(AutosaveTest, AnEmptyLockFileIsIgnoredAfterAWhile) {
    {
        Document document;
        Autosave autosave(document, folder());
        document.replace(tableFor(newGameOfTwo()), {});
        document.typeNumber(0, "trees", 5);
    }
    const QString id =
        QDir(folder()).entryList({QStringLiteral("*.game.json")}).first().section(QLatin1Char('.'), 0, 0);
    QFile lock(folder() + QStringLiteral("/%1.lock").arg(id));
    ASSERT_TRUE(lock.open(QIODevice::WriteOnly));
    EXPECT_TRUE(AutosaveStore(folder()).games().empty());  // its program may just have created it
    ASSERT_TRUE(lock.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
    lock.close();
    EXPECT_EQ(AutosaveStore(folder()).games().size(), 1U);
}

TEST_F(AutosaveTest, AGameThatAnotherProgramHasOpenIsNotOffered) {
    Document first;
    Autosave autosave(first, folder());
    first.replace(tableFor(newGameOfTwo()), {});
    first.typeNumber(0, "trees", 5);
    autosave.flush();
    Document second;
    Autosave other(second, folder());
    EXPECT_TRUE(other.games().empty());
    const QString id =
        QDir(folder()).entryList({QStringLiteral("*.game.json")}).first().section(QLatin1Char('.'), 0, 0);
    EXPECT_FALSE(other.resume(id));
    EXPECT_FALSE(second.isOpen());
}

TEST_F(AutosaveTest, FilesThatAreNoGamesAreLeftAlone) {
    ASSERT_TRUE(QDir().mkpath(folder()));
    const QStringList contents{QString(), QStringLiteral("{"), QStringLiteral("[]"),
                               QStringLiteral(R"({"format":"concord-kept-game","version":1,"game":"{}"})"),
                               QStringLiteral(R"({"format":"concord-kept-game","version":2})")};
    for (qsizetype i = 0; i < contents.size(); ++i) {
        QFile file(folder() + QStringLiteral("/%1.game.json").arg(i));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(contents.at(i).toUtf8());
    }
    Document document;
    Autosave autosave(document, folder());
    EXPECT_TRUE(autosave.games().empty());
    EXPECT_FALSE(autosave.resume(QStringLiteral("1")));
    EXPECT_EQ(fileCount(QStringLiteral("*.game.json")), 5);
}

TEST_F(AutosaveTest, OnlyTheLatestGamesStay) {
    {
        Document document;
        Autosave autosave(document, folder());
        for (int game = 0; game < AutosaveStore::maxGames + 5; ++game) {
            document.replace(tableFor(newGameOfTwo()), {});
            document.typeNumber(0, "trees", game);
        }
    }
    Document document;
    Autosave autosave(document, folder());
    EXPECT_EQ(fileCount(QStringLiteral("*.game.json")), AutosaveStore::maxGames);
    EXPECT_EQ(harmoniesOf(autosave.games().front().game.table).players[0].typed.at(Category::Trees),
              AutosaveStore::maxGames + 4);
}

TEST_F(AutosaveTest, AFolderThatCannotBeWrittenIsReportedOnce) {
    QFile fileInsteadOfFolder(folder());
    ASSERT_TRUE(fileInsteadOfFolder.open(QIODevice::WriteOnly));
    fileInsteadOfFolder.close();
    Document document;
    Autosave autosave(document, folder());
    int reports = 0;
    QObject::connect(&autosave, &Autosave::failed, [&] { ++reports; });
    document.replace(tableFor(newGameOfTwo()), {});
    for (int number = 0; number < 3; ++number) {
        document.typeNumber(0, "trees", number);
        EXPECT_FALSE(autosave.flush());
    }
    EXPECT_EQ(reports, 1);
    ASSERT_TRUE(fileInsteadOfFolder.remove());
    EXPECT_TRUE(autosave.flush());
    EXPECT_EQ(fileCount(QStringLiteral("*.game.json")), 1);
}

TEST_F(AutosaveTest, AGameThatCouldNotBeWrittenIsWrittenAsSoonAsItCanBe) {
    QFile fileInsteadOfFolder(folder());
    ASSERT_TRUE(fileInsteadOfFolder.open(QIODevice::WriteOnly));
    fileInsteadOfFolder.close();
    Document document;
    Autosave autosave(document, folder());
    document.replace(tableFor(newGameOfTwo()), {});
    document.typeNumber(0, "trees", 5);
    document.replace(emptyTable(Side::B), {});  // another game takes its place
    ASSERT_EQ(autosave.games().size(), 1U);
    ASSERT_TRUE(autosave.resume(autosave.games().front().id));
    EXPECT_EQ(document.harmoniesPlayer(0).typed.at(Category::Trees), 5);
    EXPECT_TRUE(document.isModified());
    document.typeNumber(0, "trees", 6);
    document.replace(tableFor(newGameOfTwo()), {});
    document.typeNumber(0, "trees", 7);
    EXPECT_FALSE(autosave.flush());
    ASSERT_TRUE(fileInsteadOfFolder.remove());
    // Without flush().
    EXPECT_TRUE(QTest::qWaitFor([&] { return fileCount(QStringLiteral("*.game.json")) == 2; }, 60000));
    EXPECT_TRUE(autosave.flush());
    autosave.reload();
    ASSERT_EQ(autosave.games().size(), 1U);
    EXPECT_EQ(harmoniesOf(autosave.games().front().game.table).players[0].typed.at(Category::Trees), 6);
}

TEST_F(AutosaveTest, TheLatestGameDoesNotDependOnTheClock) {
    AutosaveStore store(folder());
    const auto save = [&](int trees, const QString& time) {
        const AutosavedGame game{withNumber(tableFor(newGameOfTwo()), 0, Category::Trees, trees),
                                 {},
                                 true,
                                 QDateTime::fromString(time, Qt::ISODate)};
        AutosaveStore::Place place = store.newPlace();
        EXPECT_FALSE(store.save(place, game).problem);
        return place.id;
    };
    const QString first = save(1, QStringLiteral("2026-11-21T20:00:00Z"));
    save(2, QStringLiteral("2099-01-01T00:00:00Z"));  // a clock set too far ahead, then corrected
    save(3, QStringLiteral("2026-11-22T20:00:00Z"));
    save(4, QStringLiteral("1970-01-01T00:00:10Z"));  // a clock without a battery
    const auto treesLatestFirst = [&] {
        std::vector<int> trees;
        for (const AutosaveStore::Entry& entry : store.games()) {
            trees.push_back(*harmoniesOf(entry.game.table).players[0].typed.at(Category::Trees));
        }
        return trees;
    };
    EXPECT_EQ(treesLatestFirst(), (std::vector{4, 3, 2, 1}));
    AutosavedGame reopened = store.load(first).value();
    reopened.table = withNumber(reopened.table, 0, Category::Trees, 5);
    AutosaveStore::Place place = store.place(first);
    EXPECT_FALSE(store.save(place, reopened).wasTaken);
    place.lock.reset();
    EXPECT_EQ(treesLatestFirst(), (std::vector{5, 4, 3, 2}));
    for (int trees = 10; trees < 10 + AutosaveStore::maxGames - 2; ++trees) {
        save(trees, QStringLiteral("1970-01-01T00:00:10Z"));
    }
    AutosaveStore(folder()).tidy();
    EXPECT_EQ(treesLatestFirst().size(), static_cast<std::size_t>(AutosaveStore::maxGames));
    EXPECT_EQ(treesLatestFirst().back(), 4);  // the game saved "in 2099" was removed before that of "1970"
}

TEST_F(AutosaveTest, AWindowWhoseGameCannotBeWrittenAsksBeforeItCloses) {
    QFile fileInsteadOfFolder(folder());
    ASSERT_TRUE(fileInsteadOfFolder.open(QIODevice::WriteOnly));
    fileInsteadOfFolder.close();
    MainWindow window;
    window.autosaveIn(folder());
    window.startGame(newGameOfTwo());
    window.show();
    window.document().typeNumber(0, "trees", 5);
    int questions = 0;
    const auto answer = [&](QMessageBox::StandardButton button) {
        QTimer::singleShot(0, &window, [&questions, button, &window] {
            auto* const question = window.findChild<QMessageBox*>();
            ASSERT_NE(question, nullptr);
            ++questions;
            question->button(button)->click();
        });
    };
    answer(QMessageBox::Cancel);
    EXPECT_FALSE(window.close());
    answer(QMessageBox::Close);
    EXPECT_TRUE(window.close());
    EXPECT_EQ(questions, 2);
    window.show();
    ASSERT_TRUE(fileInsteadOfFolder.remove());
    EXPECT_TRUE(window.close());  // the game can be written now, so there is no question
    EXPECT_EQ(fileCount(QStringLiteral("*.game.json")), 1);
}

TEST_F(AutosaveTest, TwoWindowsThatLoseTheirLocksKeepBothGames) {
    Document first;
    Autosave autosave(first, folder());
    first.replace(tableFor(newGameOfTwo()), {});
    first.typeNumber(0, "trees", 1);
    autosave.flush();
    QStringList reports;
    QObject::connect(&autosave, &Autosave::failed, [&](const Wording& why) { reports << why(); });
    {
        for (const QString& lock : QDir(folder()).entryList({QStringLiteral("*.lock")})) {
            ASSERT_TRUE(QFile::remove(QDir(folder()).filePath(lock)));
        }
        Document second;
        Autosave other(second, folder());
        ASSERT_EQ(other.games().size(), 1U);
        ASSERT_TRUE(other.resume(other.games().front().id));
        second.typeNumber(0, "trees", 2);
        other.flush();
        first.typeNumber(0, "trees", 3);
        EXPECT_TRUE(autosave.flush());
        EXPECT_EQ(reports, QStringList{QStringLiteral("This game was changed in another window too. Both are kept.")});
        second.typeNumber(0, "trees", 4);
        other.flush();
        first.typeNumber(0, "trees", 5);
        autosave.flush();
    }
    EXPECT_EQ(reports.size(), 1);
    first.replace(emptyTable(Side::A), {});
    std::vector<int> trees;
    for (const AutosaveStore::Entry& entry : autosave.games()) {
        trees.push_back(*harmoniesOf(entry.game.table).players[0].typed.at(Category::Trees));
    }
    std::ranges::sort(trees);
    EXPECT_EQ(trees, (std::vector{4, 5}));
}

TEST_F(AutosaveTest, TheStartPageOffersTheLastGame) {
    {
        MainWindow window;
        window.autosaveIn(folder());
        EXPECT_FALSE(window.startPage()->continueButton()->isVisibleTo(&window));
        window.startGame(newGameOfTwo());
        window.document().typeNumber(0, "water", 15);
    }
    MainWindow window;
    window.autosaveIn(folder());
    window.show();
    QPushButton* const button = window.startPage()->continueButton();
    ASSERT_TRUE(button->isVisible());
    EXPECT_TRUE(button->text().contains(QStringLiteral("Ann 15, Bob 0"))) << button->text().toStdString();
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_TRUE(window.padPage()->isVisible());
    EXPECT_EQ(window.document().harmoniesPlayer(0).typed.at(Category::Water), 15);
    window.pages()->back();
    EXPECT_TRUE(window.startPage()->continueButton()->text().contains(QStringLiteral("Ann 15, Bob 0")));
    QTest::mouseClick(window.startPage()->continueButton(), Qt::LeftButton);
    EXPECT_TRUE(window.padPage()->isVisible());
}

}  // namespace
}  // namespace concord::gui
