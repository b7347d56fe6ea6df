#include "app/gui/document/autosave_files.h"

#include "app/files/file_reader.h"
#include "app/files/file_writer.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <system_error>

namespace concord::gui {

namespace {

struct AutosaveFileWords {
    Q_DECLARE_TR_FUNCTIONS(AutosaveFileWords)
};

}  // namespace

QByteArray autosaveContents(const QString& path) {
    try {
        return QByteArray::fromStdString(files::readFile(files::toPath(path), files::maxPhotoBytes));
    } catch (const std::system_error&) {
        return {};
    }
}

Wording writeAutosave(const QString& path, const QByteArray& contents) {
    try {
        files::writeFile(files::toPath(path), {contents.constData(), static_cast<std::size_t>(contents.size())});
    } catch (const std::system_error& error) {
        return [why = QString::fromStdString(error.code().message())] {
            return AutosaveFileWords::tr("The game could not be saved automatically: %1.").arg(why);
        };
    }
    return {};
}

void removeOld(const QString& folder, const QStringList& patterns,
               const std::function<bool(const QString& name)>& keep) {
    constexpr int graceSecs = 3600;
    for (const QString& pattern : patterns) {
        for (const QFileInfo& file : QDir(folder).entryInfoList({pattern}, QDir::Files | QDir::Hidden)) {
            const bool isOld = file.lastModified().secsTo(QDateTime::currentDateTime()) > graceSecs;
            if (isOld && !(keep && keep(file.fileName()))) {
                QFile::remove(file.filePath());
            }
        }
    }
}

}  // namespace concord::gui
