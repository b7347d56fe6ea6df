#include "app/gui/document/dispute_edits.h"

#include "app/gui/document/document.h"
#include "app/text/dispute_text.h"

#include <algorithm>

namespace concord::gui {

namespace {

Table withDisputes(Table table, const std::vector<record::SettledDispute>& disputes) {
    if (table.record.unread.empty()) {
        record::setSettledDisputes(table.record, disputes);
    }
    return table;
}

void drop(std::vector<record::SettledDispute>& disputes, std::string_view player, std::string_view row) {
    std::erase_if(disputes, [&](const record::SettledDispute& one) { return one.player == player && one.row == row; });
}

void addMissing(std::vector<std::string>& codes, const std::vector<std::string>& more) {
    for (const std::string& code : more) {
        if (std::ranges::find(codes, code) == codes.end()) {
            codes.push_back(code);
        }
    }
}

}  // namespace

Table withDispute(Table table, const record::SettledDispute& dispute) {
    std::vector<record::SettledDispute> disputes = record::settledDisputes(table.record);
    record::SettledDispute settled = dispute;
    for (const record::SettledDispute& before : disputes) {
        if (before.player == dispute.player && before.row == dispute.row && before.points == dispute.points) {
            addMissing(settled.accepted, before.accepted);
        }
    }
    drop(disputes, dispute.player, dispute.row);
    disputes.push_back(settled);
    return withDisputes(std::move(table), disputes);
}

Table withoutDispute(Table table, int player, std::string_view row) {
    std::vector<record::SettledDispute> disputes = record::settledDisputes(table.record);
    drop(disputes, namesOf(table).at(static_cast<std::size_t>(player)), row);
    return withDisputes(std::move(table), disputes);
}

std::optional<record::SettledDispute> disputeOf(const Document& document, int player, std::string_view row) {
    const std::vector<record::SettledDispute> disputes = record::settledDisputes(document.table().record);
    const auto found = std::ranges::find_if(disputes, [&](const record::SettledDispute& one) {
        return one.player == document.player(player).name && one.row == row;
    });
    return found == disputes.end() ? std::nullopt : std::optional(*found);
}

bool isStillSettled(const Document& document, int player, const record::SettledDispute& dispute) {
    return document.score().points(static_cast<std::size_t>(player), dispute.row) == dispute.points;
}

QString disputeInWords(const Document& document, int player, const record::SettledDispute& dispute) {
    return words::settledDispute(document.score(), document.game(), static_cast<std::size_t>(player),
                                 {dispute.row, dispute.points, dispute.claim, dispute.cells});
}

}  // namespace concord::gui
