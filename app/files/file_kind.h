// The kind of a file, by its first bytes and not by its name.
#pragma once

#include "app/files/file_name.h"

#include <string_view>

namespace concord::files {

enum class Kind {
    Unknown,
    Empty,
    Png,
    Jpeg,
    Webp,
    Tiff,
    Heif,
    Pdf,
    Sqlite,
    Game,       // a concord-game over several lines
    GameLine,   // one game on a single line and nothing after it: a game file, or JSON Lines of one game
    GameLines,  // JSON Lines: a game on the first line, and more after it
    Csv,        // the table of games, by its header
    BgStats,    // as Concord writes it
    Text
};

// Of a regular file. Throws std::system_error where it cannot be read.
Kind kindOf(const Path& file);
// The same for contents, of which the first maxKindBytes show it.
Kind kindOfBytes(std::string_view bytes);
inline constexpr std::size_t maxKindBytes = std::size_t{2}
                                            << 20;  // more than the JSON of a game may have (maxJsonBytes)

// "PNG", "SQLite database": names, not translated. "" for Unknown and Empty.
const char* nameOf(Kind kind);

// The header of the table of games begins with this.
inline constexpr std::string_view csvHead = "number,id,game,side,played,";

}  // namespace concord::files
