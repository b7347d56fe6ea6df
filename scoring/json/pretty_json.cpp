#include "scoring/json/pretty_json.h"

#include <algorithm>

namespace concord {

namespace {

constexpr std::size_t maxLine = 110;
constexpr std::size_t indentStep = 2;

// Scans the values of a compact text.
class Layout {
public:
    explicit Layout(std::string_view text) : m_text(text) {}

    std::string all() {
        writeValue(0, 0);
        return std::move(m_out);
    }

private:
    // The end of the string that starts at the offset.
    std::size_t endOfString(std::size_t offset) const {
        for (++offset; offset < m_text.size() && m_text[offset] != '"'; ++offset) {
            offset += m_text[offset] == '\\' ? 1 : 0;
        }
        return offset + 1;
    }

    // The end of the value that starts at the offset.
    std::size_t endOfValue(std::size_t offset) const {
        int depth = 0;
        while (offset < m_text.size()) {
            const char c = m_text[offset];
            if (depth == 0 && (c == ',' || c == ']' || c == '}')) {
                break;
            }
            depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
            offset = c == '"' ? endOfString(offset) : offset + 1;
        }
        return offset;
    }

    // The values up to the offset on one line, with a space behind commas and colons.
    void writeOnOneLine(std::size_t end) {
        while (m_at < end) {
            const char c = m_text[m_at];
            const std::size_t next = c == '"' ? endOfString(m_at) : m_at + 1;
            m_out += m_text.substr(m_at, next - m_at);
            if (c == ',' || c == ':') {
                m_out += ' ';
            }
            m_at = next;
        }
    }

    void breakLine(std::size_t indent) { m_out.append("\n").append(indent, ' '); }

    // The plain values of a list up to its end, as many on a line as fit.
    void fillLines(std::size_t end, std::size_t indent) {
        std::size_t column = maxLine;
        while (m_at + 1 < end) {
            const std::size_t next = std::min(endOfValue(m_at) + 1, end - 1);  // with its comma
            const std::size_t length = next - m_at;
            if (column + 1 + length > maxLine) {
                breakLine(indent);
                column = indent;
            } else {
                m_out += ' ';
                ++column;
            }
            m_out += m_text.substr(m_at, length);
            column += length;
            m_at = next;
        }
    }

    // column: where the value starts on its line.
    void writeValue(std::size_t indent, std::size_t column) {
        const std::size_t end = endOfValue(m_at);
        const std::string_view value = m_text.substr(m_at, end - m_at);
        const bool container = value.starts_with('[') || value.starts_with('{');
        const auto spaces = std::ranges::count(value, ',') + std::ranges::count(value, ':');
        if (!container || column + value.size() + static_cast<std::size_t>(spaces) <= maxLine) {
            writeOnOneLine(end);
            return;
        }
        const bool list = value.starts_with('[');
        const bool plain = list && value.find_first_of("[{", 1) == std::string_view::npos;
        m_out += m_text[m_at++];
        if (plain) {
            fillLines(end, indent + indentStep);
        }
        while (m_at + 1 < end) {
            breakLine(indent + indentStep);
            const std::size_t start = m_out.size();
            if (!list) {
                m_out.append(m_text.substr(m_at, endOfString(m_at) - m_at)).append(": ");
                m_at = endOfString(m_at) + 1;
            }
            writeValue(indent + indentStep, indent + indentStep + m_out.size() - start);
            if (m_text[m_at] == ',') {
                m_out += m_text[m_at++];
            }
        }
        breakLine(indent);
        m_out += m_text[m_at++];
    }

    std::string_view m_text;
    std::string m_out;
    std::size_t m_at = 0;
};

}  // namespace

std::string prettyJson(std::string_view compact) { return Layout(compact).all(); }

}  // namespace concord
