// Who may talk to the phones' server: those who know the secret and come from its own page.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace concord::gui {

class AccessCheck {
public:
    // 26 characters, each one of 32 letters and digits that are not easily confused: 130 bits from the system's
    // generator.
    static std::string newSecret();

    // host: what a browser has to call the server, "192.168.0.7:8017".
    AccessCheck(std::string secret, std::string host) : m_secret(std::move(secret)), m_host(std::move(host)) {}

    const std::string& secret() const { return m_secret; }
    // What follows "/SECRET/" in the path of a request; nothing for any other path. Takes equally long for every wrong
    // secret.
    std::optional<std::string> pathOf(std::string_view url) const;
    // Whether a request with these headers is accepted; null: not sent. A different Host means that a foreign name
    // resolves to this computer (DNS rebinding), a different Origin or a Sec-Fetch-Site of "cross-site" that the
    // request comes from somebody else's page.
    bool accepts(const char* host, const char* origin, const char* fetchSite) const;

private:
    std::string m_secret;
    std::string m_host;
};

}  // namespace concord::gui
