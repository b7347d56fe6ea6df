#include "scoring/harmonies/animals.h"

#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/cube_matching.h"

#include <algorithm>

namespace concord {

int animalPoints(const AnimalEntry& entry) {
    const AnimalCard* card = animalCard(entry.card);
    if (card == nullptr) {
        return entry.points;
    }
    return card->pointsFor(std::clamp(entry.placed.value_or(0), 0, static_cast<int>(card->points.size())));
}

std::vector<ScoreItem> scoreAnimals(const Player& player) {
    std::vector<ScoreItem> items;
    if (!player.animals) {
        return items;
    }
    const std::optional<AnimalCubes> cubes = matchAnimalCubes(player);
    for (std::size_t i = 0; i < player.animals->size(); ++i) {
        const AnimalEntry& entry = (*player.animals)[i];
        ScoreItem item{Category::Animals, Rule::AnimalCard, animalPoints(entry), {}, entry.card};
        if (cubes && !entry.card.empty()) {
            item.cells = cubes->certainCells(i, entry.placed.value_or(0));
        }
        items.push_back(std::move(item));
    }
    return items;
}

std::optional<int> animalCubesFromCards(const Player& player) {
    if (!player.animals) {
        return std::nullopt;
    }
    int sum = 0;
    for (const AnimalEntry& entry : *player.animals) {
        if (!entry.placed) {
            return std::nullopt;
        }
        sum += *entry.placed;
    }
    return sum;
}

std::optional<int> animalCubesPlaced(const Player& player) {
    std::optional<int> cubes = animalCubesFromCards(player);
    if (!cubes && player.board && player.cubesKnown) {
        cubes = player.board->cubeCount(Cube::Animal);
    }
    return cubes;
}

}  // namespace concord
