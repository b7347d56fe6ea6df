#include "app/web/table/accepted.h"

#include "app/phone/messages/json_parts.h"
#include "app/phone/messages/outcome_text.h"
#include "app/web/table/table_facts.h"

#include <algorithm>
#include <optional>

namespace concord::web {

namespace {

using phone::Json;

constexpr const char* disputesKey = "disputes";

Json objectIn(const std::string& record) {
    Json json = Json::parse(record, nullptr, false);
    return json.is_object() ? json : Json::object();
}

// Entries of another shape come from another program: they stay in the record, but are not exported.
bool isDispute(const Json& entry) {
    return entry.is_object() && entry.contains("player") && entry["player"].is_string() && entry.contains("row") &&
           entry["row"].is_string() && entry.contains("points") && entry["points"].is_number_integer();
}

Json disputesIn(const Json& record) {
    const auto found = record.find(disputesKey);
    return found != record.end() && found->is_array() ? *found : Json::array();
}

std::string withDisputes(Json record, const Json& disputes) {
    if (disputes.empty()) {
        record.erase(disputesKey);
    } else {
        record[disputesKey] = disputes;
    }
    return record.empty() ? std::string() : record.dump();
}

bool isAbout(const Json& entry, std::string_view player, std::string_view row) {
    return isDispute(entry) && entry["player"].get<std::string>() == player && entry["row"].get<std::string>() == row;
}

// Whether the player still has the points that were agreed on.
bool stands(const Json& entry, const ScoreTable& score) {
    if (!isDispute(entry)) {
        return false;
    }
    const auto player = std::ranges::find(score.players, entry["player"].get<std::string>(), &PlayerColumn::name);
    return player != score.players.end() && score.points(static_cast<std::size_t>(player - score.players.begin()),
                                                         entry["row"].get<std::string>()) == entry["points"].get<int>();
}

bool accepts(const Json& entry, const std::string& code) {
    const auto accepted = entry.find("accepted");
    return accepted != entry.end() && accepted->is_array() && std::ranges::count(*accepted, Json(code)) > 0;
}

// The row of the number that the contradiction is about; if it is about a whole board, the row of the board's sum.
std::string rowOf(const Contradiction& contradiction, const ScoreTable& score) {
    const auto sum = std::ranges::find_if(score.rows, &PadRow::isSum);
    return std::string(!contradiction.row.empty() ? contradiction.row
                       : sum == score.rows.end()  ? std::string_view()
                                                  : std::string_view(sum->id));
}

const std::string& nameOf(const Contradiction& contradiction, const ScoreTable& score) {
    return score.players.at(static_cast<std::size_t>(contradiction.player)).name;
}

}  // namespace

std::vector<Contradiction> openContradictions(const Table& table, const ScoreTable& score) {
    const GameModule& module = table.game.module();
    const std::vector<std::string> required = requiredRows(table);
    const bool isComplete = phone::outcomeOf(score, module.facts().outcome, required).final;
    std::vector<Contradiction> found =
        module.contradictions(table.game, {{required.begin(), required.end()}, isComplete});
    const Json disputes = disputesIn(objectIn(table.record));
    std::erase_if(found, [&](const Contradiction& one) {
        return std::ranges::any_of(disputes, [&](const Json& entry) {
            return isAbout(entry, nameOf(one, score), rowOf(one, score)) && stands(entry, score) &&
                   accepts(entry, one.code);
        });
    });
    return found;
}

Table withAccepted(Table table, const ScoreTable& score, const Contradiction& contradiction) {
    Json record = objectIn(table.record);
    Json disputes = disputesIn(record);
    const std::string& player = nameOf(contradiction, score);
    const std::string row = rowOf(contradiction, score);
    const auto earlier = std::ranges::find_if(disputes, [&](const Json& entry) { return isAbout(entry, player, row); });
    Json dispute{{"player", player},
                 {"row", row},
                 {"points", score.points(static_cast<std::size_t>(contradiction.player), row).value_or(0)}};
    if (earlier != disputes.end()) {
        if (stands(*earlier, score)) {
            dispute = *earlier;
        }
        disputes.erase(earlier);
    }
    if (!dispute.contains("accepted") || !dispute["accepted"].is_array()) {
        dispute["accepted"] = Json::array();
    }
    dispute["accepted"].push_back(contradiction.code);
    disputes.push_back(std::move(dispute));
    table.record = withDisputes(std::move(record), disputes);
    return table;
}

std::string recordWithName(const std::string& record, const std::string& oldName, const std::string& newName) {
    const Json json = objectIn(record);
    Json disputes = disputesIn(json);
    bool isChanged = false;
    for (Json& entry : disputes) {
        if (isDispute(entry) && entry["player"].get<std::string>() == oldName) {
            entry["player"] = newName;
            isChanged = true;
        }
    }
    return isChanged ? withDisputes(json, disputes) : record;
}

std::string recordWithoutPlayer(const std::string& record, const std::string& player) {
    const Json json = objectIn(record);
    const Json disputes = disputesIn(json);
    Json remaining = Json::array();
    for (const Json& entry : disputes) {
        if (!isDispute(entry) || entry["player"].get<std::string>() != player) {
            remaining.push_back(entry);
        }
    }
    return remaining.size() < disputes.size() ? withDisputes(json, remaining) : record;
}

std::string standingDisputes(const Table& table) {
    const Json record = objectIn(table.record);
    const ScoreTable score = table.game.module().score(table.game);
    Json disputes = Json::array();
    for (const Json& entry : disputesIn(record)) {
        if (stands(entry, score)) {
            disputes.push_back(entry);
        }
    }
    return disputes.empty() ? std::string() : disputes.dump();
}

}  // namespace concord::web
