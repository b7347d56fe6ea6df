// A text table for a terminal: names on the left, numbers aligned to the right.
#pragma once

#include <QString>

#include <iosfwd>
#include <vector>

namespace concord::text {

class TextTable {
public:
    // The first cell is the header of the names. Every row has as many cells as the header.
    explicit TextTable(std::vector<QString> head) : m_rows{std::move(head)} {}

    void addRow(std::vector<QString> cells) { m_rows.push_back(std::move(cells)); }
    void addSeparator() { m_rows.emplace_back(); }

    // Control characters are replaced, long cells cut.
    void write(std::ostream& out) const;

private:
    std::vector<std::vector<QString>> m_rows;  // an empty row is a horizontal line
};

}  // namespace concord::text
