// Edits of players and of the numbers of the pad. An invalid edit changes nothing.
#pragma once

#include "scoring/harmonies/game.h"

#include <optional>
#include <string>

namespace concord {

// Names are stored in their normal form (text_rule.h); blank and taken ones are refused.
void addPlayer(Game& game, const std::string& name, const std::string& colour);
// The only player cannot be removed.
void removePlayer(Game& game, std::size_t player);
void renamePlayer(Game& game, std::size_t player, const std::string& name);

// Trees to Water: the typed number. Animals: one entry of bare points. Spirit: bare points. They replace cards. Without
// a number the board counts again, and bare points are removed; cards stay, and so do all animal entries if one of them
// is a card.
void typeNumber(Player& player, Category category, std::optional<int> number);

bool hasBareAnimalPoints(const Player& player);  // at least one animal entry, and none with a card

}  // namespace concord
