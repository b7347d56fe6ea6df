// The program `concord`.
#include "command_line.h"

#include <QCoreApplication>
#include <QLocale>

#include <unistd.h>
#include <iostream>

int main(int argc, char* argv[]) {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const std::vector<std::string> args(argv + 1, argv + argc);
    const QCoreApplication application(argc, argv);  // for its translations
    concord::cli::Streams streams{std::cin, std::cout, std::cerr, concord::cli::terminalOf(STDOUT_FILENO)};
    return concord::cli::run(args, streams);
}
