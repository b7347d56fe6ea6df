#include "app/gui/phone/event_streams.h"

#include <microhttpd.h>

#include <algorithm>
#include <set>

namespace concord::gui {

void EventStreams::wake(Stream& stream) {
    if (stream.isSuspended) {
        stream.isSuspended = false;
        MHD_resume_connection(stream.connection);
    }
}

void EventStreams::publish(std::shared_ptr<const std::string> state) {
    const std::lock_guard lock(m_mutex);
    m_state = std::move(state);
    ++m_number;
    for (Stream& stream : m_streams) {
        wake(stream);
    }
}

void EventStreams::ping() {
    const std::lock_guard lock(m_mutex);
    for (Stream& stream : m_streams) {
        stream.wantsPing = true;
        wake(stream);
    }
}

void EventStreams::close() {
    const std::lock_guard lock(m_mutex);
    m_isClosed = true;
    for (Stream& stream : m_streams) {
        wake(stream);
    }
}

MHD_Response* EventStreams::open(MHD_Connection* connection, const std::string& client) {
    const std::lock_guard lock(m_mutex);
    if (m_isClosed || m_streams.size() >= static_cast<std::size_t>(m_limits.streams)) {
        return nullptr;
    }
    constexpr std::size_t block = 16384;
    Stream& stream = m_streams.emplace_back();
    stream.streams = this;
    stream.connection = connection;
    stream.client = client;
    stream.pending = "retry: 1000\n\n";
    return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, block, &EventStreams::read, &stream,
                                             &EventStreams::drop);
}

int EventStreams::clientCount() const {
    const std::lock_guard lock(m_mutex);
    std::set<std::string> clients;
    for (const Stream& stream : m_streams) {
        clients.insert(stream.client);
    }
    return static_cast<int>(clients.size());
}

ssize_t EventStreams::read(void* stream, std::uint64_t /*position*/, char* buffer, std::size_t size) {
    auto* const one = static_cast<Stream*>(stream);
    return one->streams->readOf(*one, buffer, size);
}

ssize_t EventStreams::readOf(Stream& stream, char* buffer, std::size_t size) {
    const std::lock_guard lock(m_mutex);
    if (m_isClosed) {
        return MHD_CONTENT_READER_END_OF_STREAM;
    }
    if (stream.pendingFrom == stream.pending.size()) {
        stream.pending.clear();
        stream.pendingFrom = 0;
        if (stream.sent != m_number) {
            stream.sent = m_number;
            stream.pending = "event: state\ndata: " + *m_state + "\n\n";
        } else if (stream.wantsPing) {
            stream.pending = "event: alive\ndata: {}\n\n";
        } else {
            stream.isSuspended = true;
            MHD_suspend_connection(stream.connection);
            return 0;
        }
        stream.wantsPing = false;
    }
    const std::size_t count = std::min(size, stream.pending.size() - stream.pendingFrom);
    std::copy_n(stream.pending.data() + stream.pendingFrom, count, buffer);
    stream.pendingFrom += count;
    return static_cast<ssize_t>(count);
}

void EventStreams::drop(void* stream) {
    auto* const one = static_cast<Stream*>(stream);
    EventStreams& streams = *one->streams;
    const std::lock_guard lock(streams.m_mutex);
    streams.m_streams.remove_if([one](const Stream& other) { return &other == one; });
}

}  // namespace concord::gui
