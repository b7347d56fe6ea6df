#include "app/record/checked_cells.h"

#include "app/record/more_members.h"
#include "scoring/json/strict_json.h"
#include "scoring/json/text_rule.h"

#include <nlohmann/json.hpp>

namespace concord::record {

namespace {

using Json = nlohmann::ordered_json;
using Kind = JsonValue::Kind;

constexpr std::string_view settledKey = "settled";

std::vector<std::string> textsIn(const JsonValue& list) {
    std::vector<std::string> texts;
    if (list.kind() == Kind::List) {
        for (const JsonValue& one : list.children()) {
            if (one.kind() == Kind::Text) {
                texts.push_back(one.text());
            }
        }
    }
    return texts;
}

}  // namespace

CheckedCells checkedCells(const GameRecord& record) {
    CheckedCells checked;
    const JsonDocument document(objectOf(record.more));
    const std::optional<JsonValue> players = document.root().member(settledKey);
    if (players && players->kind() == Kind::Object) {
        for (const JsonValue& player : players->children()) {
            checked[player.key()] = textsIn(player);
        }
    }
    return checked;
}

void setCheckedCells(GameRecord& record, const CheckedCells& checked) {
    std::string more = withoutMember(record.more, settledKey);
    Json players = Json::object();
    for (const auto& [player, cells] : checked) {
        if (!cells.empty()) {
            players[player] = cells;
        }
    }
    if (!players.empty()) {
        more += ',' + Json(settledKey).dump() + ':' + players.dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    record.more = more;
}

void renameCheckedPlayers(GameRecord& record, const std::function<std::string(const std::string&)>& newName) {
    if (record.more.empty()) {
        return;
    }
    const CheckedCells before = checkedCells(record);
    CheckedCells checked;
    for (const auto& [player, cells] : before) {
        std::vector<std::string>& all = checked[newName(player)];
        all.insert(all.end(), cells.begin(), cells.end());
    }
    if (checked != before) {
        setCheckedCells(record, checked);
    }
}

void normalizeCheckedNames(GameRecord& record) {
    renameCheckedPlayers(record, [](const std::string& name) { return repairedText(name, TextKind::Line); });
}

}  // namespace concord::record
