#include "scoring/renature/next_gain.h"

#include "scoring/renature/stock.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace concord::renature {
namespace {

struct Received {
    bool main = false;
    bool bonus = false;
    int points = 0;

    friend bool operator==(const Received&, const Received&) = default;
};

// What the colour receives of the area as it is.
Received received(const Area& area, Colour colour) {
    const AreaOutcome outcome = decideArea(area);
    return {outcome.main == colour, outcome.bonus == colour || outcome.bonusUnknownFor == colour,
            outcome.points[colour]};
}

// The same area with more strength of a colour, added as turf whether or not that fits.
Area withStrength(Area area, Colour colour, int strength) {
    PlantCounts& plants = area.plants[colour];
    plants.set(PlantKind::Turf, plants.at(PlantKind::Turf) + strength);
    return area;
}

// The strength to add that puts the colour ahead of all others; adding more changes nothing.
int mostUsefulStrength(const Area& area, Colour colour) {
    int strongest = 0;
    for (const Colour other : allColours) {
        strongest = std::max(strongest, area.plants[other].strength());
    }
    return strongest + 1 - area.plants[colour].strength();
}

// All plants that can be added: they fit the free cells, and the box holds them beside those already in the area.
std::vector<PlantCounts> additions(const Area& area, Colour colour) {
    const PlantCounts stock = plantStock(colour);
    const PlantCounts& here = area.plants[colour];
    const auto most = [&](PlantKind kind) { return stock.at(kind) - here.at(kind); };
    std::vector<PlantCounts> all;
    for (int turf = 0; turf <= most(PlantKind::Turf); ++turf) {
        for (int bush = 0; bush <= most(PlantKind::Bush); ++bush) {
            for (int pine = 0; pine <= most(PlantKind::Pine); ++pine) {
                for (int oak = 0; oak <= most(PlantKind::Oak); ++oak) {
                    const PlantCounts plants(turf, bush, pine, oak);
                    if (!plants.empty() && plants.total() <= area.freeCells()) {
                        all.push_back(plants);
                    }
                }
            }
        }
    }
    return all;
}

std::optional<PlantCounts> plantsFor(const Area& area, Colour colour, const Received& wanted) {
    std::vector<PlantCounts> all = additions(area, colour);
    std::ranges::stable_sort(all, {},
                             [](const PlantCounts& plants) { return std::pair(plants.strength(), plants.total()); });
    const auto found = std::ranges::find_if(all, [&](const PlantCounts& plants) {
        return received(withStrength(area, colour, plants.strength()), colour) == wanted;
    });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

std::optional<Gain> leastFor(const Area& area, Colour colour, const std::function<bool(const Received&)>& isWanted) {
    if (!isPlayerColour(colour)) {
        return std::nullopt;
    }
    for (int strength = 1; strength <= mostUsefulStrength(area, colour); ++strength) {
        const Received result = received(withStrength(area, colour, strength), colour);
        if (isWanted(result)) {
            return Gain{strength, result.main, result.bonus, result.points, plantsFor(area, colour, result)};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Gain> nextGain(const Area& area, Colour colour) {
    const Received now = received(area, colour);
    // While the bonus is unknown, its share counts although it brings no points.
    const auto worth = [&](const Received& r) {
        return std::pair(r.points, area.bonus ? 0 : int{r.main} + int{r.bonus});
    };
    return leastFor(area, colour, [&](const Received& result) { return worth(result) > worth(now); });
}

std::optional<Gain> gainOf(const Area& area, Colour colour, Share share) {
    const auto has = [share](const Received& r) { return share == Share::Main ? r.main : r.bonus; };
    if (has(received(area, colour))) {
        return std::nullopt;
    }
    return leastFor(area, colour, has);
}

}  // namespace concord::renature
