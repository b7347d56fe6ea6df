// The man page and the shell completion, made from the same definitions as the command line.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace concord::cli {

// concord(1) as roff.
std::string manPage(const CLI::App& app);

// A completion script for bash.
std::string bashCompletion(const CLI::App& app);

}  // namespace concord::cli
