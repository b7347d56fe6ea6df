// The man pages and the shell completions, made from the same definitions as the command lines.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace concord::cli {

// concord(1) as roff.
std::string manPage(const CLI::App& app);

// concord-app(1) as roff.
std::string appManPage();

// Completion scripts for bash: of concord, and of concord-app.
std::string bashCompletion(const CLI::App& app);
std::string appBashCompletion();

}  // namespace concord::cli
