// The templates are those of the window and of app/text/renature, so that they are translated once.
#include "app/phone/messages/renature_area.h"

#include "app/phone/messages/command.h"
#include "app/phone/messages/json_parts.h"
#include "scoring/json/json_expect.h"
#include "scoring/renature/area_reason.h"
#include "scoring/renature/area_text.h"
#include "scoring/renature/next_gain.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace concord::phone {

namespace {

using renature::Area;
using renature::AreaOutcome;
using renature::Colour;
using renature::Gain;
using renature::PlantCounts;
using renature::PlantKind;

constexpr int maxNumber = 99;  // far above any token and any number of plants

Text colourName(Colour colour) {
    constexpr std::array<const char*, renature::colourCount> names{"White", "Black", "Orange", "Blue", "Neutral"};
    return {names.at(static_cast<std::size_t>(colour)), {}};
}

// The name of a colour inside a sentence.
Text colourWord(Colour colour) {
    constexpr std::array<const char*, renature::colourCount> words{"white", "black", "orange", "blue", "neutral"};
    return {words.at(static_cast<std::size_t>(colour)), {}};
}

Text plantName(PlantKind plant) {
    constexpr std::array<const char*, renature::plantKinds> names{"Turf", "Bush", "Pine", "Oak"};
    return {names.at(static_cast<std::size_t>(plant)), {}};
}

Text plantsInWords(const PlantCounts& plants) {
    constexpr std::array<const char*, renature::plantKinds> names{"turf", "bush", "pine", "oak"};
    std::vector<Text> list;
    for (const PlantKind kind : renature::allPlants) {
        const Text one{names.at(static_cast<std::size_t>(kind)), {}};
        if (plants.at(kind) == 1) {
            list.push_back(one);
        } else if (plants.at(kind) > 1) {
            list.push_back({"%1 %2", {std::to_string(plants.at(kind))}, {one}});
        }
    }
    return listOf(std::move(list));
}

Text gainInWords(Colour colour, const Gain& gain) {
    const char* const share = gain.main && gain.bonus ? "main and bonus" : gain.main ? "main" : "bonus";
    Text needed{"%n more plant point(s)", {}};
    needed.count = gain.strength;
    Text brought{"the %1 points (%n)", {}, {Text{share, {}}}};
    brought.count = gain.points;
    return gain.plants
               ? Text{"%1: %2 (%3) would win %4.",
                      {},
                      {colourName(colour), needed, plantsInWords(*gain.plants), brought}}
               : Text{
                     "%1: %2 would win %3, but no plants can do that here.", {}, {colourName(colour), needed, brought}};
}

PlantCounts plantsAt(const JsonValue& value) {
    expectObject(value);
    PlantCounts plants;
    for (const JsonValue& entry : value.children()) {
        const std::optional<PlantKind> kind = renature::plantFromName(entry.key());
        if (!kind) {
            entry.fail({CONCORD_TEXT("expected a plant, got %1"), {quotedForMessage(entry.key())}});
        }
        plants.set(*kind, wholeAt(entry, maxNumber));
    }
    return plants;
}

Area areaAt(const JsonValue& root) {
    expectObject(root);
    constexpr std::array<std::string_view, 3> keys{"main", "bonus", "plants"};
    refuseOtherKeys(root, keys);
    Area area;
    area.main = positiveAt(require(root, "main"), maxNumber);
    if (const JsonValue bonus = require(root, "bonus"); bonus.kind() != JsonValue::Kind::Null) {
        area.bonus = wholeAt(bonus, maxNumber);
    }
    const JsonValue plants = require(root, "plants");
    expectObject(plants);
    for (const JsonValue& entry : plants.children()) {
        const std::optional<Colour> colour = renature::colourFromName(entry.key());
        if (!colour) {
            entry.fail({CONCORD_TEXT("expected a colour, got %1"), {quotedForMessage(entry.key())}});
        }
        area.plants[*colour] = plantsAt(entry);
    }
    return area;
}

// {"bush": 1}: kinds without plants are left out.
Json plantsJson(const PlantCounts& plants) {
    Json json = Json::object();
    for (const PlantKind kind : renature::allPlants) {
        if (plants.at(kind) > 0) {
            json[std::string(name(kind))] = plants.at(kind);
        }
    }
    return json;
}

Json areaJson(const Area& area) {
    Json json{{"main", area.main}, {"bonus", area.bonus ? Json(*area.bonus) : Json()}, {"plants", Json::object()}};
    for (const Colour colour : renature::allColours) {
        if (!area.plants[colour].empty()) {
            json["plants"][std::string(name(colour))] = plantsJson(area.plants[colour]);
        }
    }
    return json;
}

Text nameIn(const renature::Game* game, std::optional<Colour> colour) {
    if (!colour) {
        return Text{"nobody", {}};
    }
    const renature::Player* const player = game == nullptr ? nullptr : playerOf(*game, *colour);
    return player == nullptr ? colourName(*colour) : Text{"%1 (%2)", {player->name}, {colourWord(*colour)}};
}

// Who receives main and bonus.
Json sharesJson(const Area& area, const AreaOutcome& outcome, const renature::Game* game) {
    return {
        jsonOf(Text{"%1: %2", {}, {Text{"Main %1", {std::to_string(area.main)}}, nameIn(game, outcome.main)}}),
        jsonOf(area.bonus
                   ? Text{"%1: %2", {}, {Text{"Bonus %1", {std::to_string(*area.bonus)}}, nameIn(game, outcome.bonus)}}
                   : Text{"Bonus, not known: %1", {}, {nameIn(game, outcome.bonusUnknownFor)}})};
}

}  // namespace

Json areasLeftJson(const renature::Game& game) {
    if (!game.areas) {
        return {};
    }
    Json json = Json::array();
    for (const Area& area : *game.areas) {
        json.push_back(areaJson(area));
        json.back()["shares"] = sharesJson(area, decideArea(area), &game);
    }
    return json;
}

Json plantsLeftJson(const renature::Player& player) {
    if (!player.plantsLeft) {
        return {};
    }
    return {{"own", plantsJson(player.plantsLeft->own)}, {"neutral", plantsJson(player.plantsLeft->neutral)}};
}

Json areaChoices(const renature::Game& game, const TableFacts& facts) {
    Json json{{"colours", Json::array()}, {"plants", Json::array()}, {"mainMax", maxNumber}, {"bonusMax", maxNumber}};
    for (std::size_t i = 0; i < game.players.size() && i < facts.players.size(); ++i) {
        const Colour colour = game.players[i].colour;
        json["colours"].push_back({{"id", name(colour)},
                                   {"name", jsonOf(colourName(colour))},
                                   {"shown", facts.players[i].colour},
                                   {"player", facts.players[i].id}});
    }
    json["colours"].push_back({{"id", name(Colour::Neutral)}, {"name", jsonOf(colourName(Colour::Neutral))}});
    for (const PlantKind plant : renature::allPlants) {
        json["plants"].push_back({{"id", name(plant)}, {"name", jsonOf(plantName(plant))}, {"value", value(plant)}});
    }
    return json;
}

Area areaFromJson(std::string_view text) {
    if (text.size() > maxCommandBytes) {
        throw InputError({}, {CONCORD_TEXT("expected at most %1 bytes"), {std::to_string(maxCommandBytes)}});
    }
    return areaAt(JsonDocument(text).root());
}

std::vector<Area> areasAt(const JsonValue& list) {
    std::vector<Area> areas;
    std::ranges::transform(listAt(list), std::back_inserter(areas), areaAt);
    return areas;
}

renature::PlantsLeft plantsLeftAt(const JsonValue& value) {
    expectObject(value);
    constexpr std::array<std::string_view, 2> keys{"own", "neutral"};
    refuseOtherKeys(value, keys);
    return {plantsAt(require(value, "own")), plantsAt(require(value, "neutral"))};
}

std::string areaAnswer(const Area& area, const renature::Game* game) {
    const AreaOutcome outcome = decideArea(area);
    Json json{
        {"free", area.freeCells()}, {"shares", Json::array()}, {"gains", Json::array()}, {"results", Json::object()}};
    try {
        expectPossible(area);
    } catch (const InputError& error) {
        json["problem"] = jsonOf(Text{"That is not possible: %1.", {}, {textOf(error.message())}});
    }
    if (area.plantCount() == 0) {
        return json.dump();
    }
    json["shares"] = sharesJson(area, outcome, game);
    json["why"] = jsonOf(textOf(messageOf(areaReasons(area, outcome))));
    for (const Colour colour : renature::allColours) {
        const bool isPlaying = game == nullptr || isInPlay(*game, colour);
        if (isPlaying) {
            json["results"][std::string(name(colour))] = {{"strength", outcome.strength[colour]},
                                                          {"dropped", outcome.dropped[colour]},
                                                          {"points", outcome.points[colour]}};
        }
        const auto gain = isPlaying && area.freeCells() >= 0 ? nextGain(area, colour) : std::nullopt;
        if (gain) {
            json["gains"].push_back(jsonOf(gainInWords(colour, *gain)));
        }
    }
    return json.dump();
}

}  // namespace concord::phone
