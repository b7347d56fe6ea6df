// What must hold for any input. The program aborts if it does not, which the fuzzer reports with the input.
#pragma once

#include "scoring/json/input_error.h"

#include <cstdlib>
#include <string>

namespace concord::fuzz {

inline void expect(bool condition) {
    if (!condition) {
        std::abort();
    }
}

// Checks that the message says what was expected, or how much the box or a board of Renature holds.
inline void expectReason(const InputError& error) {
    const std::string reason = english(error.message());
    expect(reason.find("expected") != std::string::npos || reason.find("holds at most") != std::string::npos ||
           reason.find("has only") != std::string::npos);
}

}  // namespace concord::fuzz
