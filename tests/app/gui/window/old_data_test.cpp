// Games and settings saved by Concord 0.1.0 still open, unchanged (tests/old-data/README.md).
#include "app/gui/document/autosave_store.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/known_players.h"
#include "app/gui/document/table_edits.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

namespace concord::gui {
namespace {

const QString oldData = QStringLiteral(CONCORD_OLD_DATA_DIR);

class OldAutosaves : public ::testing::Test {
protected:
    OldAutosaves() {
        const QDir autosaves(oldData + QStringLiteral("/kept"));
        for (const QString& name : autosaves.entryList(QDir::Files)) {
            EXPECT_TRUE(QFile::copy(autosaves.filePath(name), m_folder.filePath(name)));
        }
    }

    QTemporaryDir m_folder;
};

TEST_F(OldAutosaves, AreListedTheLatestFirst) {
    const auto games = AutosaveStore(m_folder.path()).games();
    ASSERT_EQ(games.size(), 2U);
    EXPECT_GT(games[0].game.savedAt, games[1].game.savedAt);
}

TEST_F(OldAutosaves, ATypedPadComesBack) {
    const AutosaveStore store(m_folder.path());
    const auto game = store.load(QStringLiteral("fb75d638-f113-4b48-8004-a32dd0555ffe"));
    ASSERT_TRUE(game);
    EXPECT_TRUE(game->modified);
    EXPECT_EQ(harmoniesOf(game->table).side, Side::A);
    ASSERT_EQ(harmoniesOf(game->table).players.size(), 1U);
    const Player& player = harmoniesOf(game->table).players.front();
    EXPECT_EQ(player.name, "Player 1");
    EXPECT_EQ(player.colour, "#2a7fb8");
    EXPECT_EQ(player.typed.at(Category::Trees), 7);
    EXPECT_EQ(player.typed.at(Category::Mountains), 12);
    EXPECT_FALSE(player.board);
}

TEST_F(OldAutosaves, ABoardComesBackWithItsPhotoAndReading) {
    const AutosaveStore store(m_folder.path());
    const auto game = store.load(QStringLiteral("a4f67c65-023d-4d38-ae9b-0593fa8d7226"));
    ASSERT_TRUE(game);
    const Player& player = harmoniesOf(game->table).players.front();
    ASSERT_TRUE(player.board);
    EXPECT_EQ(player.board->stack(cellNamed("a2", Side::B)), stackOf({Token::Brown, Token::Brown, Token::Green}));
    EXPECT_EQ(player.board->stack(cellNamed("b3", Side::B)), stackOf({Token::Gray, Token::Gray, Token::Gray}));
    EXPECT_EQ(player.board->stack(cellNamed("g4", Side::B)), stackOf({Token::Brown, Token::Red}));
    EXPECT_EQ(player.board->cubeCount(Cube::Animal), 6);
    EXPECT_EQ(player.board->cube(cellNamed("g1", Side::B)), Cube::Spirit);

    const std::shared_ptr<const Photo> photo = game->table.playerStates.front().photo;
    ASSERT_TRUE(photo);
    EXPECT_EQ(photo->picture.size(), QSize(720, 540));
    ASSERT_EQ(photo->files.size(), 1U);
    EXPECT_EQ(photo->files.front().path, QStringLiteral("table.jpg"));
    EXPECT_FALSE(photo->files.front().contents.isEmpty());
    ASSERT_TRUE(photo->reading);
    EXPECT_EQ(photo->reading->board, *player.board);
    EXPECT_EQ(photo->reading->cells.size(), 25U);
    EXPECT_FALSE(photo->reading->review.empty());
}

class OldSettings : public ::testing::Test {
protected:
    OldSettings() {
        const QString path = QSettings().fileName();
        QFile::remove(path);
        QDir().mkpath(QFileInfo(path).path());
        EXPECT_TRUE(QFile::copy(oldData + QStringLiteral("/settings/Concord.conf"), path));
        QSettings().sync();
    }
    ~OldSettings() override { QSettings().clear(); }
};

TEST_F(OldSettings, AreUnderstood) {
    EXPECT_EQ(QSettings().value(QStringLiteral("language")).toString(), QStringLiteral("de"));
    EXPECT_TRUE(QSettings().value(QStringLiteral("dark")).toBool());
    EXPECT_EQ(KnownPlayers().names(), (QStringList{QStringLiteral("Ann"), QStringLiteral("Zoë Müller")}));
    EXPECT_EQ(KnownPlayers().colourOf(QStringLiteral("Ann")), QStringLiteral("#2a7fb8"));
    const NewGame last = lastNewGame();
    ASSERT_EQ(last.players.size(), 2U);
    EXPECT_EQ(last.players[1].name, "Zoë Müller");
    EXPECT_EQ(last.side, Side::B);
    EXPECT_TRUE(last.withSpirits);
    EXPECT_TRUE(last.rulings.spiritCubeBreaksTies);
}

}  // namespace
}  // namespace concord::gui
