#include "app/gui/phone/http_exchange.h"

#include <microhttpd.h>

#include <utility>

namespace concord::gui {

void HttpExchange::answer(HttpAnswer answer) {
    const std::lock_guard lock(m_mutex);
    if (m_answer || m_connection == nullptr) {
        return;
    }
    m_answer = std::move(answer);
    if (m_isSuspended) {
        m_isSuspended = false;
        MHD_resume_connection(m_connection);
    }
}

bool HttpExchange::isOver() const {
    const std::lock_guard lock(m_mutex);
    return m_answer.has_value() || m_connection == nullptr;
}

std::optional<HttpAnswer> HttpExchange::takeOrSuspend() {
    const std::lock_guard lock(m_mutex);
    if (!m_answer) {
        m_isSuspended = true;
        MHD_suspend_connection(m_connection);
    }
    return m_answer;
}

void HttpExchange::forget() {
    const std::lock_guard lock(m_mutex);
    m_connection = nullptr;
}

}  // namespace concord::gui
