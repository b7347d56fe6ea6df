#include "tests/app/gui/window/ten_jobs_support.h"

#include "app/gui/document/harmonies_edits.h"
#include "app/gui/kit/pages.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/start_page.h"

#include <QDir>
#include <QSettings>
#include <QToolBar>
#include <QTreeView>

#include <algorithm>
#include <cstdio>

namespace concord::gui {

TenJobsTest::TenJobsTest() {
    QSettings().remove(QStringLiteral("newGame"));
    QSettings().remove(QStringLiteral("players"));
    QDir::setCurrent(m_workFolder.path());
    m_window.open(sampleBoard(QStringLiteral("rulebook-example.json")));
    m_pauline = m_window.document().harmoniesPlayer(0);
    m_window.recordGamesIn(m_folder.location());
    m_window.resize(1366, 768);
    m_window.show();
    m_window.activateWindow();
    m_window.pages()->show(m_window.startPage());
    settleWindow();
    m_person.startCounting();
}
TenJobsTest::~TenJobsTest() {
    m_window.document().undoStack()->setClean();
    QDir::setCurrent(QDir::tempPath());
    QSettings().remove(QStringLiteral("photoFolder"));
}

void TenJobsTest::settleWindow() {
    constexpr int rounds = 6;
    for (int i = 0; i < rounds; ++i) {
        m_window.recordPages()->asyncRecord().finish();
        QCoreApplication::processEvents();
    }
}

PadView& TenJobsTest::padView() { return *m_window.padPage()->padView(); }
PadModel& TenJobsTest::padModel() { return m_window.padPage()->pad(); }
BoardView& TenJobsTest::boardView() { return *m_window.gamePage()->boardView(); }

std::optional<int> TenJobsTest::points(int player, std::string_view row) {
    return document().score().points(static_cast<std::size_t>(player), row);
}

void TenJobsTest::clickPad(std::string_view row, int player) {
    const QRect cell = padView().visualRect(padModel().index(padModel().rowOf(row), player));
    m_person.click(*padView().viewport(), cell.center());
}

void TenJobsTest::clickTool(QAction* action) {
    auto* const tool = m_window.findChild<QToolBar*>()->widgetForAction(action);
    ASSERT_NE(tool, nullptr);
    m_person.click(*tool);
}

QAction* TenJobsTest::toolNamed(const QString& text) {
    const QList<QAction*> actions = m_window.findChild<QToolBar*>()->actions();
    const auto found = std::ranges::find_if(actions, [&](const QAction* one) { return one->iconText() == text; });
    return found == actions.end() ? nullptr : *found;
}

void TenJobsTest::openNewestFile(QFileDialog& dialog) {
    auto* const files = dialog.findChild<QTreeView*>();
    const auto first = [files] { return files->model()->index(0, 0, files->rootIndex()); };
    m_person.waitFor([&] { return first().isValid(); });
    m_person.think();
    m_person.doubleClick(*files->viewport(), files->visualRect(first()).center());
}

void TenJobsTest::startTwoPlayers() {
    NewGame game;
    game.players = {{"Ann", {}}, {"Ben", {}}};
    m_window.startGame(game);
    settleWindow();
}

Table TenJobsTest::finishedGame() {
    Table table = emptyTable(Side::A);
    changeHarmonies(table, [](Game& game) {
        game.players.resize(2);
        for (std::size_t i = 0; i < 2; ++i) {
            Player& player = game.players[i];
            player.name = i == 0 ? "Ann" : "Ben";
            player.board.reset();
            for (int row = 0; row < landscapeCategoryCount; ++row) {
                player.typed.set(static_cast<Category>(row), 5 + static_cast<int>(i));
            }
            player.animals = {{{}, {}, 7}};
        }
    });
    table.playerStates.resize(2);
    return table;
}

// The first five cells are doubtful: water, or less likely a field.
std::shared_ptr<const Photo> TenJobsTest::photoWithFiveDoubts() {
    auto photo = std::make_shared<Photo>(*doubtfulPhoto());
    vision::Reading& reading = *photo->reading;
    reading.review.clear();
    for (vision::CellReading& cell : reading.cells) {
        cell.review = reading.review.size() < 5;
        if (cell.review) {
            cell.stack = stackOf({Token::Blue});
            cell.confidence = 0.7;
            cell.alternatives = {{cell.stack, 0.7}, {stackOf({Token::Yellow}), 0.3}};
            reading.review.push_back(cell.cell);
        }
        reading.board.setStack(cell.cell, cell.stack);
    }
    return photo;
}

void TenJobsTest::expectEffort(const char* job, int keys, int clicks) {
    const Effort effort = m_person.effort();
    EXPECT_EQ(effort.keys, keys) << job;
    EXPECT_EQ(effort.clicks, clicks) << job;
    std::printf("%-44s %4d keys %3d clicks %6.1f s, of which %.2f s of the program\n", job, effort.keys, effort.clicks,
                effort.seconds(), effort.programSeconds);
    RecordProperty("keys", effort.keys);
    RecordProperty("clicks", effort.clicks);
}

}  // namespace concord::gui
