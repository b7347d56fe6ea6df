// The menu's action that watches a folder for new photos, such as a folder that a phone copies to. The watched
// folder is remembered as a setting.
#pragma once

#include "app/gui/kit/wording.h"
#include "app/gui/photo/photo_inbox.h"
#include "app/gui/photo/watched_folder.h"

#include <QAction>

namespace concord::gui {

class WatchFolderAction : public QAction {
    Q_OBJECT

public:
    WatchFolderAction(PhotoInbox& inbox, QWidget* window);

    void watch(const QString& folder);  // empty: stops watching
    const WatchedFolder& folder() const { return m_folder; }
    void setTexts();
    void chooseFolder();  // asks for a folder to watch instead of the present one

signals:
    void failed(const concord::gui::Wording& why);
    void started(const concord::gui::Wording& what);

private:
    void toggleFolder();
    void take(const QString& path);

    PhotoInbox& m_inbox;
    QWidget* m_window;
    WatchedFolder m_folder;
};

}  // namespace concord::gui
