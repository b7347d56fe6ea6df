#include "app/gui/document/table_edits.h"

#include "app/record/game_record.h"
#include "scoring/json/input_error.h"
#include "scoring/json/text_rule.h"

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

Player& playerAt(Table& table, int player) { return table.game.players.at(static_cast<std::size_t>(player)); }
PlayerState& playerStateAt(Table& table, int player) { return table.playerStates.at(static_cast<std::size_t>(player)); }

// In its stored form; empty if it has no visible character.
std::string typedName(const std::string& name) { return repairedText(name, TextKind::Line); }

bool isTaken(const Game& game, const std::string& name) {
    return std::ranges::any_of(game.players, [&](const Player& one) { return one.name == name; });
}

bool holdsCards(const std::optional<std::vector<AnimalEntry>>& animals) {
    return animals && std::ranges::any_of(*animals, [](const AnimalEntry& one) { return !one.card.empty(); });
}

template <typename Change>
void changeRecord(Game& game, const Change& change) {
    try {
        record::GameRecord record = record::recordOf(game);
        const record::GameRecord before = record;
        change(record);
        if (record != before) {
            record::setRecord(game, record);
        }
    } catch (const InputError&) {
        // a record of another program stays as it is
    }
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

void typeSpirit(Table& table, int seat, std::optional<int> points) {
    Player& player = playerAt(table, seat);
    PlayerState& playerState = playerStateAt(table, seat);
    const bool holdsCard = player.spirit && !player.spirit->card.empty();
    if (!points) {
        if (!holdsCard) {
            player.spirit = takeBackSpirit(table.game, playerState);
        }
        return;
    }
    if (holdsCard) {
        playerState.spiritCard = player.spirit;
    }
    player.spirit = SpiritEntry{.card = {}, .placed = false, .points = *points};
}

}  // namespace

Table tableFor(const NewGame& game) {
    Table table;
    table.game.side = game.side;
    table.game.rulings = game.rulings;
    table.withSpirits = game.withSpirits;
    for (const NewPlayer& one : game.players) {
        table = withPlayer(std::move(table), one.name, one.colour);
    }
    return table;
}

Table withNumber(Table table, int player, Category category, std::optional<int> number) {
    if (category == Category::Animals) {
        return withAnimalPoints(std::move(table), player, number ? std::vector{*number} : std::vector<int>{});
    }
    if (category == Category::Spirit) {
        typeSpirit(table, player, number);
    } else if (static_cast<int>(category) < landscapeCategories) {
        playerAt(table, player).typed.set(category, number);
    }
    return table;
}

Table withAnimalPoints(Table table, int player, const std::vector<int>& points) {
    Player& edited = playerAt(table, player);
    PlayerState& playerState = playerStateAt(table, player);
    if (points.empty()) {
        if (hasBarePoints(edited)) {
            edited.animals = takeBackAnimals(table.game, playerState);
        }
        return table;
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
    return withCubesPlaced(std::move(table), player, cubes);
}

Table withCubesPlaced(Table table, int player, std::optional<int> cubes) {
    Player& edited = playerAt(table, player);
    if (hasBarePoints(edited)) {
        // An entry without a number would make the sum unknown.
        for (AnimalEntry& entry : *edited.animals) {
            entry.placed = cubes ? std::optional(0) : std::nullopt;
        }
        edited.animals->front().placed = cubes;
    }
    return table;
}

bool hasBarePoints(const Player& player) {
    return player.animals && !player.animals->empty() && !holdsCards(player.animals);
}

Table withPlayer(Table table, const std::string& name, const std::string& colour) {
    Player player;
    player.name = typedName(name);
    player.colour = colour;
    if (!player.name.empty() && !isTaken(table.game, player.name) && table.game.players.size() < maxPlayers) {
        changeRecord(table.game, [](record::GameRecord& record) { record.players.clear(); });
        table.game.players.push_back(std::move(player));
        table.playerStates.emplace_back();
    }
    return table;
}

Table withoutPlayer(Table table, int player) {
    if (table.game.players.size() == 1) {
        return table;
    }
    const std::string name = playerAt(table, player).name;
    changeRecord(table.game, [&](record::GameRecord& record) {
        if (record.starter == name) {
            record.starter.clear();
            table.starterSettled = false;
        }
        std::erase_if(record.photos, [&](const record::RecordedPhoto& photo) { return photo.player == name; });
        if (!record.players.empty()) {
            record.players.erase(record.players.begin() + player);
        }
    });
    table.game.players.erase(table.game.players.begin() + player);
    table.playerStates.erase(table.playerStates.begin() + player);
    return table;
}

Table withName(Table table, int player, const std::string& name) {
    const std::string wanted = typedName(name);
    if (wanted.empty() || isTaken(table.game, wanted)) {
        return table;
    }
    const std::string before = playerAt(table, player).name;
    changeRecord(table.game, [&](record::GameRecord& record) {
        record.players.clear();
        if (record.starter == before) {
            record.starter = wanted;
        }
        for (record::RecordedPhoto& photo : record.photos) {
            photo.player = photo.player == before ? wanted : photo.player;
        }
    });
    playerAt(table, player).name = wanted;
    return table;
}

Table withSpirits(Table table, bool on) {
    table.withSpirits = on;
    for (std::size_t i = 0; i < table.game.players.size(); ++i) {
        std::optional<SpiritEntry>& spirit = table.game.players[i].spirit;
        if (on && !spirit) {
            spirit = takeBackSpirit(table.game, table.playerStates[i]);
        } else if (!on && spirit) {
            table.playerStates[i].spiritCard = std::exchange(spirit, std::nullopt);
        }
    }
    return table;
}

Table withStartPlayer(Table table, std::optional<int> player) {
    const std::string name = player ? playerAt(table, *player).name : std::string();
    changeRecord(table.game, [&](record::GameRecord& record) { record.starter = name; });
    table.starterSettled = true;
    return table;
}

std::optional<int> startPlayer(const Game& game) {
    try {
        const std::string name = record::recordOf(game).starter;
        const auto found = std::ranges::find(game.players, name, &Player::name);
        if (found != game.players.end()) {
            return static_cast<int>(found - game.players.begin());
        }
    } catch (const InputError&) {
        // an invalid record is reported where it is used; here nobody has started
    }
    return {};
}

Table withRecordId(Table table, const std::string& id) {
    if (!id.empty()) {
        changeRecord(table.game, [&](record::GameRecord& record) { record.id = id; });
    }
    return table;
}

std::string recordId(const Game& game) {
    try {
        return record::recordOf(game).id;
    } catch (const InputError&) {
        return {};
    }
}

}  // namespace concord::gui
