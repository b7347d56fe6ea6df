// The photo reader of the web program: pixels in, a reading out.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace concord::web {

// A photo that the browser has decoded, in stored orientation.
struct Pixels {
    std::span<const unsigned char> rgba;
    std::string_view facts;  // JSON: docs/web.md
};

// The complete concord-reading, or {"noBoard": text, ...}, or {"error": text}: what photoRead() of the table takes.
// second: another view of the same board. progress: told how far it is, 0 to 1.
std::string readPixels(const Pixels& first, const std::optional<Pixels>& second,
                       const std::function<void(double)>& progress);

}  // namespace concord::web
