// Reports the new photos of a folder, such as one that a phone copies to, for the inbox: those that arrive or are
// replaced while the folder is watched, each as soon as it is complete, and again if it changes afterwards.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include <map>

namespace concord::gui {

class WatchedFolder : public QObject {
    Q_OBJECT

public:
    explicit WatchedFolder(QObject* parent = nullptr);

    // Watches this folder instead of the present one; empty: none. False if it cannot be watched: then none is.
    bool watch(const QString& path);
    QString path() const { return m_path; }

signals:
    void photoArrived(const QString& path);
    void lost(const QString& folder);  // it is gone, as when a phone is unplugged; none is watched any more

private:
    struct State {
        qint64 size = 0;
        qint64 changedMs = 0;

        friend bool operator==(const State&, const State&) = default;
    };

    std::map<QString, State> photos() const;
    void checkFolder();
    void check();

    QString m_path;
    QFileSystemWatcher m_watcher;
    QTimer m_settling;
    std::map<QString, State> m_known;     // reported, or there before
    std::map<QString, State> m_incoming;  // not complete when last checked
};

}  // namespace concord::gui
