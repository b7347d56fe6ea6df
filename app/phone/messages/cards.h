// Animal cards and nature's spirits, for engines that offer them.
#pragma once

#include "app/phone/messages/json_parts.h"
#include "scoring/harmonies/game.h"

namespace concord::phone {

// Adds the player's "cards" and "spirit".
void addCards(Json& json, const Player& player);

// Every card with what is needed to draw it, who has it, and where a cube of it could be put. ids: the players' ids, in
// the order of the players. player: index of the player on whose board the habitats are searched for.
Json catalogueJson(const Game& game, const std::vector<std::string>& ids, std::size_t player);

}  // namespace concord::phone
