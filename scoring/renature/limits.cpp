#include "scoring/renature/limits.h"

#include "scoring/renature/stock.h"

#include <algorithm>

namespace concord::renature {
namespace {

using Limits = std::vector<BrokenLimit>;

std::string playerPlace(std::size_t player, std::string_view rest) {
    return ("/players/" + std::to_string(player) + "/").append(rest);
}

std::string areaPlantsPlace(std::size_t area) { return "/areas/" + std::to_string(area) + "/plants"; }

std::string step(std::string_view name) { return std::string("/").append(name); }

std::string plantsLeftPlace(std::size_t player, PlantOwner owner, PlantKind kind) {
    return playerPlace(player, owner == PlantOwner::Player ? "plantsLeft/own" : "plantsLeft/neutral") +
           step(name(kind));
}

const PlantCounts& leftOf(const PlantsLeft& left, PlantOwner owner) {
    return owner == PlantOwner::Player ? left.own : left.neutral;
}

// Calls each(area, index).
template <typename Each>
void forAreas(const Game& game, const Each& each) {
    for (std::size_t i = 0; game.areas && i < game.areas->size(); ++i) {
        each((*game.areas)[i], i);
    }
}

void addPlayerCount(const Game& game, Limits& limits) {
    const auto count = static_cast<int>(game.players.size());
    if (count < minPlayers || count > maxPlayers) {
        limits.push_back({"/players", {CONCORD_TEXT("expected two to four players, got %1"), {std::to_string(count)}}});
    }
}

void addColours(const Game& game, Limits& limits) {
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        const Colour colour = game.players[i].colour;
        const std::string quoted = '"' + std::string(name(colour)) + '"';
        const std::string place = playerPlace(i, "colour");
        if (playerOf(game, colour) != &game.players[i]) {
            limits.push_back({place, {CONCORD_TEXT("expected each colour once, got %1 again"), {quoted}}});
        } else if (game.players.size() == 2 && colour != Colour::White && colour != Colour::Black) {
            limits.push_back(
                {place, {CONCORD_TEXT("expected \"white\" or \"black\" with two players, got %1"), {quoted}}});
        }
    }
}

void addClouds(const Game& game, Limits& limits) {
    const auto add = [&](std::size_t player, std::string_view key, std::optional<int> clouds) {
        if (clouds && *clouds > maxClouds) {
            limits.push_back({playerPlace(player, key),
                              {CONCORD_TEXT("a player board holds at most %1 clouds, not %2"),
                               {std::to_string(maxClouds), std::to_string(*clouds)}}});
        }
    };
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        add(i, "clouds", game.players[i].clouds);
        add(i, "typed/clouds", game.players[i].typed.at(Category::Clouds));  // a point each
    }
}

void addTokens(const Game& game, Limits& limits) {
    auto tokens = static_cast<int>(game.areas ? game.areas->size() : 0);
    const auto addAt = [&](const std::string& place) {
        limits.push_back({place,
                          {CONCORD_TEXT("the game has only %1 sunflower tokens, but %2 are collected or lie on areas"),
                           {std::to_string(areaCount), std::to_string(tokens)}}});
    };
    if (tokens > areaCount) {
        addAt("/areas");
        return;
    }
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        if (game.players[i].tokens) {
            tokens += sumOf(*game.players[i].tokens).count;
            if (tokens > areaCount) {
                addAt(playerPlace(i, "tokens"));
                return;
            }
        }
    }
}

void addColoursInPlay(const Game& game, Limits& limits) {
    forAreas(game, [&](const Area& area, std::size_t i) {
        for (const Colour colour : allColours) {
            if (!area.plants[colour].empty() && !isInPlay(game, colour)) {
                limits.push_back({areaPlantsPlace(i) + step(name(colour)),
                                  {CONCORD_TEXT("expected the colour of a player of this game, or \"neutral\""), {}}});
            }
        }
    });
}

void addAreaSizes(const Game& game, Limits& limits) {
    forAreas(game, [&](const Area& area, std::size_t i) {
        if (area.plantCount() > area.main) {
            limits.push_back({areaPlantsPlace(i),
                              {CONCORD_TEXT("an area of this size holds at most %1 plants, not %2"),
                               {std::to_string(area.main), std::to_string(area.plantCount())}}});
        }
    });
}

// The rules state the player boards for four players only.
void addBoards(const Game& game, Limits& limits) {
    for (std::size_t i = 0; game.players.size() == maxPlayers && i < game.players.size(); ++i) {
        for (const PlantOwner owner : allPlantOwners) {
            const PlantCounts most = initialPlants(maxPlayers, owner).plants;
            for (const PlantKind kind : allPlants) {
                const auto& left = game.players[i].plantsLeft;
                const int count = left ? leftOf(*left, owner).at(kind) : 0;
                if (count > most.at(kind)) {
                    limits.push_back(
                        {plantsLeftPlace(i, owner, kind),
                         {CONCORD_TEXT("with four players a player board holds at most %1 of this plant, not %2"),
                          {std::to_string(most.at(kind)), std::to_string(count)}}});
                }
            }
        }
    }
}

// Reports each colour and kind once, where the box is exceeded: boards first, then areas.
void addStock(const Game& game, Limits& limits) {
    ByColour<PlantCounts> used;
    const auto use = [&](Colour colour, PlantKind kind, int count, const std::string& place) {
        const int before = used[colour].at(kind);
        const int most = plantStock(colour).at(kind);
        used[colour].set(kind, before + count);
        if (before <= most && before + count > most) {
            limits.push_back({place,
                              {CONCORD_TEXT("the game has only %1 plants of this colour and kind, but %2 are entered"),
                               {std::to_string(most), std::to_string(before + count)}}});
        }
    };
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        const Player& player = game.players[i];
        for (const PlantOwner owner : allPlantOwners) {
            for (const PlantKind kind : allPlants) {
                const int count = player.plantsLeft ? leftOf(*player.plantsLeft, owner).at(kind) : 0;
                use(owner == PlantOwner::Player ? player.colour : Colour::Neutral, kind, count,
                    plantsLeftPlace(i, owner, kind));
            }
        }
    }
    forAreas(game, [&](const Area& area, std::size_t i) {
        for (const Colour colour : allColours) {
            for (const PlantKind kind : allPlants) {
                use(colour, kind, area.plants[colour].at(kind),
                    areaPlantsPlace(i) + step(name(colour)) + step(name(kind)));
            }
        }
    });
}

}  // namespace

std::vector<BrokenLimit> brokenLimits(const Game& game) {
    Limits limits;
    for (const auto add :
         {addPlayerCount, addColours, addClouds, addTokens, addColoursInPlay, addAreaSizes, addBoards, addStock}) {
        add(game, limits);
    }
    return limits;
}

}  // namespace concord::renature
