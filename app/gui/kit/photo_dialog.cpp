#include "app/gui/kit/photo_dialog.h"

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QList>
#include <QSettings>
#include <QSize>
#include <QSplitter>
#include <QStandardPaths>
#include <QTreeView>
#include <QUrl>

namespace concord::gui {

namespace {

const QString folderKey = QStringLiteral("photoFolder");
constexpr int nameColumn = 0;  // of Qt's own dialog
constexpr int sizeColumn = 1;
constexpr int typeColumn = 2;
constexpr int dateColumn = 3;
constexpr int placesWidth = 150;

constexpr QSize fittingSize(760, 480);  // fits into the smallest window

QDateTime newestPhotoIn(const QString& folder) {
    static const QStringList photos{QStringLiteral("*.jpg"),  QStringLiteral("*.jpeg"), QStringLiteral("*.png"),
                                    QStringLiteral("*.webp"), QStringLiteral("*.tif"),  QStringLiteral("*.tiff"),
                                    QStringLiteral("*.heic"), QStringLiteral("*.heif")};
    const QFileInfoList found = QDir(folder).entryInfoList(photos, QDir::Files, QDir::Time);
    return found.isEmpty() ? QDateTime() : found.constFirst().lastModified();
}

// Shown beside the files. USB sticks and camera cards are found under "Computer", the last entry.
QList<QUrl> placesOfPhotos() {
    QList<QUrl> places;
    for (const auto place : {QStandardPaths::PicturesLocation, QStandardPaths::DownloadLocation,
                             QStandardPaths::DesktopLocation, QStandardPaths::HomeLocation}) {
        const QUrl url = QUrl::fromLocalFile(QStandardPaths::writableLocation(place));
        if (QDir(url.toLocalFile()).exists() && !places.contains(url)) {
            places << url;
        }
    }
    places << QUrl(QStringLiteral("file:"));
    return places;
}

}  // namespace

QString folderOfNewestPhoto(const QStringList& folders) {
    QString best;
    QDateTime newest;
    for (const QString& folder : folders) {
        if (folder.isEmpty() || !QDir(folder).exists()) {
            continue;
        }
        const QDateTime time = newestPhotoIn(folder);
        if (best.isEmpty() || (time.isValid() && (!newest.isValid() || time > newest))) {
            best = folder;
            newest = time;
        }
    }
    return best;
}

QString photoFolder() {
    const QString last = QSettings().value(folderKey).toString();
    return !last.isEmpty() && QDir(last).exists()
               ? last
               : folderOfNewestPhoto({QStandardPaths::writableLocation(QStandardPaths::PicturesLocation),
                                      QStandardPaths::writableLocation(QStandardPaths::DownloadLocation)});
}

void rememberPhotoFolder(const QString& photo) { QSettings().setValue(folderKey, QFileInfo(photo).absolutePath()); }

QStringList askForPhotos(QWidget* parent, const QString& title, const QString& filter, const QString& folder,
                         bool several) {
    QFileDialog dialog(parent, title, folder, filter);
    dialog.setOption(QFileDialog::DontUseNativeDialog);  // the native one sorts by name, or as it did the last time
    dialog.setSidebarUrls(placesOfPhotos());
    dialog.setFileMode(several ? QFileDialog::ExistingFiles : QFileDialog::ExistingFile);
    dialog.setViewMode(QFileDialog::Detail);
    auto* const files = dialog.findChild<QTreeView*>();
    files->sortByColumn(dateColumn, Qt::DescendingOrder);
    files->header()->setSectionResizeMode(nameColumn, QHeaderView::Stretch);
    files->header()->setSectionResizeMode(sizeColumn, QHeaderView::ResizeToContents);
    files->header()->setSectionResizeMode(dateColumn, QHeaderView::ResizeToContents);
    files->hideColumn(typeColumn);
    dialog.resize(fittingSize);
    if (auto* const splitter = dialog.findChild<QSplitter*>()) {
        splitter->setSizes({placesWidth, fittingSize.width() - placesWidth});
    }
    if (dialog.exec() != QDialog::Accepted) {
        return {};
    }
    QStringList chosen = dialog.selectedFiles();
    if (!chosen.isEmpty() && !chosen.constFirst().endsWith(QStringLiteral(".json"))) {  // not a saved game
        rememberPhotoFolder(chosen.constFirst());
    }
    return chosen;
}

}  // namespace concord::gui
