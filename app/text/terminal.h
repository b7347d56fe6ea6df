// The capabilities of a terminal, and texts that fit it.
#pragma once

#include <QString>

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace concord::text {

struct Terminal {
    bool colours = false;  // ANSI colours are supported and wanted
    int columns = 80;
};

// The capabilities of a file descriptor: colours only for a terminal that supports them, and not if NO_COLOR is set
// (no-color.org). Files and pipes count as 80 columns wide.
Terminal terminalOf(int fileDescriptor);

// Replaces characters that could control the terminal, reorder the text or hide some of it by U+FFFD. Bytes of a file
// name that are not UTF-8 (files::toQString) become "\xE9".
QString printable(const QString& text);

// Columns that the text takes in a terminal: East Asian characters take two, combining marks none.
int displayWidth(const QString& text);

// The text padded with spaces to the width, or cut to it with "..." at the end.
QString fitted(const QString& text, int width);

// Lines that belong together, all `width` columns wide (colour codes take none).
struct Block {
    std::vector<std::string> lines;
    int width = 0;
};

// Writes the blocks side by side, in as many rows as necessary.
void writeSideBySide(std::ostream& out, const std::vector<Block>& blocks, int columns);

}  // namespace concord::text
