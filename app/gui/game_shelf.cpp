#include "game_shelf.h"

#include "../record/safe_file.h"
#include "kept_files.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QUuid>

#include <algorithm>

namespace concord::gui {

namespace {

const QString gameEnding = QStringLiteral(".game.json");
const QString lockEnding = QStringLiteral(".lock");

std::shared_ptr<const Photo> noPhoto(const QString&) { return {}; }

// Of a program that died between making the lock and saying whose it is.
bool isUnfinished(const QLockFile& lock) {
    constexpr qint64 longEnoughMs = 5000;
    qint64 program = 0;
    QString host;
    QString name;
    const QDateTime made = QFileInfo(lock.fileName()).lastModified();
    return lock.error() == QLockFile::LockFailedError && !lock.getLockInfo(&program, &host, &name) &&
           qAbs(made.msecsTo(QDateTime::currentDateTime())) > longEnoughMs;
}

}  // namespace

GameShelf::GameShelf(QString folder) : m_folder(std::move(folder)), m_photos(m_folder) {}

QString GameShelf::fileOf(const QString& id) const { return QDir(m_folder).filePath(id + gameEnding); }

GameShelf::Place GameShelf::newPlace() const { return place(QUuid::createUuid().toString(QUuid::WithoutBraces)); }

GameShelf::Place GameShelf::place(const QString& id) const {
    QDir().mkpath(m_folder);
    auto lock = std::make_unique<QLockFile>(QDir(m_folder).filePath(id + lockEnding));
    lock->setStaleLockTime(0);  // only the death of its program frees a game
    if (!lock->tryLock() && !(isUnfinished(*lock) && lock->removeStaleLockFile() && lock->tryLock())) {
        lock.reset();
    }
    return {id, std::move(lock)};
}

Wording GameShelf::save(const QString& id, const KeptGame& game) {
    QDir().mkpath(m_folder);
    Wording problem;
    const QByteArray json =
        toJson(game, [&](const std::shared_ptr<const Photo>& photo) { return m_photos.keep(photo, problem); });
    const Wording own = writeKept(fileOf(id), json);
    record::flushNames(m_folder);
    return own ? own : problem;
}

std::optional<KeptGame> GameShelf::load(const QString& id) const {
    return keptGameFromJson(keptContents(fileOf(id)), [this](const QString& name) { return m_photos.load(name); });
}

void GameShelf::remove(const QString& id) const { QFile::remove(fileOf(id)); }

std::vector<GameShelf::Entry> GameShelf::games() const {
    std::vector<Entry> games;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({QLatin1Char('*') + gameEnding}, QDir::Files)) {
        const QString id = file.fileName().chopped(gameEnding.size());
        std::optional<KeptGame> game = keptGameFromJson(keptContents(file.filePath()), noPhoto);
        if (game && place(id).lock) {
            games.push_back({id, std::move(*game)});
        }
    }
    std::ranges::stable_sort(games, std::ranges::greater(), [](const Entry& one) { return one.game.savedAt; });
    return games;
}

void GameShelf::tidy() const {
    const std::vector<Entry> free = games();
    for (std::size_t i = mostGames; i < free.size(); ++i) {
        // Unless another program has taken it since.
        if (const Place ours = place(free[i].id); ours.lock) {
            remove(free[i].id);
        }
    }
    QSet<QString> wanted;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({QLatin1Char('*') + gameEnding}, QDir::Files)) {
        for (const QString& name : photoNames(keptContents(file.filePath()))) {
            wanted.insert(name);
        }
    }
    m_photos.tidy(wanted);
}

}  // namespace concord::gui
