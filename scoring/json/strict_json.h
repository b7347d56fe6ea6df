// A strict JSON parser for untrusted texts: no duplicate keys, no loss of digits, and every value knows its place.
#pragma once

#include "scoring/json/input_error.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace concord {

inline constexpr std::size_t maxJsonBytes = std::size_t{1} << 20;  // a game needs a few thousand
inline constexpr int maxJsonDepth = 64;                            // a game needs six

class JsonDocument;

enum class JsonLayout : std::uint8_t { Compact, Lines };  // Lines: one line for each value, as nlohmann's dump(2)

// A value inside a JsonDocument, which must outlive it. Cheap to copy.
class JsonValue {
public:
    enum class Kind : std::uint8_t { Null, Boolean, Number, Text, List, Object };

    Kind kind() const;
    bool boolean() const;                       // Kind::Boolean only
    const std::string& text() const;            // Kind::Text only
    const std::string& key() const;             // of a member of an object
    std::optional<std::int64_t> whole() const;  // of a number written as a whole number of 64 bits

    // Members of an object or entries of a list, in the order written.
    std::vector<JsonValue> children() const;
    std::optional<JsonValue> member(std::string_view key) const;

    // Its JSON pointer: "/players/0/name"; empty for the whole document.
    std::string pointer() const;
    // The value as JSON, numbers as they were spelled.
    std::string toJson(JsonLayout layout = JsonLayout::Compact) const;
    // Called for each text when compact JSON is written; returns the text to write instead. key: that of the member
    // whose value the text is; empty in a list, and for keys, which are passed too.
    using TextChange = std::function<std::string(const std::string& text, const std::string& key)>;
    std::string toJson(const TextChange& change) const;
    // Throws InputError at this place. %1 ... of the message are its arguments.
    [[noreturn]] void fail(Message message) const;
    // The same, with the actual value as the last argument.
    [[noreturn]] void failGot(const char* text, std::vector<std::string> args = {}) const;

private:
    friend class JsonDocument;
    JsonValue(const JsonDocument* document, std::size_t node) : m_document(document), m_node(node) {}

    const JsonDocument* m_document;
    std::size_t m_node;
};

// Parses a whole text. Throws InputError for invalid or truncated JSON, invalid UTF-8, duplicate keys, a number too
// large for a double, nesting deeper than maxJsonDepth or a text longer than maxJsonBytes. The place of the error is
// "line 3, column 7", a JSON pointer if the syntax is valid, or empty for a text that is too long.
class JsonDocument {
public:
    explicit JsonDocument(std::string_view text);

    JsonValue root() const { return {this, 0}; }

    // One value; children are a linked list in the order written.
    struct Node {
        static constexpr std::size_t none = static_cast<std::size_t>(-1);

        JsonValue::Kind kind = JsonValue::Kind::Null;
        bool boolean = false;
        std::size_t parent = none;
        std::size_t index = 0;  // in its list or object
        std::size_t firstChild = none;
        std::size_t nextSibling = none;
        std::optional<std::int64_t> whole{};
        std::string key{};
        std::string text{};  // of a text; the spelling of a number
    };

private:
    friend class JsonValue;

    std::vector<Node> m_nodes;
};

// JSON with a line for each value, as JsonLayout::Lines; unchanged if it is not valid, or if it or the result is longer
// or deeper than allowed.
std::string jsonInLines(const std::string& json);

// A text for a message: quoted, control characters escaped, shortened.
std::string quotedForMessage(std::string_view text);

}  // namespace concord
