// The facts that the rules are checked against, compiled into the tests.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

namespace concord::facts {
extern const std::string_view animalCardsText;
extern const std::string_view spiritCardsText;
extern const std::string_view rulesText;
extern const std::string_view rulebookExamplesText;
}  // namespace concord::facts

namespace concord::testing {

inline nlohmann::json rulesFacts() { return nlohmann::json::parse(facts::rulesText); }

}  // namespace concord::testing
