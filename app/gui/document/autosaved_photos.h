// The photos of autosaved games, in the same folder: the reading, the displayed picture and the original files, under a
// name that is a hash of the contents.
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

    // Writes the missing files of the photo and returns its name; empty if it cannot be written, and problem says why.
    QString keep(const std::shared_ptr<const Photo>& photo, Wording& problem);
    // Null if it cannot be loaded. A photo that was loaded here keeps its name, and its files stay as they are.
    std::shared_ptr<const Photo> load(const QString& name);
    // Writes the contents of a photo that is on no board unless they are there. False if that failed; problem says why.
    bool keepContents(const QString& id, const QByteArray& contents, Wording& problem) const;
    QByteArray contentsOf(const QString& id) const;  // empty if they cannot be loaded or have changed
    // Removes the files of photos whose names are not wanted, unless they were written a short while ago.
    void tidy(const QSet<QString>& wanted) const;

private:
    QString file(const QString& name, const QString& ending) const;
    bool write(const QString& name, const Photo& photo, Wording& problem) const;

    QString m_folder;
    // Keyed by address while the photo lives: photos do not change.
    std::map<const Photo*, std::pair<std::weak_ptr<const Photo>, QString>> m_names;
};

}  // namespace concord::gui
