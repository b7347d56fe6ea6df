#include "app/text/text_table.h"

#include "app/text/terminal.h"

#include <algorithm>
#include <ostream>

namespace concord::text {

namespace {

constexpr int maxCellWidth = 24;  // columns
constexpr int gap = 2;

}  // namespace

void TextTable::write(std::ostream& out) const {
    std::vector<int> widths(m_rows.front().size(), 0);
    for (const auto& row : m_rows) {
        for (std::size_t c = 0; c < row.size(); ++c) {
            widths[c] = std::max(widths[c], std::min(displayWidth(printable(row[c])), maxCellWidth));
        }
    }
    int total = -gap;
    for (const int width : widths) {
        total += width + gap;
    }
    for (const auto& row : m_rows) {
        if (row.empty()) {
            out << std::string(static_cast<std::size_t>(total), '-') << '\n';
            continue;
        }
        QString line = fitted(printable(row[0]), widths[0]);
        for (std::size_t c = 1; c < row.size(); ++c) {
            const QString cell = printable(row[c]);
            const int spaces = gap + std::max(0, widths[c] - displayWidth(cell));
            line += QString(spaces, QLatin1Char(' ')) + fitted(cell, std::min(displayWidth(cell), widths[c]));
        }
        while (line.endsWith(QLatin1Char(' '))) {
            line.chop(1);
        }
        out << line.toStdString() << '\n';
    }
}

}  // namespace concord::text
