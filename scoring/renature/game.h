// A finished game of Renature: what the players entered. Unknown is not the same as zero: it counts 0 too, but with a
// warning.
#pragma once

#include "scoring/renature/area.h"

#include <string>
#include <variant>
#include <vector>

namespace concord::renature {

// The rows of the score pad: the track, what the final scoring adds in its order, and the total.
enum class Category : std::uint8_t { Track, Areas, Clouds, PlantsLeft, Tokens, Total };

inline constexpr int categoryCount = 6;
inline constexpr std::array<Category, categoryCount> allCategories{
    Category::Track, Category::Areas, Category::Clouds, Category::PlantsLeft, Category::Tokens, Category::Total};

std::string_view name(Category category);  // "track" ... "total"
std::optional<Category> categoryFromName(std::string_view name);
// Whether its points may be typed: true of all but the track, which is typed anyway, and the total.
constexpr bool mayBeTyped(Category category) { return category != Category::Track && category != Category::Total; }

// One optional number for each row of the pad.
class PadNumbers {
public:
    std::optional<int> at(Category c) const { return m_numbers[static_cast<std::size_t>(c)]; }
    void set(Category c, std::optional<int> n) { m_numbers[static_cast<std::size_t>(c)] = n; }
    bool empty() const;

    friend bool operator==(const PadNumbers&, const PadNumbers&) = default;

private:
    std::array<std::optional<int>, categoryCount> m_numbers{};
};

// Plants that are left on a player board.
struct PlantsLeft {
    PlantCounts own;
    PlantCounts neutral;

    friend bool operator==(const PlantsLeft&, const PlantsLeft&) = default;
};

// How many sunflower tokens a player collected, and the sum of the numbers on their backs.
struct TokenSum {
    int count = 0;
    int points = 0;

    friend bool operator==(const TokenSum&, const TokenSum&) = default;
};
// The numbers on the backs, or only how many there are and their sum.
using CollectedTokens = std::variant<std::vector<int>, TokenSum>;
TokenSum sumOf(const CollectedTokens& tokens);

struct Player {
    std::string name;
    Colour colour = Colour::White;  // not neutral
    std::optional<int> track;       // score track before the final scoring, with the head start
    std::optional<int> clouds;      // 0 to 6
    std::optional<PlantsLeft> plantsLeft;
    std::optional<CollectedTokens> tokens;
    PadNumbers typed;    // points that count instead of computed ones; PlantsLeft is zero or negative
    PadNumbers claimed;  // what the paper pad says; PlantsLeft is zero or negative

    friend bool operator==(const Player&, const Player&) = default;
};

struct Game {
    std::vector<Player> players;             // two to four
    std::optional<std::vector<Area>> areas;  // those that still hold their token; nothing: unknown

    friend bool operator==(const Game&, const Game&) = default;
};

// Whether the colour is neutral or that of a player.
bool isInPlay(const Game& game, Colour colour);

// The player of a colour; null: none.
const Player* playerOf(const Game& game, Colour colour);

// The plants of a colour in all areas that still hold their token; none while those are unknown.
PlantCounts plantsInAreas(const Game& game, Colour colour);

}  // namespace concord::renature
