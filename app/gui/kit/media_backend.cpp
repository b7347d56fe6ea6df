#include "app/gui/kit/media_backend.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QLibrary>
#include <QPluginLoader>
#include <QStringList>

namespace concord::gui {

namespace {

constexpr const char* backendVariable = "QT_MEDIA_BACKEND";  // where Qt looks for the backend to use

// Names of the backends in the file; none if it cannot be loaded, for example because a library is missing.
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

// GStreamer logs every missing camera through GLib, and the window already reports them. Where GST_DEBUG is set, the
// messages are wanted. GLib is looked up at run time, as by Qt.
void quietenGStreamer() {
    using Handler = void (*)(const char* domain, int level, const char* message, void* data);
    using SetHandler = unsigned (*)(const char* domain, int levels, Handler handler, void* data);
    constexpr int everything = ~0;
    static bool isQuiet = false;
    if (isQuiet || qEnvironmentVariableIsSet("GST_DEBUG")) {
        return;
    }
    isQuiet = true;
    const auto setHandler =
        reinterpret_cast<SetHandler>(QLibrary::resolve(QStringLiteral("glib-2.0"), 0, "g_log_set_handler"));
    if (setHandler != nullptr) {
        setHandler(
            "GStreamer", everything, [](const char*, int, const char*, void*) {}, nullptr);
    }
}

}  // namespace

bool prepareMediaBackend() {
    quietenGStreamer();
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
