#include "app/text/unexpected_error.h"

#include <new>
#include <string_view>

namespace concord::text {

Message unexpectedError(const std::exception& error) {
    const std::string_view what = error.what();
    constexpr std::string_view openCvOutOfMemory = "(-4:Insufficient memory)";
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr ||
        what.find(openCvOutOfMemory) != std::string_view::npos) {
        return {CONCORD_TEXT("expected more memory than there is"), {}};
    }
    return {CONCORD_TEXT("something went wrong that nobody expected: %1"), {std::string(what)}};
}

}  // namespace concord::text
