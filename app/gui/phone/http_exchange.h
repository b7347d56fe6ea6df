// A request and its answer, which may come from another thread.
#pragma once

#include "app/gui/phone/http_types.h"

#include <mutex>
#include <optional>

struct MHD_Connection;

namespace concord::gui {

// A request that waits for its answer.
class HttpExchange {
public:
    explicit HttpExchange(MHD_Connection* connection) : m_connection(connection) {}

    // Can be called from any thread. Only the first call counts; does nothing when the other end is gone.
    void answer(HttpAnswer answer);
    // It was answered, or nobody waits for an answer any more.
    bool isOver() const;

private:
    friend class HttpServer;
    // The answer; without one, suspends the connection until there is one.
    std::optional<HttpAnswer> takeOrSuspend();
    void forget();

    mutable std::mutex m_mutex;
    MHD_Connection* m_connection;  // null: gone
    bool m_isSuspended = false;
    std::optional<HttpAnswer> m_answer;
};

}  // namespace concord::gui
