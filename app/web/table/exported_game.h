// The open game as a file for other programs, with its record.
#pragma once

#include "app/web/table/table.h"

#include <string>
#include <string_view>

namespace concord::web {

// A concord-game. details: what the page knows of the game's record, as JSON; may be empty. Throws InputError.
std::string exportedJson(const Table& table, std::string_view details);

}  // namespace concord::web
