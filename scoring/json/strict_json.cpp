// nlohmann's parser reads the text; its events become nodes here. Its own values are not enough: of repeated keys they
// keep only the last, they lose the spelling of numbers ("1.50", "-0", twenty digits), and a value does not know its
// place. Its errors name a byte offset; here they become a line and column, or a pointer for a number that is too
// large, with a reason if that helps a person.
#include "scoring/json/strict_json.h"

#include <nlohmann/json.hpp>

#include <utf8proc.h>

#include <algorithm>

namespace concord {

namespace {

using Kind = JsonValue::Kind;
using Node = JsonDocument::Node;

constexpr std::size_t maxQuoted = 40;  // characters of an input text in a message

bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// Length of the UTF-8 character at the offset, 0 where there is none.
std::size_t characterLength(std::string_view text, std::size_t offset) {
    const auto* const data = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    utf8proc_int32_t character = 0;
    const auto length =
        utf8proc_iterate(data + offset, static_cast<utf8proc_ssize_t>(text.size() - offset), &character);
    return static_cast<std::size_t>(std::max<utf8proc_ssize_t>(length, 0));
}

// Offset of the first byte that is not UTF-8; the size of the text if it is valid.
std::size_t endOfUtf8(std::string_view text) {
    std::size_t offset = 0;
    for (std::size_t length = 1; offset < text.size() && length > 0; offset += length) {
        length = characterLength(text, offset);
    }
    return offset;
}

std::string placeOf(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto line = 1 + std::ranges::count(before, '\n');
    const std::string_view inLine = before.substr(before.rfind('\n') + 1);  // npos + 1 is 0
    const auto column = 1 + std::ranges::count_if(inLine, [](char c) { return !isContinuation(c); });
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

std::string hexByte(char c) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    return {'0', 'x', digits[byte >> 4U], digits[byte & 15U]};
}

std::string pointerTo(const std::vector<Node>& nodes, std::size_t node);

// Builds the nodes while nlohmann's parser walks through the text.
class Builder : public nlohmann::json_sax<nlohmann::json> {
public:
    Builder(std::string_view text, std::vector<Node>& nodes) : m_text(text), m_nodes(nodes) {}

    bool null() override { return add({}); }
    bool boolean(bool value) override { return add({.kind = Kind::Boolean, .boolean = value}); }
    bool number_integer(std::int64_t value) override {
        // Only numbers with a minus sign arrive here; "-0" would lose it.
        return add({.kind = Kind::Number, .whole = value, .text = value == 0 ? "-0" : std::to_string(value)});
    }
    bool number_unsigned(std::uint64_t value) override {
        Node node{.kind = Kind::Number, .text = std::to_string(value)};
        if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
            node.whole = static_cast<std::int64_t>(value);
        }
        return add(std::move(node));
    }
    bool number_float(double /*value*/, const std::string& spelling) override {
        return add({.kind = Kind::Number, .text = spelling});
    }
    bool string(std::string& value) override { return add({.kind = Kind::Text, .text = std::move(value)}); }
    bool binary(nlohmann::json::binary_t& /*value*/) override { return false; }  // never in a text
    bool key(std::string& value) override {
        m_key = std::move(value);
        return true;
    }
    bool start_object(std::size_t /*size*/) override { return open(Kind::Object); }
    bool start_array(std::size_t /*size*/) override { return open(Kind::List); }
    bool end_array() override { return close(); }
    bool end_object() override {
        refuseRepeatedKeys();
        return close();
    }

    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::detail::exception& error) override {
        if (position > m_text.size()) {
            refuse(m_text.size(), {CONCORD_TEXT("expected more: the text ends too early"), {}});
        }
        const std::size_t valid = endOfUtf8(m_text);
        if (valid < position) {
            refuse(valid, {CONCORD_TEXT("expected UTF-8 text, got the byte %1"), {hexByte(m_text[valid])}});
        }
        constexpr int numberOverflow = 406;
        if (error.id == numberOverflow) {
            add({.kind = Kind::Number, .text = token});  // for its pointer
            refuseLast({CONCORD_TEXT("expected a smaller number, got %1"), {quotedForMessage(token)}});
        }
        // The parser's own token may contain earlier ones too; only the character where it stopped is reliable.
        std::size_t start = position - std::min<std::size_t>(position, 1);
        while (start > 0 && isContinuation(m_text[start])) {
            --start;
        }
        const std::string_view got = m_text.substr(start, characterLength(m_text, start));
        refuse(start, {CONCORD_TEXT("expected correct JSON, got %1"), {quotedForMessage(got)}});
    }

private:
    [[noreturn]] void refuse(std::size_t offset, Message message) const {
        throw InputError(placeOf(m_text, offset), std::move(message));
    }

    // Refuses the most recently added value.
    [[noreturn]] void refuseLast(Message message) const {
        throw InputError(pointerTo(m_nodes, m_nodes.size() - 1), std::move(message));
    }

    bool add(Node node) {
        const std::size_t self = m_nodes.size();
        if (!m_open.empty()) {
            Open& parent = m_open.back();
            node.parent = parent.node;
            node.index = parent.childCount++;
            (parent.lastChild == Node::none ? m_nodes[parent.node].firstChild : m_nodes[parent.lastChild].nextSibling) =
                self;
            parent.lastChild = self;
            if (m_nodes[parent.node].kind == Kind::Object) {
                node.key = std::move(m_key);
                m_key.clear();
            }
        }
        m_nodes.push_back(std::move(node));
        return true;
    }

    bool open(Kind kind) {
        add({.kind = kind});
        m_open.push_back({.node = m_nodes.size() - 1});
        if (m_open.size() > static_cast<std::size_t>(maxJsonDepth)) {
            refuseLast({CONCORD_TEXT("expected at most %1 levels of nesting"), {std::to_string(maxJsonDepth)}});
        }
        return true;
    }

    bool close() {
        m_open.pop_back();
        return true;
    }

    void refuseRepeatedKeys() const;

    struct Open {
        std::size_t node = 0;
        std::size_t lastChild = Node::none;
        std::size_t childCount = 0;  // so far
    };

    std::string_view m_text;
    std::vector<Node>& m_nodes;
    std::vector<Open> m_open;  // lists and objects that are still open
    std::string m_key;
};

std::string pointerTo(const std::vector<Node>& nodes, std::size_t node) {
    if (nodes[node].parent == Node::none) {
        return {};
    }
    const bool inList = nodes[nodes[node].parent].kind == Kind::List;
    const nlohmann::json::json_pointer root;
    const auto step = inList ? root / nodes[node].index : root / nodes[node].key;
    return pointerTo(nodes, nodes[node].parent) + step.to_string();  // recursion is at most maxJsonDepth deep
}

void Builder::refuseRepeatedKeys() const {
    std::vector<std::size_t> members;
    for (std::size_t n = m_nodes[m_open.back().node].firstChild; n != Node::none; n = m_nodes[n].nextSibling) {
        members.push_back(n);
    }
    const auto key = [this](std::size_t n) -> const std::string& { return m_nodes[n].key; };
    std::ranges::stable_sort(members, {}, key);
    const auto repeated = std::ranges::adjacent_find(members, {}, key);
    if (repeated != members.end()) {
        throw InputError(pointerTo(m_nodes, *repeated),
                         {CONCORD_TEXT("expected each key once, got %1 again"), {quotedForMessage(key(*repeated))}});
    }
}

std::string asJson(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

// Writes values, numbers as they were spelled: nlohmann's own writer cannot, because it does not know the spelling.
class Writer {
public:
    Writer(const std::vector<Node>& nodes, JsonLayout layout, const JsonValue::TextChange& change)
        : m_nodes(nodes), m_layout(layout), m_change(change) {}

    std::string written(std::size_t node) {
        write(node, 0);
        return std::move(m_out);
    }

private:
    // The recursion is at most maxJsonDepth deep.
    void write(std::size_t self, int depth) {
        const Node& node = m_nodes[self];
        switch (node.kind) {
            case Kind::Null:
                m_out += "null";
                break;
            case Kind::Boolean:
                m_out += node.boolean ? "true" : "false";
                break;
            case Kind::Number:
                m_out += node.text;
                break;
            case Kind::Text:
                writeText(node.text, node.key);
                break;
            case Kind::List:
            case Kind::Object:
                writeChildren(node, depth);
                break;
        }
    }

    void writeText(const std::string& text, const std::string& key) {
        m_out += m_change ? asJson(m_change(text, key)) : asJson(text);
    }

    void writeChildren(const Node& node, int depth) {
        const bool isList = node.kind == Kind::List;
        m_out += isList ? '[' : '{';
        for (std::size_t child = node.firstChild; child != Node::none; child = m_nodes[child].nextSibling) {
            m_out += child == node.firstChild ? "" : ",";
            breakLine(depth + 1);
            if (!isList) {
                writeText(m_nodes[child].key, {});
                m_out += m_layout == JsonLayout::Lines ? ": " : ":";
            }
            write(child, depth + 1);
        }
        if (node.firstChild != Node::none) {
            breakLine(depth);
        }
        m_out += isList ? ']' : '}';
    }

    void breakLine(int depth) {
        if (m_layout == JsonLayout::Lines) {
            m_out.append("\n").append(2 * static_cast<std::size_t>(depth), ' ');
        }
    }

    const std::vector<Node>& m_nodes;
    JsonLayout m_layout;
    const JsonValue::TextChange& m_change;  // may be empty
    std::string m_out;
};

}  // namespace

std::string jsonInLines(const std::string& json) {
    try {
        std::string lines = JsonDocument(json).root().toJson(JsonLayout::Lines);
        return lines.size() <= maxJsonBytes ? lines : json;
    } catch (const InputError&) {
        return json;
    }
}

std::string quotedForMessage(std::string_view text) {
    std::size_t end = 0;
    for (std::size_t characters = 0; end < text.size() && characters < maxQuoted; ++characters) {
        do {
            ++end;
        } while (end < text.size() && isContinuation(text[end]));
    }
    return end == text.size() ? asJson(text) : asJson(std::string(text.substr(0, end)) + "...");
}

JsonDocument::JsonDocument(std::string_view text) {
    if (text.size() > maxJsonBytes) {
        throw InputError({}, {CONCORD_TEXT("expected at most %1 bytes of JSON"), {std::to_string(maxJsonBytes)}});
    }
    // The parser would treat a zero byte as the end of the text and ignore the rest.
    const std::size_t zero = text.find('\0');
    if (zero != std::string_view::npos) {
        throw InputError(placeOf(text, zero), {CONCORD_TEXT("expected correct JSON, got a zero byte"), {}});
    }
    m_nodes.reserve(text.size() / 8 + 8);
    Builder builder(text, m_nodes);
    nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
}

Kind JsonValue::kind() const { return m_document->m_nodes[m_node].kind; }
bool JsonValue::boolean() const { return m_document->m_nodes[m_node].boolean; }
const std::string& JsonValue::text() const { return m_document->m_nodes[m_node].text; }
const std::string& JsonValue::key() const { return m_document->m_nodes[m_node].key; }
std::optional<std::int64_t> JsonValue::whole() const { return m_document->m_nodes[m_node].whole; }

std::vector<JsonValue> JsonValue::children() const {
    const auto& nodes = m_document->m_nodes;
    std::vector<JsonValue> all;
    for (std::size_t n = nodes[m_node].firstChild; n != Node::none; n = nodes[n].nextSibling) {
        all.push_back({m_document, n});
    }
    return all;
}

std::optional<JsonValue> JsonValue::member(std::string_view key) const {
    const auto& nodes = m_document->m_nodes;
    for (std::size_t n = nodes[m_node].firstChild; n != Node::none; n = nodes[n].nextSibling) {
        if (nodes[n].key == key) {
            return JsonValue(m_document, n);
        }
    }
    return std::nullopt;
}

std::string JsonValue::pointer() const { return pointerTo(m_document->m_nodes, m_node); }

std::string JsonValue::toJson(JsonLayout layout) const {
    return Writer(m_document->m_nodes, layout, TextChange()).written(m_node);
}

std::string JsonValue::toJson(const TextChange& change) const {
    return Writer(m_document->m_nodes, JsonLayout::Compact, change).written(m_node);
}

void JsonValue::fail(Message message) const { throw InputError(pointer(), std::move(message)); }

void JsonValue::failGot(const char* text, std::vector<std::string> args) const {
    switch (kind()) {
        case Kind::List:
            args.emplace_back("[...]");
            break;
        case Kind::Object:
            args.emplace_back("{...}");
            break;
        case Kind::Text:
            args.push_back(quotedForMessage(this->text()));
            break;
        default:
            args.push_back(toJson().substr(0, maxQuoted));
            break;
    }
    fail({text, std::move(args)});
}

}  // namespace concord
