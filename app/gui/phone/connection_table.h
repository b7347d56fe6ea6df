// The connections of the phones' server. A connection that misses its deadline is cut off. When there are too many, the
// oldest of those that have not shown the secret is cut off too.
#pragma once

#include "app/gui/phone/http_limits.h"

#include <atomic>
#include <condition_variable>
#include <list>
#include <mutex>
#include <string>
#include <thread>

namespace concord::gui {

class ConnectionTable {
public:
    struct Connection {
        int socket = -1;
        std::string address;
        bool isTrusted = false;  // has shown the secret
        bool isCut = false;      // was cut off, and is about to be closed
        std::chrono::steady_clock::time_point deadline;
    };

    explicit ConnectionTable(const HttpLimits& limits);
    ~ConnectionTable();
    ConnectionTable(const ConnectionTable&) = delete;
    ConnectionTable& operator=(const ConnectionTable&) = delete;

    // Whether the address may open another connection. Makes room if need be.
    bool admits(const std::string& address);
    Connection* add(int socket, const std::string& address);
    // Must be called before the socket is closed: after that, its number may belong to another connection.
    void remove(Connection* connection);

    void trust(Connection* connection);
    // The connection has to reach its next stage within that time.
    void setDeadline(Connection* connection, std::chrono::milliseconds within);
    void clearDeadline(Connection* connection);
    std::string addressOf(const Connection* connection) const;

    // Whether the address may send another message now; if so, counts that message.
    bool mayMessage(const std::string& address);

private:
    struct Bucket {
        std::string address;
        double messagesLeft = 0;
        std::chrono::steady_clock::time_point updatedAt;
    };
    void watch();
    void cut(Connection& connection);
    bool makeRoom(const std::string& address, int limit);

    const HttpLimits m_limits;
    mutable std::mutex m_mutex;
    std::list<Connection> m_connections;  // the oldest first
    std::list<Bucket> m_buckets;
    std::condition_variable m_end;
    bool m_isEnding = false;
    std::thread m_watch;
};

}  // namespace concord::gui
