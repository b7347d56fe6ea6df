// Writes the man page ("man") or the completion ("bash") to standard output, while building.
#include "commands.h"
#include "documents.h"

#include <iostream>
#include <string_view>

int main(int argc, char* argv[]) {
    const std::string_view wanted = argc == 2 ? argv[1] : "";
    CLI::App app;
    concord::cli::Options options;
    concord::cli::setUpCommandLine(app, options);
    if (wanted == "man") {
        std::cout << concord::cli::manPage(app);
    } else if (wanted == "bash") {
        std::cout << concord::cli::bashCompletion(app);
    } else {
        std::cerr << "expected man or bash\n";
        return 2;
    }
    return std::cout.flush() ? 0 : 1;
}
