#include "scoring/renature/ranking.h"

#include <algorithm>
#include <functional>
#include <set>

namespace concord::renature {
namespace {

// The players with this total whose tokens are unknown, "Ann, Bob"; empty: none, or there is no tie.
std::string unknownInTie(const std::vector<Standing>& standings, int total) {
    std::string names;
    int tied = 0;
    for (const Standing& standing : standings) {
        if (standing.total == total) {
            ++tied;
            if (!standing.tokens) {
                names += (names.empty() ? "" : ", ") + standing.name;
            }
        }
    }
    return tied > 1 ? names : std::string();
}

}  // namespace

std::vector<int> rank(const std::vector<Standing>& standings) {
    std::vector<int> ranks;
    for (const Standing& one : standings) {
        const bool canBreak = unknownInTie(standings, one.total).empty();
        ranks.push_back(1 + static_cast<int>(std::ranges::count_if(standings, [&](const Standing& other) {
                            return other.total > one.total ||
                                   (other.total == one.total && canBreak && other.tokens > one.tokens);
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
        if (const std::string names = unknownInTie(standings, total); !names.empty()) {
            warnings.push_back({"tie-not-broken",
                                {CONCORD_TEXT("The tie at %1 points could not be broken: it is not known how many "
                                              "sunflower tokens were collected by %2."),
                                 {std::to_string(total), names}}});
        }
    }
    return warnings;
}

}  // namespace concord::renature
