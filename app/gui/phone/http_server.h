// A small HTTP server on one address of this computer, for a page and its messages.
//
// It uses libmicrohttpd rather than Qt HttpServer 6.4 or cpp-httplib 0.11, because clients may be hostile: photos come
// in pieces, which are written to a file, while Qt HttpServer collects a whole body in memory without a limit and does
// not limit connections either; and one thread serves all connections by epoll, while cpp-httplib gives each a thread
// of its pool, so that a few slow ones (or listening phones) keep out the rest. ConnectionTable adds what libmicrohttpd
// lacks: deadlines for a whole header, body and answer, however slowly the bytes come, and room for those who know the
// secret.
#pragma once

#include "app/gui/phone/access_check.h"
#include "app/gui/phone/connection_table.h"
#include "app/gui/phone/event_streams.h"
#include "app/gui/phone/http_exchange.h"
#include "app/gui/phone/http_types.h"

#include <functional>

struct MHD_Daemon;
struct MHD_Connection;

namespace concord::gui {

class HttpServer {
public:
    // Is called on the server's thread and must return soon. The answer may come later.
    using Handler = std::function<void(HttpRequest, const std::shared_ptr<HttpExchange>&)>;

    explicit HttpServer(Handler handler, const HttpLimits& limits = {});
    ~HttpServer();  // closes all connections
    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;

    // May be called once. address: IPv4, such as "192.168.0.7"; port 0: any free one. Returns the system's error
    // message; empty: it listens.
    std::string listen(const std::string& address, int port);
    // Only for a server that listens.
    const AccessCheck& access() const { return *m_access; }
    const std::string& host() const { return m_host; }  // "192.168.0.7:8017"

    EventStreams& streams() { return m_streams; }

private:
    struct Visit;      // a request, until it is answered
    struct Callbacks;  // for the library

    bool begin(Visit& visit, const char* url, const char* method);
    bool isWelcome(Visit& visit, const char* url, const char* method);
    bool take(Visit& visit, const char* data, std::size_t size);
    bool finish(Visit& visit);
    bool openStream(Visit& visit);
    bool send(const Visit& visit, const HttpAnswer& answer);
    void end(const Visit& visit);

    const Handler m_handler;
    const HttpLimits m_limits;
    std::optional<AccessCheck> m_access;
    std::string m_host;
    ConnectionTable m_table;
    EventStreams m_streams;
    std::atomic<int> m_uploads = 0;
    std::mutex m_waitingMutex;                         // guards m_waiting and m_isClosing
    std::list<std::weak_ptr<HttpExchange>> m_waiting;  // the destructor answers them
    bool m_isClosing = false;
    MHD_Daemon* m_daemon = nullptr;
};

}  // namespace concord::gui
