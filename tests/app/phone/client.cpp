#include "tests/app/phone/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <QFile>
#include <QThread>

#include <array>
#include <atomic>

namespace concord::gui {

PageUrl PageUrl::of(const std::string& url) {
    const std::size_t begin = std::string_view("http://").size();
    const std::size_t slash = url.find('/', begin);
    PageUrl pageUrl;
    pageUrl.hostAndPort = url.substr(begin, slash - begin);
    pageUrl.port = std::stoi(pageUrl.hostAndPort.substr(pageUrl.hostAndPort.find(':') + 1));
    pageUrl.secret = url.substr(slash + 1, url.find('/', slash + 1) - slash - 1);
    return pageUrl;
}

Socket::Socket(int port, const std::string& from) : m_socket(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    inet_pton(AF_INET, from.c_str(), &address.sin_addr);
    const bool isBound = bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    if (!isBound || connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0) {
        close(std::exchange(m_socket, -1));
    }
}

Socket::~Socket() {
    if (m_socket >= 0) {
        close(m_socket);
    }
}

bool Socket::send(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

std::string Socket::receive() const {
    std::array<char, 65536> buffer{};
    const ssize_t size = recv(m_socket, buffer.data(), buffer.size(), 0);
    return size <= 0 ? std::string() : std::string(buffer.data(), static_cast<std::size_t>(size));
}

HttpReply Socket::receiveReply() const {
    std::string all;
    std::size_t end = std::string::npos;
    while ((end = all.find("\r\n\r\n")) == std::string::npos) {
        const std::string more = receive();
        if (more.empty()) {
            return {};
        }
        all += more;
    }
    HttpReply reply{std::stoi(all.substr(all.find(' ') + 1, 3)), all.substr(0, end + 4), all.substr(end + 4)};
    const std::string_view key = "Content-Length: ";
    const std::size_t length = reply.head.find(key);
    const std::size_t size = length == std::string::npos ? 0 : std::stoul(reply.head.substr(length + key.size()));
    while (reply.body.size() < size) {
        const std::string more = receive();
        if (more.empty()) {
            return {};
        }
        reply.body += more;
    }
    return reply;
}

void Socket::waitUntilClosed() const {
    while (!receive().empty()) {
    }
}

void Socket::shutdownWrite() const { shutdown(m_socket, SHUT_WR); }

std::string requestOf(const PageUrl& pageUrl, std::string_view method, std::string_view path,
                      std::string_view extraHeaders) {
    return std::string(method) + ' ' + std::string(path) + " HTTP/1.1\r\nHost: " + pageUrl.hostAndPort + "\r\n" +
           std::string(extraHeaders) + "\r\n";
}

GoodPhone::GoodPhone(PageUrl pageUrl, std::string from) : m_pageUrl(std::move(pageUrl)), m_from(std::move(from)) {
    static std::atomic<int> phoneCount = 0;
    m_client = "test-phone-" + std::to_string(++phoneCount);
}

HttpReply GoodPhone::get(const std::string& name) const {
    const Socket socket(m_pageUrl.port, m_from);
    return socket.send(requestOf(m_pageUrl, "GET", m_pageUrl.path(name), "Connection: close\r\n"))
               ? socket.receiveReply()
               : HttpReply();
}

HttpReply GoodPhone::post(const std::string& name, const std::string& body) const {
    const Socket socket(m_pageUrl.port, m_from);
    const std::string head = requestOf(m_pageUrl, "POST", m_pageUrl.path(name),
                                       "Connection: close\r\nOrigin: http://" + m_pageUrl.hostAndPort +
                                           "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n");
    return socket.send(head + body) ? socket.receiveReply() : HttpReply();
}

nlohmann::json GoodPhone::sendCommand(nlohmann::json command) {
    if (!command.contains("client")) {
        command["client"] = m_client;
    }
    if (!command.contains("number")) {
        command["number"] = ++m_number;
    }
    if (!command.contains("revision")) {
        command["revision"] = state()["revision"];
    }
    return post("command", command.dump()).json();
}

AppProcess::AppProcess(const QStringList& arguments) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    for (const char* const home : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"}) {
        environment.insert(QString::fromLatin1(home), m_home.path());
    }
    m_process.setProcessEnvironment(environment);
    m_process.setStandardErrorFile(QProcess::nullDevice());
    const QString urlFile = m_home.filePath(QStringLiteral("url"));
    m_process.start(QStringLiteral(CONCORD_APP),
                    QStringList{QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--database"),
                                m_home.filePath(QStringLiteral("games.concord")), QStringLiteral("--phone"),
                                QStringLiteral("127.0.0.1:0"), QStringLiteral("--phone-url"), urlFile} +
                        arguments);
    m_process.waitForStarted();
    constexpr int pauseMs = 20;
    QFile file(urlFile);
    while (isRunning() && (!file.exists() || file.size() == 0)) {
        m_process.waitForFinished(pauseMs);
    }
    if (file.open(QIODevice::ReadOnly)) {
        m_pageUrl = PageUrl::of(file.readAll().trimmed().toStdString());
    }
}

AppProcess::~AppProcess() {
    m_process.terminate();
    m_process.waitForFinished();
    m_process.kill();
    m_process.waitForFinished();
}

}  // namespace concord::gui
