// Requests and answers of the phones' server.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>

namespace concord::gui {

struct HttpRequest {
    bool isPost = false;
    std::string path;  // what follows the secret, without a leading slash
    std::map<std::string, std::string> query;
    std::string body;  // a message, or the bytes of a photo
};

struct HttpAnswer {
    int status = 200;
    std::string type = "application/json";
    std::shared_ptr<const std::string> body = std::make_shared<const std::string>();
};

inline HttpAnswer jsonAnswer(std::string json, int status = 200) {
    return {status, "application/json", std::make_shared<const std::string>(std::move(json))};
}
// The one answer to everything that is not served, so that nobody learns what is there.
inline HttpAnswer notFound() {
    static const auto body = std::make_shared<const std::string>("Not found.\n");
    return {404, "text/plain", body};
}

}  // namespace concord::gui
