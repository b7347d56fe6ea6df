#include "app/web/table/table.h"

#include "app/web/table/accepted.h"
#include "scoring/harmonies/game_edits.h"

#include <algorithm>
#include <utility>

namespace concord::web {

namespace {

// The board of the new reading, with what a person has done to the present one: the cells that they have checked, and
// the cubes that are not as the previous reading has them.
Board withWorkByHand(Board board, const Board& present, const Seat& seat) {
    const bool wasRead = seat.photo && seat.photo->reading && seat.photo->reading->side == board.side();
    for (const Cell cell : cells(board.side())) {
        if (seat.checked.test(static_cast<std::size_t>(indexOf(board.side(), cell)))) {
            board.setStack(cell, present.stack(cell));
            board.setCube(cell, present.cube(cell));
        } else if (wasRead && present.cube(cell) != seat.photo->reading->board.cube(cell) &&
                   !board.stack(cell).empty()) {
            board.setCube(cell, present.cube(cell));
        }
    }
    return board;
}

// Without a board, a spirit that was set aside has no cube placed; otherwise it would come back with its cube on the
// player's next board.
void takeBackCubeWithoutBoard(Table& table, std::size_t seat) {
    SpiritSetAside& spirit = table.seats.at(seat).spirit;
    if (spirit && !table.harmonies()->players.at(seat).board) {
        spirit->placed = false;
    }
}

}  // namespace

std::string idOf(const Seat& seat) { return 'p' + std::to_string(seat.number); }

std::optional<std::size_t> seatOf(const Table& table, const std::string& id) {
    const auto found = std::ranges::find(table.seats, id, [](const Seat& seat) { return idOf(seat); });
    return found == table.seats.end() ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(found - table.seats.begin()));
}

std::optional<std::size_t> seatOf(const Table& table, int number) {
    const auto found = std::ranges::find(table.seats, number, &Seat::number);
    return found == table.seats.end() ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(found - table.seats.begin()));
}

const vision::Reading* readingOf(const Table& table, std::size_t seat) {
    const std::shared_ptr<const BoardPhoto>& photo = table.seats.at(seat).photo;
    const bool isRead =
        table.harmonies() != nullptr && photo && photo->reading && photo->reading->side == table.harmonies()->side;
    return isRead ? &*photo->reading : nullptr;
}

bool lacksBoard(const Table& table, std::size_t seat) {
    const std::shared_ptr<const BoardPhoto>& photo = table.seats.at(seat).photo;
    return !hasTokens(table.harmonies()->players.at(seat)) && !(photo && photo->reading);
}

std::optional<std::size_t> nextWithoutBoard(const Table& table) {
    for (std::size_t seat = 0; table.harmonies() != nullptr && seat < table.seats.size(); ++seat) {
        if (lacksBoard(table, seat)) {
            return seat;
        }
    }
    return {};
}

bool mayAddPlayer(const Table& table) {
    return table.isOpen() && table.seats.size() < table.game.module().facts().maxPlayers;
}

std::optional<Side> sideFor(const Table& table, std::size_t seat) {
    const Game& game = *table.harmonies();
    for (std::size_t other = 0; other < game.players.size(); ++other) {
        if (other != seat && hasTokens(game.players[other])) {
            return game.side;
        }
    }
    return {};
}

Table tableOf(GameDocument game, std::string record) {
    Table table;
    table.game = std::move(game);
    table.record = std::move(record);
    for (std::size_t i = 0; i < table.players().size(); ++i) {
        table.seats.push_back({.number = ++table.lastNumber, .photo = {}, .checked = {}, .animals = {}, .spirit = {}});
    }
    if (const Game* const harmonies = table.harmonies()) {
        table.withSpirits =
            std::ranges::all_of(harmonies->players, [](const Player& one) { return one.spirit.has_value(); });
    }
    return table;
}

std::string freeName(const Table& table, const std::string& word) {
    const std::vector<TablePlayer> players = table.players();
    for (std::size_t number = players.size() + 1;; ++number) {
        std::string name = word;
        const std::size_t place = name.find("%1");
        if (place == std::string::npos) {
            name += ' ' + std::to_string(number);
        } else {
            name.replace(place, 2, std::to_string(number));
        }
        if (std::ranges::find(players, name, &TablePlayer::name) == players.end()) {
            return name;
        }
    }
}

// --- players

Table withPlayer(Table table, const std::string& name) {
    GameDocument game = table.game.module().withPlayer(table.game, {name, {}});
    if (table.game.module().players(game).size() > table.seats.size()) {
        table.game = std::move(game);
        table.seats.push_back({.number = ++table.lastNumber, .photo = {}, .checked = {}, .animals = {}, .spirit = {}});
    }
    return table;
}

Table withoutPlayer(Table table, std::size_t seat) {
    GameDocument game = table.game.module().withoutPlayer(table.game, seat);
    if (table.game.module().players(game).size() < table.seats.size()) {
        table.record = recordWithoutPlayer(table.record, table.players().at(seat).name);
        table.game = std::move(game);
        table.seats.erase(table.seats.begin() + static_cast<std::ptrdiff_t>(seat));
    }
    return table;
}

Table withName(Table table, std::size_t seat, const std::string& name) {
    const std::string before = table.players().at(seat).name;
    table.game = table.game.module().withName(table.game, seat, name);
    table.record = recordWithName(table.record, before, table.players().at(seat).name);
    return table;
}

// --- boards

Table withStack(Table table, std::size_t seat, Cell cell, Stack stack) {
    table = withHarmonies(std::move(table), [&](Game& game) { setStack(game, seat, cell, stack); });
    return withChecked(std::move(table), seat, cell);
}

Table withCube(Table table, std::size_t seat, Cell cell, Cube cube) {
    return withHarmonies(std::move(table), [&](Game& game) { setCube(game, seat, cell, cube); });
}

Table withChecked(Table table, std::size_t seat, Cell cell) {
    table.seats.at(seat).checked.set(static_cast<std::size_t>(indexOf(table.harmonies()->side, cell)));
    return table;
}

Table withPhoto(Table table, std::size_t seat, std::shared_ptr<const BoardPhoto> photo, bool keepsChecked) {
    if (photo->reading) {
        Board board = photo->reading->board;
        const std::optional<Board>& present = table.harmonies()->players.at(seat).board;
        if (keepsChecked && present && present->side() == board.side()) {
            board = withWorkByHand(board, *present, table.seats[seat]);
        } else {
            table.seats[seat].checked.reset();
        }
        if (board.side() != table.harmonies()->side) {
            std::ranges::for_each(table.seats, [](Seat& other) { other.checked.reset(); });
        }
        table = withHarmonies(std::move(table), [&](Game& game) { putBoard(game, seat, board); });
    }
    table.seats.at(seat).photo = std::move(photo);
    return table;
}

Table withBoardsSwapped(Table table, std::size_t one, std::size_t other) {
    table = withHarmonies(std::move(table), [&](Game& game) { swapBoards(game, one, other); });
    std::swap(table.seats.at(one).photo, table.seats.at(other).photo);
    std::swap(table.seats.at(one).checked, table.seats.at(other).checked);
    takeBackCubeWithoutBoard(table, one);
    takeBackCubeWithoutBoard(table, other);
    return table;
}

Table withoutBoard(Table table, std::size_t seat) {
    table = withHarmonies(std::move(table), [&](Game& game) { game.players.at(seat).board = Board(game.side); });
    table.seats.at(seat).photo.reset();
    table.seats.at(seat).checked.reset();
    return table;
}

Table withSide(Table table, Side side) {
    return withHarmonies(std::move(table), [&](Game& game) { setSide(game, side); });
}

// --- cards

Table withSpirits(Table table, bool on) {
    table.withSpirits = on;
    std::vector<Seat> seats = table.seats;
    table = withHarmonies(std::move(table), [&](Game& game) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            setSpiritInPlay(game, seat, on, seats[seat].spirit);
        }
    });
    table.seats = std::move(seats);
    return table;
}

Table withCard(Table table, std::size_t seat, const std::string& card, std::optional<int> cubes) {
    const AnimalCard* const known = animalCard(card);
    const std::optional<std::size_t> holder = cardHolder(*table.harmonies(), card);
    const bool isPossible = known != nullptr && (!cubes || *cubes <= static_cast<int>(known->points.size()));
    if (!isPossible || (holder && *holder != seat)) {
        return table;
    }
    return withHarmonies(std::move(table), [&](Game& game) {
        Player& player = game.players.at(seat);
        std::vector<AnimalEntry> entries = player.animals.value_or(std::vector<AnimalEntry>());
        std::erase_if(entries,
                      [](const AnimalEntry& entry) { return entry.card.empty(); });  // cards replace typed points
        const auto found = std::ranges::find(entries, card, &AnimalEntry::card);
        if (found != entries.end() && cubes) {
            found->placed = cubes;
        } else if (found != entries.end()) {
            entries.erase(found);
        } else if (cubes) {
            entries.push_back({.card = card, .placed = cubes, .points = 0});
        }
        player.animals = entries.empty() ? std::nullopt : std::optional(std::move(entries));
    });
}

Table withSpirit(Table table, std::size_t seat, const std::string& card, std::optional<bool> placed) {
    const std::optional<std::size_t> holder = cardHolder(*table.harmonies(), card);
    if (!card.empty() && (spiritCard(card) == nullptr || (holder && *holder != seat))) {
        return table;
    }
    return withHarmonies(std::move(table), [&](Game& game) {
        Player& player = game.players.at(seat);
        // Without a board there is no cube.
        const bool isPlaced = player.board && placed.value_or(player.board->cubeCount(Cube::Spirit) > 0);
        player.spirit =
            card.empty() ? std::nullopt : std::optional(SpiritEntry{.card = card, .placed = isPlaced, .points = 0});
    });
}

}  // namespace concord::web
