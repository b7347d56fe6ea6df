#include "scoring/harmonies/warnings/upper_bounds.h"

#include "scoring/harmonies/animals.h"
#include "scoring/harmonies/buildings.h"
#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/cell_set.h"
#include "scoring/harmonies/fields.h"
#include "scoring/harmonies/islands.h"
#include "scoring/harmonies/longest_rivers.h"
#include "scoring/harmonies/mountains.h"
#include "scoring/harmonies/river.h"
#include "scoring/harmonies/trees.h"
#include "scoring/harmonies/warnings/table_warnings.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

namespace concord {
namespace {

int inBox(Token token) { return tokensInBox[static_cast<std::size_t>(token)]; }

// The most groups of `size` cells such that no two groups touch. There are never more larger groups, as each contains
// one of `size` cells. size: 1 or 2.
int mostGroups(Side side, CellSet free, int size, std::map<CellSet, int>& known) {
    if (free == 0) {
        return 0;
    }
    if (const auto found = known.find(free); found != known.end()) {
        return found->second;
    }
    const CellSet first = firstOf(free);
    int most = mostGroups(side, free & ~first, size, known);  // without the first cell
    const auto take = [&](CellSet group) {
        most = std::max(most, 1 + mostGroups(side, free & ~group & ~touching(side, group), size, known));
    };
    if (size == 1) {
        take(first);
    } else {
        for (CellSet second = touching(side, first) & free; second != 0; second &= second - 1) {
            take(first | firstOf(second));
        }
    }
    known[free] = most;
    return most;
}

int mostGroups(Side side, int size) {
    std::map<CellSet, int> known;
    return mostGroups(side, allCells(side), size, known);
}

BoardLimits computeLimits(Side side) {
    const LongestRivers rivers = longestRivers(side);
    return {mostGroups(side, smallestField), mostGroups(side, 1), rivers.line, rivers.loop};
}

// Points by height, from 1.
using HeightPoints = std::array<int, maxHeight>;

// Stacks of green on up to two brown: the green tokens limit their number, the brown ones their height.
int mostTreePoints(Side side, const HeightPoints& points) {
    const int trees = std::min(cellCount(side), inBox(Token::Green));
    int most = 0;
    for (int tall = 0; 2 * tall <= inBox(Token::Brown) && tall <= trees; ++tall) {
        for (int medium = 0; 2 * tall + medium <= inBox(Token::Brown) && tall + medium <= trees; ++medium) {
            for (int low = 0; tall + medium + low <= trees; ++low) {
                most = std::max(most, tall * points[2] + medium * points[1] + low * points[0]);
            }
        }
    }
    return most;
}

int mostMountainPoints(Side side, const HeightPoints& points) {
    const int tokens = inBox(Token::Gray);
    int most = 0;
    for (int tall = 0; 3 * tall <= tokens; ++tall) {
        for (int medium = 0; 3 * tall + 2 * medium <= tokens; ++medium) {
            for (int low = 0; 3 * tall + 2 * medium + low <= tokens && tall + medium + low <= cellCount(side); ++low) {
                most = std::max(most, tall * points[2] + medium * points[1] + low * points[0]);
            }
        }
    }
    return most;
}

int mostBuildingPoints(Side side) { return buildingPoints * std::min(cellCount(side), inBox(Token::Red)); }

int mostFieldPoints(Side side) {
    return fieldPoints * std::min(limitsOf(side).fields, inBox(Token::Yellow) / smallestField);
}

int longestRiver(Side side, ClosedRiver closedRiver) {
    const BoardLimits& limits = limitsOf(side);
    return std::min(inBox(Token::Blue),
                    closedRiver == ClosedRiver::Loop ? std::max(limits.river, limits.loop) : limits.river);
}

int mostWaterPoints(Side side, ClosedRiver closedRiver) {
    return side == Side::A ? riverPoints(longestRiver(side, closedRiver)) : islandPoints * limitsOf(side).islands;
}

// The best points of all cards together, with at most one cube for each cell of the board.
int mostAnimalPoints(Side side) {
    std::vector<int> most(static_cast<std::size_t>(cellCount(side)) + 1, 0);  // by cubes
    for (const AnimalCard& card : animalCards()) {
        const std::vector<int> before = most;
        for (std::size_t cubes = 1; cubes < most.size(); ++cubes) {
            for (std::size_t placed = 1; placed <= std::min(cubes, card.points.size()); ++placed) {
                most[cubes] = std::max(most[cubes], before[cubes - placed] + card.pointsFor(static_cast<int>(placed)));
            }
        }
    }
    return most.back();
}

int tokensOf(SpiritLandscape landscape) {
    switch (landscape) {
        case SpiritLandscape::Field:
            return inBox(Token::Yellow);
        case SpiritLandscape::Tree:
            return inBox(Token::Green);
        case SpiritLandscape::Building:
            return inBox(Token::Red);
        case SpiritLandscape::Mountain:
            return inBox(Token::Gray);
        case SpiritLandscape::Water:
            return inBox(Token::Blue);
    }
    return 0;
}

int pointsAtHeight(const SpiritCard& card, int height) {
    const auto step = std::ranges::find_if(
        card.steps, [&](const SpiritStep& one) { return height >= one.from && (!one.to || height <= *one.to); });
    return step == card.steps.end() ? 0 : step->points;
}

int mostStackPoints(const SpiritCard& card, Side side) {
    const HeightPoints points{pointsAtHeight(card, 1), pointsAtHeight(card, 2), pointsAtHeight(card, 3)};
    if (card.landscape == SpiritLandscape::Tree) {
        return mostTreePoints(side, points);
    }
    if (card.landscape == SpiritLandscape::Mountain) {
        return mostMountainPoints(side, points);
    }
    return std::ranges::max(points) * std::min(cellCount(side), tokensOf(card.landscape));
}

// Every group has the smallest size that pays its points; the tokens and the number of groups are limited.
int mostGroupPoints(const SpiritCard& card, Side side) {
    const BoardLimits& limits = limitsOf(side);
    const auto tokens = static_cast<std::size_t>(tokensOf(card.landscape));
    std::vector<int> most(tokens + 1, 0);  // by tokens
    for (int group = 0; group < limits.islands; ++group) {
        const std::vector<int> before = most;
        for (const SpiritStep& step : card.steps) {
            const bool fits = step.from < smallestField || group < limits.fields;
            for (auto used = static_cast<std::size_t>(step.from); fits && used <= tokens; ++used) {
                most[used] = std::max(most[used], before[used - static_cast<std::size_t>(step.from)] + step.points);
            }
        }
    }
    return most.back();
}

int mostSpiritPoints(Side side) {
    int most = 0;
    for (const SpiritCard& card : spiritCards()) {
        most = std::max(
            most, card.scoring == SpiritScoring::Stack ? mostStackPoints(card, side) : mostGroupPoints(card, side));
    }
    return most;
}

using Bounds = std::array<int, categoryCount>;  // sums stay 0

Bounds computeBounds(Side side, ClosedRiver closedRiver) {
    Bounds bounds{};
    const auto set = [&](Category category, int most) { bounds[static_cast<std::size_t>(category)] = most; };
    set(Category::Trees, mostTreePoints(side, treePoints));
    set(Category::Mountains, mostMountainPoints(side, mountainPoints));
    set(Category::Fields, mostFieldPoints(side));
    set(Category::Buildings, mostBuildingPoints(side));
    set(Category::Water, mostWaterPoints(side, closedRiver));
    set(Category::Animals, mostAnimalPoints(side));
    set(Category::Spirit, mostSpiritPoints(side));
    return bounds;
}

Message whyNotMore(Category category, Side side, ClosedRiver closedRiver) {
    const std::string most = std::to_string(mostPoints(category, side, closedRiver));
    const auto box = [](Token token) { return std::to_string(inBox(token)); };
    switch (category) {
        case Category::Trees:
            return {CONCORD_TEXT("No board gives more than %1 points for trees: the box holds %2 green and %3 brown "
                                 "tokens."),
                    {most, box(Token::Green), box(Token::Brown)}};
        case Category::Mountains:
            return {CONCORD_TEXT("No board gives more than %1 points for mountains: the box holds %2 gray tokens."),
                    {most, box(Token::Gray)}};
        case Category::Fields:
            return {CONCORD_TEXT("No board gives more than %1 points for fields: no more than %2 fit on it without "
                                 "touching."),
                    {most, std::to_string(mostFieldPoints(side) / fieldPoints)}};
        case Category::Buildings:
            return {CONCORD_TEXT("No board gives more than %1 points for buildings: the box holds %2 red tokens."),
                    {most, box(Token::Red)}};
        case Category::Water:
            return side == Side::A
                       ? Message{CONCORD_TEXT("No board gives more than %1 points for the river: it cannot be longer "
                                              "than %2 tokens."),
                                 {most, std::to_string(longestRiver(side, closedRiver))}}
                       : Message{CONCORD_TEXT("No board gives more than %1 points for islands: no more than %2 fit "
                                              "on it."),
                                 {most, std::to_string(limitsOf(side).islands)}};
        case Category::Animals:
            return {CONCORD_TEXT("No board gives more than %1 points for animals: it has room for %2 cubes."),
                    {most, std::to_string(cellCount(side))}};
        default:
            return {CONCORD_TEXT("No nature's spirit gives more than %1 points."), {most}};
    }
}

// The points as entered, without what a board or a spirit's card gives: a board goes beyond a bound only with more
// tokens than the box holds, which has a warning of its own.
int enteredPoints(const Player& player, Category category) {
    if (category == Category::Animals) {
        const std::vector<AnimalEntry> none;
        const std::vector<AnimalEntry>& cards = player.animals ? *player.animals : none;
        return std::accumulate(cards.begin(), cards.end(), 0,
                               [](int sum, const AnimalEntry& one) { return sum + animalPoints(one); });
    }
    if (category == Category::Spirit) {
        return player.spirit && player.spirit->card.empty() ? player.spirit->points : 0;
    }
    return player.typed.at(category).value_or(0);
}

}  // namespace

const BoardLimits& limitsOf(Side side) {
    static const BoardLimits sideA = computeLimits(Side::A);
    static const BoardLimits sideB = computeLimits(Side::B);
    return side == Side::A ? sideA : sideB;
}

int mostPoints(Category category, Side side, ClosedRiver closedRiver) {
    static const std::array<Bounds, 4> all{
        computeBounds(Side::A, ClosedRiver::Shortest), computeBounds(Side::A, ClosedRiver::Loop),
        computeBounds(Side::B, ClosedRiver::Shortest), computeBounds(Side::B, ClosedRiver::Loop)};
    const std::size_t index = (side == Side::A ? 0U : 2U) + (closedRiver == ClosedRiver::Shortest ? 0U : 1U);
    return all[index][static_cast<std::size_t>(category)];
}

std::vector<Excess> excessesOf(const Game& game, const Player& player) {
    std::vector<Excess> excesses;
    for (const Category category : {Category::Trees, Category::Mountains, Category::Fields, Category::Buildings,
                                    Category::Water, Category::Animals, Category::Spirit}) {
        if (enteredPoints(player, category) > mostPoints(category, game.side, game.rulings.closedRiver)) {
            excesses.push_back({category, whyNotMore(category, game.side, game.rulings.closedRiver)});
        }
    }
    return excesses;
}

}  // namespace concord
