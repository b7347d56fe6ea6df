#include "scoring/harmonies/ranking.h"

#include "scoring/table/ranking.h"

#include <algorithm>
#include <utility>

namespace concord {
namespace {

std::vector<Contender> contendersOf(const std::vector<Standing>& standings, bool spiritCubeBreaksTies) {
    std::vector<Contender> contenders;
    for (const Standing& one : standings) {
        Contender contender{one.name, one.total, one.animalCubes};
        if (contender.tieBreak && spiritCubeBreaksTies && one.spiritCube) {
            ++*contender.tieBreak;
        }
        contenders.push_back(std::move(contender));
    }
    return contenders;
}

// "1. Ann, 1. Bob, 3. Cid"
std::string rankedNames(const std::vector<Standing>& standings, const std::vector<int>& ranks) {
    std::vector<std::size_t> order(standings.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return ranks[i]; });
    std::string names;
    for (const std::size_t i : order) {
        names += (names.empty() ? "" : ", ") + std::to_string(ranks[i]) + ". " + standings[i].name;
    }
    return names;
}

}  // namespace

std::vector<int> rank(const std::vector<Standing>& standings, bool spiritCubeBreaksTies) {
    return ranksOf(contendersOf(standings, spiritCubeBreaksTies));
}

std::vector<Warning> rankingWarnings(const std::vector<Standing>& standings) {
    std::vector<Warning> warnings = unbrokenTies(
        contendersOf(standings, false),
        CONCORD_TEXT("The tie at %1 points could not be broken: it is not known how many animal cubes were "
                     "placed by %2."));
    const std::vector<int> without = rank(standings, false);
    const std::vector<int> with = rank(standings, true);
    if (without != with) {
        warnings.push_back(
            {"spirit-cube-tie-break",
             {CONCORD_TEXT("The rulebook does not say whether the nature's spirit cube counts when a tie "
                           "is broken. If it does not: %1. If it does: %2."),
              {rankedNames(standings, without), rankedNames(standings, with)}}});
    }
    return warnings;
}

}  // namespace concord
