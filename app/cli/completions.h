// The shell completions, made from the same definitions as the command lines.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace concord::cli {

// Completion scripts for bash: of concord, and of concord-app.
std::string bashCompletion(const CLI::App& app);
std::string appBashCompletion();

}  // namespace concord::cli
