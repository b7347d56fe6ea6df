// Takes pictures of all views of the window, without a screen.
//
//   views FOLDER [--lang de] [--dark] [--size 1024x600] [--scale 2] [--only NAME]...
//
// Writes FOLDER/NAME.png. --size: of the window, in pixels of the screen. --scale: pixels of the screen per logical
// pixel. --only: only views whose names begin with NAME.
#include "tools/views/tour.h"

#include "app/gui/kit/theme.h"
#include "app/gui/kit/translation.h"
#include "app/gui/window/all_games.h"

#include <CLI/CLI.hpp>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QSettings>
#include <QStandardPaths>

#include <exception>
#include <iostream>

namespace {

struct Arguments {
    std::string folder;
    std::string language = "en";
    bool dark = false;
    std::string size = "1180x760";
    double scale = 1;
    std::vector<std::string> only;
};

QSize sizeIn(const std::string& text) {
    const QStringList sides = QString::fromStdString(text).split(QLatin1Char('x'));
    return {sides.value(0).toInt(), sides.value(1).toInt()};
}

// A virtual screen of that size.
void provideScreen(const QTemporaryDir& folder, QSize size) {
    const QString path = folder.filePath(QStringLiteral("screen.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return;
    }
    file.write(QStringLiteral(R"({"screens":[{"name":"screen","x":0,"y":0,"width":%1,"height":%2,"logicalDpi":96,)"
                              R"("logicalBaseDpi":96,"dpr":1}]})")
                   .arg(size.width())
                   .arg(size.height())
                   .toUtf8());
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + path.toUtf8());
}

}  // namespace

int main(int argc, char** argv) try {
    Arguments arguments;
    CLI::App parser("Takes pictures of all views of the window.");
    parser.add_option("folder", arguments.folder, "Where the pictures go")->required();
    parser.add_option("--lang", arguments.language, "Language of the window");
    parser.add_flag("--dark", arguments.dark, "Dark colours");
    parser.add_option("--size", arguments.size, "Size of the window in pixels of the screen");
    parser.add_option("--scale", arguments.scale, "Pixels of the screen per logical pixel");
    parser.add_option("--only", arguments.only, "Only views whose names begin with this");
    CLI11_PARSE(parser, argc, argv);

    const QTemporaryDir folder;
    const QSize size = sizeIn(arguments.size);
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        provideScreen(folder, size);
    }
    qputenv("QT_SCALE_FACTOR", QByteArray::number(arguments.scale));
    QStandardPaths::setTestModeEnabled(true);
    QLoggingCategory::setFilterRules(QStringLiteral("*.debug=false\n*.info=false\n*.warning=false"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CONCORD_VERSION));
    QCoreApplication::setOrganizationName(QStringLiteral("Concord"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    const QApplication app(argc, argv);
    concord::gui::addAllGames();
    concord::gui::applyStyle();
    if (!concord::gui::installLanguage(QString::fromStdString(arguments.language))) {
        std::cerr << "views: there is no language \"" << arguments.language << "\"\n";
        return 2;
    }
    concord::gui::applyDark(arguments.dark);

    const QDir pictures(QString::fromStdString(arguments.folder));
    pictures.mkpath(QStringLiteral("."));
    concord::views::Tour tour((QSizeF(size) / arguments.scale).toSize());
    bool failed = false;
    QObject::connect(&tour, &concord::views::Tour::pictureTaken, [&](const QString& name, const QPixmap& picture) {
        failed = !picture.save(pictures.filePath(name + QStringLiteral(".png"))) || failed;
    });
    QStringList only;
    for (const std::string& prefix : arguments.only) {
        only << QString::fromStdString(prefix);
    }
    tour.run(only);
    return failed ? 1 : 0;
} catch (const std::exception& error) {
    std::cerr << "views: " << error.what() << '\n';
    return 2;
}
