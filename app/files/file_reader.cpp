#include "app/files/file_reader.h"

#include "app/files/descriptor.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <istream>
#include <system_error>

namespace concord::files {

namespace {

constexpr std::size_t chunkBytes = std::size_t{64} << 10;

// fill(buffer, size) returns the number of bytes read, 0 at the end of the input.
template <typename Fill>
std::string readChunks(std::size_t maxBytes, Fill fill) {
    std::string bytes;
    std::array<char, chunkBytes> chunk{};
    while (bytes.size() <= maxBytes) {
        const std::size_t got = fill(chunk.data(), std::min(chunk.size(), maxBytes + 1 - bytes.size()));
        if (got == 0) {
            break;
        }
        bytes.append(chunk.data(), got);
    }
    return bytes;
}

}  // namespace

std::string readFile(const Path& file, std::size_t maxBytes) {
    const Descriptor source(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
    if (!source) {
        throw std::system_error(errno, std::generic_category());
    }
    return readChunks(maxBytes, [&](char* buffer, std::size_t size) {
        ssize_t got = -1;
        do {
            got = ::read(source.number(), buffer, size);
        } while (got < 0 && errno == EINTR);
        if (got < 0) {
            throw std::system_error(errno, std::generic_category());
        }
        return static_cast<std::size_t>(got);
    });
}

bool hasExactContents(const Path& file, std::string_view bytes) {
    try {
        return readFile(file, bytes.size()) == bytes;
    } catch (const std::system_error&) {
        return false;
    }
}

std::string readStream(std::istream& in, std::size_t maxBytes) {
    return readChunks(maxBytes, [&](char* buffer, std::size_t size) {
        errno = 0;
        in.read(buffer, static_cast<std::streamsize>(size));
        if (in.bad()) {
            throw std::system_error(errno == 0 ? EIO : errno, std::generic_category());
        }
        return static_cast<std::size_t>(in.gcount());
    });
}

}  // namespace concord::files
