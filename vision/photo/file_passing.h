// Short messages between two processes, with open files.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace concord::vision {

// A descriptor that is closed in time; -1: none.
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

constexpr std::size_t mostPassedFiles = 2;
using PassedFiles = std::array<OpenFile, mostPassedFiles>;

// Over a socket of type SOCK_SEQPACKET. False where the other side has gone.
bool sendWithFiles(int socket, const void* message, std::size_t size, const std::array<int, mostPassedFiles>& files);

// Waits for a message of exactly that size; those of its files that it does not have are none. Nothing where the other
// side has gone, or sent something else.
std::optional<PassedFiles> receiveWithFiles(int socket, void* message, std::size_t size);

}  // namespace concord::vision
