#include "kept_files.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace concord::gui {

namespace {

struct Shelf {
    Q_DECLARE_TR_FUNCTIONS(Shelf)
};

constexpr qint64 largestFile = 256LL * 1024 * 1024;

}  // namespace

QByteArray keptContents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(largestFile) : QByteArray();
}

Wording writeKept(const QString& path, const QByteArray& contents) {
    QSaveFile file(path);
    // Flushed first: what commit() itself cannot write, it leaves out in silence.
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size() || !file.flush() ||
        !file.commit()) {
        return [why = file.errorString()] { return Shelf::tr("The game could not be put aside: %1.").arg(why); };
    }
    return {};
}

void removeOld(const QString& folder, const QStringList& patterns,
               const std::function<bool(const QString& name)>& isWanted) {
    constexpr int graceSecs = 3600;
    for (const QString& pattern : patterns) {
        for (const QFileInfo& file : QDir(folder).entryInfoList({pattern}, QDir::Files)) {
            const bool isOld = file.lastModified().secsTo(QDateTime::currentDateTime()) > graceSecs;
            if (isOld && !(isWanted && isWanted(file.fileName()))) {
                QFile::remove(file.filePath());
            }
        }
    }
}

}  // namespace concord::gui
