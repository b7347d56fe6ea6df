#include "app/text/terminal.h"

#include "app/files/file_name.h"

#include <QList>

#include <sys/ioctl.h>
#include <unistd.h>
#include <utf8proc.h>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <ostream>
#include <utility>

namespace concord::text {

namespace {

constexpr int defaultColumns = 80;
constexpr int gap = 3;  // columns between two blocks

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view{} : std::string_view{value};
}

int widthOf(char32_t c) { return utf8proc_charwidth(static_cast<utf8proc_int32_t>(c)); }

// Control characters, which may command the terminal, and formatting characters that reorder or hide text.
bool isUnsafe(char32_t c) {
    // Persian and joined emoji need the joiners U+200C and U+200D; the other ranges enclose numbers and words.
    constexpr std::array<std::pair<char32_t, char32_t>, 6> harmless{
        {{0x200C, 0x200D}, {0x0600, 0x0605}, {0x06DD, 0x06DD}, {0x070F, 0x070F}, {0x0890, 0x0891}, {0x08E2, 0x08E2}}};
    switch (QChar::category(c)) {
        case QChar::Other_Control:
        case QChar::Other_Surrogate:
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
            return true;
        case QChar::Other_Format:
            return std::ranges::none_of(harmless,
                                        [c](const auto& range) { return c >= range.first && c <= range.second; });
        default:
            return false;
    }
}

}  // namespace

Terminal terminalOf(int fileDescriptor) {
    Terminal terminal;
    if (isatty(fileDescriptor) == 0) {
        return terminal;
    }
    const std::string_view kind = environment("TERM");
    terminal.colours = environment("NO_COLOR").empty() && !kind.empty() && kind != "dumb";
    winsize size{};
    const bool known = ioctl(fileDescriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    terminal.columns = known ? size.ws_col : defaultColumns;
    return terminal;
}

QString printable(const QString& text) {
    QString clean;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const char32_t c = isPair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : text[i].unicode();
        if (const int byte = files::escapedByte(text[i]); byte >= 0) {
            clean += QStringLiteral("\\x") + QString::number(byte, 16).toUpper();
        } else if (isUnsafe(c)) {
            clean += QChar(QChar::ReplacementCharacter);
        } else {
            clean += QStringView(text).sliced(i, isPair ? 2 : 1);
        }
        i += isPair ? 1 : 0;
    }
    return clean;
}

int displayWidth(const QString& text) {
    int width = 0;
    for (const char32_t c : text.toUcs4()) {
        width += widthOf(c);
    }
    return width;
}

QString fitted(const QString& text, int width) {
    if (displayWidth(text) <= width) {
        return text + QString(width - displayWidth(text), QLatin1Char(' '));
    }
    constexpr int dots = 3;
    QString cut;
    int used = 0;
    for (const char32_t c : text.toUcs4()) {
        if (used + widthOf(c) > width - dots) {
            break;
        }
        cut += QString::fromUcs4(&c, 1);
        used += widthOf(c);
    }
    return cut + QString(width - used, QLatin1Char('.'));
}

void writeSideBySide(std::ostream& out, const std::vector<Block>& blocks, int columns) {
    for (std::size_t first = 0; first < blocks.size();) {
        std::size_t end = first + 1;
        std::size_t height = blocks[first].lines.size();
        for (int used = blocks[first].width; end < blocks.size(); ++end) {
            used += gap + blocks[end].width;
            if (used > columns) {
                break;
            }
            height = std::max(height, blocks[end].lines.size());
        }
        for (std::size_t row = 0; row < height; ++row) {
            std::string line;
            for (std::size_t b = first; b < end; ++b) {
                const Block& block = blocks[b];
                const auto blank = std::string(static_cast<std::size_t>(block.width), ' ');
                line += b == first ? "" : std::string(gap, ' ');
                line += row < block.lines.size() ? block.lines[row] : blank;
            }
            line.erase(line.find_last_not_of(' ') + 1);
            out << line << '\n';
        }
        first = end;
    }
}

}  // namespace concord::text
