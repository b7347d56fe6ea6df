#include "scoring/harmonies/game.h"

#include <algorithm>

namespace concord {
namespace {

constexpr std::array<std::string_view, categoryCount> categoryNames{
    "trees", "mountains", "fields", "buildings", "water", "landscapes", "animals", "spirit", "total"};

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

bool hasTokens(const Player& player) { return player.board && player.board->tokenCount() > 0; }

bool hasNumber(const Player& player, Category category) {
    switch (category) {
        case Category::Landscapes:
        case Category::Total:
            return true;
        case Category::Animals:
            return player.animals.has_value();
        case Category::Spirit:
            return player.spirit.has_value();
        default:
            return player.typed.at(category).has_value() || hasTokens(player);
    }
}

}  // namespace concord
