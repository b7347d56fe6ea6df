// Short messages between two processes, with open files attached.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace concord::vision {

// Owns a file descriptor; -1: none.
class OpenFile {
public:
    explicit OpenFile(int descriptor = -1) : m_descriptor(descriptor) {}
    ~OpenFile();
    OpenFile(OpenFile&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}
    OpenFile& operator=(OpenFile&& other) noexcept {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    int descriptor() const { return m_descriptor; }
    explicit operator bool() const { return m_descriptor >= 0; }

private:
    int m_descriptor;
};

constexpr std::size_t maxPassedFiles = 2;
using PassedFiles = std::array<OpenFile, maxPassedFiles>;

// Sends a message over a socket of type SOCK_SEQPACKET. files: descriptors, which stay open here; -1 (only at the end):
// none. False if that fails, as when the other side has closed the socket.
bool sendWithFiles(int socket, const void* message, std::size_t size, const std::array<int, maxPassedFiles>& files);

// Waits for a message of exactly that size; if it has fewer files, the last ones of the array are empty. Nothing if the
// other side has closed the socket or sent a message of another size.
std::optional<PassedFiles> receiveWithFiles(int socket, void* message, std::size_t size);

}  // namespace concord::vision
