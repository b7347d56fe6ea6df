#include "scoring/harmonies/cube_matching.h"

#include "scoring/harmonies/habitats.h"

#include <algorithm>
#include <utility>

namespace concord {
namespace {

std::vector<std::size_t> cardsFor(const Board& board, const std::vector<AnimalEntry>& animals, Cell cell) {
    std::vector<std::size_t> cards;
    for (std::size_t i = 0; i < animals.size(); ++i) {
        const AnimalCard* card = animalCard(animals[i].card);
        if (card != nullptr && animals[i].placed.value_or(0) > 0 && isHabitat(board, card->habitat, cell)) {
            cards.push_back(i);
        }
    }
    return cards;
}

}  // namespace

CubeMatching::CubeMatching(Candidates candidates, std::vector<int> capacities) : m_candidates(std::move(candidates)) {
    m_best.remainingCapacity = std::move(capacities);
    m_best.cardOf.resize(m_candidates.size());
    for (std::size_t cube = 0; cube < m_candidates.size(); ++cube) {
        Attempt attempt{std::vector<bool>(m_best.remainingCapacity.size()), {}, 0};
        assign(m_best, cube, attempt);
    }
}

// Assigns a card with cubes left, or one from which another cube can move to another card.
bool CubeMatching::assign(Assignment& assignment, std::size_t cube, Attempt& attempt) const {
    for (const std::size_t card : m_candidates[cube]) {
        if (attempt.tried[card] || (attempt.barredCube == cube && attempt.barredCard == card)) {
            continue;
        }
        attempt.tried[card] = true;
        if (assignment.remainingCapacity[card] > 0) {
            --assignment.remainingCapacity[card];
            assignment.cardOf[cube] = card;
            return true;
        }
        for (std::size_t other = 0; other < assignment.cardOf.size(); ++other) {
            if (assignment.cardOf[other] == card && assign(assignment, other, attempt)) {
                assignment.cardOf[cube] = card;
                return true;
            }
        }
    }
    return false;
}

int CubeMatching::matchedCount() const {
    return static_cast<int>(std::ranges::count_if(m_best.cardOf, [](const auto& card) { return card.has_value(); }));
}

bool CubeMatching::isCertain(std::size_t cube) const {
    if (!m_best.cardOf[cube]) {
        return false;
    }
    // If some other assignment matches as many cubes without this pair, the pair is not certain.
    const std::size_t card = *m_best.cardOf[cube];
    Assignment withoutPair = m_best;
    withoutPair.cardOf[cube].reset();
    ++withoutPair.remainingCapacity[card];
    for (std::size_t unassigned = 0; unassigned < withoutPair.cardOf.size(); ++unassigned) {
        Attempt attempt{std::vector<bool>(withoutPair.remainingCapacity.size()), cube, card};
        if (!withoutPair.cardOf[unassigned] && assign(withoutPair, unassigned, attempt)) {
            return false;
        }
    }
    return true;
}

std::vector<Cell> AnimalCubes::certainCells(std::size_t card, int placed) const {
    std::vector<Cell> result;
    for (std::size_t cube = 0; cube < cells.size(); ++cube) {
        if (matching.cardOf(cube) == card && matching.isCertain(cube)) {
            result.push_back(cells[cube]);
        }
    }
    if (static_cast<int>(result.size()) != placed) {
        result.clear();
    }
    return result;
}

std::optional<AnimalCubes> matchAnimalCubes(const Player& player) {
    if (!player.board || !player.cubesKnown || !player.animals) {
        return std::nullopt;
    }
    std::vector<Cell> cubeCells;
    CubeMatching::Candidates candidates;
    for (const Cell cell : cells(player.board->side())) {
        if (player.board->cube(cell) == Cube::Animal) {
            cubeCells.push_back(cell);
            candidates.push_back(cardsFor(*player.board, *player.animals, cell));
        }
    }
    std::vector<int> capacities;
    for (const AnimalEntry& entry : *player.animals) {
        capacities.push_back(entry.placed.value_or(0));
    }
    CubeMatching matching(candidates, std::move(capacities));
    return AnimalCubes{std::move(cubeCells), std::move(candidates), std::move(matching)};
}

}  // namespace concord
