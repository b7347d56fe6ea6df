#include "scoring/harmonies/claims/claim.h"

#include "scoring/harmonies/claims/claimed_building.h"
#include "scoring/harmonies/claims/claimed_field.h"
#include "scoring/harmonies/claims/claimed_island.h"
#include "scoring/harmonies/claims/claimed_mountain.h"
#include "scoring/harmonies/claims/claimed_river.h"
#include "scoring/harmonies/claims/claimed_tree.h"

#include <algorithm>
#include <string>

namespace concord {

ClaimAnswer explainClaim(const Board& board, const Rulings& rulings, ClaimKind kind, std::span<const Cell> cells) {
    const Side side = board.side();
    ClaimAnswer answer = answerTo(kind, cells);
    if (kind == ClaimKind::River && side == Side::B) {
        return denied(answer, Rule::Island,
                      {CONCORD_TEXT("Side B has no rivers: there, land cut off by water counts, as islands."), {}}, {});
    }
    if (kind == ClaimKind::Island && side == Side::A) {
        return denied(answer, Rule::River, {CONCORD_TEXT("Side A has no islands: there the longest river counts."), {}},
                      {});
    }
    if (!std::ranges::all_of(cells, [&](Cell cell) { return contains(side, cell); })) {
        return denied(
            answer, answer.rule,
            {CONCORD_TEXT("A claimed cell does not exist on side %1 of the board."), {std::string(name(side))}}, {});
    }
    const bool mayBeEmpty = kind == ClaimKind::Island && board.tokenCount(Token::Blue) == cellCount(side);
    if (cells.empty() && !mayBeEmpty) {  // an all-water board counts as an island without cells
        return denied(answer, answer.rule, {CONCORD_TEXT("No cell was claimed."), {}}, {});
    }
    switch (kind) {
        case ClaimKind::Tree:
            return explainClaimedTrees(board, std::move(answer));
        case ClaimKind::Mountain:
            return explainClaimedMountains(board, std::move(answer));
        case ClaimKind::Field:
            return explainClaimedFields(board, std::move(answer));
        case ClaimKind::Building:
            return explainClaimedBuildings(board, std::move(answer));
        case ClaimKind::River:
            return explainClaimedRiver(board, rulings.closedRiver, std::move(answer));
        case ClaimKind::Island:
            return explainClaimedIslands(board, std::move(answer));
    }
    return answer;
}

}  // namespace concord
