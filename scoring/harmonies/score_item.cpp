#include "scoring/harmonies/score_item.h"

#include <algorithm>
#include <array>

namespace concord {
namespace {

struct RuleFacts {
    std::string_view name;
    std::string_view page;  // of the English rulebook of 2024
};

// In the order of Rule.
constexpr std::array<RuleFacts, 19> ruleFacts{{
    {"tree-height-1", "8"},
    {"tree-height-2", "8"},
    {"tree-height-3", "8"},
    {"trunk-alone", "8"},
    {"mountain-height-1", "8"},
    {"mountain-height-2", "8"},
    {"mountain-height-3", "8"},
    {"mountain-isolated", "8"},
    {"field", "8"},
    {"field-single", "8"},
    {"building", "9"},
    {"building-too-few-colours", "9"},
    {"red-alone", "9"},
    {"river", "8"},
    {"river-shorter", "8"},
    {"island", "8"},
    {"animal-card", "9"},
    {"spirit-card", "10"},
    {"typed", ""},
}};
static_assert(ruleFacts.size() == static_cast<std::size_t>(Rule::Typed) + 1);

}  // namespace

std::string_view name(Rule rule) { return ruleFacts[static_cast<std::size_t>(rule)].name; }

std::optional<Rule> ruleFromName(std::string_view name) {
    const auto* const found = std::ranges::find(ruleFacts, name, &RuleFacts::name);
    return found == ruleFacts.end() ? std::nullopt : std::optional(static_cast<Rule>(found - ruleFacts.begin()));
}

std::string_view rulebookPage(Rule rule) { return ruleFacts[static_cast<std::size_t>(rule)].page; }

}  // namespace concord
