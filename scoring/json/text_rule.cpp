#include "scoring/json/text_rule.h"

#include "scoring/json/input_error.h"
#include "scoring/json/strict_json.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>

namespace concord {

namespace {

constexpr char32_t replacement = 0xFFFD;
constexpr char32_t byteOrderMark = 0xFEFF;

utf8proc_int32_t codePoint(char32_t c) { return static_cast<utf8proc_int32_t>(c); }
utf8proc_category_t categoryOf(char32_t c) { return utf8proc_category(codePoint(c)); }

bool isNoncharacter(char32_t c) { return (c >= 0xFDD0 && c <= 0xFDEF) || (c & 0xFFFEU) == 0xFFFE; }

// White space among the control characters: tab to carriage return, and "next line".
bool isBlankControl(char32_t c) { return (c >= 0x09 && c <= 0x0D) || c == 0x85; }

bool isLineBreak(char32_t c) { return (isBlankControl(c) && c != '\t') || c == 0x2028 || c == 0x2029; }

bool isBlank(char32_t c) {
    const utf8proc_category_t category = categoryOf(c);
    return isBlankControl(c) || category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_ZL ||
           category == UTF8PROC_CATEGORY_ZP;
}

bool isRefused(char32_t c) {
    return (categoryOf(c) == UTF8PROC_CATEGORY_CC && !isBlankControl(c)) || isNoncharacter(c) || c == byteOrderMark;
}

// Unassigned characters that Unicode reserves for invisible ones.
bool isReservedInvisible(char32_t c) {
    return c == 0x2065 || (c >= 0xFFF0 && c <= 0xFFF8) || (c >= 0xE0000 && c <= 0xE0FFF);
}

// A character that is visible on its own: an accent without a letter is not.
bool isVisible(char32_t c) {
    constexpr char32_t emptyBraille = 0x2800;
    switch (categoryOf(c)) {
        case UTF8PROC_CATEGORY_CC:
        case UTF8PROC_CATEGORY_CF:
        case UTF8PROC_CATEGORY_CS:
        case UTF8PROC_CATEGORY_MN:
        case UTF8PROC_CATEGORY_ME:
        case UTF8PROC_CATEGORY_ZS:
        case UTF8PROC_CATEGORY_ZL:
        case UTF8PROC_CATEGORY_ZP:
            return false;
        default:
            return c != emptyBraille && !isReservedInvisible(c) && utf8proc_get_property(codePoint(c))->ignorable == 0;
    }
}

std::string utf8Of(const std::u32string& text) {
    std::string bytes;
    for (const char32_t c : text) {
        std::array<utf8proc_uint8_t, 4> buffer{};
        const auto length = utf8proc_encode_char(codePoint(c), buffer.data());
        bytes.append(buffer.begin(), buffer.begin() + length);
    }
    return bytes;
}

std::string hex(char32_t c, int digits) {
    constexpr std::string_view all = "0123456789ABCDEF";
    std::string text;
    for (; c != 0 || digits > 0; c >>= 4U, --digits) {
        text.insert(text.begin(), all[c & 15U]);
    }
    return text;
}

// The text in quotes, with invisible characters spelled as code points.
std::string spelled(const std::u32string& text) {
    const auto isMark = [](char32_t c) {
        return categoryOf(c) == UTF8PROC_CATEGORY_MN && utf8proc_get_property(codePoint(c))->ignorable == 0;
    };
    std::u32string clear;
    bool onLetter = false;  // a mark is visible only on a letter
    for (const char32_t c : text) {
        onLetter = (isVisible(c) && !isNoncharacter(c)) || (onLetter && isMark(c));
        if (onLetter || c <= ' ') {  // quoting spells out the control characters of ASCII
            clear += c;
        } else {
            const std::string code = "<U+" + hex(c, 4) + '>';
            clear.append(code.begin(), code.end());
        }
    }
    return quotedForMessage(utf8Of(clear));
}

// --- decoding ------------------------------------------------------------------------------------

struct Decoded {
    std::u32string text;
    std::optional<Message> complaint;
};

Decoded decoded(std::string_view bytes) {
    Decoded result;
    result.text.reserve(bytes.size());
    const auto* const data = reinterpret_cast<const utf8proc_uint8_t*>(bytes.data());
    for (std::size_t at = 0; at < bytes.size();) {
        utf8proc_int32_t c = 0;
        const auto length = utf8proc_iterate(data + at, static_cast<utf8proc_ssize_t>(bytes.size() - at), &c);
        if (length <= 0) {
            result.complaint = result.complaint.value_or(
                Message{CONCORD_TEXT("expected UTF-8 text, got the byte %1"), {"0x" + hex(data[at], 2)}});
        }
        result.text += length > 0 ? static_cast<char32_t>(c) : replacement;
        at += static_cast<std::size_t>(std::max<utf8proc_ssize_t>(length, 1));
    }
    return result;
}

// --- normalisation -------------------------------------------------------------------------------

// Sorts combining marks into canonical order. utf8proc would take quadratic time for a thousand of them.
void sortMarks(std::u32string& text) {
    const auto rank = [](char32_t c) { return utf8proc_get_property(codePoint(c))->combining_class; };
    for (auto at = text.begin(); at != text.end();) {
        const auto first = std::find_if(at, text.end(), [&](char32_t c) { return rank(c) != 0; });
        at = std::find_if(first, text.end(), [&](char32_t c) { return rank(c) == 0; });
        std::stable_sort(first, at, [&](char32_t a, char32_t b) { return rank(a) < rank(b); });
    }
}

std::u32string nfc(const std::u32string& text) {
    std::u32string decomposed;
    for (const char32_t c : text) {
        std::array<utf8proc_int32_t, 8> parts{};
        const auto count =
            utf8proc_decompose_char(codePoint(c), parts.data(), parts.size(), UTF8PROC_DECOMPOSE, nullptr);
        decomposed.append(parts.begin(), parts.begin() + count);
    }
    sortMarks(decomposed);
    std::vector<utf8proc_int32_t> composed(decomposed.begin(), decomposed.end());
    const auto length = utf8proc_normalize_utf32(composed.data(), static_cast<utf8proc_ssize_t>(composed.size()),
                                                 static_cast<utf8proc_option_t>(UTF8PROC_COMPOSE | UTF8PROC_STABLE));
    return {composed.begin(), composed.begin() + length};
}

std::u32string withSingleBlanks(const std::u32string& text) {
    std::u32string simple;
    bool blank = false;
    for (const char32_t c : text) {
        if (isBlank(c)) {
            blank = !simple.empty();
            continue;
        }
        simple.append(blank ? 1 : 0, U' ').append(1, c);
        blank = false;
    }
    return simple;
}

std::u32string withPlainBreaks(const std::u32string& text) {
    std::u32string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool secondHalf = text[i] == '\n' && i > 0 && text[i - 1] == '\r';
        if (!secondHalf) {
            plain += isLineBreak(text[i]) ? U'\n' : text[i];
        }
    }
    return plain;
}

// Whether the text needs no check, as most do not: only printable ASCII with single blanks, and none at the ends. Not
// an empty one.
bool isPlain(std::string_view text) {
    char before = ' ';
    for (const char c : text) {
        if (c < ' ' || c > '~' || (c == ' ' && before == ' ')) {
            return false;
        }
        before = c;
    }
    return before != ' ';
}

}  // namespace

CheckedText checkText(std::string_view text, TextKind kind) {
    if (isPlain(text)) {
        return {std::string(text), std::nullopt};
    }
    auto [characters, complaint] = decoded(text);
    const auto refused = std::ranges::find_if(characters, isRefused);
    if (refused != characters.end() && !complaint) {
        complaint = Message{CONCORD_TEXT("expected a text without the character %1, got %2"),
                            {"U+" + hex(*refused, 4), spelledForMessage(text)}};
    }
    std::erase(characters, byteOrderMark);
    std::ranges::replace_if(characters, isRefused, replacement);
    characters = nfc(characters);
    characters = kind == TextKind::Note ? withPlainBreaks(characters) : withSingleBlanks(characters);
    if (kind != TextKind::Note && std::ranges::none_of(characters, isVisible)) {
        if (!complaint && (kind == TextKind::Name || !characters.empty())) {
            complaint = Message{kind == TextKind::Name ? CONCORD_TEXT("expected a name, got %1")
                                                       : CONCORD_TEXT("expected visible text, got %1"),
                                {spelledForMessage(text)}};
        }
        characters = kind == TextKind::Name ? U"?" : U"";
    }
    return {utf8Of(characters), std::move(complaint)};
}

std::string expectText(std::string_view text, TextKind kind, const std::string& place) {
    CheckedText checked = checkText(text, kind);
    if (checked.complaint) {
        throw InputError(place, std::move(*checked.complaint));
    }
    return std::move(checked.text);
}

std::string repairedText(std::string_view text, TextKind kind) { return checkText(text, kind).text; }

std::string spelledForMessage(std::string_view text) { return spelled(decoded(text).text); }

std::vector<std::string> repairedNames(const std::vector<std::string>& names) {
    std::vector<std::string> repaired(names.size());
    const auto isTaken = [&](const std::string& name) { return std::ranges::find(repaired, name) != repaired.end(); };
    for (std::size_t n = 0; n < names.size(); ++n) {  // names that need no change come first
        if (repairedText(names[n], TextKind::Name) == names[n] && !isTaken(names[n])) {
            repaired[n] = names[n];
        }
    }
    for (std::size_t n = 0; n < names.size(); ++n) {
        if (repaired[n].empty()) {
            const std::string wanted = repairedText(names[n], TextKind::Name);
            std::string free = wanted;
            for (int number = 2; isTaken(free); ++number) {
                free = wanted + ' ' + std::to_string(number);
            }
            repaired[n] = free;
        }
    }
    return repaired;
}

}  // namespace concord
