// Where a command reads and writes.
#pragma once

#include "app/text/terminal.h"

#include <iosfwd>

namespace concord::cli {

// Results go to `out`, complaints to `err`.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    text::Terminal terminal{};
    int inFile = -1;  // file descriptor of `in`; -1: none
    int outFile = -1;
};

}  // namespace concord::cli
