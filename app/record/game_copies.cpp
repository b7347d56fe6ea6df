#include "game_copies.h"

#include "record_error.h"
#include "safe_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace concord::record {

namespace {

constexpr const char* erasedEnding = ".erased.json";

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void putBackFile(const QString& path, const QByteArray& bytes) {
    if (bytes.isEmpty()) {
        QFile::remove(path);
    } else if (contentsOf(path) != bytes) {
        writeSafely(path, bytes);
    }
}

}  // namespace

GameCopies::GameCopies(const Location& location)
    : m_folder(location.isServer() ? QString() : location.folder() + QStringLiteral("/games")) {}

QString GameCopies::pathOf(const std::string& uuid, bool erased) const {
    return m_folder + QLatin1Char('/') + QString::fromStdString(uuid) +
           QString::fromLatin1(erased ? erasedEnding : ".json");
}

void GameCopies::write(const std::string& uuid, const std::string& json, bool erased, bool flush) const {
    if (isKept()) {
        writeSafely(pathOf(uuid, erased), QByteArray::fromStdString(json), flush);
        QFile::remove(pathOf(uuid, !erased));
    }
}

void GameCopies::remove(const std::string& uuid) const {
    if (isKept()) {
        QFile::remove(pathOf(uuid, true));
        QFile::remove(pathOf(uuid, false));
    }
}

void GameCopies::writePlayers(const std::string& json) const {
    if (isKept()) {
        writeSafely(playersFile(), QByteArray::fromStdString(json));
    }
}

void GameCopies::flushAll() const {
    if (isKept()) {
        flushFolder(m_folder);
    }
}

std::vector<GameCopies::Copy> GameCopies::all() const {
    std::vector<Copy> copies;
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        if (name != QStringLiteral("players.json")) {
            copies.push_back({folder.filePath(name), name.endsWith(QLatin1String(erasedEnding))});
        }
    }
    return copies;
}

GameCopies::Before GameCopies::before(const std::string& uuid) const {
    return isKept() ? Before{contentsOf(pathOf(uuid, false)), contentsOf(pathOf(uuid, true))} : Before{};
}

void GameCopies::putBack(const std::string& uuid, const Before& before) const noexcept {
    if (isKept()) {
        try {
            putBackFile(pathOf(uuid, false), before.live);
            putBackFile(pathOf(uuid, true), before.erased);
        } catch (const RecordError&) {
            // The disk takes no more; the database itself is as before.
        }
    }
}

void GameCopies::keepOnly(const std::vector<std::string>& uuids) const {
    for (const Copy& copy : all()) {
        const QString name = QFileInfo(copy.path).fileName();
        if (std::ranges::find(uuids, name.section(QLatin1Char('.'), 0, 0).toStdString()) == uuids.end()) {
            QDir(m_folder).mkpath(QStringLiteral("set-aside"));
            const QString aside = m_folder + QStringLiteral("/set-aside/") + name;
            QFile::remove(aside);
            QFile::rename(copy.path, aside);
        }
    }
}

QString GameCopies::playersFile() const { return m_folder + QStringLiteral("/players.json"); }

}  // namespace concord::record
