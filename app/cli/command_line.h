// The program `concord` as a function, so that tests can call it: arguments and streams in, exit status out.
#pragma once

#include "app/cli/streams.h"

#include <string>
#include <vector>

namespace concord::cli {

// args: without the program's name. Returns the exit status, 0, 1 or 2: docs/formats.md, "Exit status".
int run(const std::vector<std::string>& args, Streams& streams);

}  // namespace concord::cli
