// What the phones' server needs of sockets and addresses.
#pragma once

#include <string>

struct sockaddr;

namespace concord::gui {

// Listens at one address of this computer until it is closed or given away.
class ListeningSocket {
public:
    ListeningSocket() = default;
    ~ListeningSocket();
    ListeningSocket(const ListeningSocket&) = delete;
    ListeningSocket& operator=(const ListeningSocket&) = delete;

    // Once. Returns why not, as the system says; empty: it listens. port 0: any free one.
    std::string open(const std::string& address, int port);
    int port() const { return m_port; }
    int descriptor() const { return m_socket; }
    void release() { m_socket = -1; }

private:
    int m_socket = -1;
    int m_port = 0;
};

std::string systemError();  // the latest, in words; never empty
std::string addressOf(const sockaddr* address);
// Replaces "%2e" and the like in place, and returns the new length. A zero stays as it came: it would end the text.
std::size_t unescaped(char* text);

}  // namespace concord::gui
