#include "app/gui/phone/http_server.h"

#include "app/gui/phone/http_response.h"
#include "app/gui/phone/http_socket.h"

#include <microhttpd.h>
#include <sys/socket.h>

#include <charconv>
#include <string_view>
#include <utility>

namespace concord::gui {

namespace {

using namespace std::chrono_literals;

MHD_Result resultOf(bool goesOn) { return goesOn ? MHD_YES : MHD_NO; }

MHD_Result collect(void* query, MHD_ValueKind, const char* key, const char* value) {
    constexpr std::size_t maxArguments = 8;
    auto& all = *static_cast<std::map<std::string, std::string>*>(query);
    if (value != nullptr && all.size() < maxArguments) {
        all.emplace(key, value);
    }
    return MHD_YES;
}

bool isPhoto(const HttpRequest& request) { return request.isPost && request.path == "photo"; }

}  // namespace

// One request, from its first line to its answer.
struct HttpServer::Visit {
    MHD_Connection* connection = nullptr;
    ConnectionTable::Connection* entry = nullptr;
    HttpRequest request;
    std::FILE* file = nullptr;  // the bytes of a photo; a temporary file, deleted when it is closed
    std::int64_t size = 0;
    std::chrono::steady_clock::time_point startedAt = std::chrono::steady_clock::now();
    bool countsAsUpload = false;
    std::shared_ptr<HttpExchange> exchange;
};

struct HttpServer::Callbacks {
    static MHD_Result admit(void* server, const sockaddr* address, socklen_t /*size*/) {
        return resultOf(static_cast<HttpServer*>(server)->m_table.admits(addressOf(address)));
    }

    static void notify(void* server, MHD_Connection* connection, void** entry, MHD_ConnectionNotificationCode code) {
        ConnectionTable& table = static_cast<HttpServer*>(server)->m_table;
        if (code == MHD_CONNECTION_NOTIFY_STARTED) {
            const int socket = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
            const sockaddr* const address =
                MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)->client_addr;
            *entry = table.add(socket, addressOf(address));
        } else {
            table.remove(static_cast<ConnectionTable::Connection*>(*entry));
        }
    }

    static MHD_Result access(void* server, MHD_Connection* connection, const char* url, const char* method,
                             const char* /*version*/, const char* data, std::size_t* size, void** held) {
        auto& self = *static_cast<HttpServer*>(server);
        if (*held == nullptr) {
            auto* const visit = new Visit;
            *held = visit;
            visit->connection = connection;
            visit->entry = static_cast<ConnectionTable::Connection*>(
                MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context);
            return resultOf(self.begin(*visit, url, method));
        }
        auto& visit = *static_cast<Visit*>(*held);
        if (*size > 0) {
            const bool goesOn = self.take(visit, data, *size);
            *size = 0;
            return resultOf(goesOn);
        }
        return resultOf(self.finish(visit));
    }

    static void complete(void* server, MHD_Connection* /*connection*/, void** held, MHD_RequestTerminationCode) {
        if (*held != nullptr) {
            auto* const visit = static_cast<Visit*>(*held);
            static_cast<HttpServer*>(server)->end(*visit);
            delete visit;
            *held = nullptr;
        }
    }

    // The library wants it done in place.
    static std::size_t unescape(void* /*server*/, MHD_Connection* /*connection*/, char* text) {
        return unescapeInPlace(text);
    }

    static void log(void* /*server*/, const char* /*format*/, va_list /*arguments*/) {}
};

HttpServer::HttpServer(Handler handler, const HttpLimits& limits)
    : m_handler(std::move(handler)), m_limits(limits), m_table(limits), m_streams(limits) {}

HttpServer::~HttpServer() {
    m_streams.close();
    {
        const std::lock_guard lock(m_waitingMutex);
        m_isClosing = true;
        for (const std::weak_ptr<HttpExchange>& waiting : m_waiting) {
            if (const std::shared_ptr<HttpExchange> exchange = waiting.lock()) {
                exchange->answer(jsonAnswer("{}", 503));
            }
        }
    }
    if (m_daemon != nullptr) {
        MHD_stop_daemon(m_daemon);
    }
}

std::string HttpServer::listen(const std::string& address, int port) {
    ListeningSocket place;
    if (std::string why = place.open(address, port); !why.empty()) {
        return why;
    }
    m_host = address + ':' + std::to_string(place.port());
    m_access.emplace(AccessCheck::newSecret(), m_host);
    const auto atMost = static_cast<unsigned>(2 * m_limits.connections);  // also those that are being closed
    constexpr unsigned idleSeconds = 30;                                  // without a byte in either direction
    m_daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG, 0, &Callbacks::admit, this,
        &Callbacks::access, this, MHD_OPTION_EXTERNAL_LOGGER, &Callbacks::log, nullptr, MHD_OPTION_LISTEN_SOCKET,
        place.descriptor(), MHD_OPTION_CONNECTION_LIMIT, atMost, MHD_OPTION_CONNECTION_TIMEOUT, idleSeconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, m_limits.headerBytes, MHD_OPTION_NOTIFY_CONNECTION, &Callbacks::notify,
        this, MHD_OPTION_NOTIFY_COMPLETED, &Callbacks::complete, this, MHD_OPTION_UNESCAPE_CALLBACK,
        &Callbacks::unescape, this, MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
    if (m_daemon == nullptr) {
        return systemError();
    }
    place.release();  // the library closes it
    return {};
}

// Whether the request is served. Fills it in and trusts the connection if the secret and the headers are right.
bool HttpServer::isWelcome(Visit& visit, const char* url, const char* method) {
    const auto header = [&](const char* name) {
        return MHD_lookup_connection_value(visit.connection, MHD_HEADER_KIND, name);
    };
    const std::optional<std::string> path = m_access->pathOf(url);
    if (!path || !m_access->accepts(header("Host"), header("Origin"), header("Sec-Fetch-Site"))) {
        return false;
    }
    m_table.trust(visit.entry);
    const std::string_view verb = method;
    visit.request.isPost = verb == "POST";
    visit.request.path = *path;
    return visit.request.isPost || verb == "GET" || verb == "HEAD";
}

// Called after the header.
bool HttpServer::begin(Visit& visit, const char* url, const char* method) {
    m_table.setDeadline(visit.entry, m_limits.messageTimeout);
    if (!isWelcome(visit, url, method)) {
        return send(visit, notFound());
    }
    MHD_get_connection_values(visit.connection, MHD_GET_ARGUMENT_KIND, &collect, &visit.request.query);
    if (!visit.request.isPost) {
        return true;
    }
    if (!m_table.mayMessage(m_table.addressOf(visit.entry))) {
        return send(visit, refusal(phone::Refusal::TooMany, 429));
    }
    const std::int64_t maxSize = isPhoto(visit.request) ? m_limits.photoBytes : m_limits.messageBytes;
    if (const char* const length = MHD_lookup_connection_value(visit.connection, MHD_HEADER_KIND, "Content-Length")) {
        std::int64_t size = 0;
        const std::string_view text = length;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), size);
        if (read.ec != std::errc() || size > maxSize) {
            return send(visit, refusal(phone::Refusal::TooLarge, 413));
        }
    }
    if (isPhoto(visit.request)) {
        visit.countsAsUpload = true;
        if (++m_uploads > m_limits.uploads) {
            return send(visit, refusal(phone::Refusal::TooMany, 429));
        }
        visit.file = std::tmpfile();
        if (visit.file == nullptr) {
            return send(visit, refusal(phone::Refusal::NoSpace, 507));
        }
    }
    return true;
}

// A piece of the body.
bool HttpServer::take(Visit& visit, const char* data, std::size_t size) {
    visit.size += static_cast<std::int64_t>(size);
    if (!isPhoto(visit.request)) {
        if (visit.size > m_limits.messageBytes || !visit.request.isPost) {
            return false;  // which closes the connection
        }
        visit.request.body.append(data, size);
        return true;
    }
    if (visit.size > m_limits.photoBytes || std::fwrite(data, 1, size, visit.file) != size) {
        return false;
    }
    const auto allowed = m_limits.photoGrace + std::chrono::milliseconds(1000 * visit.size / m_limits.minPhotoRate);
    m_table.setDeadline(visit.entry, std::chrono::duration_cast<std::chrono::milliseconds>(
                                         visit.startedAt + allowed - std::chrono::steady_clock::now()));
    return true;
}

// Called when the request is complete, and again when its answer has come.
bool HttpServer::finish(Visit& visit) {
    if (!visit.exchange) {
        if (!visit.request.isPost && visit.request.path == "events") {
            return openStream(visit);
        }
        if (visit.file != nullptr) {
            visit.request.body.resize(static_cast<std::size_t>(visit.size));
            std::rewind(visit.file);
            if (std::fread(visit.request.body.data(), 1, visit.request.body.size(), visit.file) !=
                visit.request.body.size()) {
                return send(visit, refusal(phone::Refusal::NoSpace, 507));
            }
            std::fclose(std::exchange(visit.file, nullptr));
        }
        visit.exchange = std::make_shared<HttpExchange>(visit.connection);
        {
            const std::lock_guard lock(m_waitingMutex);
            if (m_isClosing) {
                return false;
            }
            std::erase_if(m_waiting, [](const auto& waiting) { return waiting.expired(); });
            m_waiting.push_back(visit.exchange);
        }
        m_table.clearDeadline(visit.entry);  // the window may be busy
        m_handler(std::move(visit.request), visit.exchange);
        visit.request.isPost = false;  // so that take() refuses anything more
    }
    const std::optional<HttpAnswer> answer = visit.exchange->takeOrSuspend();
    return !answer || send(visit, *answer);
}

bool HttpServer::openStream(Visit& visit) {
    const auto client = visit.request.query.find("client");
    MHD_Response* const response =
        m_streams.open(visit.connection, client == visit.request.query.end() ? std::string() : client->second);
    if (response == nullptr) {
        return send(visit, refusal(phone::Refusal::TooMany, 429));
    }
    m_table.clearDeadline(visit.entry);
    addSecurityHeaders(response);
    MHD_add_response_header(response, "Content-Type", "text/event-stream");
    const bool queued = MHD_queue_response(visit.connection, MHD_HTTP_OK, response) == MHD_YES;
    MHD_destroy_response(response);
    return queued;
}

bool HttpServer::send(const Visit& visit, const HttpAnswer& answer) {
    m_table.setDeadline(visit.entry, m_limits.answerTimeout);
    MHD_Response* const response = responseOf(answer);
    if (response == nullptr) {
        return false;
    }
    const bool queued = MHD_queue_response(visit.connection, static_cast<unsigned>(answer.status), response) == MHD_YES;
    MHD_destroy_response(response);
    return queued;
}

// The request was answered, or its connection broke.
void HttpServer::end(const Visit& visit) {
    if (visit.exchange) {
        visit.exchange->forget();
    }
    if (visit.file != nullptr) {
        std::fclose(visit.file);
    }
    if (visit.countsAsUpload) {
        --m_uploads;
    }
    m_table.setDeadline(visit.entry, m_limits.headerTimeout);
}

}  // namespace concord::gui
