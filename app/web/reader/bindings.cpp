// The functions that bindings.js calls, and wraps for the page.
#include "app/phone/messages/replies.h"
#include "app/web/reader/ingest_pixels.h"
#include "app/web/reader/loaded_weights.h"
#include "app/web/reader/read_pixels.h"
#include "scoring/json/input_error.h"

#include <emscripten.h>

#include <array>
#include <cstddef>
#include <exception>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using concord::web::Pixels;

namespace {

std::array<std::vector<unsigned char>, 2> placedPhotos;

}  // namespace

// clang-format off
EM_JS(void, reportProgress, (double fraction), { Module["onProgress"](fraction); });
// clang-format on

extern "C" {

// Returns an empty text, or an error as JSON.
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

// Returns where the page has to put the pixels of a photo (RGBA), or null without enough memory. which: 0, or 1 for
// another view of the same board.
EMSCRIPTEN_KEEPALIVE unsigned char* concord_place(std::size_t which, std::size_t size) {
    try {
        placedPhotos.at(which).clear();
        placedPhotos.at(which).resize(concord::web::factsBytes + size);
        return placedPhotos.at(which).data() + concord::web::factsBytes;
    } catch (const std::exception&) {
        return nullptr;
    }
}

// Reads the placed photos, and frees their memory. secondFacts: null for a single photo.
EMSCRIPTEN_KEEPALIVE const char* concord_read(const char* firstFacts, const char* secondFacts) {
    static std::string answer;
    std::optional<Pixels> second;
    if (secondFacts != nullptr) {
        second = Pixels{std::exchange(placedPhotos[1], {}), secondFacts};
    }
    answer =
        concord::web::readPixels({std::exchange(placedPhotos[0], {}), firstFacts}, std::move(second), reportProgress);
    return answer.c_str();
}

}  // extern "C"
