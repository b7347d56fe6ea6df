#include "app/gui/document/autosave_store.h"

#include "app/files/file_writer.h"
#include "app/gui/document/autosave_files.h"
#include "app/gui/document/waiting_photos_json.h"
#include "app/record/settled_disputes.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

const QString gameEnding = QStringLiteral(".game.json");
const QString newGameEnding = QStringLiteral(".inbox.json");  // photos for a game that has not begun
const QString lockEnding = QStringLiteral(".lock");

std::shared_ptr<const Photo> noPhoto(const QString&) { return {}; }

// In place of photos that need not be loaded.
std::shared_ptr<const Photo> anyPhoto(const QString&) { return std::make_shared<const Photo>(); }

// Whether the autosaved game came from the same record or file as the opened one, and nothing is lost if the opened one
// takes its place.
bool isReplaceableBy(const AutosavedGame& game, const Table& opened, const QString& path) {
    const auto hasPhoto = [](const PlayerState& player) { return player.photo != nullptr; };
    const auto isKept = [&](const PlayerState& before, const PlayerState& now) {
        // Without a photo, nobody is asked about cells, and the record does not hold which were checked.
        const bool keepsChecked = !hasPhoto(before) || (before.checked & ~now.checked).none();
        return (!hasPhoto(before) || hasPhoto(now)) && keepsChecked && (!before.animalCards || now.animalCards) &&
               (!before.spiritCard || now.spiritCard);
    };
    const bool isSame = !opened.record.id.empty() || game.path == path;
    const bool keepsFile = game.path.isEmpty() || game.path == path;
    return isSame && keepsFile && game.table.record.id == opened.record.id && game.waiting.empty() &&
           game.table.game == opened.game &&
           record::settledDisputes(game.table.record) == record::settledDisputes(opened.record) &&
           std::ranges::equal(game.table.playerStates, opened.playerStates, isKept);
}

// Whether the lock was left by a program that died after creating it and before writing its process id into it.
bool isUnfinished(const QLockFile& lock) {
    constexpr qint64 longEnoughMs = 5000;
    qint64 program = 0;
    QString host;
    QString name;
    const QDateTime made = QFileInfo(lock.fileName()).lastModified();
    return lock.error() == QLockFile::LockFailedError && !lock.getLockInfo(&program, &host, &name) &&
           qAbs(made.msecsTo(QDateTime::currentDateTime())) > longEnoughMs;
}

QFileInfoList gameFiles(const QString& folder) {
    return QDir(folder).entryInfoList({QLatin1Char('*') + gameEnding}, QDir::Files);
}

// The files that name the photos in use.
QFileInfoList filesWithPhotos(const QString& folder) {
    return QDir(folder).entryInfoList({QLatin1Char('*') + gameEnding, QLatin1Char('*') + newGameEnding}, QDir::Files);
}

}  // namespace

AutosaveStore::AutosaveStore(QString folder) : m_folder(std::move(folder)), m_photos(m_folder) {}

QString AutosaveStore::fileOf(const QString& id) const { return QDir(m_folder).filePath(id + gameEnding); }

QString AutosaveStore::newGameFileOf(const QString& id) const { return QDir(m_folder).filePath(id + newGameEnding); }

AutosaveStore::Place AutosaveStore::newPlace() const {
    return place(QUuid::createUuid().toString(QUuid::WithoutBraces));
}

AutosaveStore::Place AutosaveStore::place(const QString& id) const {
    QDir().mkpath(m_folder);
    auto lock = std::make_unique<QLockFile>(QDir(m_folder).filePath(id + lockEnding));
    lock->setStaleLockTime(0);  // a lock is stale only when its program is dead
    if (lock->tryLock() || (isUnfinished(*lock) && lock->removeStaleLockFile() && lock->tryLock())) {
        return {id, std::move(lock)};
    }
    return {id, {}, lock->error() == QLockFile::LockFailedError};
}

AutosaveStore::Place AutosaveStore::placeOf(const Table& opened, const QString& path) const {
    if (opened.record.id.empty() && path.isEmpty()) {
        return newPlace();
    }
    for (const QFileInfo& file : gameFiles(m_folder)) {
        const QByteArray json = autosaveContents(file.filePath());
        const std::optional<AutosavedGame> game = autosavedGameFromJson(json, anyPhoto);
        if (game && isReplaceableBy(*game, opened, path)) {
            Place place = this->place(file.fileName().chopped(gameEnding.size()));
            if (place.lock) {
                m_known[place.id] = json;
                return place;
            }
        }
    }
    return newPlace();
}

// Locks can get lost, on a network share or when somebody deletes files: never overwrite what another program wrote.
bool AutosaveStore::isOurs(const QString& id) const {
    const QByteArray there = autosaveContents(fileOf(id));
    const auto known = m_known.find(id);
    return there.isEmpty() || (known != m_known.end() && known->second == there);
}

// An order that is higher than those of all other games.
qint64 AutosaveStore::orderOf(const QString& id) const {
    const auto known = m_known.find(id);
    qint64 order = known == m_known.end() ? 1 : std::max<qint64>(1, autosaveOrder(known->second));
    for (const QFileInfo& file : gameFiles(m_folder)) {
        if (file.fileName() != id + gameEnding) {
            order = std::max(order, autosaveOrder(autosaveContents(file.filePath())) + 1);
        }
    }
    return order;
}

AutosaveStore::Saved AutosaveStore::save(Place& place, const AutosavedGame& game) {
    QDir().mkpath(m_folder);
    if (!place.lock) {
        place = this->place(place.id);
    }
    Saved saved{{}, place.isTaken || !isOurs(place.id)};
    if (saved.wasTaken) {
        place = newPlace();
    }
    AutosavedGame autosaved = game;
    autosaved.order = orderOf(place.id);
    Wording problem;
    for (const WaitingPhoto& photo : game.waiting) {
        m_photos.keepContents(photo.id, photo.file.contents, problem);
    }
    const QByteArray json =
        toJson(autosaved, [&](const std::shared_ptr<const Photo>& photo) { return m_photos.keep(photo, problem); });
    saved.problem = writeAutosave(fileOf(place.id), json);
    if (!saved.problem) {
        m_known[place.id] = json;
        saved.problem = problem;
    }
    return saved;
}

std::optional<AutosavedGame> AutosaveStore::load(const QString& id) const {
    const QByteArray json = autosaveContents(fileOf(id));
    m_known[id] = json;
    std::optional<AutosavedGame> game =
        autosavedGameFromJson(json, [this](const QString& name) { return m_photos.load(name); });
    if (game) {
        loadContents(game->waiting);
    }
    return game;
}

// Loads the contents of the photos, and drops photos whose contents are lost.
void AutosaveStore::loadContents(std::vector<WaitingPhoto>& photos) const {
    for (WaitingPhoto& photo : photos) {
        photo.file.contents = m_photos.contentsOf(photo.id);
    }
    std::erase_if(photos, [](const WaitingPhoto& photo) { return photo.file.contents.isEmpty(); });
}

Wording AutosaveStore::saveForNewGame(Place& place, const std::vector<WaitingPhoto>& photos) {
    Wording problem;
    if (photos.empty()) {
        if (!place.id.isEmpty()) {
            QFile::remove(newGameFileOf(place.id));
            place = {};
        }
    } else {
        QDir().mkpath(m_folder);
        if (!place.lock) {
            place = newPlace();
        }
        for (const WaitingPhoto& photo : photos) {
            m_photos.keepContents(photo.id, photo.file.contents, problem);
        }
        const QJsonObject json{{"format", "concord-inbox"}, {"version", 1}, {"inbox", jsonOf(photos, {})}};
        if (Wording own = writeAutosave(newGameFileOf(place.id), QJsonDocument(json).toJson())) {
            return own;
        }
    }
    for (const Place& left : m_leftForNewGame) {
        QFile::remove(newGameFileOf(left.id));
    }
    m_leftForNewGame.clear();
    return problem;
}

std::vector<WaitingPhoto> AutosaveStore::loadForNewGame() {
    std::vector<WaitingPhoto> photos;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({QLatin1Char('*') + newGameEnding}, QDir::Files)) {
        Place left = place(file.fileName().chopped(newGameEnding.size()));
        if (left.isTaken) {
            continue;
        }
        const QJsonObject json = QJsonDocument::fromJson(autosaveContents(file.filePath())).object();
        std::vector<WaitingPhoto> own = waitingPhotosFrom(json["inbox"].toArray(), {});
        loadContents(own);
        for (WaitingPhoto& photo : own) {
            photo.forNewGame = true;
            photos.push_back(std::move(photo));
        }
        m_leftForNewGame.push_back(std::move(left));
    }
    return photos;
}

void AutosaveStore::remove(const Place& place) const {
    if (place.lock && isOurs(place.id)) {
        QFile::remove(fileOf(place.id));
    }
}

std::vector<AutosaveStore::Entry> AutosaveStore::games() const {
    std::vector<Entry> games;
    for (const QFileInfo& file : gameFiles(m_folder)) {
        const QString id = file.fileName().chopped(gameEnding.size());
        std::optional<AutosavedGame> game = autosavedGameFromJson(autosaveContents(file.filePath()), noPhoto);
        if (game && !place(id).isTaken) {
            games.push_back({id, std::move(*game)});
        }
    }
    std::ranges::stable_sort(games, std::ranges::greater(),
                             [](const Entry& one) { return std::pair(one.game.order, one.game.savedAt); });
    return games;
}

void AutosaveStore::tidy() const {
    const std::vector<Entry> free = games();
    for (std::size_t i = maxGames; i < free.size(); ++i) {
        // Unless another program has taken the game since, or continued it.
        const Place ours = place(free[i].id);
        const std::optional<AutosavedGame> now = autosavedGameFromJson(autosaveContents(fileOf(ours.id)), noPhoto);
        if (ours.lock && now && now->order == free[i].game.order && now->savedAt == free[i].game.savedAt) {
            QFile::remove(fileOf(ours.id));
        }
    }
    QSet<QString> wanted;
    bool allRead = true;
    for (const QFileInfo& file : filesWithPhotos(m_folder)) {
        const QByteArray json = autosaveContents(file.filePath());
        allRead = allRead && (!json.isEmpty() || file.size() == 0);
        for (const QString& name : photoNames(json)) {
            wanted.insert(name);
        }
    }
    if (allRead) {
        m_photos.tidy(wanted);
    }
    tidyRemains();
}

// Removes what dead programs left behind: half-written files, and locks that no game's file belongs to.
void AutosaveStore::tidyRemains() const {
    // Names that end in six random letters come from earlier versions.
    removeOld(m_folder, {QString::fromLatin1(files::temporaryFiles), QStringLiteral("*.json.??????"),
                         QStringLiteral("*.jpg.??????"), QStringLiteral("*.file.??????")});
    for (const QFileInfo& lock : QDir(m_folder).entryInfoList({QLatin1Char('*') + lockEnding}, QDir::Files)) {
        const QString id = lock.fileName().chopped(lockEnding.size());
        if (!QFileInfo::exists(fileOf(id))) {
            place(id);  // locking and unlocking removes the lock of a dead program
        }
    }
}

}  // namespace concord::gui
