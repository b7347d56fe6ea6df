// concord-app [FILE or PHOTO]...: the window.
#include "app/files/file_name.h"
#include "app/gui/kit/application.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/motion.h"
#include "app/gui/kit/theme.h"
#include "app/gui/kit/translation.h"
#include "app/gui/phone/phone_dialog.h"
#include "app/gui/record/async_record.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/score/score_panel.h"
#include "app/gui/window/all_games.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/initial_window_size.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/timing_log.h"
#include "app/record/store.h"
#include "app/text/app_options.h"
#include "app/text/terminal.h"
#include "app/text/unexpected_error.h"
#include "app/text/words.h"
#include "vision/photo/decoder_process.h"
#include "vision/reading/memory_pages.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTextStream>

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <optional>
#include <string>

namespace {

struct Options {
    QStringList files;
    QString language;
    concord::record::Location database = concord::record::Location::standard();
    bool timing = false;
    QString phone;         // address of the page for phones; empty: it is not opened
    QString phoneUrlFile;  // where to write the URL of that page, with its secret; empty: nowhere
};

struct PhoneAddress {
    QString host;
    int port = 0;  // 0: any free one
};

// From "192.168.0.7" or "192.168.0.7:8017"; nothing if the text has another form. Does not check the host.
std::optional<PhoneAddress> phoneAddress(const QString& text) {
    const QStringList parts = text.split(QLatin1Char(':'));
    bool isPort = true;
    const int port = parts.size() > 1 ? parts.at(1).toUShort(&isPort) : 0;
    if (parts.first().isEmpty() || parts.size() > 2 || !isPort) {
        return {};
    }
    return PhoneAddress{parts.first(), port};
}

int fail(const QString& what) {
    QTextStream(stderr) << "concord-app: " << concord::text::printable(concord::record::withoutPassword(what)) << '\n';
    return 2;
}

int print(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    const bool written = std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout) ==
                             static_cast<std::size_t>(bytes.size()) &&
                         std::fflush(stdout) == 0;
    return written ? 0 : fail(QStringLiteral("the answer could not be written"));
}

// Returns 0, or the exit status if something failed.
int openPhones(concord::gui::MainWindow& window, const Options& options) {
    const std::optional<PhoneAddress> address = phoneAddress(options.phone);
    concord::gui::PhoneDialog& dialog = window.phones();
    if (!address || !dialog.openAt(address->host, address->port)) {
        return fail(QStringLiteral("--phone: %1 cannot be served").arg(options.phone));
    }
    dialog.show();
    QFile file(options.phoneUrlFile);
    const QByteArray url = dialog.server().url().toUtf8() + '\n';
    if (!options.phoneUrlFile.isEmpty() && (!file.open(QIODevice::WriteOnly) || file.write(url) != url.size())) {
        return fail(QStringLiteral("--phone-url: %1").arg(file.errorString()));
    }
    return 0;
}

std::optional<Options> optionsOf(const QStringList& files, const QString& language, const QString& database,
                                 bool timing, int& status) {
    Options options{files, language, concord::record::Location::standard(), timing, {}, {}};
    try {
        if (!concord::files::isUtf8(database)) {
            status =
                fail(QStringLiteral("--database: expected a record whose name is UTF-8, got \"%1\"").arg(database));
            return {};
        }
        if (!database.isEmpty()) {
            options.database = concord::record::Location::of(database);
        }
        return options;
    } catch (const concord::InputError& error) {
        status = fail(concord::gui::problemInWords(QStringLiteral("--database"), error));
        return {};
    }
}

// Either the options, or the exit status if the program ends here. Needs no screen.
std::optional<Options> parse(const QStringList& arguments, int& status) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QString::fromLatin1(concord::text::appDescription));
    parser.addPositionalArgument(QStringLiteral("file"), QString::fromLatin1(concord::text::appFileDescription),
                                 QString::fromLatin1(concord::text::appFileName));
    parser.addOptions(concord::text::appOptions());
    const auto language = QStringLiteral("lang");
    const auto phone = QStringLiteral("phone");
    const QCommandLineOption version = parser.addVersionOption();
    if (!parser.parse(arguments)) {
        status = fail(parser.errorText());
    } else if (parser.isSet(QStringLiteral("help"))) {
        status = print(parser.helpText() + QLatin1Char('\n') + QString::fromLatin1(concord::text::appExamples));
    } else if (parser.isSet(version)) {
        status = print(QStringLiteral("concord-app %1\n").arg(QCoreApplication::applicationVersion()));
    } else if (std::ranges::any_of(parser.positionalArguments(),
                                   [](const QString& file) { return concord::record::isServerAddress(file); })) {
        status = fail(QStringLiteral("a file or photo was expected, got the address of a server: --database takes it"));
    } else if (parser.isSet(language) && !concord::gui::languages().contains(parser.value(language))) {
        status = fail(QStringLiteral("--lang: expected one of %1, got \"%2\"")
                          .arg(concord::gui::languages().join(QStringLiteral(", ")), parser.value(language)));
    } else if (parser.isSet(phone) && !phoneAddress(parser.value(phone))) {
        status = fail(QStringLiteral("--phone: expected an address such as 192.168.0.7:8017, got \"%1\"")
                          .arg(parser.value(phone)));
    } else {
        std::optional<Options> options =
            optionsOf(parser.positionalArguments(), parser.value(language), parser.value(QStringLiteral("database")),
                      parser.isSet(QStringLiteral("timing")), status);
        if (options) {
            options->phone = parser.value(phone);
            options->phoneUrlFile = parser.value(QStringLiteral("phone-url"));
        }
        return options;
    }
    return {};
}

// The last geometry, or as large as is comfortable on this screen.
void restoreOrSizeWindow(QWidget& window) {
    if (window.restoreGeometry(QSettings().value(QStringLiteral("window")).toByteArray())) {
        return;
    }
    const concord::gui::InitialWindowSize initial = concord::gui::initialWindowSize(window.screen()->availableSize());
    window.resize(initial.size);
    if (initial.isMaximized) {
        window.setWindowState(Qt::WindowMaximized);
    }
}

void nameApplication() {
    QCoreApplication::setApplicationName(QStringLiteral("Concord"));
    QCoreApplication::setOrganizationName(QStringLiteral("Concord"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CONCORD_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral(CONCORD_APP_ID));
}

// Preserves the bytes of file names.
QStringList argumentsOf(int argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i) {
        arguments << concord::files::toQString(argv[i]);
    }
    return arguments;
}

int run(int argc, char** argv) {
    QElapsedTimer sinceStart;
    sinceStart.start();
    nameApplication();
    std::optional<Options> options;
    int status = 0;
    {
        const QStringList arguments = argumentsOf(argc, argv);
        // The help calls the program by this name, not by its path.
        std::string name = "concord-app";
        std::array<char*, 2> named{name.data(), nullptr};
        int one = 1;
        const QCoreApplication withoutScreen(one, named.data());
        options = parse(arguments, status);
    }
    if (!options) {
        return status;
    }
    const concord::gui::Application app(argc, argv);
    concord::vision::keepFreedMemory();
    concord::vision::useInstalledDecoder();
    concord::gui::addAllGames();
    concord::gui::applyStyle();
    concord::gui::askDesktopForMotion();
    const QSettings settings;
    const QString chosen = settings.value(QStringLiteral("language")).toString();
    concord::gui::installLanguage(!options->language.isEmpty()                 ? options->language
                                  : concord::gui::languages().contains(chosen) ? chosen
                                                                               : QString());
    if (settings.contains(QStringLiteral("dark"))) {
        concord::gui::applyDark(settings.value(QStringLiteral("dark")).toBool());
    }
    concord::gui::MainWindow window;
    if (options->timing) {
        new concord::gui::TimingLog(
            sinceStart, window,
            {window.padPage()->padView()->viewport(), window.gamePage()->scorePanel()->padView()->viewport()},
            window.document());
    }
    QObject::connect(&app, &concord::gui::Application::failed, window.messageBar(),
                     &concord::gui::MessageBar::showProblem);
    window.autosaveIn(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games"));
    window.recordGamesIn(options->database);
    restoreOrSizeWindow(window);
    window.show();
    if (!options->files.isEmpty()) {
        window.open(options->files);
    }
    if (!options->phone.isEmpty()) {
        status = openPhones(window, *options);
        if (status != 0) {
            return status;
        }
    }
    window.watchFolder(settings.value(QStringLiteral("watchedFolder")).toString());
    const int exitStatus = QApplication::exec();
    QSettings().setValue(QStringLiteral("window"), window.saveGeometry());
    return exitStatus;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        return fail(concord::words::translated(concord::text::unexpectedError(error)));
    }
}
