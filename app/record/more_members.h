// Keeps JSON members that this version does not know, so that they are written back unchanged, as text:
// ",\"weather\":\"rain\"".
#pragma once

#include "scoring/json/strict_json.h"

#include <span>
#include <string>
#include <string_view>

namespace concord::record {

// All members of an object except those with these keys.
std::string membersExcept(std::span<const std::string_view> keys, const JsonValue& object);

std::string objectOf(const std::string& members);  // "{\"weather\":\"rain\"}"
std::string withoutMember(const std::string& members, std::string_view key);
std::string jsonString(std::string_view text);  // quoted; invalid UTF-8 replaced

}  // namespace concord::record
