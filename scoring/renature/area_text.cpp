#include "scoring/renature/area_text.h"

#include "scoring/json/input_error.h"
#include "scoring/json/strict_json.h"
#include "scoring/renature/stock.h"

#include <charconv>

namespace concord::renature {

namespace {

constexpr int maxCount = 99;  // of a kind; far more than in the box, and few enough for sums

// "turf", "2xturf"
void addPlant(PlantCounts& plants, std::string_view text) {
    std::string_view name = text;
    int count = 1;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error == std::errc() && rest != text.data() + text.size() && *rest == 'x') {
        name = text.substr(static_cast<std::size_t>(rest - text.data()) + 1);
    }
    const auto plant = plantFromName(name);
    if (!plant || count < 1 || count > maxCount) {
        throw InputError(
            {}, {CONCORD_TEXT("expected a plant (turf, bush, pine, oak) such as \"bush\" or \"2xturf\", got %1"),
                 {quotedForMessage(text)}});
    }
    plants.set(*plant, std::min(maxCount, plants.at(*plant) + count));
}

}  // namespace

PlantCounts plantsFromText(std::string_view text) {
    PlantCounts plants;
    for (bool more = true; more;) {
        const std::size_t comma = text.find(',');
        addPlant(plants, text.substr(0, comma));
        more = comma != std::string_view::npos;
        text.remove_prefix(more ? comma + 1 : text.size());
    }
    return plants;
}

void addPlants(Area& area, std::string_view text) {
    const std::size_t equals = text.find('=');
    const auto colour = colourFromName(text.substr(0, equals));
    if (!colour || equals == std::string_view::npos) {
        throw InputError({},
                         {CONCORD_TEXT("expected a colour and its plants such as \"orange=bush,2xturf\" (white, black, "
                                       "orange, blue, neutral), got %1"),
                          {quotedForMessage(text)}});
    }
    if (!area.plants[*colour].empty()) {
        throw InputError({},
                         {CONCORD_TEXT("expected each colour once, got %1 again"), {quotedForMessage(name(*colour))}});
    }
    area.plants[*colour] = plantsFromText(text.substr(equals + 1));
}

void expectPossible(const Area& area) {
    if (area.plantCount() > area.main) {
        throw InputError({}, {CONCORD_TEXT("expected at most %1 plants in an area of this size, got %2"),
                              {std::to_string(area.main), std::to_string(area.plantCount())}});
    }
    for (const Colour colour : allColours) {
        for (const PlantKind plant : allPlants) {
            const int stock = plantStock(colour).at(plant);
            if (area.plants[colour].at(plant) > stock) {
                throw InputError({}, {CONCORD_TEXT("expected at most %1 of %2 in %3, as in the box, got %4"),
                                      {std::to_string(stock), std::string(name(plant)), std::string(name(colour)),
                                       std::to_string(area.plants[colour].at(plant))}});
            }
        }
    }
}

}  // namespace concord::renature
