// The open game as a text that the page stores, and that other programs take.
#pragma once

#include "app/web/table/photos.h"

#include <deque>
#include <string>
#include <string_view>

namespace concord::web {

struct Kept {
    Table table;
    std::deque<Table> undo;
    std::vector<Photo> photos;
    int lastPhoto = 0;       // number of the latest photo
    std::string playerWord;  // empty: not known
};

std::string keptJson(const Kept& kept);

// What keptJson() gave, or a concord-game. Throws InputError.
Kept openedFromJson(std::string_view text);

// A concord-game with its record. details: JSON of what the page knows of it.
std::string exportedJson(const Table& table, std::string_view details);

}  // namespace concord::web
