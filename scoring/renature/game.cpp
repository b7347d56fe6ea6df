#include "scoring/renature/game.h"

#include <algorithm>
#include <numeric>

namespace concord::renature {
namespace {

constexpr std::array<std::string_view, categoryCount> categoryNames{"track",      "areas",  "clouds",
                                                                    "plantsLeft", "tokens", "total"};

}  // namespace

std::string_view name(Category category) { return categoryNames[static_cast<std::size_t>(category)]; }

std::optional<Category> categoryFromName(std::string_view name) {
    const auto* const found = std::ranges::find(categoryNames, name);
    if (found == categoryNames.end()) {
        return std::nullopt;
    }
    return static_cast<Category>(found - categoryNames.begin());
}

bool PadNumbers::empty() const {
    return std::ranges::none_of(m_numbers, [](const std::optional<int>& number) { return number.has_value(); });
}

TokenSum sumOf(const CollectedTokens& tokens) {
    if (const auto* const backs = std::get_if<std::vector<int>>(&tokens)) {
        return {static_cast<int>(backs->size()), std::accumulate(backs->begin(), backs->end(), 0)};
    }
    return std::get<TokenSum>(tokens);
}

bool isInPlay(const Game& game, Colour colour) { return !isPlayerColour(colour) || playerOf(game, colour) != nullptr; }

const Player* playerOf(const Game& game, Colour colour) {
    const auto found = std::ranges::find(game.players, colour, &Player::colour);
    return found == game.players.end() ? nullptr : &*found;
}

PlantCounts plantsInAreas(const Game& game, Colour colour) {
    PlantCounts plants;
    if (game.areas) {
        for (const Area& area : *game.areas) {
            plants += area.plants[colour];
        }
    }
    return plants;
}

}  // namespace concord::renature
