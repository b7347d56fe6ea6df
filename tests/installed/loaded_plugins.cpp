// loaded_plugins DRAWING.svg: lists which of the plugins that the programs load at run time are there; exits with 1 if
// one is missing. To be run on a machine on which only the package and what it depends on are installed.
#include <QCamera>
#include <QGuiApplication>
#include <QIcon>
#include <QImageReader>
#include <QLibrary>
#include <QLibraryInfo>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QSqlDatabase>
#include <QTextStream>
#include <QTranslator>
#include <QVideoSink>

namespace {

class Report {
public:
    void add(const QString& what, bool there) {
        QTextStream(stdout) << (there ? "there    " : "MISSING  ") << what << '\n';
        m_missing = m_missing || !there;
    }
    int status() const { return m_missing ? 1 : 0; }

private:
    bool m_missing = false;
};

void checkSvg(Report& report, const QString& drawing) {
    report.add(QStringLiteral("SVG as a picture"), !QImageReader(drawing).read().isNull());
    report.add(QStringLiteral("SVG as an icon"), !QIcon(drawing).pixmap(48, 48).isNull());
}

void checkSql(Report& report) {
    for (const QString name : {"QSQLITE", "QPSQL"}) {
        report.add(name, QSqlDatabase::addDatabase(name, name).isValid());
    }
}

// Every element that Qt's GStreamer backend makes between a camera and a picture.
void checkGStreamer(Report& report) {
    QLibrary library(QStringLiteral("gstreamer-1.0"), 0);
    const auto init = reinterpret_cast<void (*)(int*, char***)>(library.resolve("gst_init"));
    const auto find = reinterpret_cast<void* (*)(const char*)>(library.resolve("gst_element_factory_find"));
    report.add(QStringLiteral("GStreamer"), init != nullptr && find != nullptr);
    if (init == nullptr || find == nullptr) {
        return;
    }
    init(nullptr, nullptr);
    for (const char* const element : {"v4l2src", "jpegdec", "videoconvert", "videoscale", "videotestsrc", "capsfilter",
                                      "tee", "queue", "identity", "fakesink"}) {
        report.add(QStringLiteral("GStreamer: ") + QLatin1String(element), find(element) != nullptr);
    }
}

// QT_DEBUG_PLUGINS shows which backend it is.
void loadCameraBackend() {
    QTextStream(stdout) << "cameras  " << QMediaDevices::videoInputs().size() << '\n';
    QVideoSink sink;
    QCamera camera;
    QMediaCaptureSession session;
    session.setVideoSink(&sink);
    session.setCamera(&camera);
}

void checkTranslations(Report& report) {
    for (const QString language : {"de", "es", "fr", "ja", "ru"}) {
        QTranslator translator;
        report.add(
            QStringLiteral("Qt's words: ") + language,
            translator.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    }
}

}  // namespace

int main(int argc, char** argv) {
    const QGuiApplication app(argc, argv);
    Report report;
    checkSvg(report, QGuiApplication::arguments().value(1));
    checkSql(report);
    checkGStreamer(report);
    loadCameraBackend();
    checkTranslations(report);
    return report.status();
}
