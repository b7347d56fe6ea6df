#include "scoring/renature/verify.h"

#include <algorithm>
#include <iterator>

namespace concord::renature {

std::vector<PlayerVerification> verifyGame(const Game& game, const GameScore& score) {
    std::vector<PlayerVerification> verification;
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        const PlayerScore& player = score.players[i];
        PlayerVerification& verified = verification.emplace_back();
        verified.name = player.name;
        for (const Category category : allCategories) {
            const std::optional<int> claimed = game.players[i].claimed.at(category);
            if (!claimed) {
                continue;
            }
            Comparison comparison{category, *claimed, player.at(category), {}};
            std::ranges::copy_if(player.items, std::back_inserter(comparison.items), [&](const ScoreItem& item) {
                return category == Category::Total || item.category == category;
            });
            verified.comparisons.push_back(std::move(comparison));
        }
    }
    return verification;
}

bool allAgree(const std::vector<PlayerVerification>& verification) {
    return std::ranges::all_of(verification, [](const PlayerVerification& player) {
        return std::ranges::all_of(player.comparisons,
                                   [](const Comparison& comparison) { return comparison.difference() == 0; });
    });
}

}  // namespace concord::renature
