#include "app/files/file_kind.h"

#include "app/files/file_reader.h"
#include "scoring/json/strict_json.h"

#include <algorithm>
#include <array>
#include <optional>

namespace concord::files {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

struct Magic {
    std::size_t at;
    std::string_view bytes;
    Kind kind;
};

constexpr std::array<Magic, 8> magics{{{0, "\x89PNG\r\n\x1A\n"sv, Kind::Png},
                                       {0, "\xFF\xD8\xFF"sv, Kind::Jpeg},
                                       {8, "WEBP"sv, Kind::Webp},
                                       {0, "II*\0"sv, Kind::Tiff},
                                       {0, "MM\0*"sv, Kind::Tiff},
                                       {4, "ftyp"sv, Kind::Heif},
                                       {0, "%PDF-"sv, Kind::Pdf},
                                       {0, "SQLite format 3\0"sv, Kind::Sqlite}}};

// The rest of the text after the parts, ignoring blanks between them.
std::optional<std::string_view> restAfter(std::string_view text, std::initializer_list<std::string_view> parts) {
    for (const std::string_view part : parts) {
        text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
        if (!text.starts_with(part)) {
            return std::nullopt;
        }
        text.remove_prefix(part.size());
    }
    return text;
}

// Looks at the first member; only if that is not the format of a game, parses the whole text.
bool isGame(std::string_view text) {
    if (restAfter(text, {"{", "\"format\"", ":", "\"concord-game\""})) {
        return true;
    }
    try {
        const JsonDocument document(text);
        const auto format = document.root().member("format");
        return format && format->kind() == JsonValue::Kind::Text && format->text() == "concord-game";
    } catch (const InputError&) {
        return false;
    }
}

// text: begins with a brace.
Kind kindOfObject(std::string_view text) {
    if (restAfter(text, {"{", "\"userInfo\"", ":", "{", "}", ",", "\"games\"", ":", "["})) {
        return Kind::BgStats;
    }
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view firstLine = trimmed(text.substr(0, end));
    const bool looksWhole = firstLine.ends_with('}');
    if (!isGame(looksWhole ? firstLine : text)) {
        return Kind::Unknown;
    }
    if (!looksWhole) {
        return Kind::Game;
    }
    return trimmed(text.substr(end)).empty() ? Kind::GameLine : Kind::GameLines;
}

bool isControl(char c) {
    constexpr unsigned char firstPrinted = 0x20;
    constexpr unsigned char del = 0x7F;
    const auto code = static_cast<unsigned char>(c);
    return (code < firstPrinted && c != '\n' && c != '\r' && c != '\t' && c != '\f') || code == del;
}

bool isText(std::string_view bytes, bool isWhole) {
    if (!isWhole) {  // the last character may be incomplete
        bytes.remove_suffix(1);
        while (!bytes.empty() && (static_cast<unsigned char>(bytes.back()) & 0xC0U) == 0x80U) {
            bytes.remove_suffix(1);
        }
        bytes.remove_suffix(bytes.empty() ? 0 : 1);
    }
    const QByteArrayView text(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return !bytes.starts_with("#!") && std::ranges::none_of(bytes, isControl) &&
           QString::fromUtf8(text).toUtf8() == text;
}

}  // namespace

Kind kindOfBytes(std::string_view bytes) {
    if (bytes.empty()) {
        return Kind::Empty;
    }
    const auto magic = std::ranges::find_if(
        magics, [&](const Magic& one) { return bytes.substr(std::min(one.at, bytes.size())).starts_with(one.bytes); });
    if (magic != magics.end()) {
        return magic->kind;
    }
    const bool isWhole = bytes.size() < maxKindBytes;
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    bytes.remove_prefix(bytes.starts_with(byteOrderMark) ? byteOrderMark.size() : 0);
    const std::string_view text = trimmed(bytes);
    if (text.starts_with('{')) {
        return kindOfObject(text);
    }
    if (text.starts_with(csvHead)) {
        return Kind::Csv;
    }
    return !text.starts_with('[') && !text.starts_with('<') && isText(bytes, isWhole) ? Kind::Text : Kind::Unknown;
}

// readFile() reads up to a byte more than it is asked for.
Kind kindOf(const Path& file) { return kindOfBytes(readFile(file, maxKindBytes - 1)); }

const char* nameOf(Kind kind) {
    switch (kind) {
        case Kind::Unknown:
        case Kind::Empty:
            return "";
        case Kind::Png:
            return "PNG";
        case Kind::Jpeg:
            return "JPEG";
        case Kind::Webp:
            return "WebP";
        case Kind::Tiff:
            return "TIFF";
        case Kind::Heif:
            return "HEIC";
        case Kind::Pdf:
            return "PDF";
        case Kind::Sqlite:
            return "SQLite database";
        case Kind::Game:
        case Kind::GameLine:
            return "concord-game";
        case Kind::GameLines:
            return "JSON Lines";
        case Kind::Csv:
            return "CSV";
        case Kind::BgStats:
            return "BG Stats";
        case Kind::Text:
            return "TXT";
    }
    return "";
}

}  // namespace concord::files
