#include "app/gui/score/pad_marks.h"

#include "app/gui/document/contradictions.h"
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

PadMark::Place placeOf(Contradiction::Place place) {
    switch (place) {
        case Contradiction::Place::Board:
            return PadMark::Place::Board;
        case Contradiction::Place::Cards:
            return PadMark::Place::Cards;
        case Contradiction::Place::Table:
            return PadMark::Place::Table;
        case Contradiction::Place::Pad:
            break;
    }
    return PadMark::Place::Pad;
}

}  // namespace

std::vector<PadMark> padMarks(const Document& document) {
    std::vector<PadMark> marks;
    for (const Contradiction& one : contradictions(document)) {
        marks.push_back({PadMark::Kind::Contradiction, one.player, lineOf(document, one),
                         contradictionInWords(document, one)(), placeOf(one.place)});
    }
    addSettled(document, marks);
    return marks;
}

}  // namespace concord::gui
