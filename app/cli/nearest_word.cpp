#include "app/cli/nearest_word.h"

#include <algorithm>

namespace concord::cli {

namespace {

// Damerau-Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and swaps of adjacent
// letters.
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> distances(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                distances[i][j] = i + j;
                continue;
            }
            const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
            distances[i][j] =
                std::min({distances[i - 1][j] + 1, distances[i][j - 1] + 1, distances[i - 1][j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                distances[i][j] = std::min(distances[i][j], distances[i - 2][j - 2] + 1);
            }
        }
    }
    return distances[a.size()][b.size()];
}

}  // namespace

std::string nearestWord(std::string_view typed, const std::vector<std::string>& words) {
    constexpr std::size_t maxTypedLength = 40;
    if (typed.empty() || typed.size() > maxTypedLength) {
        return {};
    }
    constexpr std::size_t lettersPerMistake = 4;
    std::size_t best = 1 + typed.size() / lettersPerMistake;  // no word may be farther
    std::vector<std::string> nearest;
    for (const std::string& word : words) {
        // An abbreviation counts as one mistake.
        const std::size_t distance = word.starts_with(typed) ? 1 : editDistance(typed, word);
        if (distance < best) {
            nearest.clear();
            best = distance;
        }
        if (distance == best) {
            nearest.push_back(word);
        }
    }
    return nearest.size() == 1 ? nearest.front() : std::string{};
}

}  // namespace concord::cli
