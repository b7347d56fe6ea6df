// A score that carries its own explanation: a total is the sum of its items.
//
// Warnings, none of which changes a point:
//
//   of a player
//     unknown-category                  neither a board nor a typed number: a landscape counts 0
//     token-count-no-multiple-of-three  every turn places three tokens (rulebook page 4)
//     cubes-do-not-add-up               cubes on the board and those placed from the cards differ
//     closed-river                      the ruling on closed rivers changes the points; both given
//   of the table
//     box-supply                        more tokens of a colour than the box holds (page 2)
//     token-counts-differ               boards hold unequal numbers of tokens
//     tie-not-broken                    a tie stays shared because cubes are unknown (page 7)
//     spirit-cube-tie-break             the ruling on the spirit cube changes the ranks; both given
//     suns-spirit-unknown               solo: the suns of a spirit of bare points are not counted
#pragma once

#include "game.h"
#include "message.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace concord {

enum class Rule : std::uint8_t {
    TreeHeight1,
    TreeHeight2,
    TreeHeight3,
    TrunkAlone,
    MountainHeight1,
    MountainHeight2,
    MountainHeight3,
    MountainIsolated,
    Field,
    FieldSingle,
    Building,
    BuildingTooFewColours,
    RedAlone,
    River,
    RiverShorter,
    Island,
    AnimalCard,
    SpiritCard,
    Typed
};

std::string_view name(Rule rule);          // "tree-height-1"
std::string_view rulebookPage(Rule rule);  // "8", "10" ...; empty for Typed

// One point-giving or point-denying fact.
struct ScoreItem {
    Category category = Category::Trees;  // Trees to Water, Animals or Spirit
    Rule rule = Rule::TreeHeight1;
    int points = 0;
    std::vector<Cell> cells;  // who earned or missed it; a river in order from end to end
    std::string card;         // id of the animal or spirit card, where there is one

    friend bool operator==(const ScoreItem&, const ScoreItem&) = default;
};

struct PlayerScore {
    std::string name;
    std::array<int, landscapeCategories> landscapes{};  // Trees to Water, as they count
    std::vector<int> animals;                           // one a card, in the order of the game
    int spirit = 0;
    std::optional<int> cubesPlaced;  // animal cubes; nothing when unknown
    int rank = 1;
    std::vector<ScoreItem> items;
    PadNumbers computed;  // the board's own numbers beside typed categories
    std::vector<Warning> warnings;

    int at(Category category) const;  // any row of the pad
    int landscapesTotal() const;
    int animalsTotal() const;
    int total() const;
};

// Solo mode (rulebook page 11).
struct Suns {
    int score = 0;
    int side = 0;
    std::optional<int> spirit;  // nothing when the spirit is bare points
    int total() const { return score + side + spirit.value_or(0); }
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

// Suns for a solo total, and the total that the next sun needs (nothing beyond the last).
int sunsForScore(int total);
std::optional<int> nextSunAt(int total);

}  // namespace concord
