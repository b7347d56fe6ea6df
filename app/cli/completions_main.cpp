// Writes a bash completion script to standard output: of concord ("bash") or concord-app ("app-bash"). Run by the
// build.
#include "app/cli/commands.h"
#include "app/cli/completions.h"

#include <exception>
#include <iostream>
#include <string_view>

namespace {

int write(std::string_view wanted) {
    CLI::App app;
    concord::cli::Options options;
    concord::cli::setUpCommandLine(app, options);
    if (wanted == "bash") {
        std::cout << concord::cli::bashCompletion(app);
    } else if (wanted == "app-bash") {
        std::cout << concord::cli::appBashCompletion();
    } else {
        std::cerr << "expected bash or app-bash\n";
        return 2;
    }
    return std::cout.flush() ? 0 : 1;
}

}  // namespace

int main(int argc, char* argv[]) {
    try {
        return write(argc == 2 ? argv[1] : "");
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
