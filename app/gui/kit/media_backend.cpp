#include "app/gui/kit/media_backend.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QPluginLoader>
#include <QStringList>

namespace concord::gui {

namespace {

constexpr const char* backendVariable = "QT_MEDIA_BACKEND";  // where Qt looks for the backend to use

// Names of the backends in the file; none if it cannot be loaded, for example for want of a library.
QStringList backendsIn(const QString& file) {
    QPluginLoader loader(file);
    QStringList names;
    const QJsonObject about = loader.metaData().value(QLatin1String("MetaData")).toObject();
    for (const QJsonValue name : about.value(QLatin1String("Keys")).toArray()) {
        names << name.toString();
    }
    return names.isEmpty() || !loader.load() ? QStringList() : names;
}

QStringList loadableBackends() {
    QStringList names;
    for (const QString& path : QCoreApplication::libraryPaths()) {
        const QDir folder(path + QLatin1String("/multimedia"));
        for (const QString& file : folder.entryList(QDir::Files, QDir::Name)) {
            names << backendsIn(folder.filePath(file));
        }
    }
    return names;
}

}  // namespace

bool prepareMediaBackend() {
    const QStringList present = loadableBackends();
    const QString wanted = qEnvironmentVariable(backendVariable);
    if (!wanted.isEmpty()) {
        return present.contains(wanted);
    }
    if (present.isEmpty()) {
        return false;
    }
    const QString usual = QStringLiteral("gstreamer");  // Qt 6.4's own default on Linux
    qputenv(backendVariable, (present.contains(usual) ? usual : present.first()).toUtf8());
    return true;
}

}  // namespace concord::gui
