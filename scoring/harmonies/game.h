// A finished game: players, boards, cards, typed and claimed numbers.
#pragma once

#include "scoring/harmonies/board.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace concord {

// The rows of the score pad. The first five are the landscapes.
enum class Category : std::uint8_t { Trees, Mountains, Fields, Buildings, Water, Landscapes, Animals, Spirit, Total };

inline constexpr int landscapeCategoryCount = 5;
inline constexpr int categoryCount = 9;

std::string_view name(Category category);  // "trees" ... "total"
std::optional<Category> categoryFromName(std::string_view name);

// One optional number per row of the pad.
class PadNumbers {
public:
    std::optional<int> at(Category c) const { return m_numbers[static_cast<std::size_t>(c)]; }
    void set(Category c, std::optional<int> n) { m_numbers[static_cast<std::size_t>(c)] = n; }
    bool empty() const;

    friend bool operator==(const PadNumbers&, const PadNumbers&) = default;

private:
    std::array<std::optional<int>, categoryCount> m_numbers{};
};

// What the rulebook leaves open: whether a river that closes on itself counts like any other, by the shortest way
// between its two tokens farthest apart, or by its whole loop.
enum class ClosedRiver : std::uint8_t { Shortest, Loop };

struct Rulings {
    ClosedRiver closedRiver = ClosedRiver::Shortest;
    bool spiritCubeBreaksTies = false;  // whether the spirit's cube counts as an animal cube in a tie

    friend bool operator==(const Rulings&, const Rulings&) = default;
};

// An animal card held by a player: either a known card with its cubes, or bare points.
struct AnimalEntry {
    std::string card;           // id; empty for bare points
    std::optional<int> placed;  // always set for a card
    int points = 0;             // only without a card

    friend bool operator==(const AnimalEntry&, const AnimalEntry&) = default;
};

// The nature's spirit of a player: a known card, or bare points.
struct SpiritEntry {
    std::string card;  // id; empty for bare points
    bool placed = false;
    int points = 0;

    friend bool operator==(const SpiritEntry&, const SpiritEntry&) = default;
};

struct Player {
    std::string name;
    std::string colour;  // for display; may be empty
    std::optional<Board> board;
    bool cubesKnown = false;                          // the positions of the cubes are known, even if there are none
    PadNumbers typed;                                 // landscape categories only
    std::optional<std::vector<AnimalEntry>> animals;  // nothing: unknown
    std::optional<SpiritEntry> spirit;                // nothing: none was played
    PadNumbers claimed;                               // any category

    friend bool operator==(const Player&, const Player&) = default;
};

// Whether the player has a board with at least one token.
bool hasTokens(const Player& player);

// Whether the score pad has a number for the category: a typed one, or what tokens or cards give. An empty board gives
// none, nor does a spirit that was not played. Without a number the score counts 0, except that an empty board of side
// B counts as one island. Sums always have a number.
bool hasNumber(const Player& player, Category category);

inline constexpr int maxPlayers = 4;     // rulebook page 2
inline constexpr int tokensPerTurn = 3;  // rulebook page 4

struct Game {
    Side side = Side::A;
    Rulings rulings;
    std::vector<Player> players;  // one (solo) to maxPlayers

    friend bool operator==(const Game&, const Game&) = default;
};

}  // namespace concord
