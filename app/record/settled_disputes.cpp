#include "app/record/settled_disputes.h"

#include "app/record/more_members.h"
#include "scoring/json/json_expect.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace concord::record {

namespace {

constexpr std::string_view disputesKey = "disputes";
constexpr std::array<std::string_view, 6> ownKeys{"player", "row", "points", "claim", "cells", "accepted"};

std::vector<std::string> textsAt(const JsonValue& entry, std::string_view key) {
    std::vector<std::string> texts;
    const std::optional<JsonValue> list = entry.member(key);
    for (const JsonValue& text : list ? listAt(*list) : std::vector<JsonValue>()) {
        texts.push_back(textAt(text));
    }
    return texts;
}

SettledDispute disputeFrom(const JsonValue& entry) {
    expectObject(entry);
    SettledDispute dispute;
    dispute.player = textAt(require(entry, "player"), TextKind::Line);
    dispute.row = textAt(require(entry, "row"));
    dispute.points = integerAt(require(entry, "points"));
    if (const auto claim = entry.member("claim")) {
        dispute.claim = textAt(*claim);
    }
    dispute.cells = textsAt(entry, "cells");
    dispute.accepted = textsAt(entry, "accepted");
    dispute.more = membersExcept(ownKeys, entry);
    return dispute;
}

std::string listOf(const std::vector<std::string>& entries) {
    std::string list(1, '[');
    for (const std::string& entry : entries) {
        list.append(list.size() > 1 ? "," : "").append(entry);
    }
    return list.append("]");
}

void addTexts(std::string& json, std::string_view key, const std::vector<std::string>& texts) {
    if (!texts.empty()) {
        std::vector<std::string> entries;
        std::ranges::transform(texts, std::back_inserter(entries), jsonString);
        json.append(",").append(jsonString(key)).append(":").append(listOf(entries));
    }
}

std::string jsonOf(const SettledDispute& dispute) {
    std::string json;
    json.append(R"({"player":)")
        .append(jsonString(dispute.player))
        .append(R"(,"row":)")
        .append(jsonString(dispute.row));
    json.append(R"(,"points":)").append(std::to_string(dispute.points));
    if (!dispute.claim.empty()) {
        json.append(R"(,"claim":)").append(jsonString(dispute.claim));
    }
    addTexts(json, "cells", dispute.cells);
    addTexts(json, "accepted", dispute.accepted);
    return json.append(dispute.more).append("}");
}

}  // namespace

std::vector<SettledDispute> settledDisputes(const GameRecord& record) {
    std::vector<SettledDispute> disputes;
    const JsonDocument document(objectOf(record.more));
    const std::optional<JsonValue> list = document.root().member(disputesKey);
    try {
        for (const JsonValue& entry : list ? listAt(*list) : std::vector<JsonValue>()) {
            disputes.push_back(disputeFrom(entry));
        }
    } catch (const InputError&) {
        return {};  // written by another program
    }
    return disputes;
}

void setSettledDisputes(GameRecord& record, const std::vector<SettledDispute>& disputes) {
    record.more = withoutMember(record.more, disputesKey);
    if (!disputes.empty()) {
        std::vector<std::string> entries;
        std::ranges::transform(disputes, std::back_inserter(entries), jsonOf);
        record.more.append(",").append(jsonString(disputesKey)).append(":").append(listOf(entries));
    }
}

void renameInDisputes(GameRecord& record, const std::string& before, const std::string& after) {
    std::vector<SettledDispute> disputes = settledDisputes(record);
    bool renamed = false;
    for (SettledDispute& dispute : disputes) {
        if (dispute.player == before) {
            dispute.player = after;
            renamed = true;
        }
    }
    if (renamed) {
        setSettledDisputes(record, disputes);
    }
}

void dropDisputesOf(GameRecord& record, const std::string& player) {
    std::vector<SettledDispute> disputes = settledDisputes(record);
    if (std::erase_if(disputes, [&](const SettledDispute& dispute) { return dispute.player == player; }) > 0) {
        setSettledDisputes(record, disputes);
    }
}

}  // namespace concord::record
