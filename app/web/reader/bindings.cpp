// What JavaScript calls; bindings.js makes functions of it that are easy to use.
#include "app/phone/messages/replies.h"
#include "app/web/reader/loaded_weights.h"
#include "app/web/reader/read_pixels.h"
#include "scoring/json/input_error.h"

#include <emscripten.h>

#include <cstddef>
#include <string>

using concord::web::Pixels;

// clang-format off
EM_JS(void, tellProgress, (double fraction), { Module["onProgress"](fraction); });
// clang-format on

extern "C" {

// Empty, or why not.
EMSCRIPTEN_KEEPALIVE const char* concord_load(const unsigned char* packed, std::size_t size) {
    static std::string answer;
    answer.clear();
    try {
        concord::web::loadWeights({packed, size});
    } catch (const concord::InputError& error) {
        answer = concord::phone::errorJson(concord::phone::textOf(error.message()));
    }
    return answer.c_str();
}

// second: null for a single photo.
EMSCRIPTEN_KEEPALIVE const char* concord_read(const unsigned char* first, std::size_t firstSize, const char* firstFacts,
                                              const unsigned char* second, std::size_t secondSize,
                                              const char* secondFacts) {
    static std::string answer;
    std::optional<Pixels> other;
    if (second != nullptr) {
        other = Pixels{{second, secondSize}, secondFacts};
    }
    answer = concord::web::readPixels({{first, firstSize}, firstFacts}, other, tellProgress);
    return answer.c_str();
}

}  // extern "C"
