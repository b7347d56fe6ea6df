// The score of a game with its whole explanation.
//
// Warnings have these codes:
//   of a player
//     unknown-category      track, clouds, plants left or tokens are not known and count 0
//     board-capacity        more plants left, or left and in areas, than a board holds, as far as is known
//     tokens-do-not-add-up  points without tokens, or tokens without points
//   of the table
//     areas-unknown         the areas that still hold their token are not known and count 0
//     bonus-unknown         the bonus of an area is not known; says who would receive it
//     token-count           fewer than 18 tokens collected and on areas, though all are known
//     board-capacity        more neutral plants left and in areas than all boards together hold
//     tie-not-broken        a tie stays shared because collected tokens are unknown
#pragma once

#include "scoring/json/message.h"
#include "scoring/renature/score_item.h"

namespace concord::renature {

struct PlayerScore {
    std::string name;
    Colour colour = Colour::White;
    std::vector<ScoreItem> items;        // in the order of the pad
    std::optional<int> tokensCollected;  // nothing when unknown
    int rank = 1;
    PadNumbers computed;  // of typed categories: what would count otherwise; nothing if that is unknown
    std::vector<Warning> warnings;

    int at(Category category) const;  // the sum of its items; Total: of all
    int total() const { return at(Category::Total); }
};

struct GameScore {
    std::vector<PlayerScore> players;  // in the order of the game
    std::vector<AreaOutcome> areas;    // in the order of the game; none when unknown
    std::vector<std::string> winners;
    std::vector<Warning> warnings;  // what concerns the whole table
};

// game: within the limits of limits.h.
GameScore scoreGame(const Game& game);

}  // namespace concord::renature
