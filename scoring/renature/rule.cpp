#include "scoring/renature/rule.h"

#include <array>

namespace concord::renature {
namespace {

// In the order of Rule.
constexpr std::array<std::string_view, 11> ruleNames{
    "track",       "area-main", "area-bonus",  "area-both", "area-tied", "area-lost-to-neutral",
    "area-behind", "clouds",    "plants-left", "tokens",    "typed"};
static_assert(ruleNames.size() == static_cast<std::size_t>(Rule::Typed) + 1);

}  // namespace

std::string_view name(Rule rule) { return ruleNames[static_cast<std::size_t>(rule)]; }

}  // namespace concord::renature
