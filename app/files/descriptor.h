// A file descriptor that closes itself. Internal to this library.
#pragma once

#include <unistd.h>
#include <utility>

namespace concord::files {

class Descriptor {
public:
    explicit Descriptor(int number = -1) : m_number(number) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(m_number, other.m_number);
        return *this;
    }

    explicit operator bool() const { return m_number >= 0; }
    int number() const { return m_number; }

    // False where closing reports that an earlier write failed; errno says why. Flushes nothing to the disk.
    bool close() { return m_number < 0 || ::close(std::exchange(m_number, -1)) == 0; }

private:
    int m_number;
};

}  // namespace concord::files
