#include "app/gui/score/pad_marks.h"

#include "app/gui/document/dispute_edits.h"
#include "app/gui/document/document.h"

#include <algorithm>

namespace concord::gui {

namespace {

void addSettled(const Document& document, std::vector<PadMark>& marks) {
    for (const record::SettledDispute& dispute : record::settledDisputes(document.table().record)) {
        const auto player = std::ranges::find(document.players(), dispute.player, &TablePlayer::name);
        const std::optional<std::size_t> row = document.score().rowOf(dispute.row);
        if (player == document.players().end() || !row) {
            continue;
        }
        const auto seat = static_cast<int>(player - document.players().begin());
        marks.push_back({isStillSettled(document, seat, dispute) ? PadMark::Kind::Settled : PadMark::Kind::Reopened,
                         seat, document.score().rows[*row].id, disputeInWords(document, seat, dispute),
                         PadMark::Place::Dispute});
    }
}

}  // namespace

std::vector<PadMark> padMarks(const Document& document) {
    std::vector<PadMark> marks;
    addSettled(document, marks);
    return marks;
}

}  // namespace concord::gui
