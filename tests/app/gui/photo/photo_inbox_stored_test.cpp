// No photo of the inbox is lost when the window closes or the program crashes.
#include "app/gui/document/autosave.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/start_page.h"
#include "tests/app/gui/photo/photo_inbox_support.h"

#include <gtest/gtest.h>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

namespace concord::gui {
namespace {

// A program with its document, inbox and autosave; its readings end when the test says so.
struct Program {
    explicit Program(const QString& folder) : autosave(document, folder) {
        QObject::connect(&autosave, &Autosave::photosStored, &inbox, &PhotoInbox::markStored);
        inbox.waitForStorage();
        inbox.restore(autosave.takePhotosForNewGame());
    }

    SlowReader reader;
    Document document;
    Selection selection;
    PhotoInbox inbox{document, selection, reader.function()};
    Autosave autosave;
};

class StoredPhotosTest : public ::testing::Test {
protected:
    static QByteArray contentsOf(const QString& photo) { return "contents of " + photo.toUtf8(); }
    static PhotoId idOf(const QString& photo) { return photoIdOf(contentsOf(photo)); }
    static void add(Program& program, const QString& photo, PhotoUse use) {
        program.inbox.addPhotos({{contentsOf(photo), photo, {}}}, use);
    }
    static bool waitFor(const std::function<bool()>& done) { return QTest::qWaitFor(done, 60000); }
    QString folder() const { return m_folder.path(); }
    bool isInFolder(const QString& photo) const {
        QFile file(m_folder.filePath(idOf(photo) + QStringLiteral(".inbox.file")));
        return file.open(QIODevice::ReadOnly) && file.readAll() == contentsOf(photo);
    }
    // Copies all that the program has written, except locks, to another folder and returns its path, as if the
    // program had been killed now.
    QString copyFolder() {
        m_copies.push_back(std::make_unique<QTemporaryDir>());
        const QDir source(folder());
        for (const QString& name : source.entryList(QDir::Files)) {
            if (!name.endsWith(QStringLiteral(".lock"))) {
                QFile::copy(source.filePath(name), m_copies.back()->filePath(name));
            }
        }
        return m_copies.back()->path();
    }
    static Table twoPlayers() {
        NewGame game;
        game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#d1495b"}};
        return tableFor(game);
    }

    QTemporaryDir m_folder;
    std::vector<std::unique_ptr<QTemporaryDir>> m_copies;
    const QString m_one = QStringLiteral("one.jpg");
    const QString m_two = QStringLiteral("two.jpg");
};

TEST_F(StoredPhotosTest, APhotoIsStoredBeforeItIsRead) {
    Program program(folder());
    program.document.replace(twoPlayers(), {});
    bool isStored = false;
    QObject::connect(&program.inbox, &PhotoInbox::photoChanged, [&](const PhotoId& id) {
        if (program.inbox.find(id)->state == InboxState::Reading) {
            isStored = isInFolder(m_one);
        }
    });
    add(program, m_one, PhotoUse::NextPlayer);
    EXPECT_EQ(program.reader.readingsBegun(), 0);
    ASSERT_TRUE(waitFor([&] { return program.inbox.photos().front().state == InboxState::Reading; }));
    EXPECT_TRUE(isStored);
}

TEST_F(StoredPhotosTest, AfterACrashReadingGoesOnForTheSamePlayers) {
    Program first(folder());
    first.document.replace(twoPlayers(), {});
    add(first, m_one, PhotoUse::NextPlayer);
    add(first, m_two, PhotoUse::NextPlayer);
    ASSERT_TRUE(waitFor([&] { return first.reader.readingsBegun() == 2; }));
    const QString copy = copyFolder();

    Program second(copy);
    ASSERT_EQ(second.autosave.games().size(), 1U);
    ASSERT_TRUE(second.autosave.resume(second.autosave.games().front().id));
    ASSERT_EQ(second.inbox.photos().size(), 2U);
    second.reader.giveResult(m_one);
    second.reader.giveResult(m_two);
    ASSERT_TRUE(waitFor([&] { return second.document.playerState(1).photo != nullptr; }));
    EXPECT_EQ(second.document.playerState(0).photo->files.front().path, m_one);
    EXPECT_EQ(second.document.playerState(1).photo->files.front().path, m_two);
    EXPECT_TRUE(second.document.waitingPhotos().empty());
}

TEST_F(StoredPhotosTest, QuestionsAreAskedAgainAndCancelledPhotosStayLoose) {
    Program first(folder());
    first.document.replace(twoPlayers(), {});
    first.reader.giveResult(m_one, {boardWithWaterBits(3)});
    first.reader.giveResult(m_two, {boardWithWaterBits(12)});
    add(first, m_one, PhotoUse::Board);
    first.inbox.add(contentsOf(m_two), m_two, first.document.playerState(0).player);
    add(first, QStringLiteral("aside"), PhotoUse::NextPlayer);
    first.inbox.cancel(idOf(QStringLiteral("aside")));
    ASSERT_TRUE(waitFor([&] { return first.inbox.find(idOf(m_two))->state == InboxState::Question; }));
    ASSERT_TRUE(first.autosave.flush());

    Program second(copyFolder());
    ASSERT_TRUE(second.autosave.resume(second.autosave.games().front().id));
    second.reader.giveResult(m_two, {boardWithWaterBits(12)});
    second.reader.giveResult(QStringLiteral("aside"));
    EXPECT_EQ(second.inbox.find(idOf(m_one))->state, InboxState::OnBoard);
    ASSERT_TRUE(waitFor([&] { return second.inbox.find(idOf(m_two))->state == InboxState::Question; }));
    ASSERT_TRUE(waitFor([&] { return second.inbox.find(idOf(QStringLiteral("aside")))->state == InboxState::Loose; }));
    EXPECT_FALSE(second.document.playerState(1).photo);
}

TEST_F(StoredPhotosTest, PhotosWithoutAGameAreThereWhenTheProgramStarts) {
    {
        Program first(folder());
        add(first, m_one, PhotoUse::NewGame);
        ASSERT_TRUE(waitFor([&] { return first.reader.readingsBegun() == 1; }));
    }
    Program second(folder());
    ASSERT_EQ(second.inbox.photos().size(), 1U);
    EXPECT_FALSE(second.document.isOpen());
    second.reader.giveResult(m_one);
    ASSERT_TRUE(waitFor([&] { return second.document.isOpen(); }));
    EXPECT_EQ(second.document.playerState(0).photo->files.front().path, m_one);
    ASSERT_TRUE(second.autosave.flush());
    // Now the photo belongs to the game.
    Program third(copyFolder());
    EXPECT_TRUE(third.inbox.photos().empty());
    EXPECT_EQ(third.autosave.games().size(), 1U);
}

TEST_F(StoredPhotosTest, APhotoRemovedWhileItIsStoredDoesNotComeBack) {
    {
        Program first(folder());
        add(first, m_one, PhotoUse::NewGame);
        first.inbox.remove(idOf(m_one));
    }
    const Program second(folder());
    EXPECT_TRUE(second.inbox.photos().empty());
}

TEST_F(StoredPhotosTest, AnotherRunningProgramDoesNotTakeThePhotos) {
    Program first(folder());
    add(first, m_one, PhotoUse::NewGame);
    ASSERT_TRUE(waitFor([&] { return first.reader.readingsBegun() == 1; }));
    const Program second(folder());
    EXPECT_TRUE(second.inbox.photos().empty());
}

TEST_F(StoredPhotosTest, AGameWithNothingButAPhotoIsKept) {
    Program first(folder());
    first.document.replace(twoPlayers(), {});
    add(first, m_one, PhotoUse::NextPlayer);
    first.document.replace(twoPlayers(), {});
    EXPECT_TRUE(first.inbox.photos().empty());
    ASSERT_EQ(first.autosave.games().size(), 1U);
    ASSERT_TRUE(first.autosave.resume(first.autosave.games().front().id));
    ASSERT_EQ(first.inbox.photos().size(), 1U);
    EXPECT_EQ(first.inbox.photos().front().player, first.document.playerState(0).player);
}

TEST_F(StoredPhotosTest, AGameStartedByAPhotoDoesNotOverwriteTheGameBefore) {
    Program first(folder());
    first.document.replace(twoPlayers(), {});
    first.document.typeNumber(0, "trees", 7);
    ASSERT_TRUE(first.autosave.flush());
    add(first, m_one, PhotoUse::NewGame);
    ASSERT_TRUE(waitFor([&] { return first.reader.readingsBegun() == 1; }));
    first.reader.giveResult(m_one);
    ASSERT_TRUE(waitFor([&] { return first.document.playerCount() == 1; }));
    ASSERT_TRUE(first.autosave.flush());

    Program second(copyFolder());
    std::vector<int> playerCounts;
    for (const AutosaveStore::Entry& entry : second.autosave.games()) {
        EXPECT_FALSE(entry.id.isEmpty());
        playerCounts.push_back(static_cast<int>(entry.game.table.playerStates.size()));
    }
    std::ranges::sort(playerCounts);
    EXPECT_EQ(playerCounts, (std::vector<int>{1, 2}));
}

TEST_F(StoredPhotosTest, DamagedEntriesAreIgnored) {
    {
        Program first(folder());
        first.document.replace(twoPlayers(), {});
        add(first, m_one, PhotoUse::NextPlayer);
        add(first, m_two, PhotoUse::NextPlayer);
        ASSERT_TRUE(first.autosave.flush());
    }
    QFile one(m_folder.filePath(idOf(m_one) + QStringLiteral(".inbox.file")));
    ASSERT_TRUE(one.open(QIODevice::WriteOnly));
    one.write("something else");
    one.close();
    QFile newGame(m_folder.filePath(QStringLiteral("x.inbox.json")));
    ASSERT_TRUE(newGame.open(QIODevice::WriteOnly));
    newGame.write(R"({"inbox": [7, {"photo": "../../etc/passwd"}, {"photo": null, "player": 99}]})");
    newGame.close();
    Program second(folder());
    EXPECT_TRUE(second.inbox.photos().empty());
    ASSERT_TRUE(second.autosave.resume(second.autosave.games().front().id));
    ASSERT_EQ(second.inbox.photos().size(), 1U);
    EXPECT_EQ(second.inbox.photos().front().id, idOf(m_two));
}

TEST_F(StoredPhotosTest, TheMainWindowLosesNoPhotoWhenClosedWhileReading) {
    const QStringList samples{QStringLiteral(CONCORD_SAMPLES_DIR "/photos/easy/dev_018.jpg"),
                              QStringLiteral(CONCORD_SAMPLES_DIR "/photos/easy/dev_038.jpg"),
                              QStringLiteral(CONCORD_SAMPLES_DIR "/photos/no-board/dev_neg_01.jpg")};
    {
        MainWindow window;
        window.autosaveIn(folder());
        window.show();
        NewGame game;
        game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#d1495b"}};
        game.side = Side::B;
        window.startGame(game);
        window.open(samples);
        ASSERT_EQ(window.inbox().photos().size(), 3U);
        EXPECT_TRUE(window.close());
    }
    MainWindow window;
    window.autosaveIn(folder());
    window.show();
    auto* const startPage = window.findChild<StartPage*>();
    emit startPage->continueRequested(0);
    ASSERT_EQ(window.inbox().photos().size(), 3U);
    ASSERT_TRUE(waitFor([&] {
        return std::ranges::all_of(window.inbox().photos(), [](const InboxPhoto& photo) {
            return photo.state != InboxState::Waiting && photo.state != InboxState::Reading;
        });
    }));
    for (const int player : {0, 1}) {
        const std::shared_ptr<const Photo> photo = window.document().playerState(player).photo;
        ASSERT_TRUE(photo && photo->reading) << player;
        EXPECT_EQ(photo->files.front().path, samples.at(player));
    }
    EXPECT_EQ(window.inbox().photos().back().state, InboxState::NoBoard);
}

}  // namespace
}  // namespace concord::gui
