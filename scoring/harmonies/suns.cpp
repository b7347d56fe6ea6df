#include "scoring/harmonies/suns.h"

#include "scoring/harmonies/cards.h"

#include <algorithm>

namespace concord {
namespace {

std::optional<int> spiritSuns(const Player& player) {
    if (!player.spirit) {
        return sunsWithoutSpirit;
    }
    const SpiritCard* card = spiritCard(player.spirit->card);
    return card == nullptr ? std::nullopt : std::optional(card->soloSuns);
}

}  // namespace

int sunsForScore(int total) {
    return static_cast<int>(std::ranges::upper_bound(sunThresholds, total) - sunThresholds.begin());
}

std::optional<int> nextSunAt(int total) {
    const auto* const next = std::ranges::upper_bound(sunThresholds, total);
    return next == sunThresholds.end() ? std::nullopt : std::optional(*next);
}

Suns soloSuns(Side side, const Player& player, int total) {
    return {sunsForScore(total), side == Side::A ? sunsForSideA : sunsForSideB, spiritSuns(player)};
}

}  // namespace concord
