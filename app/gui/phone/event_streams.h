// The phones that listen for the state of the table. Each gets the latest state; a slow phone skips the states in
// between. The connection of a phone that is up to date is suspended, so that the server does not ask for data in vain.
#pragma once

#include "app/gui/phone/http_limits.h"

#include <list>
#include <memory>
#include <mutex>
#include <string>

struct MHD_Connection;
struct MHD_Response;

namespace concord::gui {

class EventStreams {
public:
    explicit EventStreams(const HttpLimits& limits) : m_limits(limits) {}

    // Sends the state to all phones that listen, and to those that come later.
    void publish(std::shared_ptr<const std::string> state);
    // Writes to every stream, so that closed connections are noticed.
    void ping();
    void close();

    // A new stream as the body of an answer; null if the limit is reached or the streams are closed.
    MHD_Response* open(MHD_Connection* connection, const std::string& client);
    int clientCount() const;  // a client with several streams counts once

private:
    struct Stream {
        EventStreams* streams = nullptr;
        MHD_Connection* connection = nullptr;
        std::string client;
        std::uint64_t sent = 0;  // number of the state that it has
        bool wantsPing = false;
        bool isSuspended = false;
        std::string pending;  // bytes being sent
        std::size_t pendingFrom = 0;
    };
    static ssize_t read(void* stream, std::uint64_t position, char* buffer, std::size_t size);
    static void drop(void* stream);
    ssize_t readOf(Stream& stream, char* buffer, std::size_t size);
    void wake(Stream& stream);

    const HttpLimits m_limits;
    mutable std::mutex m_mutex;
    std::list<Stream> m_streams;
    std::shared_ptr<const std::string> m_state;
    std::uint64_t m_number = 0;  // of the latest state
    bool m_isClosed = false;
};

}  // namespace concord::gui
