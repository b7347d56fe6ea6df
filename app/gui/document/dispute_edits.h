// Settled disputes of a table, which its record keeps.
#pragma once

#include "app/gui/document/table.h"
#include "app/record/settled_disputes.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace concord::gui {

class Document;

// Each number of the pad has at most one settled dispute: a later one replaces it, but keeps the contradictions that
// were accepted for the same number. A record that cannot be read stays untouched.
Table withDispute(Table table, const record::SettledDispute& dispute);
Table withoutDispute(Table table, int player, std::string_view row);

std::optional<record::SettledDispute> disputeOf(const Document& document, int player, std::string_view row);
// Whether the number is still the one that the players agreed on.
bool isStillSettled(const Document& document, int player, const record::SettledDispute& dispute);

// "River: settled at 15 points. Claimed as a river: a1, a2. Only the longest river counts ... (Rulebook, page 8)"
QString disputeInWords(const Document& document, int player, const record::SettledDispute& dispute);

}  // namespace concord::gui
