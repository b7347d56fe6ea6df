// The program `concord`.
#include "app/cli/command_line.h"

#include "vision/photo/decoder_process.h"
#include "vision/reading/memory_pages.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <unistd.h>
#include <iostream>

namespace {

// Uses the system's language, if it is supported. English has a translation too: its plural forms.
void installTranslation(QCoreApplication& application) {
    const QString folder = QStringLiteral(":/translations");
    auto* const translator = new QTranslator(&application);
    if (translator->load(QStringLiteral("concord_") + QLocale().name().left(2), folder) ||
        translator->load(QStringLiteral("concord_en"), folder)) {
        QCoreApplication::installTranslator(translator);
    }
}

}  // namespace

int main(int argc, char* argv[]) {
    try {
        concord::vision::keepFreedMemory();
        std::ios::sync_with_stdio(false);
        std::cin.tie(nullptr);
        const std::vector<std::string> args(argv + 1, argv + argc);
        QCoreApplication application(argc, argv);
        installTranslation(application);
        concord::vision::useInstalledDecoder();
        concord::cli::Streams streams{std::cin,     std::cout,    std::cerr, concord::text::terminalOf(STDOUT_FILENO),
                                      STDIN_FILENO, STDOUT_FILENO};
        return concord::cli::run(args, streams);
    } catch (const std::exception& error) {  // before run(), or so little memory that run() cannot report it
        std::cerr << "concord: " << error.what() << '\n';
        return 2;
    }
}
