#include "scoring/harmonies/ranking.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>

namespace concord {
namespace {

std::vector<Standing> tiedAt(const std::vector<Standing>& standings, int total) {
    std::vector<Standing> tied;
    std::ranges::copy_if(standings, std::back_inserter(tied), [&](const Standing& s) { return s.total == total; });
    return tied;
}

bool cubesUnknown(const Standing& standing) { return !standing.animalCubes.has_value(); }

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "" : ", ") + part;
    }
    return text;
}

// "1. Ann, 1. Bob, 3. Cid"
std::string rankedNames(const std::vector<Standing>& standings, const std::vector<int>& ranks) {
    std::vector<std::size_t> order(standings.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return ranks[i]; });
    std::vector<std::string> names;
    names.reserve(order.size());
    for (const std::size_t i : order) {
        names.push_back(std::to_string(ranks[i]) + ". " + standings[i].name);
    }
    return joined(names);
}

Warning tieNotBroken(const std::vector<Standing>& tied, int total) {
    std::vector<std::string> unknown;
    for (const Standing& standing : tied) {
        if (cubesUnknown(standing)) {
            unknown.push_back(standing.name);
        }
    }
    return {"tie-not-broken",
            {CONCORD_TEXT("The tie at %1 points could not be broken: it is not known how many animal cubes were "
                          "placed by %2."),
             {std::to_string(total), joined(unknown)}}};
}

}  // namespace

std::vector<int> rank(const std::vector<Standing>& standings, bool spiritCubeBreaksTies) {
    const auto cubes = [&](const Standing& s) {
        return s.animalCubes.value_or(0) + (spiritCubeBreaksTies && s.spiritCube ? 1 : 0);
    };
    std::vector<int> ranks;
    for (const Standing& one : standings) {
        const bool canBreak = std::ranges::none_of(tiedAt(standings, one.total), cubesUnknown);
        ranks.push_back(1 + static_cast<int>(std::ranges::count_if(standings, [&](const Standing& other) {
                            return other.total > one.total ||
                                   (other.total == one.total && canBreak && cubes(other) > cubes(one));
                        })));
    }
    return ranks;
}

std::vector<Warning> rankingWarnings(const std::vector<Standing>& standings) {
    std::vector<Warning> warnings;
    std::set<int, std::greater<>> totals;
    for (const Standing& standing : standings) {
        totals.insert(standing.total);
    }
    for (const int total : totals) {
        const std::vector<Standing> tied = tiedAt(standings, total);
        if (tied.size() > 1 && std::ranges::any_of(tied, cubesUnknown)) {
            warnings.push_back(tieNotBroken(tied, total));
        }
    }
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
