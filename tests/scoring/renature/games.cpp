#include "tests/scoring/renature/games.h"

#include "scoring/games/all_games.h"
#include "scoring/renature/stock.h"
#include "scoring/table/game_file.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace concord::renature::testing {
namespace {

int randomBelow(std::mt19937& random, int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); }

PlantCounts randomPlants(std::mt19937& random, const PlantCounts& most) {
    PlantCounts plants;
    for (const PlantKind kind : allPlants) {
        plants.set(kind, randomBelow(random, most.at(kind) + 1));
    }
    return plants;
}

void subtract(PlantCounts& stock, const PlantCounts& plants) {
    for (const PlantKind kind : allPlants) {
        stock.set(kind, stock.at(kind) - plants.at(kind));
    }
}

PlantCounts minimumOf(PlantCounts a, const PlantCounts& b) {
    for (const PlantKind kind : allPlants) {
        a.set(kind, std::min(a.at(kind), b.at(kind)));
    }
    return a;
}

// Two plants at most, so that strengths are small and often equal.
PlantCounts fewPlants(std::mt19937& random, const PlantCounts& stock) {
    PlantCounts plants;
    for (int i = randomBelow(random, 3); i > 0; --i) {
        const PlantKind kind = allPlants[random() % allPlants.size()];
        plants.set(kind, std::min(plants.at(kind) + 1, stock.at(kind)));
    }
    return plants;
}

void fillPlayer(std::mt19937& random, int playerCount, ByColour<PlantCounts>& stock, int& tokensFree, Player& player) {
    const auto isKnown = [&] { return randomBelow(random, 8) > 0; };
    if (isKnown()) {
        player.track = randomBelow(random, 4) > 0 ? 40 + randomBelow(random, 4) : randomBelow(random, 80);
    }
    if (isKnown()) {
        player.clouds = randomBelow(random, maxClouds + 1);
    }
    if (isKnown()) {
        PlantsLeft left;
        left.own = randomPlants(random,
                                minimumOf(stock[player.colour], initialPlants(playerCount, PlantOwner::Player).plants));
        left.neutral = randomPlants(
            random, minimumOf(stock[Colour::Neutral], initialPlants(playerCount, PlantOwner::Neutral).plants));
        subtract(stock[player.colour], left.own);
        subtract(stock[Colour::Neutral], left.neutral);
        player.plantsLeft = left;
    }
    if (isKnown()) {
        std::vector<int> backs(static_cast<std::size_t>(randomBelow(random, std::min(tokensFree, 5) + 1)));
        std::ranges::generate(backs, [&] { return randomBelow(random, 4); });
        tokensFree -= static_cast<int>(backs.size());
        if (randomBelow(random, 2) == 0) {
            player.tokens = sumOf(backs);
        } else {
            player.tokens = backs;
        }
    }
    for (const Category category : allCategories) {
        if (mayBeTyped(category) && randomBelow(random, 10) == 0) {
            const int number = randomBelow(random, maxClouds + 1);
            player.typed.set(category, category == Category::PlantsLeft ? -number : number);
        }
        if (randomBelow(random, 6) == 0) {
            player.claimed.set(category,
                               category == Category::PlantsLeft ? -randomBelow(random, 9) : randomBelow(random, 60));
        }
    }
}

// Sets the second player's track so that the totals of the first two are equal, unless it would be negative.
void equaliseTotals(Game& game) {
    const GameScore score = scoreGame(game);
    Player& second = game.players[1];
    const int track = second.track.value_or(0) + score.players[0].total() - score.players[1].total();
    if (track >= 0) {
        second.track = track;
    }
}

}  // namespace

Area areaOf(int main, std::optional<int> bonus, const std::string& plants) {
    Area area;
    area.main = main;
    area.bonus = bonus;
    std::istringstream words(plants);
    for (std::string word; words >> word;) {
        const std::size_t equals = word.find('=');
        PlantCounts& counts = area.plants[colourFromName(word.substr(0, equals)).value()];
        std::istringstream list(word.substr(equals + 1));
        for (std::string plant; std::getline(list, plant, ',');) {
            const std::size_t timesSign = plant.find('x');  // no plant has an x in its name
            const int count = timesSign == std::string::npos ? 1 : std::stoi(plant.substr(0, timesSign));
            const PlantKind kind =
                plantFromName(timesSign == std::string::npos ? plant : plant.substr(timesSign + 1)).value();
            counts.set(kind, counts.at(kind) + count);
        }
    }
    return area;
}

Area areaOfStrengths(const std::array<int, colourCount>& strengths) {
    Area area;
    area.main = 9;
    area.bonus = 4;
    for (const Colour colour : allColours) {
        area.plants[colour].set(PlantKind::Turf, strengths[static_cast<std::size_t>(colour)]);
    }
    return area;
}

Area randomArea(std::mt19937& random) {
    Area area;
    const bool hasFewPlants = randomBelow(random, 2) == 0;
    for (const Colour colour : allColours) {
        if (randomBelow(random, 3) > 0) {
            area.plants[colour] =
                hasFewPlants ? fewPlants(random, plantStock(colour)) : randomPlants(random, plantStock(colour));
        }
    }
    area.main = std::max(1, area.plantCount() + randomBelow(random, 4));
    if (randomBelow(random, 10) > 0) {
        area.bonus = randomBelow(random, 6);
    }
    return area;
}

Game randomGame(std::mt19937& random) {
    Game game;
    const int playerCount = minPlayers + randomBelow(random, maxPlayers - minPlayers + 1);
    std::vector<Colour> colours{Colour::White, Colour::Black, Colour::Orange, Colour::Blue};
    if (playerCount == 2) {
        colours.resize(2);
    }
    std::ranges::shuffle(colours, random);
    ByColour<PlantCounts> stock;
    for (const Colour colour : allColours) {
        stock[colour] = plantStock(colour);
    }
    int tokensFree = areaCount;
    if (randomBelow(random, 8) > 0) {
        game.areas.emplace(static_cast<std::size_t>(randomBelow(random, 6)));
        tokensFree -= static_cast<int>(game.areas->size());
    }
    for (int i = 0; i < playerCount; ++i) {
        Player& player = game.players.emplace_back();
        player.name = std::string("Player ") + std::to_string(i + 1);
        player.colour = colours[static_cast<std::size_t>(i)];
        fillPlayer(random, playerCount, stock, tokensFree, player);
    }
    for (std::size_t i = 0; game.areas && i < game.areas->size(); ++i) {
        Area& area = (*game.areas)[i];
        for (const Colour colour : allColours) {
            if (isInPlay(game, colour)) {
                area.plants[colour] = fewPlants(random, stock[colour]);
                subtract(stock[colour], area.plants[colour]);
            }
        }
        area.main = std::max(1, area.plantCount() + randomBelow(random, 3));
        if (randomBelow(random, 6) > 0) {
            area.bonus = randomBelow(random, 4);
        }
    }
    if (randomBelow(random, 3) == 0) {
        equaliseTotals(game);
    }
    return game;
}

const char* const exampleGame = R"({"format": "concord-game", "version": 1, "game": "renature",
 "players": [
  {"name": "Pauline", "colour": "orange", "track": 38, "clouds": 2,
   "plantsLeft": {"own": {"turf": 1}, "neutral": {"bush": 1}}, "tokens": [2, 1, 3], "claimed": {"total": 49}},
  {"name": "Johan", "colour": "blue", "track": 45, "clouds": 0, "plantsLeft": {"own": {"pine": 1, "oak": 1}}, "tokens": {"count": 2, "points": 3}},
  {"name": "Ann", "colour": "white", "track": 40}],
 "areas": [{"main": 4, "bonus": 2, "plants": {"orange": {"bush": 1}, "blue": {"bush": 1, "turf": 1}, "neutral": {"pine": 1}}}]})";

std::string refusalOf(const std::string& text) {
    try {
        addAllGames();
        gameFileFromJson(text);
        return "accepted";
    } catch (const InputError& error) {
        return error.place() + ": " + concord::english(error.message());
    }
}

std::vector<std::string> codes(const std::vector<Warning>& warnings) {
    std::vector<std::string> all;
    all.reserve(warnings.size());
    for (const Warning& warning : warnings) {
        all.push_back(warning.code);
    }
    return all;
}

std::string messageOf(const std::vector<Warning>& warnings, std::string_view code) {
    const auto found = std::ranges::find(warnings, code, &Warning::code);
    return found == warnings.end() ? "" : concord::english(found->message);
}

}  // namespace concord::renature::testing
