// The open game as a file for other programs, with what still applies of its record.
#pragma once

#include "app/web/table/table.h"

#include <string>
#include <string_view>

namespace concord::web {

// A concord-game. details: members of the record that the page knows, as JSON, which replace those of an imported
// record but for its id and its time; may be empty. Throws InputError for invalid details.
std::string exportedJson(const Table& table, std::string_view details);

}  // namespace concord::web
