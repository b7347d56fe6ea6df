#include "app/gui/phone/http_response.h"

#include <microhttpd.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace concord::gui {

namespace {

using Body = std::shared_ptr<const std::string>;

ssize_t readBody(void* body, std::uint64_t position, char* buffer, std::size_t size) {
    const std::string& text = **static_cast<Body*>(body);
    const std::size_t count = std::min(size, text.size() - static_cast<std::size_t>(position));
    std::copy_n(text.data() + position, count, buffer);
    return static_cast<ssize_t>(count);
}

void dropBody(void* body) { delete static_cast<Body*>(body); }

}  // namespace

HttpAnswer refusal(phone::Refusal why, int status) { return jsonAnswer(phone::errorJson(phone::textOf(why)), status); }

void addSecurityHeaders(MHD_Response* response) {
    constexpr auto headers = std::to_array<std::pair<const char*, const char*>>({
        {"Content-Security-Policy",
         "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; base-uri "
         "'none'; form-action 'none'; frame-ancestors 'none'"},
        {"Referrer-Policy", "no-referrer"},
        {"Cache-Control", "no-store"},
        {"X-Content-Type-Options", "nosniff"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
    });
    for (const auto& [name, value] : headers) {
        MHD_add_response_header(response, name, value);
    }
}

MHD_Response* responseOf(const HttpAnswer& answer) {
    constexpr std::size_t block = 16384;
    auto* const body = new Body(answer.body);
    MHD_Response* const response =
        MHD_create_response_from_callback((*body)->size(), block, &readBody, body, &dropBody);
    if (response == nullptr) {
        delete body;
        return nullptr;
    }
    addSecurityHeaders(response);
    MHD_add_response_header(response, "Content-Type", answer.type.c_str());
    if (answer.status == MHD_HTTP_NOT_FOUND) {  // what strangers get: do not keep their connection
        MHD_add_response_header(response, "Connection", "close");
    }
    return response;
}

}  // namespace concord::gui
