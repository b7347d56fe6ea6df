#include "vision/photo/decoder_answer.h"

#include "scoring/json/input_error.h"
#include "vision/codecs/image_format.h"
#include "vision/codecs/jpeg_segments.h"

#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <mutex>
#include <set>
#include <string>
#include <system_error>

namespace concord::vision {

namespace {

// Counts up from the bytes "Con" and 1, which the start of any other data is unlikely to match.
enum class Kind : std::uint32_t { Photo = 0x436f6e01, Refusal, Bytes, NoBytes, Clean };

constexpr std::size_t maxTextLength = 1000;
constexpr std::uint32_t maxArgs = 9;
constexpr std::uint32_t maxWarnings = 20;

// --- writing ------------------------------------------------------------------------------------

class Writer {
public:
    explicit Writer(Kind kind) { put(kind); }

    template <typename T>
    void put(T value) {
        const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
        m_bytes.insert(m_bytes.end(), bytes, bytes + sizeof value);
    }
    void put(const std::string& text) {
        const std::string kept = text.substr(0, maxTextLength);
        put(static_cast<std::uint32_t>(kept.size()));
        m_bytes.insert(m_bytes.end(), kept.begin(), kept.end());
    }
    void put(const Message& message) {
        put(std::string(message.text));
        put(static_cast<std::uint32_t>(message.args.size()));
        for (const std::string& arg : message.args) {
            put(arg);
        }
    }

    const std::vector<unsigned char>& bytes() const { return m_bytes; }

private:
    std::vector<unsigned char> m_bytes;
};

void writeAll(int file, Bytes bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(file, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) {
            throw std::system_error(errno, std::generic_category());
        }
        bytes = bytes.subspan(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
    }
}

// --- reading ------------------------------------------------------------------------------------

[[noreturn]] void refuseInvalidAnswer() {
    refuse({CONCORD_TEXT("the photo cannot be decoded (%1)"), {"the decoder's answer makes no sense"}});
}

void require(bool condition) {
    if (!condition) {
        refuseInvalidAnswer();
    }
}

// Excludes what could control a terminal or be taken for mark-up.
bool isPlain(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x20 && byte != 0x7f && c != '<';
}

class Reader {
public:
    explicit Reader(Bytes bytes) : m_rest(bytes) {}

    template <typename T>
    T get() {
        require(m_rest.size() >= sizeof(T));
        T value;
        std::memcpy(&value, m_rest.data(), sizeof value);
        m_rest = m_rest.subspan(sizeof value);
        return value;
    }
    int between(int min, int max) {
        const auto value = get<std::int32_t>();
        require(value >= min && value <= max);
        return value;
    }
    std::string text() {
        const auto length = get<std::uint32_t>();
        require(length <= maxTextLength && length <= m_rest.size());
        std::string text(m_rest.begin(), m_rest.begin() + static_cast<std::ptrdiff_t>(length));
        m_rest = m_rest.subspan(length);
        return text;
    }
    Message message() {
        Message message{templateOf(text()), {}};
        const auto args = get<std::uint32_t>();
        require(args <= maxArgs);
        for (std::uint32_t i = 0; i < args; ++i) {
            std::ranges::replace_if(
                message.args.emplace_back(text()), [](char c) { return !isPlain(c); }, ' ');
        }
        return message;
    }

    Bytes rest() const { return m_rest; }

private:
    // The same pointer for equal texts, valid forever, as messages only point to their templates. The decoders use
    // about 20 templates.
    static const char* templateOf(const std::string& text) {
        static std::mutex mutex;
        static std::set<std::string> known;
        constexpr std::size_t maxTemplates = 100;
        require(std::ranges::all_of(text, isPlain));
        const std::scoped_lock lock(mutex);
        require(known.size() < maxTemplates || known.contains(text));
        return known.insert(text).first->c_str();
    }

    Bytes m_rest;
};

// Throws if the answer is a refusal.
Kind kindOf(Reader& reader) {
    const auto kind = reader.get<Kind>();
    if (kind == Kind::Refusal) {
        throw InputError({}, reader.message());
    }
    return kind;
}

std::optional<double> focalOf(Reader& reader) {
    const auto focal = reader.get<double>();
    return plausibleFocal35mm(focal);
}

std::string formatOf(const std::string& text) {
    constexpr std::array formats{ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::Webp, ImageFormat::Tiff,
                                 ImageFormat::Heif};
    const auto known = std::ranges::find(formats, text, [](ImageFormat format) { return name(format); });
    require(known != formats.end());
    return text;
}

std::vector<Warning> warningsOf(Reader& reader) {
    const auto count = reader.get<std::uint32_t>();
    require(count <= maxWarnings);
    std::vector<Warning> warnings;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::string code = reader.text();
        require(std::ranges::all_of(code, isPlain));
        warnings.push_back({code, reader.message()});
    }
    return warnings;
}

cv::Mat pixelsOf(Bytes bytes, cv::Size stored, int reduction) {
    const cv::Size size((stored.width + reduction - 1) / reduction, (stored.height + reduction - 1) / reduction);
    const std::size_t row = static_cast<std::size_t>(size.width) * 3;
    require(bytes.size() == row * static_cast<std::size_t>(size.height));
    cv::Mat pixels(size, CV_8UC3);
    std::memcpy(pixels.data, bytes.data(), bytes.size());
    return pixels;
}

}  // namespace

void writePhoto(int file, const Photo& photo) {
    Writer head(Kind::Photo);
    head.put(photo.format);
    head.put(static_cast<std::int32_t>(std::lround(1 / photo.scale)));
    head.put(static_cast<std::int32_t>(photo.storedSize.width));
    head.put(static_cast<std::int32_t>(photo.storedSize.height));
    head.put(static_cast<std::int32_t>(photo.exifOrientation));
    head.put(photo.focal35mm.value_or(0));
    head.put(static_cast<std::uint32_t>(photo.warnings.size()));
    for (const Warning& warning : photo.warnings) {
        head.put(warning.code);
        head.put(warning.message);
    }
    writeAll(file, head.bytes());
    const cv::Mat pixels = photo.bgr.isContinuous() ? photo.bgr : photo.bgr.clone();
    writeAll(file, {pixels.data, pixels.total() * pixels.elemSize()});
}

void writeRefusal(int file, const Message& message) {
    Writer answer(Kind::Refusal);
    answer.put(message);
    writeAll(file, answer.bytes());
}

void writeBytes(int file, const std::optional<std::vector<unsigned char>>& bytes) {
    writeAll(file, Writer(bytes ? Kind::Bytes : Kind::NoBytes).bytes());
    if (bytes) {
        writeAll(file, *bytes);
    }
}

void writeClean(int file, const CleanPhoto& photo) {
    Writer answer(Kind::Clean);
    answer.put(static_cast<std::int32_t>(photo.isReencoded));
    answer.put(static_cast<std::int32_t>(photo.takenOut.size()));
    for (const PrivateData kind : photo.takenOut) {
        answer.put(static_cast<std::int32_t>(kind));
    }
    writeAll(file, answer.bytes());
    writeAll(file, photo.jpeg);
}

Photo photoFromAnswer(Bytes answer, const IngestOptions& options) {
    Reader reader(answer);
    require(kindOf(reader) == Kind::Photo);
    Photo photo;
    photo.format = formatOf(reader.text());
    const int reduction = reader.get<std::int32_t>();
    require(reduction == 1 || reduction == 2 || reduction == 4 || reduction == 8);
    photo.scale = 1.0 / reduction;
    photo.storedSize.width = reader.get<std::int32_t>();
    photo.storedSize.height = reader.get<std::int32_t>();
    requireReasonableSize(photo.storedSize.width, photo.storedSize.height, options);
    photo.exifOrientation = reader.between(1, 8);
    photo.focal35mm = focalOf(reader);
    photo.warnings = warningsOf(reader);
    photo.bgr = pixelsOf(reader.rest(), photo.storedSize, reduction);
    return photo;
}

std::optional<std::vector<unsigned char>> bytesFromAnswer(Bytes answer) {
    Reader reader(answer);
    const Kind kind = kindOf(reader);
    if (kind == Kind::NoBytes) {
        return {};
    }
    require(kind == Kind::Bytes);
    return std::vector<unsigned char>(reader.rest().begin(), reader.rest().end());
}

CleanPhoto cleanFromAnswer(Bytes answer) {
    Reader reader(answer);
    require(kindOf(reader) == Kind::Clean);
    CleanPhoto photo;
    photo.isReencoded = reader.between(0, 1) == 1;
    const int count = reader.between(0, privateDataKinds);
    for (int i = 0; i < count; ++i) {
        photo.takenOut.push_back(static_cast<PrivateData>(reader.between(0, privateDataKinds - 1)));
    }
    require(jpegSegments(reader.rest()).has_value());
    photo.jpeg.assign(reader.rest().begin(), reader.rest().end());
    return photo;
}

}  // namespace concord::vision
