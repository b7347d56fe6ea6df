// Autosaved games survive when the program is killed, or the disk is full, at any call that changes their folder.
#include "app/gui/document/autosave.h"

#include "app/gui/document/autosave_files.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "tests/app/gui/document/file_faults.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <functional>
#include <map>
#include <random>
#include <vector>

namespace concord::gui {
namespace {

Table tableOf(const std::string& player, int trees) {
    NewGame game;
    game.players = {{player, "#2a7fb8"}, {"Bob", "#d1495b"}};
    return withNumber(tableFor(game), 0, Category::Trees, trees);
}

class FaultTest : public ::testing::Test {
protected:
    FaultTest()
        : m_reached(static_cast<int*>(
              ::mmap(nullptr, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))) {
        faults::watch(folder().toStdString());  // from now on fsync() returns at once there
    }
    ~FaultTest() override { ::munmap(m_reached, sizeof(int)); }

    QString folder() const { return m_folder.filePath(QStringLiteral("games")); }

    // Runs the work in a child process.
    static pid_t startChild(const std::function<void()>& work) {
        const pid_t child = ::fork();
        if (child == 0) {
            int count = 0;
            const QCoreApplication application(count, nullptr);
            work();
            ::_exit(::testing::Test::HasFailure() ? 1 : 0);
        }
        return child;
    }
    // Waits until the child process has ended. False if it was killed.
    static bool waitForChild(pid_t child) {
        int status = 0;
        EXPECT_EQ(::waitpid(child, &status, 0), child);
        if (WIFSIGNALED(status)) {
            EXPECT_EQ(WTERMSIG(status), SIGKILL);
            return false;
        }
        EXPECT_EQ(WEXITSTATUS(status), 0);
        return true;
    }
    // Runs the work in a child process and waits. False if it was killed.
    static bool runInChild(const std::function<void()>& work) { return waitForChild(startChild(work)); }

    // Two games, the first with a photo.
    void saveTwoGames() {
        ASSERT_TRUE(runInChild([this] {
            Document document;
            Autosave autosave(document, folder());
            document.replace(tableOf("Ann", 1), {});
            document.setPhoto(1, grainyPhoto(), false);
            document.replace(tableOf("Cleo", 2), {});
            document.typeNumber(0, "trees", 3);
        }));
        for (const QFileInfo& file : QDir(folder()).entryInfoList(QDir::Files)) {
            m_savedFiles[file.fileName()] = autosaveContents(file.filePath());
        }
    }

    void restoreFiles() const {
        QDir(folder()).removeRecursively();
        ASSERT_TRUE(QDir().mkpath(folder()));
        for (const auto& [name, contents] : m_savedFiles) {
            QFile file(QDir(folder()).filePath(name));
            ASSERT_TRUE(file.open(QIODevice::WriteOnly));
            ASSERT_EQ(file.write(contents), contents.size());
        }
    }

    std::optional<AutosavedGame> savedGame(const std::string& player) const {
        AutosaveStore store(folder());
        for (const AutosaveStore::Entry& entry : store.games()) {
            if (harmoniesOf(entry.game.table).players.front().name == player) {
                return store.load(entry.id);
            }
        }
        return {};
    }
    static int treesOf(const std::optional<AutosavedGame>& game) {
        return game ? harmoniesOf(game->table).players.front().typed.at(Category::Trees).value_or(-1) : -1;
    }

    // Starting from an empty board, changes Ann's and Cleo's games and adds Dan's; m_reached counts those that have to
    // be safe by now.
    void playOn() {
        Document document;
        Autosave autosave(document, folder());
        const auto idOf = [&](const std::string& player) {
            autosave.reload();
            const auto found = std::ranges::find_if(autosave.games(), [&](const AutosaveStore::Entry& entry) {
                return harmoniesOf(entry.game.table).players.front().name == player;
            });
            return found == autosave.games().end() ? QString() : found->id;
        };
        document.replace(emptyTable(Side::B), {});
        ASSERT_TRUE(autosave.resume(idOf("Ann")));
        document.typeNumber(0, "trees", 11);
        autosave.flush();
        ASSERT_TRUE(autosave.resume(idOf("Cleo")));
        *m_reached = 1;
        document.typeNumber(0, "trees", 13);
        document.setPhoto(1, grainyPhoto(), false);
        document.replace(tableOf("Dan", 4), {});
        *m_reached = 2;
        document.typeNumber(0, "trees", 14);
        document.replace(emptyTable(Side::A), {});
        *m_reached = 3;
    }

    // Makes all files a day old, as recent unused ones stay, and tidies the folder. Expects no temporary files to be
    // left.
    void tidyADayLater() const {
        for (const QFileInfo& info : QDir(folder()).entryInfoList(QDir::Files | QDir::Hidden)) {
            QFile file(info.filePath());
            ASSERT_TRUE(file.open(QIODevice::ReadWrite));
            file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime);
        }
        AutosaveStore(folder()).tidy();
        for (const QString& name : QDir(folder()).entryList(QDir::Files | QDir::Hidden)) {
            EXPECT_TRUE(name.endsWith(QStringLiteral(".game.json")) || name.endsWith(QStringLiteral(".jpg")) ||
                        name.endsWith(QStringLiteral(".photo.json")) || name.endsWith(QStringLiteral(".file")) ||
                        name.endsWith(QStringLiteral(".lock")))
                << name.toStdString();
        }
    }

    static void expectPhoto(const std::optional<AutosavedGame>& game) {
        ASSERT_TRUE(game);
        const std::shared_ptr<const Photo> photo = game->table.playerStates[1].photo;
        ASSERT_TRUE(photo);
        EXPECT_TRUE(photo->reading);
        EXPECT_EQ(photo->picture.size(), grainyPhoto()->picture.size());
        ASSERT_EQ(photo->files.size(), 1U);
        EXPECT_EQ(photo->files.front().contents, grainyPhoto()->files.front().contents);
    }

    QTemporaryDir m_folder;
    std::map<QString, QByteArray> m_savedFiles;  // contents by name
    int* m_reached;                              // shared with the child process
};

TEST_F(FaultTest, KilledAtAnyCallNoGameIsLost) {
    saveTwoGames();
    bool survived = false;
    int call = 0;
    while (!survived && !HasFailure()) {
        restoreFiles();
        *m_reached = 0;
        ++call;
        survived = runInChild([&] {
            faults::watch(folder().toStdString(), faults::Fault::Kill, call);
            playOn();
        });
        tidyADayLater();
        const std::string where = "killed at call " + std::to_string(call) + ", reached " + std::to_string(*m_reached);
        const std::optional<AutosavedGame> ann = savedGame("Ann");
        const std::optional<AutosavedGame> cleo = savedGame("Cleo");
        EXPECT_TRUE(treesOf(ann) == 11 || (*m_reached < 1 && treesOf(ann) == 1)) << where << ": " << treesOf(ann);
        expectPhoto(ann);
        EXPECT_TRUE(treesOf(cleo) == 13 || (*m_reached < 2 && treesOf(cleo) == 3)) << where << ": " << treesOf(cleo);
        if (*m_reached >= 2) {
            expectPhoto(cleo);
        }
        EXPECT_TRUE(treesOf(savedGame("Dan")) == 14 || *m_reached < 3) << where;
    }
    EXPECT_EQ(*m_reached, 3);
    EXPECT_GT(call, 100);
}

TEST_F(FaultTest, AFailedCallIsReportedOrDoesNoHarm) {
    const AutosavedGame game{[] {
                                 Table table = tableOf("Ann", 1);
                                 table.playerStates[0].photo = grainyPhoto();
                                 auto other = std::make_shared<Photo>(*grainyPhoto());
                                 other->exifOrientation = 3;
                                 table.playerStates[1].photo = other;
                                 return table;
                             }(),
                             {},
                             true,
                             QDateTime::currentDateTimeUtc()};
    int reports = 0;
    int call = 0;
    do {
        QDir(folder()).removeRecursively();
        AutosaveStore store(folder());
        AutosaveStore::Place place = store.newPlace();
        faults::watch(folder().toStdString(), faults::Fault::FullDisk, ++call, 1);
        const Wording problem = store.save(place, game).problem;
        const bool hasFailed = faults::callsSoFar() >= call;
        faults::watch(folder().toStdString());
        reports += problem ? 1 : 0;
        if (!problem) {
            const std::optional<AutosavedGame> saved = store.load(place.id);
            ASSERT_TRUE(saved) << call;
            EXPECT_TRUE(saved->table.playerStates[0].photo && saved->table.playerStates[1].photo) << call;
        }
        EXPECT_FALSE(store.save(place, game).problem) << call;  // there is space again
        expectPhoto(store.load(place.id));
        if (!hasFailed) {  // every call has been tried
            break;
        }
    } while (!HasFailure());
    EXPECT_GT(reports, 10);
}

// Some calls in a row find no space; after them there is space again.
TEST_F(FaultTest, AfterAFullDiskEverythingIsThere) {
    saveTwoGames();
    for (int call = 1; call < 120 && !HasFailure(); call += 3) {
        for (const int failingCalls : {4, 60, 1000}) {
            restoreFiles();
            EXPECT_TRUE(runInChild([&] {
                Document document;
                Autosave autosave(document, folder());
                int reports = 0;
                QObject::connect(&autosave, &Autosave::failed, [&] { ++reports; });
                faults::watch(folder().toStdString(), faults::Fault::FullDisk, call, failingCalls);
                ASSERT_EQ(autosave.games().size(), 2U);
                ASSERT_TRUE(autosave.resume(autosave.games().back().id));  // Ann
                document.typeNumber(0, "trees", 11);
                document.replace(tableOf("Dan", 4), {});
                document.setPhoto(1, grainyPhoto(), false);
                autosave.flush();
                autosave.reload();
                const auto cleo = std::ranges::find_if(autosave.games(), [](const AutosaveStore::Entry& entry) {
                    return harmoniesOf(entry.game.table).players.front().name == "Cleo";
                });
                ASSERT_NE(cleo, autosave.games().end());
                ASSERT_TRUE(autosave.resume(cleo->id));
                document.typeNumber(0, "trees", 13);
                const bool wasWritten = autosave.flush();
                EXPECT_TRUE(wasWritten || reports > 0);
                faults::watch(folder().toStdString());
                EXPECT_TRUE(autosave.flush());
            }));
            const std::string where = std::to_string(call) + ", " + std::to_string(failingCalls);
            EXPECT_EQ(treesOf(savedGame("Ann")), 11) << where;
            EXPECT_EQ(treesOf(savedGame("Cleo")), 13) << where;
            EXPECT_EQ(treesOf(savedGame("Dan")), 4) << where;
            expectPhoto(savedGame("Ann"));
            expectPhoto(savedGame("Dan"));
        }
    }
}

TEST_F(FaultTest, SeveralProgramsOnOneFolderLoseNothing) {
    constexpr int gameCount = 3;
    constexpr int programCount = 4;
    constexpr int treesEach = 25;  // that one program adds
    ASSERT_TRUE(runInChild([this] {
        Document document;
        Autosave autosave(document, folder());
        for (int game = 0; game < gameCount; ++game) {
            document.replace(tableOf("Ann", 0), {});
            document.setPhoto(1, grainyPhoto(), false);
        }
    }));
    // Adds trees one by one, each to any game that this program can resume.
    const auto play = [this](int program) {
        Document document;
        std::mt19937 random(static_cast<unsigned>(program));
        int added = 0;
        while (added < treesEach) {
            Autosave autosave(document, folder());
            if (autosave.games().empty()) {
                continue;
            }
            const auto index = std::uniform_int_distribution<std::size_t>(0, autosave.games().size() - 1)(random);
            if (autosave.resume(autosave.games()[index].id)) {
                ASSERT_TRUE(document.playerState(1).photo);
                document.typeNumber(0, "trees", *document.harmoniesPlayer(0).typed.at(Category::Trees) + 1);
                ASSERT_TRUE(autosave.flush());
                ++added;
            }
        }
    };
    std::vector<pid_t> children;
    children.reserve(static_cast<std::size_t>(programCount));
    for (int program = 0; program < programCount; ++program) {
        children.push_back(startChild([&] { play(program); }));
    }
    for (const pid_t child : children) {
        EXPECT_TRUE(waitForChild(child));
    }
    int trees = 0;
    AutosaveStore store(folder());
    const std::vector<AutosaveStore::Entry> entries = store.games();
    EXPECT_EQ(entries.size(), static_cast<std::size_t>(gameCount));
    for (const AutosaveStore::Entry& entry : entries) {
        trees += treesOf(store.load(entry.id));
        expectPhoto(store.load(entry.id));
    }
    EXPECT_EQ(trees, programCount * treesEach);
}

TEST_F(FaultTest, AGameFileIsWrittenCompletelyOrStaysAsItWas) {
    ASSERT_TRUE(QDir().mkpath(folder()));
    const QString path = QDir(folder()).filePath(QStringLiteral("game.json"));
    const GameFile before = fileOf(tableOf("Ann", 1));
    const GameFile after = fileOf(tableOf("Ann", 2));
    int failures = 0;
    int call = 0;
    do {
        saveGame(before, path);
        faults::watch(folder().toStdString(), faults::Fault::FullDisk, ++call, 1);
        bool saved = true;
        try {
            saveGame(after, path);
        } catch (const FileProblem&) {
            saved = false;
            ++failures;
        }
        const bool hasFailed = faults::callsSoFar() >= call;
        faults::watch(folder().toStdString());
        const QByteArray contents = fileContents(path);
        ASSERT_FALSE(contents.isEmpty()) << call;
        EXPECT_EQ(gameFromContents(contents, path), saved ? after : before) << call;
        if (!hasFailed) {  // every call has been tried
            break;
        }
    } while (!HasFailure());
    EXPECT_GT(failures, 2);
}

}  // namespace
}  // namespace concord::gui
