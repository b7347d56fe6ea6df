// Edits of a player's cards and of the numbers claimed on paper. Every call is one undo step; none if nothing changes.
#pragma once

#include "app/gui/document/document.h"

#include <optional>
#include <string>

namespace concord::gui {

// The player who holds the card; each card exists once.
std::optional<int> holderOf(const Game& game, const std::string& card);

// placed: number of its cubes on the board, [0, spaces of the card]. Does nothing while somebody holds the card, or if
// the player already has as many entries as there are animal cards.
void addAnimal(Document& document, int player, const std::string& card, int placed = 0);
// Adds points without a card; their cubes are unknown. The same limit on entries applies.
void addBareAnimal(Document& document, int player);
// placed: of a card, [0, its spaces]; of bare points, their cubes, or nothing if the number is unknown.
void setPlaced(Document& document, int player, int entry, std::optional<int> placed);
void setBarePoints(Document& document, int player, int entry, int points);
// After the last entry is removed, the player's animals are unknown again.
void removeAnimal(Document& document, int player, int entry);

// Replaces the spirit; does nothing while somebody holds the card. placed: whether its cube counts as placed, by
// default if the board shows one. Without a board it never counts as placed.
void chooseSpirit(Document& document, int player, const std::string& card, std::optional<bool> placed = {});
// Replaces the spirit by points without a card; does nothing if there are such points already.
void chooseBareSpirit(Document& document, int player);
// Does nothing without a spirit. Without a board the cube cannot become placed.
void setSpiritPlaced(Document& document, int player, bool placed);
void setSpiritPoints(Document& document, int player, int points);  // for a spirit without a card
void removeSpirit(Document& document, int player);

// The number claimed on paper; nothing for an empty row.
void setClaimed(Document& document, int player, Category category, std::optional<int> claimed);

}  // namespace concord::gui
