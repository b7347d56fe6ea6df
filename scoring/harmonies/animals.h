// Animal cards (rulebook page 9): each is worth the topmost number that no cube covers.
#pragma once

#include "scoring/harmonies/score_item.h"

namespace concord {

// Points of one entry: what its card gives, or its bare points if it has no card or an unknown one.
int animalPoints(const AnimalEntry& entry);

// One item per entry of player.animals, in the same order. Its cells are those of the card's cubes if the board
// determines them, otherwise none.
std::vector<ScoreItem> scoreAnimals(const Player& player);

// Animal cubes placed: the sum of the entries' cubes if each states them, otherwise those on the board; nothing when
// unknown.
std::optional<int> animalCubesPlaced(const Player& player);

// The same from the entries alone.
std::optional<int> animalCubesFromCards(const Player& player);

}  // namespace concord
