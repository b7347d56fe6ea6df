#include "scoring/renature/game_json.h"

#include "scoring/json/json_expect.h"
#include "scoring/renature/limits.h"
#include "scoring/renature/stock.h"
#include "scoring/table/document_head.h"

#include <algorithm>

namespace concord::renature {
namespace {

using Kind = JsonValue::Kind;

// --- numbers --------------------------------------------------------------------------------

int zeroOrLessAt(const JsonValue& value) {
    const auto whole = value.kind() == Kind::Number ? value.whole() : std::nullopt;
    if (!whole || *whole < -maxJsonNumber || *whole > 0 || value.toJson() == "-0") {
        value.failGot(CONCORD_TEXT("expected a whole number from %1 to 0, got %2"), {std::to_string(-maxJsonNumber)});
    }
    return static_cast<int>(*whole);
}

int padNumberAt(const JsonValue& value, Category category) {
    switch (category) {
        case Category::PlantsLeft:
            return zeroOrLessAt(value);
        case Category::Total:
            return integerAt(value);
        default:
            return wholeAt(value);
    }
}

template <typename IsAllowed>
PadNumbers readNumbers(const JsonValue& value, const IsAllowed& isAllowed) {
    expectObject(value);
    std::vector<std::string_view> names;
    for (const Category category : allCategories) {
        if (isAllowed(category)) {
            names.push_back(name(category));
        }
    }
    refuseOtherKeys(value, names);
    PadNumbers numbers;
    for (const JsonValue& member : value.children()) {
        const Category category = *categoryFromName(member.key());
        numbers.set(category, padNumberAt(member, category));
    }
    return numbers;
}

// --- plants and tokens ----------------------------------------------------------------------

PlantCounts readPlants(const JsonValue& value) {
    constexpr std::array<std::string_view, plantKinds> keys{"turf", "bush", "pine", "oak"};
    expectObject(value);
    refuseOtherKeys(value, keys);
    PlantCounts plants;
    for (const JsonValue& member : value.children()) {
        plants.set(*plantFromName(member.key()), wholeAt(member));
    }
    return plants;
}

PlantsLeft readPlantsLeft(const JsonValue& value) {
    constexpr std::array<std::string_view, 2> keys{"own", "neutral"};
    expectObject(value);
    refuseOtherKeys(value, keys);
    PlantsLeft left;
    if (const auto own = value.member("own")) {
        left.own = readPlants(*own);
    }
    if (const auto neutral = value.member("neutral")) {
        left.neutral = readPlants(*neutral);
    }
    return left;
}

// Checked here, so that no sum of a list can grow too large.
void expectAtMostAllTokens(const JsonValue& value, std::size_t count) {
    if (count > static_cast<std::size_t>(areaCount)) {
        value.fail({CONCORD_TEXT("the game has only %1 sunflower tokens, but %2 are collected or lie on areas"),
                    {std::to_string(areaCount), std::to_string(count)}});
    }
}

CollectedTokens readTokens(const JsonValue& value) {
    if (value.kind() == Kind::Object) {
        constexpr std::array<std::string_view, 2> keys{"count", "points"};
        refuseOtherKeys(value, keys);
        return TokenSum{wholeAt(require(value, "count")), wholeAt(require(value, "points"))};
    }
    if (value.kind() != Kind::List) {
        value.failGot(CONCORD_TEXT("expected a list of numbers, or \"count\" and \"points\", got %1"));
    }
    const auto list = value.children();
    expectAtMostAllTokens(value, list.size());
    std::vector<int> numbers;
    numbers.reserve(list.size());
    for (const JsonValue& entry : list) {
        numbers.push_back(wholeAt(entry));
    }
    return numbers;
}

// --- players --------------------------------------------------------------------------------

Colour playerColourAt(const JsonValue& value) {
    const auto colour = value.kind() == Kind::Text ? colourFromName(value.text()) : std::nullopt;
    if (!colour || !isPlayerColour(*colour)) {
        value.failGot(CONCORD_TEXT("expected one of the colours white, black, orange and blue, got %1"));
    }
    return *colour;
}

Player readPlayer(const JsonValue& value) {
    constexpr std::array<std::string_view, 8> keys{"name",       "colour", "track", "clouds",
                                                   "plantsLeft", "tokens", "typed", "claimed"};
    expectObject(value);
    refuseOtherKeys(value, keys);
    Player player;
    player.name = textAt(require(value, "name"), TextKind::Name);
    player.colour = playerColourAt(require(value, "colour"));
    if (const auto track = value.member("track")) {
        player.track = wholeAt(*track);
    }
    if (const auto clouds = value.member("clouds")) {
        player.clouds = wholeAt(*clouds, maxClouds);
    }
    if (const auto left = value.member("plantsLeft")) {
        player.plantsLeft = readPlantsLeft(*left);
    }
    if (const auto tokens = value.member("tokens")) {
        player.tokens = readTokens(*tokens);
    }
    if (const auto typed = value.member("typed")) {
        player.typed = readNumbers(*typed, mayBeTyped);
    }
    if (const auto claimed = value.member("claimed")) {
        player.claimed = readNumbers(*claimed, [](Category) { return true; });
    }
    return player;
}

std::vector<Player> readPlayers(const JsonValue& value) {
    const auto list = listAt(value);
    if (list.size() < minPlayers || list.size() > maxPlayers) {
        value.fail({CONCORD_TEXT("expected two to four players, got %1"), {std::to_string(list.size())}});
    }
    std::vector<Player> players;
    for (const JsonValue& entry : list) {
        Player player = readPlayer(entry);
        if (std::ranges::find(players, player.name, &Player::name) != players.end()) {
            require(entry, "name")
                .fail({CONCORD_TEXT("expected a name of their own for each player, got %1 again"),
                       {quotedForMessage(player.name)}});
        }
        players.push_back(std::move(player));
    }
    return players;
}

// --- areas ----------------------------------------------------------------------------------

Area readArea(const JsonValue& value, const Game& game) {
    constexpr std::array<std::string_view, 3> keys{"main", "bonus", "plants"};
    expectObject(value);
    refuseOtherKeys(value, keys);
    Area area;
    area.main = positiveAt(require(value, "main"));
    if (const auto bonus = value.member("bonus")) {
        area.bonus = wholeAt(*bonus);
    }
    const JsonValue plants = require(value, "plants");
    expectObject(plants);
    for (const JsonValue& member : plants.children()) {
        const auto colour = colourFromName(member.key());
        if (!colour || !isInPlay(game, *colour)) {
            member.fail({CONCORD_TEXT("expected the colour of a player of this game, or \"neutral\", got %1"),
                         {quotedForMessage(member.key())}});
        }
        area.plants[*colour] = readPlants(member);
    }
    return area;
}

std::vector<Area> readAreas(const JsonValue& value, const Game& game) {
    const auto list = listAt(value);
    expectAtMostAllTokens(value, list.size());
    std::vector<Area> areas;
    areas.reserve(list.size());
    for (const JsonValue& entry : list) {
        areas.push_back(readArea(entry, game));
    }
    return areas;
}

}  // namespace

Game gameAt(const JsonValue& root) {
    constexpr std::array<std::string_view, 6> keys{"format", "version", "game", "players", "areas", "record"};
    expectObject(root);
    refuseOtherKeys(root, keys);
    Game game;
    game.players = readPlayers(require(root, "players"));
    if (const auto areas = root.member("areas")) {
        game.areas = readAreas(*areas, game);
    }
    if (const auto broken = brokenLimits(game); !broken.empty()) {
        throw InputError(broken.front().place, broken.front().message);
    }
    return game;
}

Game gameFromJson(std::string_view text) {
    const JsonDocument document(text);
    expectGameFormat(document.root());
    requireText(document.root(), "game", "renature");
    return gameAt(document.root());
}

}  // namespace concord::renature
