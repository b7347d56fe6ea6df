#include "app/web/reader/loaded_weights.h"

#include "scoring/json/input_error.h"
#include "vision/networks/weights.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

namespace concord::web {

namespace {

using Bytes = std::span<const unsigned char>;

constexpr std::uint32_t magic = 0x31545743;  // "CWT1"

// The ONNX files, by NetworkId.
std::vector<std::vector<unsigned char>>& loadedFiles() {
    static std::vector<std::vector<unsigned char>> files;
    return files;
}

[[noreturn]] void refuse() {
    throw InputError({}, {CONCORD_TEXT("expected the reader's weights of this version"), {}});
}

class Cursor {
public:
    explicit Cursor(Bytes rest) : m_rest(rest) {}

    Bytes take(std::size_t size) {
        if (size > m_rest.size()) {
            refuse();
        }
        const Bytes taken = m_rest.first(size);
        m_rest = m_rest.subspan(size);
        return taken;
    }
    std::uint32_t takeNumber() {
        std::uint32_t value = 0;
        std::memcpy(&value, take(sizeof value).data(), sizeof value);
        return value;
    }
    bool isAtEnd() const { return m_rest.empty(); }

private:
    Bytes m_rest;
};

// A finite 16-bit float as a 32-bit float of the same value. The biases of their exponents, 15 and 127, differ by 112.
float widened(unsigned char high, unsigned char low) {
    const std::uint32_t half = static_cast<std::uint32_t>(high) << 8U | low;
    const std::uint32_t sign = (half & 0x8000U) << 16U;
    const std::uint32_t exponent = half >> 10U & 0x1fU;
    const std::uint32_t fraction = half & 0x3ffU;
    if (exponent == 0) {
        const float small = static_cast<float>(fraction) * 0x1p-24F;
        return sign == 0 ? small : -small;
    }
    const std::uint32_t bits = sign | (exponent + 112U) << 23U | fraction << 13U;
    float wide = 0;
    std::memcpy(&wide, &bits, sizeof wide);
    return wide;
}

// A piece of an ONNX file: this number of unchanged bytes, then this number of floats.
struct Piece {
    std::uint32_t bytes = 0;
    std::uint32_t floats = 0;
};

}  // namespace

void loadWeights(Bytes packed) {
    Cursor rest(packed);
    if (rest.takeNumber() != magic) {
        refuse();
    }
    // The masks limit what a damaged file can ask for.
    std::vector<std::vector<Piece>> networks(rest.takeNumber() & 0xffU);
    std::size_t bytes = 0;
    std::size_t floats = 0;
    for (std::vector<Piece>& network : networks) {
        network.resize(rest.takeNumber() & 0xffffU);
        for (Piece& piece : network) {
            piece = {rest.takeNumber(), rest.takeNumber()};
            bytes += piece.bytes;
            floats += piece.floats;
        }
    }
    Cursor others(rest.take(bytes));
    Cursor highBytes(rest.take(floats));
    Cursor lowBytes(rest.take(floats));
    if (!rest.isAtEnd() || networks.size() != static_cast<std::size_t>(vision::NetworkId::ClassifyStacks) + 1) {
        refuse();
    }
    loadedFiles().clear();
    for (const std::vector<Piece>& network : networks) {
        std::vector<unsigned char>& file = loadedFiles().emplace_back();
        for (const Piece& piece : network) {
            const Bytes unchanged = others.take(piece.bytes);
            file.insert(file.end(), unchanged.begin(), unchanged.end());
            const Bytes highs = highBytes.take(piece.floats);
            const Bytes lows = lowBytes.take(piece.floats);
            for (std::size_t i = 0; i < piece.floats; ++i) {
                const float value = widened(highs[i], lows[i]);
                std::array<unsigned char, sizeof value> wide{};
                std::memcpy(wide.data(), &value, sizeof value);
                file.insert(file.end(), wide.begin(), wide.end());
            }
        }
    }
}

}  // namespace concord::web

namespace concord::vision {

std::span<const unsigned char> weightsOf(NetworkId id) {
    const auto index = static_cast<std::size_t>(id);
    if (index >= web::loadedFiles().size()) {
        web::refuse();
    }
    return web::loadedFiles()[index];
}

}  // namespace concord::vision
