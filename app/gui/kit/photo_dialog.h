// Asks for photos, and finds the folder to look for them in.
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace concord::gui {

// Where the last photo came from; if that is unknown or gone, the folder of pictures or downloads with the newest
// photo.
QString photoFolder();
void rememberPhotoFolder(const QString& photo);
// Of several folders the one with the newest photo; the first one that exists if there is none.
QString folderOfNewestPhoto(const QStringList& folders);

// The chosen paths, at most one unless `several` is set; none if the dialog was cancelled. The dialog lists the newest
// files first. Remembers the folder of the chosen photos, but not that of a saved game.
QStringList askForPhotos(QWidget* parent, const QString& title, const QString& filter, const QString& folder,
                         bool several = true);

}  // namespace concord::gui
