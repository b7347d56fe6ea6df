// The open game as a file for other programs, with its record.
#pragma once

#include "app/web/table/table.h"

#include <string>
#include <string_view>

namespace concord::web {

// A concord-game. details: JSON of what the page knows of its record; empty: nothing. Throws InputError.
std::string exportedJson(const Table& table, std::string_view details);

}  // namespace concord::web
