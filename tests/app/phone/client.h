// Phones for tests, good and hostile ones: plain sockets, and the real program that they talk to.
#pragma once

#include <QProcess>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace concord::gui {

struct HttpReply {
    int status = 0;  // 0: the connection was closed without an answer
    std::string head;
    std::string body;

    nlohmann::json json() const { return nlohmann::json::parse(body, nullptr, false); }
};

// Where a page is served, as its address says.
struct PhoneAddress {
    std::string host;  // "127.0.0.1:8017"
    int port = 0;
    std::string secret;

    static PhoneAddress of(const std::string& url);
    std::string path(std::string_view name) const { return '/' + secret + '/' + std::string(name); }
};

// A TCP connection of a client at one of the loopback addresses, each of which the server takes for another computer.
class Socket {
public:
    explicit Socket(int port, const std::string& from = "127.0.0.1");
    ~Socket();
    Socket(Socket&& other) noexcept : m_socket(std::exchange(other.m_socket, -1)) {}
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    Socket& operator=(Socket&& other) noexcept {
        std::swap(m_socket, other.m_socket);
        return *this;
    }

    bool isOpen() const { return m_socket >= 0; }
    // False once the server has closed the connection.
    bool send(std::string_view bytes) const;
    // What comes next; empty: the connection is closed.
    std::string receive() const;
    HttpReply reply() const;  // a whole answer
    void waitUntilClosed() const;
    void finishWriting() const;

private:
    int m_socket = -1;
};

// A phone that does what it should.
class GoodPhone {
public:
    explicit GoodPhone(PhoneAddress address, std::string from = "127.0.0.1");

    HttpReply get(const std::string& name) const;
    HttpReply post(const std::string& name, const std::string& body) const;
    nlohmann::json state() const { return get("state").json(); }
    // Fills in client, number and the present revision, unless they are given.
    nlohmann::json command(nlohmann::json command);

    const PhoneAddress& address() const { return m_address; }

private:
    PhoneAddress m_address;
    std::string m_from;
    std::string m_client;
    int m_number = 0;
};

// "GET /SECRET/state HTTP/1.1" with its header and no body.
std::string requestOf(const PhoneAddress& address, std::string_view method, std::string_view path,
                      std::string_view more = {});

// concord-app without a screen, with its page open on the loopback address.
class PhoneProgram {
public:
    explicit PhoneProgram(const QStringList& arguments = {});
    ~PhoneProgram();

    bool isRunning() const { return m_process.state() == QProcess::Running; }
    const PhoneAddress& address() const { return m_address; }
    qint64 id() const { return m_process.processId(); }

private:
    QTemporaryDir m_home;
    QProcess m_process;
    PhoneAddress m_address;
};

}  // namespace concord::gui
