#include "tools/views/sample_games.h"

#include "app/gui/document/document_file.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/record/entry.h"
#include "app/record/store.h"

#include <QDir>
#include <QTimer>

#include <algorithm>
#include <array>

namespace concord::views {

namespace {

struct Played {
    const char* file;
    std::vector<std::string> players;  // as many as in the file, or fewer
    const char* record;                // as JSON
};

const std::array playedGames{
    Played{"four-players.json",
           {"Pauline", "Johan", "Mira", "Theo"},
           R"({"played":"2026-11-14T20:10:00+01:00","zone":"Europe/Berlin","place":"At home","minutes":45,
               "starter":"Mira","note":"The river went all the way round."})"},
    Played{"archipelago.json",
           {"Johan", "Pauline"},
           R"({"played":"2026-10-31T21:00:00+01:00","zone":"Europe/Berlin","place":"At home","minutes":35})"},
    Played{"shared-victory.json",
           {"Mira", "Theo"},
           R"({"played":"2026-08-02T16:30:00+02:00","zone":"Europe/Berlin","place":"Lake house","minutes":50})"},
    Played{"rulebook-solo.json",
           {"Pauline"},
           R"({"played":"2026-07-19T10:15:00+02:00","zone":"Europe/Berlin","place":"At home","minutes":25})"},
    Played{"tie-broken-by-cubes.json",
           {"Theo", "Johan"},
           R"({"played":"2026-05-09T19:45:00+02:00","zone":"Europe/Berlin","place":"Games club"})"},
    Played{"four-players.json",
           {"Theo", "Pauline", "Johan", "Mira"},
           R"({"played":"2025-12-27T15:00:00+01:00","zone":"Europe/Berlin","place":"Lake house","minutes":60})"},
    Played{"solo-islands.json",
           {"Pauline"},
           R"({"played":"2025-11-02T11:00:00+01:00","zone":"Europe/Berlin","place":"At home","minutes":20})"},
    Played{"rulebook-example.json",
           {"Mira", "Pauline"},
           R"({"played":"2025-03-15T20:30:00+01:00","zone":"Europe/Berlin","place":"Games club","minutes":40})"},
    Played{"../renature/four-players.json",
           {"Pauline", "Johan", "Mira", "Theo"},
           R"({"played":"2025-02-01T20:30:00+01:00","zone":"Europe/Berlin","place":"At home","minutes":70})"},
    Played{"../renature/three-players.json",
           {"Pauline", "Johan", "Theo"},
           R"({"played":"2025-01-11T20:30:00+01:00","zone":"Europe/Berlin","place":"At home","minutes":60})"},
};

// Gives the first players other names.
GameDocument withNames(GameDocument game, const std::vector<std::string>& names) {
    const GameModule& module = game.module();
    for (const char* const prefix : {"\u2026", ""}) {  // temporary names first, so that no two players ever share one
        for (std::size_t player = 0; player < names.size(); ++player) {
            const std::string name = *prefix == '\0' ? names[player] : prefix + std::to_string(player);
            game = module.withName(game, player, name);
        }
    }
    return game;
}

// Shows one photo as often as a camera would.
class StillCamera : public gui::Camera {
public:
    StillCamera() : m_picture(samplePhotoPath(QStringLiteral("easy/dev_018.jpg"))) {
        connect(&m_timer, &QTimer::timeout, this, [this] { emit frameArrived(m_picture); });
    }

    QStringList names() const override { return {QStringLiteral("Webcam"), QStringLiteral("Phone")}; }
    void start(int) override { m_timer.start(40); }
    void stop() override { m_timer.stop(); }

private:
    QImage m_picture;
    QTimer m_timer;
};

}  // namespace

QString sampleGamePath(const QString& name) { return QStringLiteral(CONCORD_SAMPLES_DIR "/boards/") + name; }

QString samplePhotoPath(const QString& name) { return QStringLiteral(CONCORD_SAMPLES_DIR "/photos/") + name; }

QStringList boardPhotoPaths() {
    QStringList photos;
    for (const QString& folder : {samplePhotoPath({}), QStringLiteral(CONCORD_TEST_PHOTOS_DIR "/")}) {
        for (const char* const tier : {"easy", "normal", "hard"}) {
            const QDir dir(folder + QLatin1String(tier));
            for (const QString& name : dir.entryList({QStringLiteral("*.jpg")}, QDir::Files, QDir::Name)) {
                photos << dir.filePath(name);
            }
        }
    }
    return photos;
}

gui::Table tableIn(const QString& file) {
    return gui::openedTable(gui::gameFromContents(gui::fileContents(file), file));
}

gui::NewGame newGameOfFour() {
    gui::NewGame game;
    game.players = {{"Pauline", "#2a7fb8"}, {"Johan", "#c0392b"}, {"Mira", "#27ae60"}, {"Theo", "#e6b800"}};
    game.withSpirits = true;
    return game;
}

gui::Table halfCounted() {
    gui::NewGame game = newGameOfFour();
    game.players[0].name = "Wilhelmine-Charlotte";
    game.players[2].name = "Александра";
    gui::Table table = gui::tableFor(game);
    table = gui::withNumber(std::move(table), 0, Category::Trees, 24);
    table = gui::withNumber(std::move(table), 0, Category::Water, 15);
    table = gui::withNumber(std::move(table), 1, Category::Trees, 13);
    table = gui::withAnimalPoints(std::move(table), 1, {16, 11, 4});
    table = gui::withNumber(std::move(table), 2, Category::Buildings, 20);
    return gui::withStartPlayer(std::move(table), 2);
}

void fillTurns(gui::Document& document) {
    constexpr std::array trunk{Token::Brown};
    int most = 0;
    for (const Player& player : document.harmonies().players) {
        most = std::max(most, player.board->tokenCount());
    }
    most += (tokensPerTurn - most % tokensPerTurn) % tokensPerTurn;
    for (int player = 0; player < document.playerCount(); ++player) {
        for (const Cell cell : cells(document.harmonies().side)) {
            const Board& board = *document.harmoniesPlayer(player).board;
            if (board.tokenCount() < most && board.stack(cell).empty()) {
                document.setStack(player, cell, Stack::fromTokens(trunk).value_or(Stack()));
            }
        }
    }
    document.markSaved({});
}

void fillRecord(const record::Location& location) {
    record::Store store(location);
    for (const Played& one : playedGames) {
        const GameDocument game = withNames(tableIn(sampleGamePath(QString::fromLatin1(one.file))).game, one.players);
        store.record({game, record::recordFromJson(one.record, record::namesOf(game))});
    }
}

std::unique_ptr<gui::Camera> stillCamera() { return std::make_unique<StillCamera>(); }

}  // namespace concord::views
