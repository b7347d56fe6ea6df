// The open game, with its photos and undo steps, as a text that the page stores and opens again.
#pragma once

#include "app/web/table/photos.h"

#include <deque>
#include <string>
#include <string_view>

namespace concord::web {

inline constexpr std::string_view savedTableFormat = "concord-web-table";

struct SavedTable {
    Table table;
    std::deque<Table> undo;  // only the latest 30 are written
    std::vector<Photo> photos;
    int lastPhoto = 0;       // number of the latest photo
    std::string playerWord;  // "Player %1" in the page's language; empty if the text has none
};

std::string savedTableJson(const SavedTable& saved);

// Reads the output of savedTableJson(), or a game file (concord-game). Throws InputError.
SavedTable savedTableFromJson(std::string_view text);

}  // namespace concord::web
