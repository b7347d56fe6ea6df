#include "app/gui/phone/access_check.h"

#include <QRandomGenerator>

namespace concord::gui {

namespace {

constexpr std::size_t secretLength = 26;

// Compares without a branch that depends on the contents, so that its time reveals nothing about the secret.
bool sameSecret(std::string_view given, std::string_view secret) {
    volatile unsigned char difference = given.size() == secret.size() ? 0 : 1;
    for (std::size_t i = 0; i < secret.size(); ++i) {
        const char one = given.empty() ? '\0' : given[i % given.size()];
        difference = static_cast<unsigned char>(difference | (one ^ secret[i]));
    }
    return difference == 0;
}

}  // namespace

std::string AccessCheck::newSecret() {
    constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789";
    static_assert(letters.size() == 32);
    std::string secret;
    for (std::size_t i = 0; i < secretLength; ++i) {
        secret += letters[QRandomGenerator::system()->generate() % letters.size()];
    }
    return secret;
}

std::optional<std::string> AccessCheck::pathOf(std::string_view url) const {
    if (!url.empty() && url.front() == '/') {
        url.remove_prefix(1);
    }
    const std::size_t end = std::min(url.find('/'), url.size());
    const bool isSecret = sameSecret(url.substr(0, end), m_secret);
    if (!isSecret || end == url.size()) {  // relative addresses need the slash behind the secret
        return {};
    }
    return std::string(url.substr(end + 1));
}

bool AccessCheck::accepts(const char* host, const char* origin, const char* fetchSite) const {
    if (host == nullptr || m_host != host) {
        return false;
    }
    if (origin != nullptr && "http://" + m_host != origin) {
        return false;
    }
    return fetchSite == nullptr || std::string_view(fetchSite) != "cross-site";
}

}  // namespace concord::gui
