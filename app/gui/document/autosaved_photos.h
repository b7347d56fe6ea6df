// The photos of kept games, in one folder with them: what was read, the picture that is shown and the files as they
// came, under a name that says what is in them.
#pragma once

#include "app/gui/document/photo.h"
#include "app/gui/kit/wording.h"

#include <QSet>
#include <QString>

#include <map>
#include <memory>
#include <utility>

namespace concord::gui {

class AutosavedPhotos {
public:
    explicit AutosavedPhotos(QString folder) : m_folder(std::move(folder)) {}

    // Writes what of the photo is not there yet. Its name; empty where it cannot be written, and problem says why.
    QString keep(const std::shared_ptr<const Photo>& photo, Wording& problem);
    // Null where it cannot be had. A photo that came from here keeps its name, and its files stay as they are.
    std::shared_ptr<const Photo> load(const QString& name);
    // Lets go of photos of other names that have been there for a while.
    void tidy(const QSet<QString>& wanted) const;

private:
    QString file(const QString& name, const QString& ending) const;
    bool write(const QString& name, const Photo& photo, Wording& problem) const;

    QString m_folder;
    // By address, for as long as the photo lives: photos do not change.
    std::map<const Photo*, std::pair<std::weak_ptr<const Photo>, QString>> m_names;
};

}  // namespace concord::gui
