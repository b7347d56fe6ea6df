#include "app/gui/phone/connection_table.h"

#include <sys/socket.h>

#include <algorithm>

namespace concord::gui {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t maxBuckets = 256;

}  // namespace

ConnectionTable::ConnectionTable(const HttpLimits& limits) : m_limits(limits), m_watch([this] { watch(); }) {}

ConnectionTable::~ConnectionTable() {
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
    }
    m_end.notify_all();
    m_watch.join();
}

void ConnectionTable::watch() {
    constexpr std::chrono::milliseconds step(100);
    std::unique_lock lock(m_mutex);
    while (!m_end.wait_for(lock, step, [this] { return m_isEnding; })) {
        const Clock::time_point now = Clock::now();
        for (Connection& connection : m_connections) {
            if (!connection.isCut && connection.deadline < now) {
                cut(connection);
            }
        }
    }
}

// To the server the client then seems gone, so that the server closes the connection.
void ConnectionTable::cut(Connection& connection) {
    connection.isCut = true;
    shutdown(connection.socket, SHUT_RDWR);
}

// Looks only at the connections of the address; empty: at all of them.
bool ConnectionTable::makeRoom(const std::string& address, int limit) {
    const auto isCounted = [&](const Connection& connection) {
        return !connection.isCut && (address.empty() || connection.address == address);
    };
    if (std::ranges::count_if(m_connections, isCounted) < limit) {
        return true;
    }
    const auto stranger = std::ranges::find_if(
        m_connections, [&](const Connection& connection) { return isCounted(connection) && !connection.isTrusted; });
    if (stranger == m_connections.end()) {
        return false;
    }
    cut(*stranger);
    return true;
}

bool ConnectionTable::admits(const std::string& address) {
    const std::lock_guard lock(m_mutex);
    return makeRoom(address, m_limits.connectionsPerAddress) && makeRoom({}, m_limits.connections);
}

ConnectionTable::Connection* ConnectionTable::add(int socket, const std::string& address) {
    const std::lock_guard lock(m_mutex);
    m_connections.push_back({socket, address, false, false, Clock::now() + m_limits.headerTimeout});
    return &m_connections.back();
}

void ConnectionTable::remove(Connection* connection) {
    const std::lock_guard lock(m_mutex);
    m_connections.remove_if([connection](const Connection& one) { return &one == connection; });
}

void ConnectionTable::trust(Connection* connection) {
    const std::lock_guard lock(m_mutex);
    connection->isTrusted = true;
}

void ConnectionTable::setDeadline(Connection* connection, std::chrono::milliseconds within) {
    const std::lock_guard lock(m_mutex);
    connection->deadline = Clock::now() + within;
}

void ConnectionTable::clearDeadline(Connection* connection) {
    const std::lock_guard lock(m_mutex);
    connection->deadline = Clock::time_point::max();
}

std::string ConnectionTable::addressOf(const Connection* connection) const {
    const std::lock_guard lock(m_mutex);
    return connection->address;
}

bool ConnectionTable::mayMessage(const std::string& address) {
    const std::lock_guard lock(m_mutex);
    const Clock::time_point now = Clock::now();
    auto bucket = std::ranges::find(m_buckets, address, &Bucket::address);
    if (bucket == m_buckets.end()) {
        if (m_buckets.size() >= maxBuckets) {
            m_buckets.pop_front();
        }
        bucket = m_buckets.insert(m_buckets.end(), {address, m_limits.messageBurst, now});
    }
    const std::chrono::duration<double> passed = now - bucket->updatedAt;
    bucket->messagesLeft =
        std::min(m_limits.messageBurst, bucket->messagesLeft + passed.count() * m_limits.messagesPerSecond);
    bucket->updatedAt = now;
    if (bucket->messagesLeft < 1) {
        return false;
    }
    bucket->messagesLeft -= 1;
    return true;
}

}  // namespace concord::gui
