#include "app/gui/document/harmonies_edits.h"

#include "app/gui/kit/player_colours.h"

#include <algorithm>

namespace concord::gui {

namespace {

PlayerState& stateAt(Table& table, int player) { return table.playerStates.at(static_cast<std::size_t>(player)); }

template <typename Change>
void changePlayer(Table& table, int player, const Change& change) {
    changeHarmonies(table, [&](Game& game) { change(game, game.players.at(static_cast<std::size_t>(player))); });
}

Table tableWithBoard(const Board& board) {
    Game game;
    game.side = board.side();
    Player player;
    player.name = freeName({}).toStdString();
    player.board = board;
    player.cubesKnown = true;
    game.players.push_back(player);
    Table table;
    table.game = documentOf(std::move(game));
    table.playerStates.resize(1);
    return table;
}

bool holdsCards(const std::optional<std::vector<AnimalEntry>>& animals) {
    return animals && std::ranges::any_of(*animals, [](const AnimalEntry& one) { return !one.card.empty(); });
}

// Whether somebody has the card; each card exists once.
bool isHeld(const Game& game, const std::string& card) {
    return !card.empty() && std::ranges::any_of(game.players, [&](const Player& one) {
        return (one.animals && std::ranges::count(*one.animals, card, &AnimalEntry::card) > 0) ||
               (one.spirit && one.spirit->card == card);
    });
}

// The cards that a typed number replaced, except those that somebody else has taken meanwhile.
std::optional<std::vector<AnimalEntry>> takeBackAnimals(const Game& game, PlayerState& playerState) {
    std::optional<std::vector<AnimalEntry>> animals = std::exchange(playerState.animalCards, std::nullopt);
    if (animals) {
        std::erase_if(*animals, [&](const AnimalEntry& entry) { return isHeld(game, entry.card); });
    }
    return animals && !animals->empty() ? animals : std::nullopt;
}

std::optional<SpiritEntry> takeBackSpirit(const Game& game, PlayerState& playerState) {
    std::optional<SpiritEntry> spirit = std::exchange(playerState.spiritCard, std::nullopt);
    return spirit && !isHeld(game, spirit->card) ? spirit : std::nullopt;
}

void typeSpirit(const Game& game, Player& player, PlayerState& playerState, std::optional<int> points) {
    const bool holdsCard = player.spirit && !player.spirit->card.empty();
    if (!points) {
        if (!holdsCard) {
            player.spirit = takeBackSpirit(game, playerState);
        }
        return;
    }
    if (holdsCard) {
        playerState.spiritCard = player.spirit;
    }
    player.spirit = SpiritEntry{.card = {}, .placed = false, .points = *points};
}

void placeCubes(Player& player, std::optional<int> cubes) {
    if (hasBarePoints(player)) {
        // An entry without a number would make the sum unknown.
        for (AnimalEntry& entry : *player.animals) {
            entry.placed = cubes ? std::optional(0) : std::nullopt;
        }
        player.animals->front().placed = cubes;
    }
}

}  // namespace

Table emptyTable(Side side) { return tableWithBoard(Board(side)); }

Table tableFromPhoto(std::shared_ptr<const Photo> photo) {
    Table table = tableWithBoard(photo->reading ? photo->reading->board : Board(Side::A));
    table.playerStates.front().photo = std::move(photo);
    return table;
}

Table tableFromGame(Game game) {
    Table table = tableFromFile({documentOf(std::move(game)), {}});
    completeHarmonies(table);
    return table;
}

void completeHarmonies(Table& table) {
    table.withSpirits =
        std::ranges::all_of(harmoniesOf(table).players, [](const Player& one) { return one.spirit.has_value(); });
}

Table withNumber(Table table, int player, Category category, std::optional<int> number) {
    if (category == Category::Animals) {
        return withAnimalPoints(std::move(table), player, number ? std::vector{*number} : std::vector<int>{});
    }
    changePlayer(table, player, [&](const Game& game, Player& edited) {
        if (category == Category::Spirit) {
            typeSpirit(game, edited, stateAt(table, player), number);
        } else if (static_cast<int>(category) < landscapeCategories) {
            edited.typed.set(category, number);
        }
    });
    return table;
}

Table withAnimalPoints(Table table, int player, const std::vector<int>& points) {
    changePlayer(table, player, [&](const Game& game, Player& edited) {
        PlayerState& playerState = stateAt(table, player);
        if (points.empty()) {
            if (hasBarePoints(edited)) {
                edited.animals = takeBackAnimals(game, playerState);
            }
            return;
        }
        std::optional<int> cubes;
        if (holdsCards(edited.animals)) {
            playerState.animalCards = edited.animals;
        } else if (hasBarePoints(edited)) {
            cubes = edited.animals->front().placed;
        }
        std::vector<AnimalEntry> entries;
        entries.reserve(points.size());
        for (const int one : points) {
            entries.push_back({.card = {}, .placed = {}, .points = one});
        }
        edited.animals = std::move(entries);
        placeCubes(edited, cubes);
    });
    return table;
}

Table withCubesPlaced(Table table, int player, std::optional<int> cubes) {
    changePlayer(table, player, [&](const Game&, Player& edited) { placeCubes(edited, cubes); });
    return table;
}

Table withSpirits(Table table, bool on) {
    table.withSpirits = on;
    changeHarmonies(table, [&](Game& game) {
        for (std::size_t i = 0; i < game.players.size(); ++i) {
            std::optional<SpiritEntry>& spirit = game.players[i].spirit;
            if (on && !spirit) {
                spirit = takeBackSpirit(game, table.playerStates[i]);
            } else if (!on && spirit) {
                table.playerStates[i].spiritCard = std::exchange(spirit, std::nullopt);
            }
        }
    });
    return table;
}

Table withStack(Table table, int player, Cell cell, Stack stack) {
    changeHarmonies(table, [&](Game& game) {
        std::optional<Board>& board = game.players.at(static_cast<std::size_t>(player)).board;
        if (!board) {
            board = Board(game.side);
        }
        board->setStack(cell, stack);
        if (stack.empty()) {
            board->setCube(cell, Cube::None);
        }
    });
    return withChecked(std::move(table), player, cell);
}

Table withCube(Table table, int player, Cell cell, Cube cube) {
    const std::optional<Board>& board = harmoniesOf(table).players.at(static_cast<std::size_t>(player)).board;
    if (!board || board->stack(cell).empty()) {
        return table;
    }
    changeHarmonies(table, [&](Game& game) {
        Player& edited = game.players.at(static_cast<std::size_t>(player));
        edited.board->setCube(cell, cube);
        edited.cubesKnown = true;
    });
    return table;
}

Table withChecked(Table table, int player, Cell cell, bool checked) {
    const auto bit = static_cast<std::size_t>(indexOf(harmoniesOf(table).side, cell));
    table.playerStates.at(static_cast<std::size_t>(player)).checked.set(bit, checked);
    return table;
}

}  // namespace concord::gui
