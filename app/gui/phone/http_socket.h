// The sockets and addresses of the phones' server.
#pragma once

#include <string>

struct sockaddr;

namespace concord::gui {

// Listens at one address of this computer; closes its socket when it is destroyed, unless it was released.
class ListeningSocket {
public:
    ListeningSocket() = default;
    ~ListeningSocket();
    ListeningSocket(const ListeningSocket&) = delete;
    ListeningSocket& operator=(const ListeningSocket&) = delete;

    // May be called once. port 0: any free one. Returns the system's error message; empty: it listens.
    std::string open(const std::string& address, int port);
    int port() const { return m_port; }
    int descriptor() const { return m_socket; }
    void release() { m_socket = -1; }  // somebody else closes it

private:
    int m_socket = -1;
    int m_port = 0;
};

std::string systemError();                       // the message for errno; never empty
std::string addressOf(const sockaddr* address);  // "192.168.0.7"; empty unless IPv4
// Replaces "%2e" and the like in place, and returns the new length. "%00" stays, because a zero would end the text.
std::size_t unescapeInPlace(char* text);

}  // namespace concord::gui
