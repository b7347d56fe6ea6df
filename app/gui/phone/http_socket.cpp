#include "app/gui/phone/http_socket.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace concord::gui {

ListeningSocket::~ListeningSocket() {
    if (m_socket >= 0) {
        close(m_socket);
    }
}

std::string ListeningSocket::open(const std::string& address, int port) {
    m_socket = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(static_cast<std::uint16_t>(port));
    const int on = 1;
    socklen_t size = sizeof(place);
    if (m_socket < 0) {
        return systemError();
    }
    if (inet_pton(AF_INET, address.c_str(), &place.sin_addr) != 1) {
        errno = EADDRNOTAVAIL;
        return systemError();
    }
    // The queue is long, so that a flood of connections does not keep out a phone that comes after it.
    if (setsockopt(m_socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) != 0 ||
        bind(m_socket, reinterpret_cast<const sockaddr*>(&place), sizeof(place)) != 0 ||
        listen(m_socket, SOMAXCONN) != 0 || getsockname(m_socket, reinterpret_cast<sockaddr*>(&place), &size) != 0) {
        return systemError();
    }
    m_port = ntohs(place.sin_port);
    return {};
}

std::string systemError() {
    const std::string why = std::strerror(errno);
    return why.empty() ? "?" : why;
}

std::string addressOf(const sockaddr* address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (address->sa_family == AF_INET) {
        inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in*>(address)->sin_addr, text.data(), text.size());
    }
    return text.data();
}

std::size_t unescapeInPlace(char* text) {
    constexpr int hexadecimal = 16;
    const std::string_view given(text);
    char* end = text;
    for (std::size_t i = 0; i < given.size(); ++i) {
        unsigned char byte = 0;
        const char* const digits = text + i + 1;
        if (given[i] == '%' && i + 2 < given.size() &&
            std::from_chars(digits, digits + 2, byte, hexadecimal).ptr == digits + 2 && byte != 0) {
            *end++ = static_cast<char>(byte);
            i += 2;
        } else {
            *end++ = given[i];
        }
    }
    *end = '\0';
    return static_cast<std::size_t>(end - text);
}

}  // namespace concord::gui
