#include "app/web/table/exported_game.h"

#include "app/phone/messages/json_parts.h"
#include "app/web/table/accepted.h"
#include "scoring/json/input_error.h"
#include "scoring/json/json_expect.h"
#include "scoring/json/stored_values.h"
#include "scoring/table/game_file.h"

#include <algorithm>
#include <array>
#include <utility>

namespace concord::web {

namespace {

using phone::Json;

Json checkedMember(const JsonValue& member) {
    const std::string& key = member.key();
    if (key == "minutes") {
        return wholeAt(member, maxMinutes);
    }
    if ((key == "id" && !isUuid(textAt(member))) || (key == "played" && !isTimeWithOffset(textAt(member)))) {
        member.failGot(CONCORD_TEXT("expected a UUID, or a time with its offset, got %1"));
    }
    return textAt(member, key == "note" ? TextKind::Note : TextKind::Line);
}

// An imported record may have members of any shape; other programs would refuse the invalid ones.
bool isValid(const JsonValue& member) {
    try {
        checkedMember(member);
        return true;
    } catch (const InputError&) {
        return false;
    }
}

// The members of an imported record that still apply, replaced or completed by the page's details. Its id and its time
// are not replaced, because it is still the same game.
std::string recordJson(const Table& table, std::string_view details) {
    constexpr std::array<std::string_view, 7> keys{"id", "played", "zone", "place", "minutes", "starter", "note"};
    Json json = Json::object();
    if (!table.record.empty()) {
        const JsonDocument before(table.record);
        for (const JsonValue& member : before.root().children()) {
            if (std::ranges::count(keys, member.key()) > 0 && isValid(member)) {
                json[member.key()] = checkedMember(member);
            }
        }
    }
    const bool hasId = json.contains("id");
    const bool hasTime = json.contains("played");
    if (!details.empty()) {
        const JsonDocument document(details);
        expectObject(document.root());
        refuseOtherKeys(document.root(), keys);
        for (const JsonValue& member : document.root().children()) {
            const std::string& key = member.key();
            const bool isFixed = (hasId && key == "id") || (hasTime && (key == "played" || key == "zone"));
            if (Json value = checkedMember(member); !isFixed) {
                json[key] = std::move(value);
            }
        }
    }
    const std::vector<TablePlayer> players = table.players();
    const auto starter = json.find("starter");
    if (starter != json.end() && std::ranges::count(players, starter->get<std::string>(), &TablePlayer::name) == 0) {
        json.erase(starter);
    }
    if (const std::string disputes = standingDisputes(table); !disputes.empty()) {
        json["disputes"] = Json::parse(disputes);
    }
    return json.empty() ? std::string() : json.dump();
}

}  // namespace

std::string exportedJson(const Table& table, std::string_view details) {
    return gameFileToJson({table.game, recordJson(table, details)}, /*pretty=*/true);
}

}  // namespace concord::web
