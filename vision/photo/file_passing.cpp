#include "vision/photo/file_passing.h"

#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace concord::vision {

namespace {

constexpr std::size_t descriptorsSize = maxPassedFiles * sizeof(int);

struct Envelope {
    Envelope(void* message, std::size_t size) : part{message, size} {
        header.msg_iov = &part;
        header.msg_iovlen = 1;
        header.msg_control = control.data();
        header.msg_controllen = control.size();
    }

    iovec part;
    alignas(cmsghdr) std::array<char, CMSG_SPACE(descriptorsSize)> control{};
    msghdr header{};
};

}  // namespace

OpenFile::~OpenFile() {
    if (m_descriptor >= 0) {
        close(m_descriptor);
    }
}

bool sendWithFiles(int socket, const void* message, std::size_t size, const std::array<int, maxPassedFiles>& files) {
    std::size_t count = 0;
    while (count < files.size() && files.at(count) >= 0) {
        ++count;
    }
    Envelope envelope(const_cast<void*>(message), size);  // sendmsg only reads it
    if (count == 0) {
        envelope.header.msg_control = nullptr;
        envelope.header.msg_controllen = 0;
    } else {
        envelope.header.msg_controllen = CMSG_SPACE(count * sizeof(int));
        cmsghdr* passed = CMSG_FIRSTHDR(&envelope.header);
        passed->cmsg_level = SOL_SOCKET;
        passed->cmsg_type = SCM_RIGHTS;
        passed->cmsg_len = CMSG_LEN(count * sizeof(int));
        std::memcpy(CMSG_DATA(passed), files.data(), count * sizeof(int));
    }
    ssize_t sent = 0;
    do {
        sent = sendmsg(socket, &envelope.header, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    return sent == static_cast<ssize_t>(size);
}

std::optional<PassedFiles> receiveWithFiles(int socket, void* message, std::size_t size) {
    Envelope envelope(message, size);
    ssize_t received = 0;
    do {
        received = recvmsg(socket, &envelope.header, MSG_CMSG_CLOEXEC);
    } while (received < 0 && errno == EINTR);
    PassedFiles files;
    const cmsghdr* passed = received > 0 ? CMSG_FIRSTHDR(&envelope.header) : nullptr;
    if (passed != nullptr && passed->cmsg_level == SOL_SOCKET && passed->cmsg_type == SCM_RIGHTS) {
        const std::size_t count = (passed->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (std::size_t i = 0; i < count; ++i) {
            int descriptor = -1;
            std::memcpy(&descriptor, CMSG_DATA(passed) + i * sizeof(int), sizeof descriptor);
            files.at(i) = OpenFile(descriptor);
        }
    }
    if (received != static_cast<ssize_t>(size) || (envelope.header.msg_flags & MSG_TRUNC) != 0) {
        return {};
    }
    return files;
}

}  // namespace concord::vision
