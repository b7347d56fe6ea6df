// Edits of players and of the numbers of the pad. An edit that would break a limit (limits.h) changes nothing, unless
// the game breaks one already.
#pragma once

#include "scoring/renature/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace concord::renature {

// A blank name, one that is taken, or a player beyond maxPlayers changes nothing. If no free colour is called `colour`,
// the player gets the first free one; two players always play white and black.
void addPlayer(Game& game, const std::string& name, std::string_view colour);
// The same without checking the limits, such as the plants that a board holds with four players.
void addPlayerUnchecked(Game& game, const std::string& name, std::string_view colour);
// Also removes the plants of the player's colour from the areas. At least two players stay; when only two are left,
// they become white and black, and their plants change colour too.
void removePlayer(Game& game, std::size_t player);
void renamePlayer(Game& game, std::size_t player, const std::string& name);
// If another player has the colour, the two exchange colours, and the plants in the areas stay as they are. If the
// colour is free, the player's plants change colour too.
void setColour(Game& game, std::size_t player, std::string_view colour);

// The same without checking the limits, such as the plants of the colour in the box. colour: not neutral.
void setColourUnchecked(Game& game, std::size_t player, Colour colour);

// Track and clouds: the number itself. Tokens: as typeTokens() does. Areas and plants left: points that count instead
// of computed ones. Nothing: unknown, or computed again.
void typeNumber(Game& game, std::size_t player, Category category, std::optional<int> number);

// These two check no limits. numbers: several are the backs of the tokens; a single one is their sum, and the number of
// tokens stays if it is known; none means unknown.
void typeTokens(Player& player, const std::vector<int>& numbers);
// How many tokens there are, beside the sum of their backs, which is 0 until it is typed. Nothing: the number of tokens
// is unknown; a known sum stays.
void typeTokenCount(Player& player, std::optional<int> count);

}  // namespace concord::renature
