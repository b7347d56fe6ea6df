#include "scoring/harmonies/claims/claim_answer.h"

#include <algorithm>
#include <array>
#include <utility>

namespace concord {
namespace {

struct KindFacts {
    std::string_view name;
    Rule rule;
    Category category;
};

// In the order of ClaimKind.
constexpr std::array<KindFacts, claimKindCount> kindFacts{{{"tree", Rule::TreeHeight1, Category::Trees},
                                                           {"mountain", Rule::MountainHeight1, Category::Mountains},
                                                           {"field", Rule::Field, Category::Fields},
                                                           {"building", Rule::Building, Category::Buildings},
                                                           {"river", Rule::River, Category::Water},
                                                           {"island", Rule::Island, Category::Water}}};

constexpr std::array<const char*, tokenKinds> colourWords{CONCORD_TEXT("blue"),   CONCORD_TEXT("gray"),
                                                          CONCORD_TEXT("brown"),  CONCORD_TEXT("green"),
                                                          CONCORD_TEXT("yellow"), CONCORD_TEXT("red")};

std::string joinedNames(std::span<const Cell> cells, std::string_view separator) {
    std::string text;
    for (const Cell cell : cells) {
        text.append(text.empty() ? "" : separator).append(name(cell));
    }
    return text;
}

ClaimAnswer decided(bool holds, ClaimAnswer answer, Rule rule, Message sentence, std::vector<Cell> cells) {
    answer.holds = holds;
    answer.rule = rule;
    answer.sentence = std::move(sentence);
    answer.cells = std::move(cells);
    return answer;
}

}  // namespace

std::string_view name(ClaimKind kind) { return kindFacts[static_cast<std::size_t>(kind)].name; }

std::optional<ClaimKind> claimKindFromName(std::string_view name) {
    const auto* const found = std::ranges::find(kindFacts, name, &KindFacts::name);
    return found == kindFacts.end() ? std::nullopt : std::optional(static_cast<ClaimKind>(found - kindFacts.begin()));
}

Rule ruleOf(ClaimKind kind) { return kindFacts[static_cast<std::size_t>(kind)].rule; }

Category categoryOf(ClaimKind kind) { return kindFacts[static_cast<std::size_t>(kind)].category; }

ClaimKind claimKindOf(Category landscape, Side side) {
    switch (landscape) {
        case Category::Trees:
            return ClaimKind::Tree;
        case Category::Mountains:
            return ClaimKind::Mountain;
        case Category::Fields:
            return ClaimKind::Field;
        case Category::Buildings:
            return ClaimKind::Building;
        default:
            return side == Side::A ? ClaimKind::River : ClaimKind::Island;
    }
}

ClaimAnswer answerTo(ClaimKind kind, std::span<const Cell> claimed) {
    ClaimAnswer answer;
    answer.kind = kind;
    answer.rule = ruleOf(kind);
    for (const Cell cell : claimed) {
        if (std::ranges::find(answer.claimed, cell) == answer.claimed.end()) {
            answer.claimed.push_back(cell);
        }
    }
    return answer;
}

ClaimAnswer denied(ClaimAnswer answer, Rule rule, Message sentence, std::vector<Cell> cells) {
    return decided(false, std::move(answer), rule, std::move(sentence), std::move(cells));
}

ClaimAnswer confirmed(ClaimAnswer answer, Rule rule, Message sentence, std::vector<Cell> cells) {
    return decided(true, std::move(answer), rule, std::move(sentence), std::move(cells));
}

CellSet setOf(Side side, std::span<const Cell> cells) {
    CellSet set = 0;
    for (const Cell cell : cells) {
        set |= bitOf(indexOf(side, cell));
    }
    return set;
}

std::string listOf(std::span<const Cell> cells) { return joinedNames(cells, ", "); }

std::string chainOf(std::span<const Cell> cells) { return joinedNames(cells, "-"); }

Message colourWord(Token token) { return {colourWords[static_cast<std::size_t>(token)], {}}; }

const ScoreItem* itemAt(const std::vector<ScoreItem>& items, Cell cell) {
    const auto found = std::ranges::find_if(
        items, [&](const ScoreItem& item) { return std::ranges::find(item.cells, cell) != item.cells.end(); });
    return found == items.end() ? nullptr : &*found;
}

int pointsAt(Side side, const std::vector<ScoreItem>& items, CellSet cells) {
    int points = 0;
    for (const ScoreItem& item : items) {
        points += (setOf(side, item.cells) & cells) != 0 ? item.points : 0;
    }
    return points;
}

std::vector<Cell> shortestPath(Side side, CellSet within, CellSet from, CellSet to) {
    std::vector<CellSet> layers{from};  // by distance
    for (CellSet reached = from; (layers.back() & to) == 0;) {
        layers.push_back(touching(side, layers.back()) & within & ~reached);
        if (layers.back() == 0) {
            return {};
        }
        reached |= layers.back();
    }
    std::vector<Cell> path;
    CellSet last = to;
    for (std::size_t i = layers.size(); i > 0; --i) {
        const CellSet cell = firstOf(layers[i - 1] & last);
        path.push_back(cells(side)[static_cast<std::size_t>(firstIndex(cell))]);
        last = touching(side, cell);
    }
    std::ranges::reverse(path);
    return path;
}

}  // namespace concord
