// Animal cards (rulebook page 9): each is worth the topmost number without a cube.
#pragma once

#include "scoring/harmonies/score_item.h"

namespace concord {

// Points of one entry. A card that is not known and has no points is worth 0.
int animalPoints(const AnimalEntry& entry);

// One item per card, in the order of the game. Its cells are those of its cubes if the board determines them, otherwise
// none.
std::vector<ScoreItem> scoreAnimals(const Player& player);

// Animal cubes placed: from the cards if all are known, otherwise those on the board; nothing when unknown.
std::optional<int> animalCubesPlaced(const Player& player);

// The same from the cards alone.
std::optional<int> animalCubesFromCards(const Player& player);

}  // namespace concord
