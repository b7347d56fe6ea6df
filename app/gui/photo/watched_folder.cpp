#include "app/gui/photo/watched_folder.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

constexpr int settleMs = 700;             // a file that has not changed for this long is complete
constexpr qint64 longestEmptyMs = 60000;  // one that stays empty for longer is not waited for

}  // namespace

WatchedFolder::WatchedFolder(QObject* parent) : QObject(parent) {
    m_settling.setSingleShot(true);
    m_settling.setInterval(settleMs);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &WatchedFolder::checkFolder);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &WatchedFolder::check);
    connect(&m_settling, &QTimer::timeout, this, &WatchedFolder::check);
}

bool WatchedFolder::watch(const QString& path) {
    if (const QStringList watched = m_watcher.directories() + m_watcher.files(); !watched.isEmpty()) {
        m_watcher.removePaths(watched);
    }
    m_settling.stop();
    m_incoming.clear();
    m_path = path;
    if (!path.isEmpty() && !(QFileInfo(path).isDir() && m_watcher.addPath(path))) {
        m_path.clear();
    }
    m_known = photos();
    return m_path == path;
}

std::map<QString, WatchedFolder::State> WatchedFolder::photos() const {
    std::map<QString, State> photos;
    if (m_path.isEmpty()) {
        return photos;
    }
    const QStringList patterns{QStringLiteral("*.jpg"),  QStringLiteral("*.jpeg"), QStringLiteral("*.png"),
                               QStringLiteral("*.webp"), QStringLiteral("*.tif"),  QStringLiteral("*.tiff"),
                               QStringLiteral("*.heic"), QStringLiteral("*.heif")};
    for (const QFileInfo& file : QDir(m_path).entryInfoList(patterns, QDir::Files, QDir::Time | QDir::Reversed)) {
        photos[file.filePath()] = {file.size(), file.lastModified().toMSecsSinceEpoch()};
    }
    return photos;
}

void WatchedFolder::checkFolder() {
    if (m_watcher.directories().contains(m_path)) {
        check();
        return;
    }
    // The watcher has dropped it: it was deleted, moved away or unmounted.
    const QString gone = m_path;
    watch({});
    emit lost(gone);
}

// Reports a photo, unless its file is empty, once two checks in a row, settleMs apart, find it unchanged.
void WatchedFolder::check() {
    std::map<QString, State> incoming;
    QStringList complete;
    for (const auto& [path, state] : photos()) {
        const auto known = m_known.find(path);
        if (known != m_known.end() && known->second == state) {
            continue;
        }
        const auto before = m_incoming.find(path);
        const bool isSettled = !m_settling.isActive() && before != m_incoming.end() && before->second == state;
        if (isSettled && state.size > 0) {
            m_known[path] = state;
            complete << path;
        } else {
            incoming[path] = state;
        }
    }
    m_incoming = std::move(incoming);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const auto isAwaited = [now](const auto& entry) {
        return entry.second.size > 0 || now - entry.second.changedMs < longestEmptyMs;
    };
    if (std::ranges::any_of(m_incoming, isAwaited)) {
        m_settling.start();
    } else {
        m_settling.stop();
    }
    std::ranges::stable_sort(complete, {}, [this](const QString& path) { return m_known[path].changedMs; });
    for (const QString& path : std::as_const(complete)) {
        m_watcher.addPath(path);  // directoryChanged() does not report changes in place, as when copying resumes
        emit photoArrived(path);
    }
}

}  // namespace concord::gui
