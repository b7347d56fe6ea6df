#include "game_keeper.h"

#include "table_edits.h"

#include <QCoreApplication>
#include <QLocale>
#include <QtConcurrentRun>

#include <algorithm>

namespace concord::gui {

namespace {

struct Keeper {
    Q_DECLARE_TR_FUNCTIONS(Keeper)
};

constexpr int pauseMs = 300;

bool isBlank(const Table& table) {
    return std::ranges::all_of(table.game.players,
                               [](const Player& player) {
                                   return !hasTokens(player) && player.typed.empty() && player.claimed.empty() &&
                                          !player.animals && !player.spirit;
                               }) &&
           std::ranges::all_of(table.sheets, [](const Sheet& sheet) { return !sheet.photo; });
}

QString whenInWords(const QDateTime& then, const QDateTime& now) {
    const QLocale locale;
    const QString time = locale.toString(then.toLocalTime().time(), QLocale::ShortFormat);
    const qint64 days = then.toLocalTime().date().daysTo(now.toLocalTime().date());
    if (days == 0) {
        return Keeper::tr("today %1").arg(time);
    }
    if (days == 1) {
        return Keeper::tr("yesterday %1").arg(time);
    }
    return locale.toString(then.toLocalTime().date(), QLocale::ShortFormat);
}

}  // namespace

GameKeeper::GameKeeper(Document& document, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document), m_shelf(std::make_shared<GameShelf>(folder)) {
    m_pool.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMs);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_waiting) {
            write();
        }
    });
    connect(&document, &Document::aboutToReplace, this, &GameKeeper::leave);
    connect(&document, &Document::replaced, this, &GameKeeper::takeNewPlace);
    connect(&document, &Document::changed, this, &GameKeeper::noteChange);
    connect(&document, &Document::pathChanged, this, &GameKeeper::noteChange);
    m_shelf->tidy();
    lookAgain();
}

GameKeeper::~GameKeeper() { flush(); }

void GameKeeper::lookAgain() { m_games = m_shelf->games(); }

// The game that makes room for another one is written for the last time; one that holds nothing
// is not worth going back to.
void GameKeeper::leave() {
    flush();
    if (m_document.isOpen() && m_place.lock && isBlank(m_document.table())) {
        m_shelf->remove(m_place.id);
    }
}

void GameKeeper::takeNewPlace() {
    m_place = m_resumed.lock ? std::move(m_resumed) : m_shelf->newPlace();
    lookAgain();
}

bool GameKeeper::resume(const QString& id) {
    flush();
    GameShelf::Place place = m_shelf->place(id);
    const std::optional<KeptGame> game = place.lock ? m_shelf->load(id) : std::nullopt;
    if (!game) {
        lookAgain();
        return false;
    }
    m_resumed = std::move(place);
    m_resuming = true;
    m_document.replace(game->table, game->path);
    if (game->modified) {
        m_document.undoStack()->resetClean();
    }
    m_resuming = false;
    noteChange();  // it is the latest now
    return true;
}

void GameKeeper::noteChange() {
    if (m_resuming) {
        return;  // not all of it is there yet
    }
    m_waiting = m_document.isOpen();
    if (m_waiting && !m_pause.isActive()) {
        write();
    }
}

void GameKeeper::write() {
    m_waiting = false;
    m_pause.start();
    if (!m_place.lock) {
        return;
    }
    const KeptGame game{m_document.table(), m_document.path(), m_document.isModified(),
                        QDateTime::currentDateTimeUtc()};
    QtConcurrent::run(&m_pool, [shelf = m_shelf, id = m_place.id, game] {
        return shelf->save(id, game);
    }).then(this, [this](const Wording& problem) { finishWrite(problem); });
}

void GameKeeper::finishWrite(const Wording& problem) {
    if (problem && !m_failing) {
        emit failed(problem);
    }
    m_failing = problem != nullptr;
}

void GameKeeper::flush() {
    if (m_waiting) {
        write();
    }
    m_pool.waitForDone();
}

QString gameInWords(const KeptGame& game, const QDateTime& now) {
    const GameScore score = scoreGame(game.table.game);
    QStringList players;
    for (const PlayerScore& player : score.players) {
        players << Keeper::tr("%1 %2", "a player and points")
                       .arg(QString::fromStdString(player.name), QLocale().toString(player.total()));
    }
    return Keeper::tr("%1 · %2", "players, and when")
        .arg(players.join(QStringLiteral(", ")), whenInWords(game.savedAt, now));
}

}  // namespace concord::gui
