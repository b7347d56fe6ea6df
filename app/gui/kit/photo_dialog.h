// Asks for photos, in the folder of the last one, or the first time in that of the newest one.
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace concord::gui {

// Where the last photo came from; before there was one, the folder of pictures or of downloads with the newest photo.
QString photoFolder();
void rememberPhotoFolder(const QString& photo);
// Of several folders the one with the newest photo; the first one that exists if there is none.
QString folderOfNewestPhoto(const QStringList& folders);

// The paths that were chosen, at most one unless several may be; none if the dialog was cancelled. The newest files
// stand first.
QStringList askForPhotos(QWidget* parent, const QString& title, const QString& filter, const QString& folder,
                         bool several = true);

}  // namespace concord::gui
