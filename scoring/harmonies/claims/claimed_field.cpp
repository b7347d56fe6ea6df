#include "scoring/harmonies/claims/claimed_field.h"

#include "scoring/harmonies/fields.h"

#include <utility>

namespace concord {
namespace {

Message notYellow(Cell cell, std::optional<Token> top) {
    return top ? Message{CONCORD_TEXT("%1 is %2: a field is yellow."), {name(cell)}, {colourWord(*top)}}
               : Message{CONCORD_TEXT("%1 is empty: a field is yellow."), {name(cell)}};
}

ClaimAnswer joinedField(ClaimAnswer answer, std::vector<Cell> path) {
    const std::string from = name(path.front());
    const std::string to = name(path.back());
    path.erase(path.begin());
    path.pop_back();
    Message sentence{CONCORD_TEXT("The yellow on %1 joins %2 and %3: they are one field, which pays %4 points once."),
                     {listOf(path), from, to, std::to_string(fieldPoints)}};
    return denied(std::move(answer), Rule::Field, std::move(sentence), std::move(path));
}

// part: claimed and connected, but not a field that pays. field: the group of yellow tokens that it belongs to.
ClaimAnswer notAWholeField(Side side, ClaimAnswer answer, CellSet part, CellSet field) {
    if (sizeOf(field) < smallestField) {
        std::vector<Cell> single = cellsIn(side, part);
        Message sentence{CONCORD_TEXT("The yellow on %1 touches no other yellow: a single one pays nothing."),
                         {listOf(single)}};
        return denied(std::move(answer), Rule::FieldSingle, std::move(sentence), std::move(single));
    }
    std::vector<Cell> rest = cellsIn(side, field & ~part);
    Message sentence{CONCORD_TEXT("The field goes on with the yellow on %1: all %2 tokens are one field, "
                                  "which pays %3 points once."),
                     {listOf(rest), std::to_string(sizeOf(field)), std::to_string(fieldPoints)}};
    return denied(std::move(answer), Rule::Field, std::move(sentence), std::move(rest));
}

}  // namespace

ClaimAnswer explainClaimedFields(const Board& board, ClaimAnswer answer) {
    const Side side = board.side();
    const CellSet claimed = setOf(side, answer.claimed);
    answer.points = pointsAt(side, scoreFields(board), claimed);
    for (const Cell cell : answer.claimed) {
        if (!board.stack(cell).isField()) {
            return denied(std::move(answer), Rule::Field, notYellow(cell, board.stack(cell).top()), {cell});
        }
    }
    int fields = 0;
    for (const CellSet field : groups(side, cellsWhere(board, &Stack::isField))) {
        const std::vector<CellSet> parts = groups(side, claimed & field);
        if (parts.size() > 1) {
            return joinedField(std::move(answer), shortestPath(side, field, parts[0], claimed & field & ~parts[0]));
        }
        if (parts.size() == 1 && (parts[0] != field || sizeOf(field) < smallestField)) {
            return notAWholeField(side, std::move(answer), parts[0], field);
        }
        fields += static_cast<int>(parts.size());
    }
    const std::string points = std::to_string(answer.points);
    Message sentence = fields == 1 ? Message{CONCORD_TEXT("This field of %1 tokens pays %2 points."),
                                             {std::to_string(sizeOf(claimed)), points}}
                                   : Message{CONCORD_TEXT("These are %1 separate fields: together they pay %2 points."),
                                             {std::to_string(fields), points}};
    return confirmed(std::move(answer), Rule::Field, std::move(sentence), {});
}

}  // namespace concord
