#include "scoring/renature/game_edits.h"

#include "scoring/json/text_rule.h"
#include "scoring/renature/limits.h"
#include "scoring/renature/stock.h"

#include <algorithm>
#include <utility>

namespace concord::renature {

namespace {

bool isTaken(const Game& game, const std::string& name) {
    return std::ranges::find(game.players, name, &Player::name) != game.players.end();
}

// Drops an edit that breaks a limit, unless the game breaks one already.
template <typename Edit>
void editWithin(Game& game, const Edit& edit) {
    Game edited = game;
    edit(edited);
    if (brokenLimits(edited).empty() || !brokenLimits(game).empty()) {
        game = std::move(edited);
    }
}

Colour freeColour(const Game& game, std::string_view wanted) {
    const auto isFree = [&](Colour colour) { return isPlayerColour(colour) && playerOf(game, colour) == nullptr; };
    const auto named = colourFromName(wanted);
    if (named && isFree(*named)) {
        return *named;
    }
    // One is free: there are maxPlayers colours, and fewer players so far.
    return *std::ranges::find_if(allColours, isFree);
}

void movePlants(std::vector<Area>& areas, Colour from, Colour to) {
    for (Area& area : areas) {
        area.plants[to] = std::exchange(area.plants[from], {});
    }
}

// The points as far as they are known. A number of tokens that was typed alone has the sum 0, which nobody typed.
std::optional<int> tokenPoints(const Player& player) {
    const std::optional<int> typed = player.typed.at(Category::Tokens);
    if (typed || !player.tokens) {
        return typed;
    }
    const bool isCountAlone = std::holds_alternative<TokenSum>(*player.tokens) && sumOf(*player.tokens).points == 0;
    return isCountAlone ? std::nullopt : std::optional(sumOf(*player.tokens).points);
}

void recolourTwo(Game& game) {
    for (Player& player : game.players) {
        if (player.colour != Colour::White && player.colour != Colour::Black) {
            const Colour colour = playerOf(game, Colour::White) == nullptr ? Colour::White : Colour::Black;
            if (game.areas) {
                movePlants(*game.areas, player.colour, colour);
            }
            player.colour = colour;
        }
    }
}

}  // namespace

void addPlayerUnchecked(Game& game, const std::string& name, std::string_view colour) {
    Player player;
    player.name = repairedText(name, TextKind::Line);
    if (player.name.empty() || isTaken(game, player.name) || static_cast<int>(game.players.size()) >= maxPlayers) {
        return;
    }
    player.colour = freeColour(game, colour);
    game.players.push_back(player);
    if (game.players.size() == 2) {
        recolourTwo(game);
    }
}

void addPlayer(Game& game, const std::string& name, std::string_view colour) {
    editWithin(game, [&](Game& edited) { addPlayerUnchecked(edited, name, colour); });
}

void removePlayer(Game& game, std::size_t player) {
    if (static_cast<int>(game.players.size()) <= minPlayers || player >= game.players.size()) {
        return;
    }
    const Colour colour = game.players[player].colour;
    game.players.erase(game.players.begin() + static_cast<std::ptrdiff_t>(player));
    if (game.areas) {
        for (Area& area : *game.areas) {
            area.plants[colour] = {};
        }
    }
    if (game.players.size() == 2) {
        recolourTwo(game);
    }
}

void renamePlayer(Game& game, std::size_t player, const std::string& name) {
    const std::string wanted = repairedText(name, TextKind::Line);
    if (!wanted.empty() && !isTaken(game, wanted)) {
        game.players.at(player).name = wanted;
    }
}

void setColourUnchecked(Game& game, std::size_t player, Colour colour) {
    const Colour before = game.players.at(player).colour;
    if (game.areas && playerOf(game, colour) == nullptr) {
        movePlants(*game.areas, before, colour);
    }
    for (Player& other : game.players) {
        other.colour = other.colour == colour ? before : other.colour;
    }
    game.players[player].colour = colour;
}

void setColour(Game& game, std::size_t player, std::string_view name) {
    const auto colour = colourFromName(name);
    if (colour && isPlayerColour(*colour)) {
        editWithin(game, [&](Game& edited) { setColourUnchecked(edited, player, *colour); });
    }
}

void typeNumber(Game& game, std::size_t player, Category category, std::optional<int> number) {
    editWithin(game, [&](Game& edited) {
        Player& target = edited.players.at(player);
        if (category == Category::Track) {
            target.track = number;
        } else if (category == Category::Clouds) {
            target.typed.set(category, std::nullopt);
            target.clouds = number;
        } else if (category == Category::Tokens) {
            typeTokens(target, number ? std::vector{*number} : std::vector<int>());
        } else if (mayBeTyped(category)) {
            target.typed.set(category, number);
        }
    });
}

void typeTokens(Player& player, const std::vector<int>& numbers) {
    player.typed.set(Category::Tokens, std::nullopt);
    if (numbers.empty()) {
        player.tokens.reset();
    } else if (numbers.size() > 1) {
        player.tokens = numbers;
    } else if (player.tokens) {
        player.tokens = TokenSum{.count = sumOf(*player.tokens).count, .points = numbers.front()};
    } else {
        player.typed.set(Category::Tokens, numbers.front());
    }
}

void typeTokenCount(Player& player, std::optional<int> count) {
    const std::optional<int> points = tokenPoints(player);
    player.typed.set(Category::Tokens, count ? std::nullopt : points);
    player.tokens =
        count ? std::optional<CollectedTokens>(TokenSum{.count = *count, .points = points.value_or(0)}) : std::nullopt;
}

}  // namespace concord::renature
