// A score that carries its own explanation: a total is the sum of its items.
//
// Warnings, none of which changes a point:
//
//   of a player
//     unknown-category                  neither a board nor a typed number: a landscape counts 0
//     beyond-maximum                    a typed number, or cards, beyond what any board gives
//     token-count-no-multiple-of-three  every turn places three tokens (rulebook page 4)
//     cubes-do-not-add-up               cubes on the board and those placed from the cards differ
//     closed-river                      the ruling on closed rivers changes the points; the message gives both
//   of the table
//     box-supply                        more tokens of a colour than the box holds (page 2)
//     token-counts-differ               boards hold unequal numbers of tokens
//     tie-not-broken                    a tie stays shared because cubes are unknown (page 7)
//     spirit-cube-tie-break             the ruling on the spirit cube changes the ranks; the message gives both
//     suns-spirit-unknown               solo: the suns of a spirit of bare points are not counted
#pragma once

#include "scoring/harmonies/game.h"
#include "scoring/harmonies/score_item.h"
#include "scoring/harmonies/suns.h"
#include "scoring/json/message.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace concord {

struct PlayerScore {
    std::string name;
    std::array<int, landscapeCategoryCount> landscapes{};  // Trees to Water, as they count
    std::vector<int> animals;                              // one per entry of Player::animals, in its order
    int spirit = 0;
    std::optional<int> cubesPlaced;  // animal cubes; nothing when unknown
    int rank = 1;
    std::vector<ScoreItem> items;
    PadNumbers computed;  // what the board gives, only for landscapes whose number was typed instead
    std::vector<Warning> warnings;

    int at(Category category) const;  // any row of the pad
    int landscapesTotal() const;
    int animalsTotal() const;
    int total() const;
};

struct GameScore {
    Side side = Side::A;
    std::vector<PlayerScore> players;  // in the order of the game
    std::vector<std::string> winners;
    std::vector<Warning> warnings;  // what concerns the whole table
    std::optional<Suns> suns;       // solo games only
};

// Items of the five landscapes of a board, zero-point ones included (rulebook pages 8, 9).
std::vector<ScoreItem> scoreLandscapes(const Board& board, ClosedRiver closedRiver = ClosedRiver::Shortest);

GameScore scoreGame(const Game& game);

}  // namespace concord
