// What a person does with the cards of a player and with what the paper says. Every call is one
// step that can be undone; what stays the same is none.
#pragma once

#include "app/gui/document/document.h"

#include <optional>
#include <string>

namespace concord::gui {

// The player who holds the card; it is in the box only once.
std::optional<int> holderOf(const Game& game, const std::string& card);

// The card with no cube placed. Does nothing while somebody holds it.
void addAnimal(Document& document, int player, const std::string& card);
// Points without a card; their cubes are not known. At most as many as there are cards.
void addBareAnimal(Document& document, int player);
// placed: [0, spaces of the card] for a card; nothing only for bare points.
void setPlaced(Document& document, int player, int entry, std::optional<int> placed);
void setBarePoints(Document& document, int player, int entry, int points);
// Without any entry left, the player's animals are unknown again.
void removeAnimal(Document& document, int player, int entry);

// A spirit takes the place of the one before; its cube counts as placed if the board shows one.
void chooseSpirit(Document& document, int player, const std::string& card);
void chooseBareSpirit(Document& document, int player);
// Placing needs a board; without one nothing happens.
void setSpiritPlaced(Document& document, int player, bool placed);
void setSpiritPoints(Document& document, int player, int points);
void removeSpirit(Document& document, int player);

// What the paper says; nothing: the row is empty.
void setClaimed(Document& document, int player, Category category, std::optional<int> claimed);

}  // namespace concord::gui
