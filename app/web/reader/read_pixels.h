// The photo reader of the web program: pixels in, a reading out.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace concord::web {

// A photo that the browser has decoded, in stored orientation.
struct Pixels {
    std::vector<unsigned char> photo;  // RGBA, after unused bytes into which the facts are written (ingest_pixels.h)
    std::string_view facts;            // JSON: docs/web.md
};

// The complete concord-reading, or {"noBoard": text, ...}, or {"error": text}: what Engine::photoRead() takes.
// second: another view of the same board. progress: called with 0 to 1.
std::string readPixels(Pixels first, std::optional<Pixels> second, const std::function<void(double)>& progress);

}  // namespace concord::web
