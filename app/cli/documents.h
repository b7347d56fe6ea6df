// The man pages and the shell completion, made from the same definitions as the command lines.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace concord::cli {

// concord(1) as roff.
std::string manPage(const CLI::App& app);

// concord-app(1) as roff.
std::string appManPage();

// A completion script for bash.
std::string bashCompletion(const CLI::App& app);

}  // namespace concord::cli
