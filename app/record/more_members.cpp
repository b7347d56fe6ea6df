#include "app/record/more_members.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace concord::record {

std::string membersExcept(std::span<const std::string_view> keys, const JsonValue& object) {
    std::string members;
    for (const JsonValue& member : object.children()) {
        if (std::ranges::find(keys, std::string_view(member.key())) == keys.end()) {
            members += ',' + jsonString(member.key()) + ':' + member.toJson();
        }
    }
    return members;
}

std::string objectOf(const std::string& members) { return '{' + (members.empty() ? members : members.substr(1)) + '}'; }

std::string withoutMember(const std::string& members, std::string_view key) {
    return membersExcept({&key, 1}, JsonDocument(objectOf(members)).root());
}

std::string jsonString(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace concord::record
