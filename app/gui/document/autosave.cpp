#include "app/gui/document/autosave.h"

#include "app/gui/document/outcome.h"
#include "app/gui/document/sample_game.h"

#include <QCoreApplication>
#include <QLocale>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

struct AutosaveWords {
    Q_DECLARE_TR_FUNCTIONS(AutosaveWords)
};

constexpr int pauseMs = 300;
constexpr int retryMs = 3000;  // after a write that failed

bool isBlank(const Table& table) {
    const ScoreTable score = table.game.module().score(table.game);
    const auto isEmpty = [&](const PlayerColumn& player) {
        for (std::size_t row = 0; row < score.rows.size(); ++row) {
            if (score.rows[row].kind == PadRow::Kind::Points && player.values[row].hasNumber()) {
                return false;
            }
        }
        return true;
    };
    return std::ranges::all_of(score.players, isEmpty) &&
           std::ranges::all_of(table.game.module().claims(table.game), &std::vector<Claim>::empty) &&
           std::ranges::all_of(table.playerStates, [](const PlayerState& playerState) { return !playerState.photo; });
}

}  // namespace

QString whenInWords(const QDateTime& then, const QDateTime& now) {
    const QLocale locale;
    const QString time = locale.toString(then.toLocalTime().time(), QLocale::ShortFormat);
    const qint64 days = then.toLocalTime().date().daysTo(now.toLocalTime().date());
    if (days == 0) {
        return AutosaveWords::tr("today %1").arg(time);
    }
    if (days == 1) {
        return AutosaveWords::tr("yesterday %1").arg(time);
    }
    return locale.toString(then.toLocalTime().date(), QLocale::ShortFormat);
}

Autosave::Autosave(Document& document, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document), m_store(std::make_unique<AutosaveStore>(folder)) {
    m_pool.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        write();
        if (!m_writing) {
            writeUnwritten();
        }
    });
    connect(&m_write, &QFutureWatcherBase::finished, this, [this] {
        finishWrite();
        if (!m_pause.isActive()) {
            write();
        }
    });
    connect(&document, &Document::aboutToReplace, this, &Autosave::leave);
    connect(&document, &Document::replaced, this, &Autosave::takeNewPlace);
    connect(&document, &Document::changed, this, &Autosave::noteChange);
    connect(&document, &Document::pathChanged, this, &Autosave::noteChange);
    connect(&document, &Document::waitingPhotosChanged, this, [this] {
        m_pause.stop();  // the photos wait until they are stored
        noteChange();
    });
    m_store->tidy();
    reload();
}

Autosave::~Autosave() { flush(); }

void Autosave::reload() {
    m_games.clear();
    for (const Unwritten& left : m_unwritten) {
        m_games.push_back({left.place.id, left.game});
    }
    for (AutosaveStore::Entry& entry : m_store->games()) {
        const auto isNewer = [&](const Unwritten& left) { return left.place.id == entry.id; };
        if (std::ranges::none_of(m_unwritten, isNewer)) {
            m_games.push_back(std::move(entry));
        }
    }
}

// Writes the game that is being replaced one last time. A blank one or the unchanged sample is removed, unless photos
// wait for it.
void Autosave::leave() {
    flush();
    m_replacing = true;
    if (!m_document.isOpen()) {
        return;
    }
    if ((isBlank(m_document.table()) || (isSample(m_document.table()) && !m_document.isModified())) &&
        openGame().waiting.empty()) {
        m_store->remove(m_place);
    } else if (m_needsWrite) {
        m_unwritten.push_back({std::move(m_place), openGame()});
    }
    m_needsWrite = false;
}

void Autosave::takeNewPlace() {
    if (m_resumed) {
        m_place = std::move(*m_resumed);
        m_resumed.reset();
    } else {
        m_place = {};  // unlocks it first: the same game may be opened again
        m_place = m_store->placeOf(m_document.table(), m_document.path());
    }
    m_replacing = false;  // changed() follows
    reload();
}

bool Autosave::resume(const QString& id) {
    flush();
    std::optional<AutosavedGame> game;
    const auto left = std::ranges::find_if(m_unwritten, [&](const Unwritten& one) { return one.place.id == id; });
    if (left != m_unwritten.end()) {
        m_resumed = std::move(left->place);
        game = std::move(left->game);
        m_unwritten.erase(left);
    } else if (AutosaveStore::Place place = m_store->place(id); !place.isTaken) {
        m_resumed = std::move(place);
        game = m_store->load(id);
    }
    if (!game) {
        m_resumed.reset();
        reload();
        return false;
    }
    m_resuming = true;
    m_document.replace(game->table, game->path, game->waiting);
    if (game->modified) {
        m_document.undoStack()->resetClean();
    }
    m_resuming = false;
    noteChange();  // saved again, as the latest game
    return true;
}

void Autosave::noteChange() {
    if (m_resuming || m_replacing) {
        return;  // the document is only partly replaced
    }
    m_needsWrite = m_document.isOpen() || m_hasForNewGame || !m_document.waitingPhotos().empty();
    if (!m_pause.isActive()) {
        write();
    }
}

AutosavedGame Autosave::openGame() const {
    AutosavedGame game{m_document.table(), m_document.path(), m_document.isModified(), QDateTime::currentDateTimeUtc()};
    game.waiting = m_document.waitingPhotos();
    std::erase_if(game.waiting, [](const WaitingPhoto& photo) { return photo.forNewGame; });
    return game;
}

std::vector<WaitingPhoto> Autosave::photosForNewGame() const {
    std::vector<WaitingPhoto> photos = m_document.waitingPhotos();
    std::erase_if(photos, [](const WaitingPhoto& photo) { return !photo.forNewGame; });
    return photos;
}

std::vector<WaitingPhoto> Autosave::takePhotosForNewGame() {
    flush();
    std::vector<WaitingPhoto> photos = m_store->loadForNewGame();
    m_hasForNewGame = m_hasForNewGame || !photos.empty();
    return photos;
}

// Saves the game first, so that a photo that has just become one of its boards is never missing from both files.
AutosaveStore::Saved Autosave::saveAll(const std::optional<AutosavedGame>& game,
                                       const std::vector<WaitingPhoto>& photos) {
    AutosaveStore::Saved saved;
    if (game) {
        saved = m_store->save(m_place, *game);
    }
    if (!saved.problem && m_hasForNewGame) {
        saved.problem = m_store->saveForNewGame(m_newGamePlace, photos);
    }
    return saved;
}

void Autosave::write() {
    if (!m_needsWrite || m_writing) {
        return;
    }
    m_needsWrite = false;
    m_writing = true;
    m_pause.start(pauseMs);
    m_storing.clear();
    for (const WaitingPhoto& photo : m_document.waitingPhotos()) {
        m_storing << photo.id;
    }
    const std::optional<AutosavedGame> game = m_document.isOpen() ? std::optional(openGame()) : std::nullopt;
    const std::vector<WaitingPhoto> photos = photosForNewGame();
    m_storesForNewGame = !photos.empty();
    m_hasForNewGame = m_hasForNewGame || m_storesForNewGame;  // so that removing them meanwhile is written too
    // Nothing else changes m_place and m_newGamePlace until this write has finished.
    m_write.setFuture(QtConcurrent::run(&m_pool, [this, game, photos] { return saveAll(game, photos); }));
}

void Autosave::finishWrite() {
    if (!m_writing) {
        return;
    }
    m_write.waitForFinished();
    m_writing = false;
    const AutosaveStore::Saved saved = m_write.result();
    reportProblems(saved);
    m_hasForNewGame = saved.problem ? m_hasForNewGame : m_storesForNewGame;
    if (!m_storing.isEmpty()) {
        emit photosStored(std::exchange(m_storing, {}));
    }
    if (saved.problem) {
        m_needsWrite = true;
        m_pause.start(retryMs);
    } else {
        writeUnwritten();
    }
}

void Autosave::reportProblems(const AutosaveStore::Saved& saved) {
    if (saved.wasTaken) {
        emit failed([] { return AutosaveWords::tr("This game was changed in another window too. Both are kept."); });
    }
    if (saved.problem && !m_failing) {
        emit failed(saved.problem);
    }
    if (const bool isFailing = saved.problem != nullptr; isFailing != m_failing) {
        m_failing = isFailing;
        emit failingChanged();
    }
}

void Autosave::writeUnwritten() {
    std::erase_if(m_unwritten,
                  [this](Unwritten& left) { return m_store->save(left.place, left.game).problem == nullptr; });
    if (!m_unwritten.empty() && !m_pause.isActive()) {
        m_pause.start(retryMs);
    }
}

bool Autosave::flush() {
    finishWrite();
    write();
    finishWrite();
    writeUnwritten();
    return !m_needsWrite && m_unwritten.empty();
}

QString playersInWords(const AutosavedGame& game) {
    if (isSample(game.table)) {
        return AutosaveWords::tr("Sample game");
    }
    const ScoreTable score = game.table.game.module().score(game.table.game);
    QStringList players;
    for (const std::size_t player : byRank(score)) {
        players << AutosaveWords::tr("%1 %2", "a player and points")
                       .arg(QString::fromStdString(score.players[player].name),
                            QLocale().toString(score.total(player)));
    }
    return players.join(QStringLiteral(", "));
}

QString gameInWords(const AutosavedGame& game, const QDateTime& now) {
    return AutosaveWords::tr("%1 · %2", "players, and when").arg(playersInWords(game), whenInWords(game.savedAt, now));
}

}  // namespace concord::gui
