#include "scoring/table/ranking.h"

#include <algorithm>
#include <functional>
#include <set>

namespace concord {

namespace {

// The names of the players tied at this total whose tie-breaking number is unknown: "Ann, Bob". Empty if all are known,
// or if there is no tie.
std::string namesWithUnknownTieBreak(const std::vector<Contender>& contenders, int total) {
    std::string names;
    int tied = 0;
    for (const Contender& one : contenders) {
        if (one.total == total) {
            ++tied;
            if (!one.tieBreak) {
                names += (names.empty() ? "" : ", ") + one.name;
            }
        }
    }
    return tied > 1 ? names : std::string();
}

}  // namespace

std::vector<int> ranksOf(const std::vector<Contender>& contenders) {
    std::vector<int> ranks;
    for (const Contender& one : contenders) {
        const bool canBreakTie = namesWithUnknownTieBreak(contenders, one.total).empty();
        ranks.push_back(1 + static_cast<int>(std::ranges::count_if(contenders, [&](const Contender& other) {
                            return other.total > one.total ||
                                   (other.total == one.total && canBreakTie && other.tieBreak > one.tieBreak);
                        })));
    }
    return ranks;
}

std::vector<Warning> unbrokenTies(const std::vector<Contender>& contenders, const char* text) {
    std::set<int, std::greater<>> totals;
    for (const Contender& one : contenders) {
        totals.insert(one.total);
    }
    std::vector<Warning> warnings;
    for (const int total : totals) {
        if (const std::string names = namesWithUnknownTieBreak(contenders, total); !names.empty()) {
            warnings.push_back({"tie-not-broken", {text, {std::to_string(total), names}}});
        }
    }
    return warnings;
}

}  // namespace concord
