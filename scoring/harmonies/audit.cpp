// auditGame(), which habitats.h declares.
#include "scoring/harmonies/cube_matching.h"
#include "scoring/harmonies/habitats.h"
#include "scoring/harmonies/spirits.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace concord {
namespace {

int sumOf(const std::vector<ScoreItem>& items) {
    return std::accumulate(items.begin(), items.end(), 0,
                           [](int sum, const ScoreItem& item) { return sum + item.points; });
}

const SpiritCard* spiritOf(const Player& player) { return player.spirit ? spiritCard(player.spirit->card) : nullptr; }

// A spirit card places one cube: of the spirit cubes on the board, the first in its habitat is assigned to the card.
void auditSpiritCubes(const Player& player, std::vector<CubeAudit>& audits) {
    const SpiritCard* card = spiritOf(player);
    bool isDone = card == nullptr || !player.spirit->placed;
    const bool wasPlaced = !isDone;
    for (const Cell cell : cells(player.board->side())) {
        if (player.board->cube(cell) != Cube::Spirit) {
            continue;
        }
        CubeAudit audit{cell, Cube::Spirit, {}, {}};
        if (wasPlaced && isHabitat(*player.board, card->habitat, cell)) {
            audit.candidates.push_back(card->id);
            if (!isDone) {
                audit.placedBy = card->id;
                isDone = true;
            }
        }
        audits.push_back(std::move(audit));
    }
}

void auditAnimalCubes(const Player& player, std::vector<CubeAudit>& audits) {
    const std::optional<AnimalCubes> cubes = matchAnimalCubes(player);
    if (!cubes) {
        return;
    }
    const auto idOf = [&](std::size_t card) { return (*player.animals)[card].card; };
    for (std::size_t i = 0; i < cubes->cells.size(); ++i) {
        CubeAudit audit{cubes->cells[i], Cube::Animal, {}, {}};
        if (const std::optional<std::size_t> card = cubes->matching.cardOf(i)) {
            audit.placedBy = idOf(*card);
        }
        std::ranges::transform(cubes->candidates[i], std::back_inserter(audit.candidates), idOf);
        audits.push_back(std::move(audit));
    }
}

// A cube may be placed on the cell of its habitat if none lies there yet (rulebook page 6). Unknown cubes count as
// none.
void addPossible(const Player& player, const std::string& card, const Habitat& habitat, int points,
                 std::vector<PossibleCube>& possible) {
    for (const Cell cell : cells(player.board->side())) {
        const bool isFree = !player.cubesKnown || player.board->cube(cell) == Cube::None;
        if (isFree && isHabitat(*player.board, habitat, cell)) {
            possible.push_back({card, cell, points});
        }
    }
}

std::vector<PossibleCube> possibleCubes(const Player& player) {
    std::vector<PossibleCube> possible;
    for (const AnimalEntry& entry : player.animals.value_or(std::vector<AnimalEntry>{})) {
        const AnimalCard* card = animalCard(entry.card);
        const int placed = entry.placed.value_or(0);
        if (card != nullptr && placed < static_cast<int>(card->points.size())) {
            addPossible(player, card->id, card->habitat, card->pointsFor(placed + 1) - card->pointsFor(placed),
                        possible);
        }
    }
    if (const SpiritCard* card = spiritOf(player); card != nullptr && !player.spirit->placed) {
        addPossible(player, card->id, card->habitat, sumOf(spiritItems(*player.board, *card)), possible);
    }
    return possible;
}

}  // namespace

std::vector<PlayerAudit> auditGame(const Game& game) {
    std::vector<PlayerAudit> audits;
    for (const Player& player : game.players) {
        PlayerAudit audit{player.name, {}, {}};
        if (player.board) {
            audit.possible = possibleCubes(player);
        }
        if (player.board && player.cubesKnown) {
            auditAnimalCubes(player, audit.cubes);
            auditSpiritCubes(player, audit.cubes);
            std::ranges::sort(audit.cubes, {}, &CubeAudit::cell);
        }
        audits.push_back(std::move(audit));
    }
    return audits;
}

}  // namespace concord
