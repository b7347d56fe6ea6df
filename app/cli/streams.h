// Where a command reads and writes.
#pragma once

#include "app/text/terminal.h"

#include <iosfwd>

namespace concord::cli {

// Results go to `out`, error messages to `err`.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    text::Terminal terminal{};
    int inDescriptor = -1;  // file descriptor of `in`; -1: none
    int outDescriptor = -1;
};

}  // namespace concord::cli
