#include "scoring/harmonies/game_edits.h"

#include "scoring/json/text_rule.h"

#include <algorithm>

namespace concord {

namespace {

bool isTaken(const Game& game, const std::string& name) {
    return std::ranges::find(game.players, name, &Player::name) != game.players.end();
}

void setTypedAnimals(Player& player, std::optional<int> number) {
    if (number) {
        player.animals = {AnimalEntry{.card = {}, .placed = {}, .points = *number}};
    } else if (hasBareAnimalPoints(player)) {
        player.animals.reset();
    }
}

void setTypedSpirit(Player& player, std::optional<int> number) {
    if (number) {
        player.spirit = SpiritEntry{.card = {}, .placed = false, .points = *number};
    } else if (player.spirit && player.spirit->card.empty()) {
        player.spirit.reset();
    }
}

}  // namespace

void addPlayer(Game& game, const std::string& name, const std::string& colour) {
    Player player;
    player.name = repairedText(name, TextKind::Line);
    player.colour = colour;
    if (!player.name.empty() && !isTaken(game, player.name) && game.players.size() < maxPlayers) {
        game.players.push_back(std::move(player));
    }
}

void removePlayer(Game& game, std::size_t player) {
    if (game.players.size() > 1 && player < game.players.size()) {
        game.players.erase(game.players.begin() + static_cast<std::ptrdiff_t>(player));
    }
}

void renamePlayer(Game& game, std::size_t player, const std::string& name) {
    const std::string wanted = repairedText(name, TextKind::Line);
    if (!wanted.empty() && !isTaken(game, wanted)) {
        game.players.at(player).name = wanted;
    }
}

void typeNumber(Player& player, Category category, std::optional<int> number) {
    if (category == Category::Animals) {
        setTypedAnimals(player, number);
    } else if (category == Category::Spirit) {
        setTypedSpirit(player, number);
    } else if (static_cast<int>(category) < landscapeCategoryCount) {
        player.typed.set(category, number);
    }
}

bool hasBareAnimalPoints(const Player& player) {
    return player.animals && !player.animals->empty() &&
           std::ranges::all_of(*player.animals, [](const AnimalEntry& entry) { return entry.card.empty(); });
}

}  // namespace concord
