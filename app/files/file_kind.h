// What a file holds, by its first bytes and not by its name.
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
    Game,      // a concord-game over several lines
    GameLine,  // one on a single line: a game, and lines of games
    GameLines,
    Csv,      // the table of games, by its head
    BgStats,  // as we write it
    Text
};

// Of a regular file. Throws std::system_error where it cannot be read.
Kind kindOf(const Path& file);
// The same of contents, or as much of them as a kind can be known by (kindBytes).
Kind kindOfBytes(std::string_view bytes);
inline constexpr std::size_t kindBytes = std::size_t{2} << 20;  // a game and more

// "PNG", "SQLite database": names that need no translation. Empty for Unknown.
const char* nameOf(Kind kind);

// What the head of the table of games begins with.
inline constexpr std::string_view csvHead = "number,id,game,side,played,";

}  // namespace concord::files
