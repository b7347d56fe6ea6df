#include "scoring/harmonies/table_edits.h"

#include "scoring/harmonies/animals.h"
#include "scoring/harmonies/game_edits.h"

#include <algorithm>
#include <utility>

namespace concord {

namespace {

bool holdsCards(const std::optional<std::vector<AnimalEntry>>& animals) {
    return animals && std::ranges::any_of(*animals, [](const AnimalEntry& one) { return !one.card.empty(); });
}

bool isHeld(const Game& game, const std::string& card) { return !card.empty() && cardHolder(game, card).has_value(); }

std::optional<std::vector<AnimalEntry>> takeFromSetAside(const Game& game, AnimalsSetAside& setAside) {
    std::optional<std::vector<AnimalEntry>> animals = std::exchange(setAside, std::nullopt);
    if (animals) {
        std::erase_if(*animals, [&](const AnimalEntry& entry) { return isHeld(game, entry.card); });
    }
    return animals && !animals->empty() ? animals : std::nullopt;
}

std::optional<SpiritEntry> takeFromSetAside(const Game& game, SpiritSetAside& setAside) {
    std::optional<SpiritEntry> spirit = std::exchange(setAside, std::nullopt);
    return spirit && !isHeld(game, spirit->card) ? spirit : std::nullopt;
}

// A game file in which a spirit's cube was placed but the player has no board is refused.
void removeSpiritCubeWithoutBoard(Player& player) {
    if (!player.board && player.spirit) {
        player.spirit->placed = false;
    }
}

}  // namespace

void setStack(Game& game, std::size_t player, Cell cell, Stack stack) {
    std::optional<Board>& board = game.players.at(player).board;
    if (!board) {
        board = Board(game.side);
    }
    board->setStack(cell, stack);
    if (stack.empty()) {
        board->setCube(cell, Cube::None);
    }
}

void setCube(Game& game, std::size_t player, Cell cell, Cube cube) {
    Player& edited = game.players.at(player);
    if (edited.board && !edited.board->stack(cell).empty()) {
        edited.board->setCube(cell, cube);
        edited.cubesKnown = true;
    }
}

void putBoard(Game& game, std::size_t player, const Board& board) {
    Player& edited = game.players.at(player);
    edited.board = board;
    edited.cubesKnown = true;
    game.side = board.side();
    for (Player& other : game.players) {
        if (other.board && other.board->side() != game.side) {
            other.board = Board(game.side);
        }
    }
}

void swapBoards(Game& game, std::size_t one, std::size_t other) {
    std::swap(game.players.at(one).board, game.players.at(other).board);
    std::swap(game.players.at(one).cubesKnown, game.players.at(other).cubesKnown);
    removeSpiritCubeWithoutBoard(game.players.at(one));
    removeSpiritCubeWithoutBoard(game.players.at(other));
}

void setSide(Game& game, Side side) {
    if (std::ranges::any_of(game.players, hasTokens)) {
        return;
    }
    game.side = side;
    for (Player& player : game.players) {
        player.board.reset();
        player.cubesKnown = false;
        removeSpiritCubeWithoutBoard(player);
    }
}

std::optional<std::size_t> cardHolder(const Game& game, const std::string& card) {
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        const Player& player = game.players[i];
        const bool holdsAnimal =
            player.animals && std::ranges::find(*player.animals, card, &AnimalEntry::card) != player.animals->end();
        if (holdsAnimal || (player.spirit && player.spirit->card == card)) {
            return i;
        }
    }
    return {};
}

void typeAnimalPoints(Game& game, std::size_t player, const std::vector<int>& points, AnimalsSetAside& setAside) {
    Player& edited = game.players.at(player);
    if (points.empty()) {
        if (hasBareAnimalPoints(edited)) {
            edited.animals = takeFromSetAside(game, setAside);
        }
        return;
    }
    std::optional<int> cubes;
    if (holdsCards(edited.animals)) {
        setAside = edited.animals;
    } else if (hasBareAnimalPoints(edited)) {
        const auto sameAs = [](int one, const AnimalEntry& entry) { return one == entry.points; };
        if (std::ranges::equal(points, *edited.animals, sameAs)) {
            return;  // only confirmed: each entry keeps its own cubes
        }
        cubes = animalCubesFromCards(edited);
    }
    std::vector<AnimalEntry> entries;
    entries.reserve(points.size());
    for (const int one : points) {
        entries.push_back({.card = {}, .placed = {}, .points = one});
    }
    edited.animals = std::move(entries);
    typeCubesPlaced(edited, cubes);
}

void typeSpiritPoints(Game& game, std::size_t player, std::optional<int> points, SpiritSetAside& setAside) {
    Player& edited = game.players.at(player);
    const bool holdsCard = edited.spirit && !edited.spirit->card.empty();
    if (!points) {
        if (!holdsCard) {
            edited.spirit = takeFromSetAside(game, setAside);
            removeSpiritCubeWithoutBoard(edited);
        }
        return;
    }
    if (holdsCard) {
        setAside = edited.spirit;
    }
    edited.spirit = SpiritEntry{.card = {}, .placed = false, .points = *points};
}

void typeCubesPlaced(Player& player, std::optional<int> cubes) {
    if (hasBareAnimalPoints(player)) {
        // An entry without a number would make the sum unknown.
        for (AnimalEntry& entry : *player.animals) {
            entry.placed = cubes ? std::optional(0) : std::nullopt;
        }
        player.animals->front().placed = cubes;
    }
}

void setSpiritInPlay(Game& game, std::size_t player, bool on, SpiritSetAside& setAside) {
    Player& edited = game.players.at(player);
    if (on && !edited.spirit) {
        edited.spirit = takeFromSetAside(game, setAside);
        removeSpiritCubeWithoutBoard(edited);
    } else if (!on && edited.spirit) {
        setAside = std::exchange(edited.spirit, std::nullopt);
    }
}

}  // namespace concord
