// For tests of the phone server: a plain socket (for hostile clients), a well-behaved phone, and the real app that they
// talk to.
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

// The parts of the URL under which the app serves its page.
struct PageUrl {
    std::string hostAndPort;  // "127.0.0.1:8017"
    int port = 0;
    std::string secret;

    static PageUrl of(const std::string& url);
    std::string path(std::string_view name) const { return '/' + secret + '/' + std::string(name); }
};

// A client's TCP connection from a loopback address; the server treats each loopback address as a different computer.
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
    HttpReply receiveReply() const;  // waits for all of it
    void waitUntilClosed() const;
    void shutdownWrite() const;

private:
    int m_socket = -1;
};

// A well-behaved phone.
class GoodPhone {
public:
    explicit GoodPhone(PageUrl pageUrl, std::string from = "127.0.0.1");

    HttpReply get(const std::string& name) const;
    HttpReply post(const std::string& name, const std::string& body) const;
    nlohmann::json state() const { return get("state").json(); }
    // Fills in client, number and the current revision, unless they are given. Returns the answer.
    nlohmann::json sendCommand(nlohmann::json command);

    const PageUrl& pageUrl() const { return m_pageUrl; }

private:
    PageUrl m_pageUrl;
    std::string m_from;
    std::string m_client;
    int m_number = 0;
};

// The request line and headers, without a body: "GET /SECRET/state HTTP/1.1".
std::string requestOf(const PageUrl& pageUrl, std::string_view method, std::string_view path,
                      std::string_view extraHeaders = {});

// Runs concord-app headless, serving its page on the loopback address.
class AppProcess {
public:
    explicit AppProcess(const QStringList& arguments = {});
    ~AppProcess();

    bool isRunning() const { return m_process.state() == QProcess::Running; }
    const PageUrl& pageUrl() const { return m_pageUrl; }

private:
    QTemporaryDir m_home;
    QProcess m_process;
    PageUrl m_pageUrl;
};

}  // namespace concord::gui
