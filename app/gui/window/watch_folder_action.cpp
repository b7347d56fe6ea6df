#include "app/gui/window/watch_folder_action.h"

#include "app/gui/document/document_file.h"
#include "app/gui/photo/load_photo.h"

#include <QDir>
#include <QFileDialog>
#include <QSettings>
#include <QStandardPaths>

namespace concord::gui {

namespace {

const QString setting = QStringLiteral("watchedFolder");

}  // namespace

WatchFolderAction::WatchFolderAction(PhotoInbox& inbox, QWidget* window)
    : QAction(window), m_inbox(inbox), m_window(window) {
    setCheckable(true);
    connect(this, &QAction::triggered, this, &WatchFolderAction::toggleFolder);
    connect(&m_folder, &WatchedFolder::photoArrived, this, &WatchFolderAction::take);
    connect(&m_folder, &WatchedFolder::lost, this, [this](const QString& folder) {
        setTexts();
        emit failed([folder] { return tr("The folder %1 is gone, so no new photos come from it.").arg(folder); });
    });
    setTexts();
}

void WatchFolderAction::setTexts() {
    const QString name = QDir(m_folder.path()).dirName().replace(QLatin1Char('&'), QStringLiteral("&&"));
    setText(m_folder.path().isEmpty() ? tr("&Watch a folder for photos…") : tr("&Watch “%1” for photos").arg(name));
    setChecked(!m_folder.path().isEmpty());
}

void WatchFolderAction::watch(const QString& folder) {
    if (m_folder.watch(folder)) {
        QSettings().setValue(setting, folder);
    } else {
        emit failed([folder] { return tr("The folder %1 cannot be watched for photos.").arg(folder); });
    }
    setTexts();
}

void WatchFolderAction::toggleFolder() {
    if (m_folder.path().isEmpty()) {
        chooseFolder();
    } else {
        watch({});
    }
}

void WatchFolderAction::chooseFolder() {
    const QString chosen =
        QFileDialog::getExistingDirectory(m_window, tr("A folder that gets new photos"),
                                          QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
    setTexts();  // the click has checked the action
    if (!chosen.isEmpty()) {
        watch(chosen);
    } else if (m_folder.path().isEmpty()) {
        QSettings().remove(setting);  // a folder that could not be watched is not tried again at the next start
    }
    if (!chosen.isEmpty() && m_folder.path() == chosen) {
        emit started(
            [name = QDir(chosen).dirName()] { return tr("From now on, new photos in “%1” are read.").arg(name); });
    }
}

void WatchFolderAction::take(const QString& path) {
    try {
        m_inbox.add(loadPhoto(path).contents, path, {});
    } catch (const FileProblem& problem) {
        emit failed(problem.text);
    }
}

}  // namespace concord::gui
