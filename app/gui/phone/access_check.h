// Who may talk to the phones' server: those who know the secret and come from its own page.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace concord::gui {

class AccessCheck {
public:
    // 26 letters and digits, each of 32 that are not mistaken for each other: 130 bits from the system's generator.
    static std::string newSecret();

    // host: what a browser has to call the server, "192.168.0.7:8017".
    AccessCheck(std::string secret, std::string host) : m_secret(std::move(secret)), m_host(std::move(host)) {}

    const std::string& secret() const { return m_secret; }
    // What follows "/SECRET/" in the path of a request; nothing for any other path. Takes equally long for every wrong
    // secret.
    std::optional<std::string> pathOf(std::string_view url) const;
    // The headers of a request; null: not sent. Another Host comes from a name that leads here (DNS rebinding), another
    // Origin from somebody else's page.
    bool accepts(const char* host, const char* origin, const char* fetchSite) const;

private:
    std::string m_secret;
    std::string m_host;
};

}  // namespace concord::gui
